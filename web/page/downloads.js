// What Python starts from, fetched by the page at once: the worker that will ask for it is itself still to be loaded.
import { chosen, isUsual } from './rooms.js';

const RELEASE = {{release}};
const QUICK = 5; // Mbit/s
const at = path => new URL(`../../${path}`, import.meta.url).href;

const loaded = { done: 0, all: RELEASE.wasm.size + RELEASE.python.size + RELEASE.app.size + RELEASE.rooms[chosen].size };
let progress = () => {};
let told = 0;

/** A file as it arrives, counted for the progress bar. */
async function arriving(path) {
  const response = await fetch(at(path));
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  const count = new TransformStream({
    transform(chunk, out) {
      loaded.done = Math.min(loaded.done + chunk.length, loaded.all);
      if (performance.now() - told > 50) progress(((told = performance.now()), loaded));
      out.enqueue(chunk);
    },
  });
  return response.body.pipeThrough(count);
}

/** A gzipped file of ours: the worker has time to unpack it, the page has not. */
const packed = async ({ path }) => new Response(await arriving(path)).arrayBuffer();

/** A WebAssembly.Module, compiled as it arrives. On a quick line straight from the network: counting it would cost more. */
async function compiling(path, size) {
  const headers = { 'content-type': 'application/wasm' };
  const counted = async () => WebAssembly.compileStreaming(new Response(await arriving(path), { headers }));
  if (!(navigator.connection?.downlink >= QUICK)) return counted();
  const module = await WebAssembly.compileStreaming(fetch(at(path))).catch(counted); // some servers do not say what it is
  loaded.done = Math.min(loaded.done + size, loaded.all);
  return module;
}

/** What the service worker has kept of an earlier visit, if it has: then the archives are in it, but for another game's room. */
async function remembered() {
  const kept = await self.caches?.match(at(RELEASE.snapshot.path), { cacheName: RELEASE.cache }).catch(() => null);
  begin(...(kept ? ['other'] : ['library', 'app', 'room']));
  return kept?.arrayBuffer();
}

const fetched = {
  machine: () => compiling('{{pyodide}}/pyodide.asm.wasm', RELEASE.wasm.size),
  library: () => packed(RELEASE.python),
  app: () => packed(RELEASE.app),
  room: () => packed(RELEASE.rooms[chosen]),
  other: async () => (isUsual ? null : packed(RELEASE.rooms[chosen])),
  snapshot: remembered,
};
const begun = {};

function begin(...names) {
  for (const name of names) (begun[name] = fetched[name]()).catch(() => {});
}

if (!window.tooOld) begin('machine', 'snapshot');

/** Hear from now on how far it is. */
export const onProgress = listener => (progress = listener);

/** Answers a worker's port: a name in; out what was fetched, or why not. What failed is tried again. */
export function serve(port) {
  port.onmessage = async ({ data: name }) => {
    const fetching = begun[name] ?? fetched[name]();
    delete begun[name]; // it is given away
    try {
      const value = await fetching;
      port.postMessage({ name, value }, value instanceof ArrayBuffer ? [value] : []);
    } catch ({ message }) {
      port.postMessage({ name, failed: message });
    }
  };
}
