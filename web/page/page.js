// The page: events out, HTML in. No rule and no word of a game lives here.
import { onProgress } from './downloads.js';
import { chosen, enter } from './rooms.js';
import * as device from './storage.js';
import { announce, arrive, draw, glide, notify, parsed, rest, set } from './screen.js';

const { body, documentElement: html } = document;
const $ = selector => document.querySelector(selector);
const KEEP = 'ritual-table'; // a copy of the settings, for before Python is up
const LINK = '#r='; // an address with a game in it
const LONGEST_FILE = 1 << 21;
const query = new URLSearchParams(location.search); // lang, theme, game: for this visit; embed: in somebody's page

let python = null; // the worker's exported functions, once Python is up
let boot = { state: 'loading' }; // how the start goes
let held = null; // our hold on this release, while a game is on
let timer = 0; // until a bot's turn
let asked = 0; // how many messages were sent
let presses = 0; // how often a person has pressed something
let playing; // the id of the game at this table, or null; undefined until the device has said
let warned = false; // that nothing can be stored
let slid = null; // where a slider is being drawn to
let news = []; // what the screen reader has not been told yet
let settle = () => {}; // lets a newer release in, if one waits and no game is on
const early = []; // what was pressed before Python was up
const touched = new Set(); // the fields of the lobby that were changed before that

/** Storage may be refused (private windows, frames): the game goes on without it. */
function store(text) {
  try {
    if (text === undefined) return localStorage.getItem(KEEP);
    localStorage.setItem(KEEP, text);
  } catch {}
  return null;
}

