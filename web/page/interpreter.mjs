// What PyScript takes for Pyodide: the same, started in the quickest way that works here.
import { loadPyodide as load, version } from '../../{{pyodide}}/pyodide.mjs';
import { unpack } from './unpack.mjs';

/** @import { BootState, Packed, Release } from './types' */
/** @import { FileSystem } from './unpack.mjs' */

export { version };

/** @typedef {NonNullable<Parameters<typeof load>[0]>} Options */
/** @typedef {ArrayBuffer | Uint8Array<ArrayBuffer>} Bytes */
/** @typedef {[zip: Bytes, tar: Bytes]} Archives */

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
 * A gzipped file of ours, unpacked and proved to be the one that the build made.
 * @param {string} name @param {Packed} facts
 */
function unpacked(name, { path, sha256 }) {
  return once(async () => {
    const data = await given(name)();
    if (((await sha256Of(data)) ?? sha256) !== sha256) throw new Error(`${path} is damaged`);
    const { body } = /** @type {{ body: ReadableStream<BufferSource> }} */ (new Response(data));
    return new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  });
}

/** @type {() => Promise<WebAssembly.Module>} */
const machine = given('machine');
const library = unpacked('library', RELEASE.python);
const app = unpacked('app', RELEASE.app);
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
 * Our trimmed and compiled standard library, our compiled app.
 * @param {Options} options @param {Archives} [archives] those that are not the page's
 */
async function compiled(options, archives) {
  const [zip, tar] = archives ?? (await Promise.all([library(), app()]));
  const stdLibURL = at(RELEASE.python.path);
  const python = await started(
    {
      ...options,
      stdLibURL,
      lockFileContents: { info: RELEASE.info, packages: {} },
      packageBaseUrl: pyodide,
      fsInit: async (/** @type {FileSystem} */ FS) => unpack(FS, new Uint8Array(tar)),
    },
    { [stdLibURL]: zip },
  );
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

/** The memory, the library and the app, as the service worker has put them together. */
function parted(/** @type {ArrayBuffer} */ stored) {
  const sizes = [RELEASE.snapshot, RELEASE.python, RELEASE.app].map(({ memory }) => memory);
  const [library, app, end] = [sizes[0], sizes[0] + sizes[1], sizes[0] + sizes[1] + sizes[2]];
  if (stored.byteLength !== end) throw new Error('not the whole snapshot');
  const part = (/** @type {number} */ from, /** @type {number} */ to) =>
    new Uint8Array(stored, from, to - from);
  return { memory: part(0, library), library: part(library, app), app: part(app, end) };
}

/** The memory of a Python that has the app imported; the service worker kept it on an earlier visit. */
async function remembered(/** @type {Options} */ options) {
  const stored = await snapshot();
  if (!stored) return null;
  try {
    const { memory, library, app } = parted(stored);
    const python = await compiled({ ...options, _loadSnapshot: spread(memory) }, [library, app]);
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
