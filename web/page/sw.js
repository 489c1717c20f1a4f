// Offline: one cache a release. `caches.match` asks the oldest first, so a new release that is all here waits
// behind the old one until a page with no game on asks to settle.
const { cache: CACHE, files: FILES, remembered: REMEMBERED } = {{release}};
const OURS = CACHE.split(' ')[0] + ' ';
const home = registration.scope;
const at = path => new URL(path, home).href;
const lasting = path => /-[\w.]+\//.test(path); // a hash or a version is in the path: never changes

async function install() {
  const cache = await caches.open(CACHE);
  const put = paths => Promise.all(paths.map(async path => {
    const known = lasting(path) && (await caches.match(at(path)));
    const response = known || (await fetch(at(path), { cache: lasting(path) ? 'default' : 'no-cache' }));
    if (!response.ok) throw new Error(`${response.status} ${path}`);
    await cache.put(at(path), response);
  }));
  await put(FILES.filter(lasting));
  await put(FILES.filter(path => !lasting(path))); // a page only when all that it needs is here: an install may be cut off
  await skipWaiting();
}

/** Drop every release older than ours; true if there was one, or if the page that asks (by a file of its own) is of one. */
async function settle(file) {
  const names = (await caches.keys()).filter(name => name.startsWith(OURS));
  const old = names.slice(0, Math.max(names.indexOf(CACHE), 0));
  await Promise.all(old.map(name => caches.delete(name)));
  return old.length > 0 || !FILES.some(path => at(path) === file);
}

/** A file of the build, unpacked; only if it is just what the build made. */
async function unpacked({ path, integrity }) {
  const response = await fetch(at(path), { integrity, priority: 'low' });
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/** What the next visit starts from: the memory snapshot, and behind it the archives that belong to it. */
async function keepSnapshot() {
  const url = at(REMEMBERED[0].path);
  if (!(await caches.has(CACHE)) || (await caches.match(url, { cacheName: CACHE }))) return;
  const parts = await Promise.all(REMEMBERED.map(unpacked)); // first: while something is put, nothing can be read from its cache
  await (await caches.open(CACHE)).put(url, new Response(new Blob(parts)));
}

async function answer(request) {
  const { origin, pathname } = new URL(request.url);
  const page = origin + pathname === home || origin + pathname === at('index.html');
  return (await caches.match(page ? home : origin + pathname, { ignoreVary: true })) ?? fetch(request);
}

addEventListener('install', event => event.waitUntil(install()));
addEventListener('activate', event => event.waitUntil(clients.claim()));
addEventListener('fetch', event => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(home)) event.respondWith(answer(event.request));
});
addEventListener('message', event => {
  if (event.data?.settle) event.waitUntil(settle(event.data.settle).then(moved => event.ports[0].postMessage(moved)));
  if (event.data === 'snapshot') event.waitUntil(keepSnapshot().catch(() => {}));
});
