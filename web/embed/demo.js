// What a blog may do with the tables on its page: listen how a game ended, and carry its own theme over.
const told = document.querySelector('#told');
const html = document.documentElement;

document.addEventListener('ritual-table:ended', ({ detail: { players } }) => {
  const names = players.filter(({ won }) => won).map(({ name }) => name);
  told.textContent = `The last game here had ${players.length} players, and was won by ${names.join(', ') || 'nobody'}.`;
});

document.querySelector('#theme').addEventListener('click', () => {
  const dark = html.dataset.theme ? html.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  html.dataset.theme = dark ? 'light' : 'dark';
  for (const frame of document.querySelectorAll('iframe.ritual-table')) frame.dataset.theme = html.dataset.theme;
});
