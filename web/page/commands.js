// Events of the page's controls become messages to Python. No rule and no word of a game lives here.
import { form, lobbyScreen, speak, touch } from './lobby.js';
import { holdTick, letTick, pressed, pythonIsUp, send } from './messages.js';
import { enter, lesson } from './rooms.js';
import { $, inLesson, rest, set } from './screen.js';

const CONTROLS = 'a, button, input, label, select, summary, dialog, [popover], [tabindex="0"]';
const LONGEST_FILE = 1 << 21;
const HOLD = 500;
let holding = 0; // the timer of a finger that is held on a card
let isHeld = false; // that finger has read it: to lift it presses nothing
/** @type {string | null} */
let slid = null; // where a slider is being drawn to

/** @typedef {HTMLInputElement} Control A field, a button or a link: those two have only what is asked of them here. */

const target = (/** @type {Event} */ event) => /** @type {Control} */ (event.target);

/** Where a slider is being drawn to, or null: what is drawn for an earlier place is not to pull it back. */
export const slidTo = () => slid;

/** What a control says. */
export function press(/** @type {HTMLElement} */ control) {
  pressed();
  const { action, do: name, value } = control.dataset;
  if (name === 'learn' && value) return learn(value);
  if (name === 'language' && value && !pythonIsUp()) speak(value);
  if (name === 'start' || name === 'daily') document.body.dataset.waiting = '';
  send(action === undefined ? { do: name, value, form: form() } : { do: 'act', action });
}

/** A game is chosen, and its lesson begins; what that needs is fetched at once, its script too. */
async function learn(/** @type {string} */ game) {
  const tile = /** @type {Control | null} */ ($(`[name=game][value="${game}"]`));
  if (tile) {
    tile.checked = true;
    choose(tile);
  }
  lesson(game, document.documentElement.lang).catch(() => {}); // begin() asks again, and tells
  (await import('./lesson.js')).begin(game);
}

/** A slider tells where it is while it is drawn, a message at a time: what lies between is left out. */
async function slide(/** @type {HTMLInputElement} */ { value, dataset }) {
  const busy = slid !== null;
  slid = value;
  if (busy) return;
  try {
    for (let sent = null; sent !== slid; ) {
      sent = slid;
      await send({ do: dataset.do, value: sent });
    }
  } finally {
    slid = null;
  }
}

/** A file's text. */
async function read(/** @type {Control} */ field) {
  const value = await field.files?.[0]?.slice(0, LONGEST_FILE).text();
  field.value = ''; // the same one may be chosen again
  send({ do: field.dataset.do, value, form: form() });
}

/** A field of the lobby is changed. */
function choose(/** @type {Control} */ { name, type, checked, value, dataset }) {
  touch(name);
  if (name === 'game') enter(value);
  if (name === 'theme') set(document.documentElement.dataset, 'theme', value);
  const chosen = type === 'checkbox' ? checked : (dataset.value ?? value);
  send({ do: dataset.do, value: chosen, name, form: form() });
}

/** What can be read: a card, or a control with a card on it, which does something else when it is pressed. */
const readable = (/** @type {Event} */ event) =>
  inLesson()
    ? null
    : /** @type {HTMLElement | null} */ (target(event).closest?.('[data-reads], [data-do=read]'));

/** A card is read; when that is over the focus comes back to it. */
function readCard(/** @type {HTMLElement} */ control) {
  const { reads, value } = control.dataset;
  pressed();
  control.focus({ preventScroll: true });
  send({ do: 'read', value: reads ?? value });
}

document.addEventListener('pointerdown', event => {
  const card = event.pointerType === 'touch' && readable(event);
  isHeld = false;
  clearTimeout(holding);
  if (!card) return;
  holding = setTimeout(() => {
    isHeld = true;
    readCard(card);
  }, HOLD);
});
for (const end of ['pointerup', 'pointercancel'])
  document.addEventListener(end, () => clearTimeout(holding), true);
/** A held finger that is lifted takes the focus nowhere. */
document.addEventListener('mousedown', event => isHeld && event.preventDefault(), true);

/** The second button, the key for it, or a finger that is held where the browser tells. */
document.addEventListener('contextmenu', event => {
  const card = readable(event);
  if (!card) return;
  event.preventDefault();
  clearTimeout(holding);
  if (!isHeld) readCard(card);
  isHeld = /** @type {PointerEvent} */ (event).pointerType === 'touch';
});

/**
 * The bots' next step at once, if one is to come: by a tap or a key where nothing else is to be pressed.
 * @param {Event} event
 */
function goOn(event) {
  const next = target(event).closest(CONTROLS) ? null : $('#next');
  if (next) event.preventDefault();
  next?.click();
}

/** A tap or any key skips the reveal of a round's end, and does nothing else: all that it tells stands beneath. */
for (const kind of ['click', 'keydown'])
  addEventListener(
    kind,
    event => {
      const reveal = $('#reveal');
      if (!reveal?.checkVisibility({ visibilityProperty: true })) return;
      if (kind === 'click' && !reveal.contains(target(event))) return; // who listens may press what stands beneath
      reveal.remove();
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );

document.addEventListener('click', async event => {
  if (isHeld && event.detail) return;
  /** @type {Control | null} */
  const control = target(event).closest('button[data-action], button[data-do], a[data-do], button[data-to]');
  if (!control && target(event).matches('#root, body, html'))
    $('#root > dialog[open] [data-do=close]')?.click();
  if (!control && target(event).closest('.felt, .you, .dock')) goOn(event);
  if (!control || control.disabled) return;
  if (control.dataset.do === 'read') return readCard(control);
  if (control.tagName === 'A') event.preventDefault();
  const { do: name } = control.dataset;
  if (name === 'copy' || name === 'send') (await import('./share.js'))[name](control);
  else if (inLesson()) (await import('./lesson.js')).press(control);
  else press(control);
});

document.addEventListener('pointerdown', event => {
  if (!target(event).closest('[data-do=say]')) return;
  holdTick();
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, letTick, { once: true });
});

document.addEventListener('change', event => {
  /** @type {Control | null} */
  const field = target(event).closest('input[data-do]:not([type=range]), select[data-do]');
  if (field?.type === 'file') read(field);
  else if (field) choose(field);
});

document.addEventListener('input', event => {
  const field = target(event);
  if (field.matches('[type=range][data-do]')) slide(field);
  else if (field.name) touch(field.name);
});

/** A name is written anew, not written on. */
document.addEventListener('focusin', event => {
  if (target(event).matches('.chair input')) target(event).select();
});

/** What unfolds by itself: where reading goes on. */
document.addEventListener(
  'toggle',
  event => {
    const place = target(event);
    if (place.matches('#rules[popover]')) set(document.body.dataset, 'screen', lobbyScreen());
    if (/** @type {ToggleEvent} */ (event).newState !== 'open') return;
    if (place.matches('.drawer')) rest(place.querySelector('h2'));
    if (place.matches(':root:not([data-embed]) .lobby > details')) place.scrollIntoView({ block: 'nearest' });
  },
  true,
);

document.addEventListener('keydown', event => {
  const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
  if (ctrlKey || altKey || metaKey || shiftKey || target(event).matches('input, select, textarea')) return;
  const card = key === 'i' && readable(event);
  if (card) readCard(card);
  else if (key === ' ') goOn(event);
  else if (key === 'Escape') $('dialog[open] [data-do=close]')?.click();
  else if (!$('dialog[open], .drawer:popover-open')) $(`[data-key="${CSS.escape(key)}"]`)?.click();
});
