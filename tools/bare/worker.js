import { loadPyodide } from './pyodide/pyodide.mjs';

const python = await loadPyodide();
self.onmessage = ({ data }) => postMessage(python.runPython(data));
postMessage(python.runPython('1+1'));
