// The table in somebody's page: as high as what it shows, in the host's theme and language, and it tells how a game ended.
import { listen, say } from './frame.js';

const { body, documentElement: html } = document;
const NARROW = '{{narrow}}'; // the wide screens want a height, too: see style/tokens.css
const WIDE_HEIGHT = 40; // rem
const LINK = {{own_page}}; // by language: the words of the link to the table's own page

/** Called by page.js, whose `send` goes to Python. */
export function begin({ send }) {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = new URL('./embedded.css', import.meta.url);
  document.head.append(style);
  html.dataset.embed = '';
  body.append(ownPage());
  const query = new URLSearchParams(location.search);
  const asked = { theme: query.get('theme'), language: query.get('lang') };
  const wish = setting => value => {
    if (asked[setting] === value) return; // said again: what a person has chosen since then stays
    asked[setting] = value;
    send({ do: `lend-${setting}`, value });
  };
  listen({ theme: wish('theme'), language: wish('language') });
  addEventListener('game-ended', ({ detail }) => say('ended', { result: detail }));
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
  const speak = () => (link.textContent = LINK[html.lang] ?? LINK.en);
  new MutationObserver(speak).observe(html, { attributeFilter: ['lang'] });
  speak();
  line.append(link);
  return line;
}

/** Tells the host how high the table would like to be, and that it is ready. While a game is on it never shrinks. */
function follow() {
  let told = 0, tallest = 0, width = 0, ready = false, due = 0;
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
  const soon = () => (due ||= requestAnimationFrame(look));
  new MutationObserver(soon).observe(body, { subtree: true, childList: true, attributeFilter: ['open', 'class', 'data-screen', 'data-boot'] });
  addEventListener('resize', () => innerWidth !== width && soon());
  document.fonts?.ready.then(soon);
  soon();
}

/** Pixels that everything needs which scrolls inside the table; measured, and nothing is moved by it. */
function natural() {
  const places = [...document.querySelectorAll('.main, .dock, .rail')].map(place => [place, place.scrollTop]);
  html.dataset.measured = '';
  const { height } = body.getBoundingClientRect();
  delete html.dataset.measured;
  for (const [place, top] of places) if (place.scrollTop !== top) place.scrollTop = top;
  const rem = parseFloat(getComputedStyle(html).fontSize);
  return Math.ceil(matchMedia(NARROW).matches ? height : Math.max(height, WIDE_HEIGHT * rem));
}
