// node snapshot.mjs PYODIDE_FOLDER PYTHON_ZIP APP_TAR OUT MODULES…: Python's memory with the app already imported.
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { unpack } from '../../web/page/unpack.mjs';
import { STILL } from './still.mjs';

const [pyodideFolder, stdLibURL, tar, out, ...modules] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`));
const { info } = JSON.parse(await readFile(`${pyodideFolder}/pyodide-lock.json`, 'utf8'));
const app = await readFile(tar);
const python = await loadPyodide({
  ...STILL,
  indexURL: pyodideFolder,
  stdLibURL,
  lockFileContents: { info, packages: {} },
  packageBaseUrl: './',
  fsInit: async FS => unpack(FS, app),
  _makeSnapshot: true,
});
python.runPython(`
import gc, importlib
for name in ${JSON.stringify(modules)}: importlib.import_module(name)
importlib.import_module('web.worker.warm').warm()
gc.collect()
`);
await writeFile(out, python.makeMemorySnapshot());
