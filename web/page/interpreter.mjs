// What PyScript takes for Pyodide: the same, started in the quickest way that works here.
import { loadPyodide as load, version } from '../../{{pyodide}}/pyodide.mjs';
import { unpack } from './unpack.mjs';

export { version };

const RELEASE = {{release}};
const root = new URL('../../', import.meta.url);
const at = path => new URL(path, root).href;
const pyodide = at('{{pyodide}}/');
const tell = (boot, more) => self.postMessage({ boot, ...more });

/** The page has been fetching since before this worker was there (downloads.js): it is asked by name. */
const { port1: page, port2 } = new MessageChannel();
const answers = {};
page.onmessage = ({ data: { name, value, failed } }) => answers[name](failed ? Promise.reject(new Error(failed)) : value);
self.postMessage({ boot: 'downloads' }, [port2]);

/** A promise that is kept once it came true, and tried again if it failed. */
function once(work) {
  let promise = null;
  return () => (promise ??= work().catch(error => ((promise = null), Promise.reject(error))));
}

const given = name => once(() => new Promise(done => page.postMessage(((answers[name] = done), name))));
const program = once(() => import('../../{{pyodide}}/pyodide.asm.mjs').then(module => module.default));

/** A gzipped file of ours, unpacked and proved to be one that the build made; null if none is needed. */
const unpacked = (name, ...made) => once(async () => {
  const data = await given(name)();
  if (!data) return null;
  const digest = await crypto.subtle?.digest('SHA-256', data);
  const hex = byte => byte.toString(16).padStart(2, '0');
  const found = digest && Array.from(new Uint8Array(digest), hex).join('');
  if (digest && !made.some(({ sha256 }) => sha256 === found)) throw new Error(`${name} is damaged`);
  return new Response(new Response(data).body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
});

const machine = given('machine');
const library = unpacked('library', RELEASE.python);
const app = unpacked('app', RELEASE.app);
const rooms = Object.values(RELEASE.rooms);
const room = unpacked('room', ...rooms);
const other = unpacked('other', ...rooms);
const snapshot = given('snapshot');

/** Pyodide's own start, with what is already here in place of its downloads. */
async function started(options, downloads = {}) {
  const [module, createPyodideModule] = await Promise.all([machine(), program()]);
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  downloads[`${pyodide}pyodide.asm.wasm`] = '';
  self.fetch = (input, init) => input in downloads ? Promise.resolve(new Response(downloads[input])) : fetch(input, init);
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module, instance: await WebAssembly.instantiate(module, imports) });
  try {
    tell('starting');
    return await load({ ...options, indexURL: pyodide, createPyodideModule });
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** The room of a game that Python imports and has not: it waits for it (instead/sitecustomize.py). */
const entering = python => folder => {
  const made = RELEASE.rooms[folder];
  if (!made) return false;
  const request = new XMLHttpRequest();
  request.open('GET', at(made.path), false);
  request.responseType = 'arraybuffer';
  request.send();
  if (request.status !== 200) return false;
  const data = python.toPy(new Uint8Array(request.response));
  if (python.pyimport('hashlib').sha256(data).hexdigest() !== made.sha256) return false;
  unpack(python.FS, python.pyimport('zlib').decompress(data, 31).toJs());
  return true;
};

/** Our trimmed and compiled standard library, our compiled app, the room of the game that is chosen. */
async function compiled(options, archives = Promise.all([library(), app(), room()])) {
  const [zip, ...tars] = await archives;
  const stdLibURL = at(RELEASE.python.path);
  const python = await started({
    ...options,
    stdLibURL,
    lockFileContents: { info: RELEASE.info, packages: {} },
    packageBaseUrl: pyodide,
    fsInit: async FS => tars.forEach(tar => tar && unpack(FS, new Uint8Array(tar))),
  }, { [stdLibURL]: zip });
  python.pyimport('sitecustomize').ROOMS.fetch = entering(python);
  python.runPython('import web.worker.app');
  return python;
}

/** What is not empty of a memory, put back where it belongs. */
function spread(kept) {
  const { filled } = RELEASE.snapshot;
  const whole = new Uint8Array(filled.at(-1)[1]);
  let from = 0;
  for (const [start, end] of filled) whole.set(kept.subarray(from, (from += end - start)), start);
  return whole.buffer;
}

/** The memory, the library, the app and the usual game's room, as the service worker has put them together. */
function parted(stored) {
  const sizes = [RELEASE.snapshot, RELEASE.python, RELEASE.app, rooms[0]].map(({ memory }) => memory);
  if (stored.byteLength !== sizes.reduce((sum, size) => sum + size)) throw new Error('not the whole snapshot');
  let from = 0;
  return sizes.map(size => new Uint8Array(stored, (from += size) - size, size));
}

/** The memory of a Python that has the app imported; the service worker kept it on an earlier visit. */
async function remembered(options) {
  const stored = await snapshot();
  if (!stored) return null;
  try {
    const [memory, ...archives] = parted(stored);
    const python = await compiled({ ...options, _loadSnapshot: spread(memory) }, [...archives, await other()]);
    python.runPython('import random; random.seed()');
    return python;
  } catch (error) {
    const cache = await caches.open(RELEASE.cache);
    await cache.put(at(RELEASE.snapshot.path), new Response('refused')); // not again with this release
    throw error;
  }
}

/** Stock Pyodide, and our wheel by micropip, with those it needs: slow, but nothing else of our own making. */
async function plain(options) {
  const python = await started({ ...options, lockFileURL: `${pyodide}pyodide-lock.json` });
  await python.loadPackage('micropip', { messageCallback: () => {} });
  const install = python.pyimport('micropip').install;
  for (const wheel of RELEASE.wheels) await install.callKwargs(at(wheel), { deps: false });
  python.runPython('import web.worker.app');
  return python;
}

for (const early of [program, machine, snapshot]) early().catch(() => {});

export async function loadPyodide(options) {
  for (const way of [remembered, compiled, plain]) {
    try {
      const python = await way(options);
      if (!python) continue;
      tell('starting', { way: way.name });
      return python;
    } catch (error) {
      if (way === plain) throw error;
      console.warn(`${way.name}: ${error.message}; trying the next way`);
    }
  }
}
