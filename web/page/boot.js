// Python in a PyScript worker, and the service worker behind it.
import { hooks, whenDefined } from '../../{{pyscript}}/core.js';
import { serve } from './downloads.js';

const root = new URL('../../', import.meta.url);

/** Resolves to the functions that web/worker/entry.py exports. */
export async function boot({ tell }) {
  hooks.worker.onBeforeRunAsync.clear(); // it needs eval, which our policy forbids, and only serves pyscript.fs
  hooks.main.onWorker.add((_, xworker) => {
    xworker.addEventListener('message', ({ data, ports }) => {
      if (data?.boot === 'downloads') serve(ports[0]);
      else if (data?.boot) tell(data.boot, data);
    });
  });
  const script = document.createElement('script');
  script.type = 'py';
  script.setAttribute('worker', '');
  script.src = new URL('../worker/entry.py', import.meta.url).href;
  document.head.append(script); // the only place where PyScript looks (tools/site.py)
  const lost = new Promise((_, fail) => addEventListener('unhandledrejection', ({ reason }) => fail(reason), { once: true }));
  const { xworker } = await Promise.race([whenDefined('py'), lost]);
  await Promise.race([xworker.ready, lost]);
  return xworker.sync;
}

/** Work offline from now on; a little later, when the first moves are made, fetch what the next visit starts from. */
export async function offline() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  await workers.register(new URL('sw.js', root), { scope: root.pathname }).catch(console.warn);
  const { active } = await workers.ready;
  if (!navigator.connection?.saveData) setTimeout(() => active.postMessage('snapshot'), 2000);
  await import('./share.js').catch(() => {}); // a newer release may drop it while a game is on
}

/** If a newer release is all here and no tab has a game on, change to it. */
export async function update(idle) {
  const active = navigator.serviceWorker?.controller;
  if (!active) return;
  const settled = () => new Promise(answer => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(data);
    active.postMessage({ settle: import.meta.url }, [port2]);
  });
  await navigator.locks?.request('game', { ifAvailable: true }, async lock => {
    if (lock && idle() && (await settled()) && idle()) location.reload();
  }).catch(() => {}); // refused where nothing may be stored
}
