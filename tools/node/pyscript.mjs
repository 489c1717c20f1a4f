// node pyscript.mjs CORE_FOLDER: prints PyScript's own Python package as JSON, as it writes it at every start.
import { readFile } from 'node:fs/promises';

const source = await readFile(`${process.argv[2]}/src/stdlib/pyscript.js`, 'utf8');
const { default: files } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
console.log(JSON.stringify(files));
