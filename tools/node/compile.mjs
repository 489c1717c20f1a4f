// node compile.mjs PYODIDE_FOLDER JOB_FOLDER: runs compile.py inside Pyodide on a folder.
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { STILL } from './still.mjs';

const [pyodideFolder, job] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`));
const python = await loadPyodide({ ...STILL, indexURL: pyodideFolder });
python.mountNodeFS('/job', job);
python.runPython(await readFile(new URL('./compile.py', import.meta.url), 'utf8'));
