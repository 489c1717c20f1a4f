// A game's room (web/games): its style and its symbols are loaded when the game is chosen, or something of it is shown.
const ROOMS = {{rooms}}; // their folders, that of the usual game first
const within = (folder, file) => new URL(`../games/${folder}/${file}`, import.meta.url).href;
const entered = {};

/** A game's folder; undefined if there is none. */
const room = game => ROOMS.find(folder => folder === game?.replaceAll('-', '_'));

/** The game that was chosen last on this device, as the copy of the settings has it. */
function last() {
  try {
    return JSON.parse(localStorage.getItem('ritual-table')).lobby.game;
  } catch {
    return undefined; // nothing is stored, or nothing may be
  }
}

/** The room that a visit begins with. */
export const chosen = room(new URLSearchParams(location.search).get('game')) ?? room(last()) ?? ROOMS[0];
export const isUsual = chosen === ROOMS[0];

/** Resolves when what is drawn of this game looks as it should; a room that cannot be loaded is not waited for. */
export function enter(game) {
  const folder = room(game);
  return folder && (entered[folder] ??= Promise.all([style(folder), symbols(folder)]).catch(() => delete entered[folder]));
}

function style(folder) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: within(folder, 'style.css') });
  document.head.append(link);
  return new Promise((done, fail) => Object.assign(link, { onload: done, onerror: () => (link.remove(), fail()) }));
}

async function symbols(folder) {
  const response = await fetch(within(folder, 'sprite.svg'));
  if (!response.ok) throw new Error(`${response.status} ${folder}`);
  const { documentElement } = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  document.querySelector('#symbols').append(documentElement);
}
