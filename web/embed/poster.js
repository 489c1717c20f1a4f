// The poster: in the wanted theme, language and game; pressed, its frame becomes the table.
import { host, isTheme, listen, tongue } from './frame.js';

const html = document.documentElement;
const query = new URLSearchParams(location.search);
const drawn = [...document.querySelectorAll('template')];
const game = drawn.find(({ dataset }) => dataset.game === query.get('game'))?.dataset.game ?? '';
const wish = { theme: isTheme(query.get('theme')) ? query.get('theme') : 'auto', lang: tongue(query.get('lang')) };

function draw() {
  const spoken = wish.lang ?? navigator.languages.map(tongue).find(Boolean) ?? 'en';
  const template = drawn.find(({ dataset }) => dataset.language === spoken && dataset.game === game);
  document.querySelector('#poster').replaceWith(template.content.cloneNode(true));
  html.lang = spoken;
  html.dataset.theme = wish.theme;
  document.title = document.querySelector('h1').textContent;
  document.querySelector('#play').href = table();
}

/** The table's address, with all that is wished; a game behind the # goes along. */
function table() {
  const wishes = Object.entries({ game, ...wish, host }).filter(([, value]) => value);
  return `./?embed&${new URLSearchParams(wishes)}${location.hash}`;
}

/** In place of the poster: a step back leaves the page round us. */
document.addEventListener('click', event => {
  const link = event.target.closest('#play');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  location.replace(link.href);
});

/** What the host asks for while the poster hangs. */
const change = name => value => {
  wish[name] = value;
  draw();
};

listen({ theme: change('theme'), language: change('lang') });
draw();
