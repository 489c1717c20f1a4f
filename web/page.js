// The page: events out, HTML in. No rule and no word of a game lives here.
const screen = document.getElementById('screen');
const foot = document.getElementById('boot');
const bar = document.getElementById('progress');
const status = document.getElementById('status');

let python = null; // the worker's exported functions, once Python is up
let kept = null; // what was pressed before that
let held = null; // our hold on this release, while a game is on
let settle = () => {}; // lets a newer release in, if one waits and no game is on

/** How the boot goes: what is really loaded, then the steps after it. */
function tell(state, { done = 1, all = 1, way } = {}) {
  const megabytes = bytes => (bytes / 1e6).toFixed(1);
  foot.dataset.state = state;
  if (way) foot.dataset.way = way;
  bar.hidden = state === 'failed';
  if (state === 'loading') bar.value = done / all;
  else bar.removeAttribute('value');
  status.textContent = foot.dataset[state].replace('{done}', megabytes(done)).replace('{all}', megabytes(all));
}

/** Python's reply, asked for or pushed: the new screen into the DOM, the game into storage. */
function show(text) {
  const reply = JSON.parse(text);
  Idiomorph.morph(screen, reply.html, { morphStyle: 'innerHTML' });
  document.body.dataset.screen = reply.screen;
  if (reply.lang) document.documentElement.lang = reply.lang;
  if (reply.save) store('game', reply.save);
  else if (reply.save === null) store('game', null);
  hold(reply.busy);
}

/** While a game is on, in any tab, no new release takes over. */
async function hold(busy) {
  if (busy && !held) {
    held = {};
    const over = new Promise(end => (held.end = end));
    held.freed = navigator.locks?.request('game', { mode: 'shared' }, () => over);
  } else if (!busy && held) {
    const { end, freed } = held;
    held = null;
    end();
    await freed;
  }
  if (!busy) settle();
}

const idle = () => !held && !kept && !store('game');

/** A message to Python; pressed too early it is kept and carried out as soon as Python is there. */
async function send(message) {
  if (python) return show(await python.send(JSON.stringify(message)));
  kept = message;
  document.body.dataset.waiting = '';
}

/** Storage may be refused (private windows, frames): the game goes on without it. */
function store(key, value) {
  try {
    if (value === undefined) return localStorage.getItem(key);
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {}
  return null;
}

const fields = form => Object.fromEntries(new FormData(form));

document.addEventListener('click', event => {
  const control = event.target.closest('[data-action], button[data-do], a[data-do]');
  if (!control || control.disabled) return;
  event.preventDefault();
  const { action, do: name, ...rest } = control.dataset;
  send(action === undefined ? { do: name, ...rest } : { action });
});
const submit = form => send({ do: form.dataset.do, form: fields(form) });
document.addEventListener('submit', event => submit(event.target)); // guard.js prevents the browser's own way
document.addEventListener('change', event => {
  const control = event.target.closest('input[data-do], select[data-do], textarea[data-do]');
  const form = event.target.closest('form[data-do]');
  if (control) send({ do: control.dataset.do, name: control.name, value: control.type === 'checkbox' ? control.checked : control.value });
  else if (form) store('choices', JSON.stringify(fields(form)));
});

for (const [name, value] of Object.entries(JSON.parse(store('choices') ?? '{}'))) {
  const control = screen.querySelector('form[data-do]')?.elements.namedItem(name);
  if (control) control.value = value;
}
if (window.pressed) submit(window.pressed);
performance.mark('usable');

/** Start Python; then what was kept, or the screen that the saved game asks for. */
async function start() {
  if (window.tooOld) return; // guard.js says so
  const { boot, offline, update } = await import('./boot.js');
  settle = () => update(idle);
  if (idle()) settle();
  navigator.serviceWorker?.addEventListener('controllerchange', settle); // a newer release has just come
  const worker = await boot({ tell, show });
  const opened = await worker.send(JSON.stringify({ do: 'open', save: store('game'), languages: navigator.languages, form: choices() }));
  python = worker;
  tell('ready');
  delete document.body.dataset.waiting;
  if (kept) await send(kept);
  else show(opened);
  kept = null;
  performance.mark('table');
  offline();
}
const choices = () => JSON.parse(store('choices') ?? '{}');

start().catch(error => {
  console.warn(error);
  tell('failed');
});
