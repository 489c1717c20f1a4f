// The poster: in the wanted theme, language and game; pressed, its frame becomes the table.
import { host, isTheme, languageOf, listen } from './frame.js';

const html = document.documentElement;
const query = new URLSearchParams(location.search);
const drawn = [...document.querySelectorAll('template')];
const game = drawn.find(({ dataset }) => dataset.game === query.get('game'))?.dataset.game ?? '';
const theme = query.get('theme');
const wish = { theme: theme && isTheme(theme) ? theme : 'auto', lang: languageOf(query.get('lang')) };

/** What each poster has. @template {HTMLElement} T @param {string} selector @param {new () => T} kind */
function part(selector, kind) {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the poster has no ${selector}`);
  return found;
}

function draw() {
  const spoken = wish.lang ?? navigator.languages.map(languageOf).find(Boolean) ?? 'en';
  const template = drawn.find(({ dataset }) => dataset.language === spoken && dataset.game === game);
  if (template) part('#poster', HTMLElement).replaceWith(template.content.cloneNode(true));
  html.lang = spoken;
  html.dataset.theme = wish.theme;
  document.title = part('h1', HTMLElement).textContent;
  part('#play', HTMLAnchorElement).href = table();
}

/** The table's address, with all that is wished; a game behind the # goes along. */
function table() {
  const wishes = new URLSearchParams();
  for (const [name, value] of Object.entries({ game, ...wish, host })) if (value) wishes.set(name, value);
  return `./?embed&${wishes}${location.hash}`;
}

/** In place of the poster: a step back leaves the page round us. */
document.addEventListener('click', event => {
  /** @type {HTMLAnchorElement | null} */
  const link = /** @type {Element} */ (event.target).closest('#play');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  location.replace(link.href);
});

/** What the host asks for while the poster hangs. @param {'theme' | 'lang'} name */
const change = name => (/** @type {string} */ value) => {
  wish[name] = value;
  draw();
};

listen({ theme: change('theme'), language: change('lang') });
draw();
