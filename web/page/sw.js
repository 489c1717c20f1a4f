// Offline: one cache a release. `caches.match` asks the oldest first, so a new release that is all here waits
// behind the old one until a page with no game on asks to settle.
/** @typedef {import('./types').OfflineRelease} OfflineRelease */
/** @typedef {import('./types').Packed} Packed */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** @type {OfflineRelease} */
const { cache: CACHE, files: FILES, remembered: REMEMBERED } = JSON.parse('{{release}}');
const OURS = `${CACHE.split(' ')[0]} `;
const home = worker.registration.scope;
const at = (/** @type {string} */ path) => new URL(path, home).href;

/** Whether a hash or a version is in the path: then the file never changes. */
const isLasting = (/** @type {string} */ path) => /-[\w.]+\//.test(path);

/**
 * A file of the build into our cache, from an older one if it is the same.
 * @param {Cache} cache @param {string} path
 */
async function put(cache, path) {
  const known = isLasting(path) && (await caches.match(at(path)));
  const response = known || (await fetch(at(path), { cache: isLasting(path) ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  await cache.put(at(path), response);
}

async function install() {
  const cache = await caches.open(CACHE);
  const putAll = (/** @type {string[]} */ paths) => Promise.all(paths.map(path => put(cache, path)));
  await putAll(FILES.filter(isLasting));
  await putAll(FILES.filter(path => !isLasting(path))); // a page only when all that it needs is here: an install may be cut off
  await worker.skipWaiting();
}

/** Drop every release older than ours; true if there was one, or if the page that asks (by a file of its own) is of one. */
async function settle(/** @type {string} */ file) {
  const names = (await caches.keys()).filter(name => name.startsWith(OURS));
  const old = names.slice(0, Math.max(names.indexOf(CACHE), 0));
  await Promise.all(old.map(name => caches.delete(name)));
  return old.length > 0 || !FILES.some(path => at(path) === file);
}

/** A file of the build, unpacked; only if it is just what the build made. */
async function unpacked(/** @type {Packed} */ { path, integrity }) {
  const response = await fetch(at(path), { integrity, priority: 'low' });
  if (!response.ok || !response.body) throw new Error(`${response.status} ${path}`);
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/** What the next visit starts from: the memory snapshot, and behind it the archives that belong to it. */
async function keepSnapshot() {
  const url = at(REMEMBERED[0].path);
  if (!(await caches.has(CACHE)) || (await caches.match(url, { cacheName: CACHE }))) return;
  const parts = await Promise.all(REMEMBERED.map(unpacked)); // first: while something is put, nothing can be read from its cache
  await (await caches.open(CACHE)).put(url, new Response(new Blob(parts)));
}

async function answer(/** @type {Request} */ request) {
  const { origin, pathname } = new URL(request.url);
  const isPage = origin + pathname === home || origin + pathname === at('index.html');
  return (await caches.match(isPage ? home : origin + pathname, { ignoreVary: true })) ?? fetch(request);
}

worker.addEventListener('install', event => event.waitUntil(install()));
worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', event => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(home)) event.respondWith(answer(event.request));
});
worker.addEventListener('message', event => {
  const { data, ports } = event;
  if (data?.settle) event.waitUntil(settle(data.settle).then(moved => ports[0].postMessage(moved)));
  if (data === 'snapshot') event.waitUntil(keepSnapshot().catch(() => {}));
});
