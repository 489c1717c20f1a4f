// The page's address: what it asks for on this visit, and a game behind its #.
const LINK = '#r=';

/** lang, theme, game: for this visit; embed: in somebody's page. */
export const query = new URLSearchParams(location.search);

/** Whether there is a game in the address. */
export const hasGame = () => location.hash.startsWith(LINK);

/** What stands behind the # from now on. */
export function point(/** @type {string} */ address) {
  const hash = address && `#${address}`;
  try {
    if (hash ? location.hash !== hash : hasGame())
      history.replaceState(null, '', hash || location.pathname + location.search);
  } catch {} // Safari has enough after a hundred: the next one will do
}
