const FILES = [
  './',
  'page.js',
  'worker.js',
  ...['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'].map(
    name => `pyodide/${name}`,
  ),
];
addEventListener('install', event => event.waitUntil(caches.open('bare').then(cache => cache.addAll(FILES))));
addEventListener('fetch', event =>
  event.respondWith(caches.match(event.request).then(found => found ?? fetch(event.request))),
);
