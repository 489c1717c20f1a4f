// Plays by itself in whatever browser opens it: a first visit and a second one, a whole game each. What happens is told
// to the server, as the addresses that are asked for.
const PATIENCE = 120000;
const CONTROLS = '#dock [data-action], [data-do=next-round], [data-do=confirm-yes]';
const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
const inside = () => /** @type {Window} */ (frame.contentWindow);
const all = (/** @type {string} */ selector) =>
  /** @type {NodeListOf<HTMLElement>} */ (inside().document.querySelectorAll(selector));
const $ = (/** @type {string} */ selector) => all(selector)[0];
const on = (/** @type {string} */ name) => $('body')?.dataset[name] ?? '';
const rest = (/** @type {number} */ ms) => new Promise(done => setTimeout(done, ms));
const report = (/** @type {string} */ text) => fetch(`report?${encodeURIComponent(text)}`);

/** @param {string} what @param {() => unknown} holds */
async function until(what, holds) {
  const start = performance.now();
  while (!holds()) {
    if (performance.now() - start > PATIENCE)
      throw new Error(`no ${what}: screen ${on('screen')}, start ${on('boot')}`);
    await rest(30);
  }
}

async function visit(/** @type {number} */ number) {
  const start = performance.now();
  frame.src = `../table/index.html?visit=${number}`;
  const isThere = () => inside().location.search.endsWith(String(number));
  await until('lobby', () => isThere() && ['ready', 'failed'].includes(on('boot')));
  inside().addEventListener('error', ({ message }) => report(`error: ${message}`));
  $('button[data-do=start]').click();
  await until('table', () => on('screen') === 'table');
  await report(`visit ${number}: ${on('way')}, a table after ${Math.round(performance.now() - start)} ms`);
}

async function play() {
  const speed = Object.assign($('#menu [data-do=speed]'), { value: 'instant' });
  speed.dispatchEvent(new Event('change', { bubbles: true }));
  for (let done = 0; ; done++) {
    await until('turn', () => on('screen') === 'game-over' || $(CONTROLS));
    if (on('screen') === 'game-over') return report(`a whole game, ${done} clicks`);
    const controls = all(CONTROLS);
    controls[done % controls.length].click();
    await rest(60);
  }
}

async function snapshot() {
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) if (url.includes('snapshot')) return true;
  return false;
}

/** Nothing can be stored: there is nothing to come back to. */
const refused = () =>
  caches.keys().then(
    () => false,
    () => true,
  );

async function again() {
  for (let tries = 0; tries < 300 && !(await snapshot()); tries++) await rest(200);
  $('[data-do=to-lobby]').click();
  await until('lobby', () => on('screen') === 'lobby');
  await visit(2);
  await play();
}

try {
  await visit(1);
  await play();
  if (!(await refused())) await again();
  await report('done');
} catch (error) {
  await report(`error: ${/** @type {Error} */ (error).message}`);
}

export {}; // a module
