// What a blog may do with the tables on its page: listen how a game ended, and carry its own theme over.
const html = document.documentElement;
const tables = () =>
  /** @type {NodeListOf<HTMLIFrameElement>} */ (document.querySelectorAll('iframe.ritual-table'));

document.addEventListener('ritual-table:ended', event => {
  /** @type {CustomEvent<{ players: { name: string, won: boolean }[] }>} */
  const { detail } = /** @type {CustomEvent} */ (event);
  const winners = detail.players.filter(({ won }) => won).map(({ name }) => name);
  const sentence = `The last game here had ${detail.players.length} players, and was won by ${winners.join(', ') || 'nobody'}.`;
  /** @type {HTMLElement} */ (document.querySelector('#told')).textContent = sentence;
});

document.querySelector('#theme')?.addEventListener('click', () => {
  const { theme } = html.dataset;
  const dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  html.dataset.theme = dark ? 'light' : 'dark';
  for (const frame of tables()) frame.dataset.theme = html.dataset.theme;
});
