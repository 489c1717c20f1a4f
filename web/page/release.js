// The release that this tab is of: it stays while a game is on, in any tab, and works offline.
import { gameOn } from './device.js';
import { areWaiting } from './messages.js';
import { inLesson } from './screen.js';

const LOCK = 'game';
const SNAPSHOT_AFTER = 2000; // ms: when the first moves are made
const root = new URL('../../', import.meta.url);

/** @type {{ end: () => void, freed: Promise<unknown> } | null} */
let held = null; // our hold on this release, while a game is on

function take() {
  let end = () => {};
  const over = new Promise(done => {
    end = () => done(undefined);
  });
  const request = navigator.locks?.request(LOCK, { mode: 'shared' }, () => over);
  return { end, freed: Promise.resolve(request).catch(() => {}) }; // it may be refused
}

/** While a game is on, in any tab, no new release takes over. */
export async function hold(/** @type {boolean} */ busy) {
  if (busy) {
    held ??= take();
    return;
  }
  if (held) {
    const { end, freed } = held;
    held = null;
    end();
    await freed;
  }
  settle();
}

/** Whether nothing would be lost if the page loaded anew. */
export const isIdle = () => !held && !areWaiting() && !inLesson() && gameOn() === null;

/** If a newer release is all here and no tab has a game on, change to it. */
export async function settle() {
  const active = navigator.serviceWorker?.controller;
  if (!active) return;
  const settled = () =>
    new Promise(answer => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => answer(data);
      active.postMessage({ settle: import.meta.url }, [port2]);
    });
  try {
    await navigator.locks?.request(LOCK, { ifAvailable: true }, async lock => {
      if (lock && isIdle() && (await settled()) && isIdle()) location.reload();
    });
  } catch {} // refused where nothing may be stored
}

/** Work offline from now on; a little later, fetch what the next visit starts from. */
export async function offline() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  await workers.register(new URL('sw.js', root), { scope: root.pathname }).catch(console.warn);
  const { active } = await workers.ready;
  if (!navigator.connection?.saveData) setTimeout(() => active?.postMessage('snapshot'), SNAPSHOT_AFTER);
  await import('./share.js').catch(() => {}); // a newer release may drop it while a game is on
}

navigator.serviceWorker?.addEventListener('controllerchange', settle); // a newer release has just come
