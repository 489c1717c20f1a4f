// HTML into the page, so that it is felt as little as possible: only what differs, the focus kept, a card seen on its way.
const MOST_SAID = 12;
const TRAVEL = { duration: 420, easing: 'cubic-bezier(.2, .7, .2, 1)' };

const DOCK = '.dock:not(.lobby__dock)';

/** The first element that a selector finds. */
export const $ = (/** @type {string} */ selector) =>
  /** @type {HTMLElement | null} */ (document.querySelector(selector));

/** Whether a lesson is on: then it has the page, whatever Python may answer meanwhile. */
export const inLesson = () => 'lesson' in document.body.dataset;

/** All that a selector finds. */
const all = (/** @type {string} */ selector) =>
  /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector));

/**
 * Written only when it differs: even the same language written again has the browser style the whole page anew.
 * @template T @template {keyof T} K @param {T} place @param {K} name @param {T[K]} value
 */
export function set(place, name, value) {
  if (place[name] !== value) place[name] = value;
}

/** What had the focus when a drawer was opened over it, and a card in that. @type {Element[]} */
const openers = [];

/** A screen that is not shown yet; no script in it would ever run. */
export const parsed = (/** @type {string} */ html) =>
  new DOMParser().parseFromString(html, 'text/html').getElementById('root');

/**
 * Only what differs is touched: a text that is being written stays, and what a person has unfolded or folded.
 * Of another screen nothing stays.
 * @param {HTMLElement} screen @param {string | null} [slid] where a slider is being drawn to
 */
export function draw(screen, slid = null) {
  const active = document.activeElement;
  const offered = controls();
  const root = /** @type {HTMLElement} */ ($('#root'));
  if (root.dataset.screen !== screen.dataset.screen) root.replaceWith(screen);
  else
    Idiomorph.morph(root, screen, {
      morphStyle: 'outerHTML',
      // of anything else it would leave the old words
      ignoreActiveValue: active?.matches('input[type=text]:not([readonly])') ?? false,
      callbacks: { beforeNodeMorphed: differs(slid), beforeAttributeUpdated: changes },
    });
  const drawer = $('#root > dialog[open]');
  for (const part of all('#root > *')) part.inert = drawer !== null && part !== drawer; // what lies behind it
  follow(drawer, active);
  if (active !== document.body && document.activeElement === document.body)
    rest(drawer?.querySelector('h2') ?? $('.dock'));
  if (controls() !== offered) settle();
}

/** What the dock offers, told apart from what it offered before. */
const controls = () => [...all(`${DOCK} :is([data-action], [data-do])`)].map(told).join();
const told = (/** @type {HTMLElement} */ { dataset: { action, do: name, value } }) =>
  action ?? `${name} ${value}`;

/** A dock that has just changed takes no tap for a moment: the second of two was meant for what stood there. */
function settle() {
  const seconds = getComputedStyle(document.documentElement).getPropertyValue('--settle');
  const still = { pointerEvents: 'none' };
  $(DOCK)?.animate([still, still], parseFloat(seconds) * 1000);
}

/** How long something can still be taken back: a line that grows short. */
export function countDown(/** @type {number | null} */ duration) {
  const place = $('[data-countdown]');
  if (!place || !duration || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  place.animate({ scale: ['1', '0 1'] }, { duration, pseudoElement: '::after', fill: 'forwards' });
}

/**
 * Into a drawer that is opened, and when it is closed back to what it was opened with.
 * @param {HTMLElement | null} drawer @param {Element | null} active
 */
function follow(drawer, active) {
  const depth = drawer ? Number(drawer.dataset.depth ?? 1) : 0;
  if (depth > openers.length) {
    openers.push(active ?? document.body);
    rest(drawer?.querySelector('h2') ?? null);
  } else if (depth < openers.length) {
    const [opener] = openers.splice(depth);
    const value = CSS.escape(opener.getAttribute('data-value') ?? '');
    const place = opener.isConnected
      ? opener
      : (drawer ?? $('#root'))?.querySelector(`[data-value="${value}"]`);
    /** @type {HTMLElement | null | undefined} */ (place)?.focus({ preventScroll: true });
  }
}

/**
 * Most of a screen stays as it is: what is equal is not gone into; nor a slider that has been drawn on since.
 * @param {string | null} slid @returns {(node: Node, next: Node) => boolean}
 */
const differs = slid => (node, next) => {
  const isPassed = slid !== null && /** @type {HTMLInputElement} */ (node).type === 'range';
  return !node.isEqualNode(next) && (!isPassed || /** @type {HTMLInputElement} */ (next).value === slid);
};

/**
 * Whether an attribute follows what is drawn: not what a person has folded, nor what lets a place have the focus.
 * @param {string} name @param {Element} element @param {'update' | 'remove'} way
 */
const changes = (name, { tagName }, way) =>
  !(name === 'open' && tagName === 'DETAILS') && !(name === 'tabindex' && way === 'remove');

/** The focus falls to a place, not out of the page. */
export function rest(/** @type {HTMLElement | null} */ place) {
  place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}

/**
 * Sentences for who listens: each is added to what was said on this screen, so that none is lost to the next.
 * @param {string[]} sentences @param {boolean} [anew]
 */
export function announce(sentences, anew = false) {
  const place = /** @type {HTMLElement} */ ($('#announce'));
  if (anew) place.replaceChildren();
  for (const textContent of sentences)
    place.append(Object.assign(document.createElement('p'), { textContent }));
  while (place.children.length > MOST_SAID) place.firstChild?.remove();
}

/** A sentence above the screen, until it is closed. */
export function notify(/** @type {string} */ drawn) {
  $('#notice')?.remove();
  document.body.insertAdjacentHTML('beforeend', drawn);
  $('#notice')?.showPopover?.();
}

/** Remembers where the card on its way lies, or the deck; then lets it travel from there, or a discard turn over. */
export function glide() {
  const gone = $('.vt-leaving')?.dataset.card;
  const from = ($('.vt-flight') ?? $('#deck .card'))?.getBoundingClientRect();
  return () => {
    const newest = $('.vt-leaving');
    const turned = newest?.dataset.card !== gone;
    const card = turned ? newest : $('.vt-flight');
    const to = card?.getBoundingClientRect();
    if (!from || !to || (to.x === from.x && to.y === from.y)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const above = { zIndex: 2, transformOrigin: '0 0' };
    const way = { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: from.width / to.width };
    card?.animate([{ ...above, ...way, transform: turned ? 'rotateY(90deg)' : 'none' }, above], TRAVEL);
  };
}

/** On a new screen, reading begins at its top. */
export function arrive() {
  for (const drawer of all('[popover]:popover-open')) drawer.hidePopover();
  $('.main')?.scrollTo(0, 0);
  rest($('dialog[open] h2') ?? $('#root h1'));
}
