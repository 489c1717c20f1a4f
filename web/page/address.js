// A game, or a place in one, behind the # of the page's address.
import { send } from './messages.js';

const LINK = '#r=';

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

addEventListener('hashchange', () => hasGame() && send({ do: 'link', value: location.hash }));
