// What Python starts from, fetched by the page at once: the worker that will ask for it is itself still to be loaded.
import { chosen, isUsual } from './rooms.js';

/** @import { Boot, Packed, Release } from './types' */

/** @type {Release} */
const RELEASE = JSON.parse('{{release}}');
const QUICK = 5; // Mbit/s
const EVERY = 50; // ms between two reports
const at = (/** @type {string} */ path) => new URL(`../../${path}`, import.meta.url).href;

const parts = [RELEASE.wasm, RELEASE.python, RELEASE.app, RELEASE.rooms[chosen]];
const loaded = { done: 0, all: parts.reduce((sum, { size }) => sum + size, 0), told: 0 };
/** @type {(loaded: Boot) => unknown} */
let progress = () => {};

function count(/** @type {number} */ bytes) {
  loaded.done = Math.min(loaded.done + bytes, loaded.all);
}

/** A file as it arrives, counted for the progress bar. */
async function arriving(/** @type {string} */ path) {
  const response = await fetch(at(path));
  if (!response.ok || !response.body) throw new Error(`${response.status} ${path}`);
  /** @type {TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>} */
  const counting = new TransformStream({
    transform(chunk, out) {
      count(chunk.length);
      const now = performance.now();
      if (now - loaded.told > EVERY) {
        loaded.told = now;
        progress(loaded);
      }
      out.enqueue(chunk);
    },
  });
  return response.body.pipeThrough(counting);
}

/** A gzipped file of ours: the worker has time to unpack it, the page has not. */
const packed = async (/** @type {Packed} */ { path }) => new Response(await arriving(path)).arrayBuffer();

/**
 * A WebAssembly.Module, compiled as it arrives. On a quick line straight from the network: counting it would cost more.
 * @param {string} path @param {number} size
 */
async function compiling(path, size) {
  const headers = { 'content-type': 'application/wasm' };
  const counted = async () => WebAssembly.compileStreaming(new Response(await arriving(path), { headers }));
  if ((navigator.connection?.downlink ?? 0) < QUICK) return counted();
  const module = await WebAssembly.compileStreaming(fetch(at(path))).catch(counted); // some servers do not say what it is
  count(size);
  return module;
}

/** What the service worker has kept of an earlier visit, if it has: then the archives are in it, but for another game's room. */
async function remembered() {
  const { path } = RELEASE.snapshot;
  const kept = await self.caches?.match(at(path), { cacheName: RELEASE.cache }).catch(() => null);
  begin(...(kept ? ['other'] : ['library', 'app', 'room']));
  return kept?.arrayBuffer();
}

/** @typedef {Promise<WebAssembly.Module | ArrayBuffer | undefined>} Fetching */

/** @type {Record<string, () => Fetching>} */
const fetched = {
  machine: () => compiling('{{pyodide}}/pyodide.asm.wasm', RELEASE.wasm.size),
  library: () => packed(RELEASE.python),
  app: () => packed(RELEASE.app),
  room: () => packed(RELEASE.rooms[chosen]),
  other: async () => (isUsual ? new ArrayBuffer(0) : packed(RELEASE.rooms[chosen])),
  snapshot: remembered,
};
/** @type {Record<string, Fetching>} */
const begun = {};

function begin(/** @type {string[]} */ ...names) {
  for (const name of names) {
    begun[name] = fetched[name]();
    begun[name].catch(() => {}); // who asks for it is told
  }
}

if (!window.tooOld) begin('machine', 'snapshot');

/** Hear from now on how far it is. */
export function onProgress(/** @type {typeof progress} */ listener) {
  progress = listener;
}

/** Answers a worker's port: a name in; out what was fetched, or why not. What failed is tried again. */
export function serve(/** @type {MessagePort} */ port) {
  port.onmessage = async ({ data: name }) => {
    const fetching = begun[name] ?? fetched[name]();
    delete begun[name]; // it is given away
    try {
      const value = await fetching;
      port.postMessage({ name, value }, value instanceof ArrayBuffer ? [value] : []);
    } catch (error) {
      port.postMessage({ name, failed: String(/** @type {Error} */ (error).message) });
    }
  };
}
