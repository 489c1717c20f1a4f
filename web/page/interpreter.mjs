// What PyScript takes for Pyodide: the same, started in the quickest way that works here.
import { loadPyodide as load, version } from '../../{{pyodide}}/pyodide.mjs';
import { unpack } from './unpack.mjs';

/** @import { BootState, Packed, Release } from './types' */
/** @import { FileSystem } from './unpack.mjs' */

export { version };

/** @typedef {NonNullable<Parameters<typeof load>[0]>} Options */
/** @typedef {ArrayBuffer | Uint8Array<ArrayBuffer>} Bytes */
/** @typedef {Bytes[]} Archives the library, then what is unpacked */

/** @type {Release} */
const RELEASE = JSON.parse('{{release}}');
const root = new URL('../../', import.meta.url);
const at = (/** @type {string} */ path) => new URL(path, root).href;
const pyodide = at('{{pyodide}}/');
const tell = (/** @type {BootState} */ boot, /** @type {{ way?: string }} */ more = {}) =>
  self.postMessage({ boot, ...more });

/** The page has been fetching since before this worker was there (downloads.js): it is asked by name. */
const { port1: page, port2 } = new MessageChannel();
/** @type {Record<string, (value: any) => void>} */
const answers = {};
page.onmessage = ({ data: { name, value, failed } }) =>
  answers[name](failed ? Promise.reject(new Error(failed)) : value);
self.postMessage({ boot: 'downloads' }, [port2]);

/**
 * A promise that is kept once it came true, and tried again if it failed.
 * @template T @param {() => Promise<T>} work @returns {() => Promise<T>}
 */
function once(work) {
  /** @type {Promise<T> | null} */
  let promise = null;
  const begin = async () => {
    try {
      return await work();
    } catch (error) {
      promise = null;
      throw error;
    }
  };
  return () => {
    promise ??= begin();
    return promise;
  };
}

/** What the page has fetched by that name. */
const given = (/** @type {string} */ name) =>
  once(
    () =>
      new Promise(done => {
        answers[name] = done;
        page.postMessage(name);
      }),
  );
const program = once(() => import('../../{{pyodide}}/pyodide.asm.mjs').then(module => module.default));

/** @param {Bytes} data */
async function sha256Of(data) {
  const digest = await crypto.subtle?.digest('SHA-256', data); // only where the page is secure
  const hex = (/** @type {number} */ byte) => byte.toString(16).padStart(2, '0');
  return digest && Array.from(new Uint8Array(digest), hex).join('');
}

/**
 * A gzipped file of ours, unpacked and proved to be one that the build made; nothing stays nothing.
 * @param {string} name @param {Packed[]} made
 */
function unpacked(name, ...made) {
  return once(async () => {
    const data = await given(name)();
    if (!data.byteLength) return data;
    const found = await sha256Of(data);
    if (found && !made.some(({ sha256 }) => sha256 === found)) throw new Error(`${name} is damaged`);
    const { body } = /** @type {{ body: ReadableStream<BufferSource> }} */ (new Response(data));
    return new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  });
}

/** @type {() => Promise<WebAssembly.Module>} */
const machine = given('machine');
const library = unpacked('library', RELEASE.python);
const app = unpacked('app', RELEASE.app);
const rooms = Object.values(RELEASE.rooms);
const room = unpacked('room', ...rooms);
const other = unpacked('other', ...rooms);
/** @type {() => Promise<ArrayBuffer | undefined>} */
const snapshot = given('snapshot');

/**
 * Pyodide's own start, with what is already here in place of its downloads.
 * @param {Options} options @param {Record<string, Bytes | string>} [downloads] by address
 */
async function started(options, downloads = {}) {
  const [module, createPyodideModule] = await Promise.all([machine(), program()]);
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  downloads[`${pyodide}pyodide.asm.wasm`] = '';
  self.fetch = async (input, init) =>
    String(input) in downloads ? new Response(downloads[String(input)]) : fetch(input, init);
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  try {
    tell('starting');
    return await load({ ...options, indexURL: pyodide, createPyodideModule });
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/**
 * The room of a game that Python imports and has not: it waits for it (stubs/sitecustomize.py).
 * @param {any} python @returns {(folder: string) => boolean}
 */
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

/**
 * Our trimmed and compiled standard library, our compiled app, the room of the game that is chosen.
 * @param {Options} options @param {Archives} [archives] those that are not the page's
 */
async function compiled(options, archives) {
  const [zip, ...tars] = archives ?? (await Promise.all([library(), app(), room()]));
  const stdLibURL = at(RELEASE.python.path);
  const python = await started(
    {
      ...options,
      stdLibURL,
      lockFileContents: { info: RELEASE.info, packages: {} },
      packageBaseUrl: pyodide,
      fsInit: async (/** @type {FileSystem} */ FS) => {
        for (const tar of tars) unpack(FS, new Uint8Array(tar));
      },
    },
    { [stdLibURL]: zip },
  );
  python.pyimport('sitecustomize').ROOMS.fetch = entering(python);
  python.runPython('import web.worker.app');
  return python;
}

/** What is not empty of a memory, put back where it belongs. */
function spread(/** @type {Uint8Array} */ kept) {
  const { filled } = RELEASE.snapshot;
  const whole = new Uint8Array(filled[filled.length - 1][1]);
  let from = 0;
  for (const [start, end] of filled) {
    whole.set(kept.subarray(from, from + end - start), start);
    from += end - start;
  }
  return whole.buffer;
}

/** The memory, the library, the app and the usual game's room, as the service worker has put them together. */
function parted(/** @type {ArrayBuffer} */ stored) {
  const sizes = [RELEASE.snapshot, RELEASE.python, RELEASE.app, rooms[0]].map(({ memory }) => memory);
  if (stored.byteLength !== sizes.reduce((sum, size) => sum + size, 0))
    throw new Error('not the whole snapshot');
  let end = 0;
  return sizes.map(size => {
    end += size;
    return new Uint8Array(stored, end - size, size);
  });
}

/** The memory of a Python that has the app imported; the service worker kept it on an earlier visit. */
async function remembered(/** @type {Options} */ options) {
  const stored = await snapshot();
  if (!stored) return null;
  try {
    const [memory, ...archives] = parted(stored);
    const python = await compiled({ ...options, _loadSnapshot: spread(memory) }, [
      ...archives,
      await other(),
    ]);
    python.runPython('import random; random.seed()');
    return python;
  } catch (error) {
    const cache = await caches.open(RELEASE.cache);
    await cache.put(at(RELEASE.snapshot.path), new Response('refused')); // not again with this release
    throw error;
  }
}

/** Stock Pyodide, and our wheel by micropip, with those it needs: slow, but nothing else of our own making. */
async function plain(/** @type {Options} */ options) {
  const python = await started({ ...options, lockFileURL: `${pyodide}pyodide-lock.json` });
  await python.loadPackage('micropip', { messageCallback: () => {} });
  const install = python.pyimport('micropip').install;
  for (const wheel of RELEASE.wheels) await install.callKwargs(at(wheel), { deps: false });
  python.runPython('import web.worker.app');
  return python;
}

for (const early of [program, machine, snapshot]) early().catch(() => {}); // who needs it is told

/** As Pyodide's: the first way that works. */
export async function loadPyodide(/** @type {Options} */ options) {
  for (const way of [remembered, compiled, plain]) {
    try {
      const python = await way(options);
      if (!python) continue;
      tell('starting', { way: way.name });
      return python;
    } catch (error) {
      if (way === plain) throw error;
      console.warn(`${way.name}: ${/** @type {Error} */ (error).message}; trying the next way`);
    }
  }
}