/** Only what the page itself must know before Python is up: which language, which theme. */
function kept() {
  try {
    return JSON.parse(store() ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** How the boot goes: candles for what is really loaded, and a sentence. */
function tell(state, { done = 1, all = 1, way = boot.way } = {}) {
  boot = { state, done, all, way };
  set(body.dataset, 'boot', state);
  if (way) set(body.dataset, 'way', way);
  const vigil = $('[data-vigil]');
  if (!vigil) return;
  const candles = vigil.querySelectorAll('[data-candle]');
  const lit = state === 'loading' ? Math.floor((done / all) * (candles.length - 1)) : candles.length;
  candles.forEach((candle, n) => candle.classList.toggle('is-lit', n < lit && state !== 'failed'));
  vigil.setAttribute('aria-valuenow', lit);
  const megabytes = bytes => (bytes / 1e6).toFixed(1);
  const sentence = vigil.dataset[state]?.replace('{done}', megabytes(done)).replace('{all}', megabytes(all));
  if (sentence) vigil.querySelector('[data-vigil-words]').textContent = sentence;
  if (state === 'failed' || state === 'old') announce([sentence], true);
}

/** What is kept into storage; only then the new screen into the DOM, and the news to the screen reader. */
async function show(text, turn, press) {
  const reply = JSON.parse(text);
  const keeping = keep(reply);
  const screen = reply.html === null ? null : parsed(reply.html); // meanwhile
  const [trouble] = await Promise.all([keeping, enter(screen?.dataset.game)]);
  if (trouble === 'elsewhere') return send({ do: 'step-back' });
  if (trouble === 'stale') setTimeout(recount);
  if (reply.export) byHand('save', ...reply.export);
  if (reply.ended) dispatchEvent(new CustomEvent('game-ended', { detail: reply.ended }));
  if (reply.trace) console.error(reply.trace);
  if (reply.load && press === presses) return fetchSave(reply.load, press); // whatever the page itself has said since
  if (reply.screen !== 'table') news = []; // one viewer's are not for the next
  if (reply.announce) news.push(reply.announce);
  if (turn !== asked) return reply.notice && notify(reply.notice); // something newer was asked: its answer will be the screen
  if (!screen) return again(reply.wait);
  const seen = reply.screen === 'lobby' ? lobby() : reply.screen;
  if ($('#root').dataset.screen === 'lobby') set(body.dataset, 'screen', lobby());
  const moved = body.dataset.screen !== seen;
  const travel = glide();
  draw(screen, slid);
  set(body.dataset, 'screen', seen);
  delete html.dataset.link; // what it opens is there (guard.js)
  set(html, 'lang', reply.language);
  set(html.dataset, 'theme', reply.theme);
  set(document, 'title', reply.title);
  if (moved) arrive();
  else requestAnimationFrame(travel); // before the next picture, but not before the screen is there
  tell(boot.state, boot);
  announce(news.splice(0), moved || seen === 'handover');
  if (reply.notice) notify(reply.notice);
  if (reply.sounds.length) import('./sound.js').then(({ play }) => play(reply.sounds)).catch(() => {}); // no sound here, then
  point(reply.address);
  again(reply.wait);
  hold(reply.screen !== 'lobby');
  if (trouble && trouble !== 'stale' && !warned) {
    warned = true;
    send({ do: 'unkept', value: trouble });
  }
}

/** In the lobby the rules open and close by themselves, even before Python is up. */
const lobby = () => ($('#rules:popover-open') ? 'rules' : 'lobby');

/** Another window has changed the statistics: what was counted here is counted into those. */
async function recount() {
  const { stats = null } = await device.list();
  await send({ do: 'recount', stats });
}

/** When it is a bot's turn, or one thinks. */
function again(wait) {
  clearTimeout(timer);
  if (wait !== null) timer = setTimeout(() => send({ do: 'tick' }), wait);
}

/** A game that Python asked for: the same message again, with the game in it. */
async function fetchSave(message, press) {
  const save = await device.load(message.value, message.do === 'continue');
  if (press === presses) await send({ ...message, save });
}

/** Games, settings, and which game is on, for a reload; a game in another window is that window's. */
async function keep({ keep: games, settings, game, screen, stats }) {
  const texts = { ...(settings && { settings }), ...(game !== playing && screen !== 'elsewhere' && { game }) };
  playing = game;
  if (!games && !stats && !Object.keys(texts).length) return '';
  const trouble = await device.keep(games ?? {}, texts, stats);
  if (settings && !trouble) store(settings);
  return trouble;
}

/** What the address says behind its #. */
function point(address) {
  const hash = address && `#${address}`;
  try {
    if (hash ? location.hash !== hash : location.hash.startsWith(LINK))
      history.replaceState(null, '', hash || location.pathname + location.search);
  } catch {} // Safari has enough after a hundred: the next one will do
}

/** While a game is on, in any tab, no new release takes over. */
async function hold(busy) {
  if (busy && !held) {
    held = {};
    const over = new Promise(end => (held.end = end));
    held.freed = navigator.locks?.request('game', { mode: 'shared' }, () => over).catch(() => {}); // may be refused
  } else if (!busy && held) {
    const { end, freed } = held;
    held = null;
    end();
    await freed;
  }
  if (!busy) settle();
}

const idle = () => !held && !early.length && playing === null;

/** The day on this device, 2026-11-17. */
function today() {
  const now = new Date();
  return new Date(now - now.getTimezoneOffset() * 6e4).toISOString().slice(0, 10);
}

/** A message to Python; pressed too early it waits until Python is there. */
async function send(message) {
  if (!python) return void early.push(message);
  clearTimeout(timer);
  const turn = ++asked, press = presses;
  await show(await python.send(JSON.stringify({ ...message, day: today() })), turn, press);
}

/** The lobby's fields; before Python is up only those that were changed, since it knows the others better. */
function form() {
  const fields = $('#lobby') ? Object.fromEntries(new FormData($('#lobby'))) : {};
  return python ? fields : Object.fromEntries(Object.entries(fields).filter(([name]) => touched.has(name)));
}

/** What a control says. */
function press(control) {
  presses++;
  const { action, do: name, value } = control.dataset;
  if (name === 'language' && !python) speak(value);
  if (name === 'start' || name === 'daily') body.dataset.waiting = '';
  send(action === undefined ? { do: name, value, form: form() } : { do: 'act', action });
}

/** Something leaves the page. */
const byHand = async (what, ...given) => (await import('./share.js'))[what](...given);

/** A slider tells where it is while it is drawn, a message at a time: what lies between is left out. */
async function slide({ value, dataset }) {
  const busy = slid !== null;
  slid = value;
  if (busy) return;
  try {
    for (let sent = null; sent !== slid; ) await send({ do: dataset.do, value: (sent = slid) });
  } finally {
    slid = null;
  }
}

document.addEventListener('click', event => {
  const control = event.target.closest('button[data-action], button[data-do], a[data-do]');
  if (!control || control.disabled) return;
  if (control.tagName === 'A') event.preventDefault();
  if (['copy', 'send'].includes(control.dataset.do)) byHand(control.dataset.do, control);
  else press(control);
});
document.addEventListener('change', async event => {
  const control = event.target.closest('input[data-do]:not([type=range]), select[data-do]');
  if (!control) return;
  if (control.type === 'file') {
    const text = await control.files[0]?.slice(0, LONGEST_FILE).text();
    control.value = '';
    return send({ do: control.dataset.do, value: text, form: form() });
  }
  touched.add(control.name);
  if (control.name === 'game') enter(control.value);
  const on = control.type === 'checkbox' ? control.checked : undefined;
  send({ do: control.dataset.do, value: on ?? control.dataset.value ?? control.value, name: control.name, form: form() });
});
addEventListener('hashchange', () => location.hash.startsWith(LINK) && send({ do: 'link', value: location.hash }));
document.addEventListener('visibilitychange', async () => {
  if (document.hidden || !python || body.dataset.screen !== 'lobby') return;
  const { saves, stats = null } = await device.list(); // another window may have played on
  if (saves) send({ do: 'shelf', saves, stats, form: form() });
});
device.onTaken(id => id === playing && send({ do: 'step-back' }));
document.addEventListener('input', ({ target }) => {
  if (target.matches('[type=range][data-do]')) slide(target);
  else if (target.name) touched.add(target.name);
});
document.addEventListener('toggle', ({ target, newState }) => {
  if (target.matches('#rules[popover]')) set(body.dataset, 'screen', lobby());
  if (newState === 'open' && target.matches('.drawer')) rest(target.querySelector('h2'));
  if (newState === 'open' && target.matches(':root:not([data-embed]) .lobby > details')) target.scrollIntoView({ block: 'nearest' });
}, true);
document.addEventListener('keydown', ({ target, key, ctrlKey, altKey, metaKey, shiftKey }) => {
  if (ctrlKey || altKey || metaKey || shiftKey || target.matches('input, select, textarea')) return;
  if (key === 'Escape') $('dialog[open] [data-do=close]')?.click();
  else if (!$('dialog[open], .drawer:popover-open')) $(`[data-key="${CSS.escape(key)}"]`)?.click();
});

/** The lobby in another language, as the build has drawn it, while Python is not up. */
function speak(language) {
  const drawn = $(`template[data-language="${language}"]`);
  if (!drawn || html.lang === language) return;
  const filled = [...$('#lobby').elements].map(({ value, checked }) => ({ value, checked }));
  draw(drawn.content.firstElementChild.cloneNode(true));
  [...$('#lobby').elements].forEach((field, n) => touched.has(field.name) && Object.assign(field, filled[n]));
  html.lang = language;
  tell(boot.state, boot);
}

const known = [...document.querySelectorAll('template[data-language]')].map(({ dataset }) => dataset.language);
const wanted = query.get('lang') ?? kept().settings?.language;
const spoken = [wanted, ...navigator.languages].map(tag => String(tag).split('-')[0]).find(tag => tag === 'en' || known.includes(tag)) ?? 'en';
if (navigator.share) html.dataset.shares = ''; // the button that needs it is shown
html.dataset.theme = query.get('theme') ?? kept().settings?.theme ?? 'auto';
speak(spoken);
enter(chosen);
if (query.has('embed')) import('../embed/embedded.js').then(({ begin }) => begin({ send }));
if (window.pressed) press(window.pressed);
performance.mark('usable');
onProgress(loaded => boot.state === 'loading' && tell('loading', loaded));

/** What Python gets to know of the device; a game that is on becomes this window's, unless a link is opened. */
async function onDevice() {
  const link = location.hash;
  const { saves, stats, settings = store(), game: on = null } = await device.list();
  warned = !saves;
  const game = link.startsWith(LINK) || (query.has('embed') && (await others())) ? null : on;
  const wants = query.get('game');
  playing = wants && game ? undefined : game; // then Python asks for it, if it is what is wanted
  const save = wants ? undefined : game && (await device.load(game, true));
  const lent = { language: query.get('lang'), theme: query.get('theme') };
  const page = location.origin + location.pathname;
  return { settings, stats, saves, game, save, page, link, day: today(), lent, wants };
}

/** Whether a game is on in another window, or in another frame of the same page. */
const others = async () => (await navigator.locks?.query().catch(() => null))?.held.some(({ name }) => name === 'game');

/** Start Python; then the screen that stands, and what was pressed early. */
async function start() {
  if (window.tooOld) return tell('old');
  const { boot: load, offline, update } = await import('./boot.js');
  settle = () => update(idle);
  const found = onDevice();
  found.then(() => idle() && settle());
  navigator.serviceWorker?.addEventListener('controllerchange', settle); // a newer release has just come
  const worker = await load({ tell });
  const there = await found;
  const pressed = [...early];
  const opened = await worker.open(JSON.stringify({ ...there, early: pressed }), spoken);
  python = worker;
  playing ??= null;
  tell('ready', boot);
  await show(opened, asked, presses);
  early.splice(0, pressed.length);
  for (const message of early.splice(0)) await send(message);
  delete body.dataset.waiting;
  performance.mark('table');
  offline();
}

start().catch(error => {
  console.warn(error);
  tell('failed');
});
