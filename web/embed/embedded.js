// The table in somebody's page: as high as what it shows, in the host's theme and language, and it tells how a game ended.
import { listen, say } from './frame.js';

/** @import { Message } from '../page/types' */

const { body, documentElement: html } = document;
const NARROW = '{{narrow}}'; // the wide screens want a height, too: see style/tokens.css
const WIDE_HEIGHT = 40; // rem
/** @type {Record<string, string>} */
const LINK = JSON.parse('{{own_page}}'); // by language: the words of the link to the table's own page

/**
 * Called by page.js, whose `send` goes to Python.
 * @param {{ send: (message: Message) => void }} page
 */
export function begin({ send }) {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = new URL('./embedded.css', import.meta.url).href;
  document.head.append(style);
  html.dataset.embed = '';
  body.append(ownPage());
  const query = new URLSearchParams(location.search);
  const asked = { theme: query.get('theme'), language: query.get('lang') };
  const wish = (/** @type {'theme' | 'language'} */ setting) => (/** @type {string} */ value) => {
    if (asked[setting] === value) return; // said again: what a person has chosen since then stays
    asked[setting] = value;
    send({ do: `lend-${setting}`, value });
  };
  listen({ theme: wish('theme'), language: wish('language') });
  addEventListener('game-ended', event =>
    say('ended', { result: /** @type {CustomEvent} */ (event).detail }),
  );
  style.addEventListener('load', follow);
}

/** A line below the table; where it is, and in its words. */
function ownPage() {
  const line = document.createElement('footer');
  const link = document.createElement('a');
  line.className = 'own-page';
  link.target = '_blank';
  link.rel = 'noopener';
  link.href = './';
  const speak = () => {
    link.textContent = LINK[html.lang] ?? LINK.en;
  };
  new MutationObserver(speak).observe(html, { attributeFilter: ['lang'] });
  speak();
  line.append(link);
  return line;
}

/** Tells the host how high the table would like to be, and that it is ready. While a game is on it never shrinks. */
function follow() {
  let [told, tallest, width, due] = [0, 0, 0, 0];
  let ready = false;
  const look = () => {
    due = 0;
    const height = Math.max(natural(), width === innerWidth ? tallest : 0);
    tallest = body.dataset.screen === 'lobby' ? 0 : height;
    width = innerWidth;
    if (height !== told) say('height', { height });
    if (!ready && body.dataset.boot === 'ready') say('ready');
    told = height;
    ready = body.dataset.boot === 'ready';
  };
  const soon = () => {
    if (!due) due = requestAnimationFrame(look);
  };
  new MutationObserver(soon).observe(body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open', 'class', 'data-screen', 'data-boot'],
  });
  addEventListener('resize', () => innerWidth !== width && soon());
  document.fonts?.ready.then(soon);
  soon();
}

/** Pixels that everything needs which scrolls inside the table; measured, and nothing is moved by it. */
function natural() {
  const places = [...document.querySelectorAll('.main, .dock, .rail')];
  const tops = places.map(({ scrollTop }) => scrollTop);
  html.dataset.measured = '';
  const { height } = body.getBoundingClientRect();
  delete html.dataset.measured;
  places.forEach((place, n) => {
    if (place.scrollTop !== tops[n]) place.scrollTop = tops[n];
  });
  const rem = parseFloat(getComputedStyle(html).fontSize);
  return Math.ceil(matchMedia(NARROW).matches ? height : Math.max(height, WIDE_HEIGHT * rem));
}
