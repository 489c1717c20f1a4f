// node compile.mjs PYODIDE_FOLDER JOB_FOLDER: runs compile.py inside Pyodide on a folder.
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const [pyodideFolder, job] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: pyodideFolder });
python.mountNodeFS('/job', job);
python.runPython(await readFile(new URL('./compile.py', import.meta.url), 'utf8'));
