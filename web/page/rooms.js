// A game's room (web/games): its style and its symbols are loaded when the game is chosen, or something of it is shown.

/** @import { Lesson } from './types' */

/** Their folders, that of the usual game first. @type {string[]} */
const ROOMS = JSON.parse('{{rooms}}');
/** @type {Record<string, Promise<unknown> | undefined>} */
const entered = {};
/** By file. @type {Record<string, Promise<Lesson>>} */
const lessons = {};

/** @param {string} folder @param {string} file */
const within = (folder, file) => new URL(`../games/${folder}/${file}`, import.meta.url).href;

/** A game's folder; undefined if there is none. */
const room = (/** @type {string | null | undefined} */ game) =>
  ROOMS.find(folder => folder === game?.replaceAll('-', '_'));

/** The game that was chosen last on this device, as the copy of the settings has it. */
function last() {
  try {
    return String(JSON.parse(localStorage.getItem('ritual-table') ?? '').lobby.game);
  } catch {
    return undefined; // nothing is stored, or nothing may be
  }
}

/** The room that a visit begins with. */
export const chosen = room(new URLSearchParams(location.search).get('game')) ?? room(last()) ?? ROOMS[0];
export const isUsual = chosen === ROOMS[0];

/** Resolves when what is drawn of this game looks as it should; a room that cannot be loaded is not waited for. */
export async function enter(/** @type {string | undefined} */ game) {
  const folder = room(game);
  if (!folder) return;
  entered[folder] ??= Promise.all([style(folder), symbols(folder)]);
  try {
    await entered[folder];
  } catch {
    entered[folder] = undefined; // the next time, perhaps
  }
}

/**
 * A game's lesson in one language, as the build has drawn it.
 * @param {string} game @param {string} language @returns {Promise<Lesson>}
 */
export function lesson(game, language) {
  const file = within(String(room(game)), `lesson-${language}.json`);
  lessons[file] ??= fetch(file).then(response => {
    if (!response.ok) throw new Error(`${response.status} ${file}`);
    return response.json();
  });
  lessons[file].catch(() => delete lessons[file]); // the next time, perhaps
  return lessons[file];
}

function style(/** @type {string} */ folder) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: within(folder, 'style.css') });
  document.head.append(link);
  return new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => {
      link.remove();
      fail(new Error(folder));
    };
  });
}

async function symbols(/** @type {string} */ folder) {
  const response = await fetch(within(folder, 'sprite.svg'));
  if (!response.ok) throw new Error(`${response.status} ${folder}`);
  const { documentElement } = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  document.querySelector('#symbols')?.append(documentElement);
}
