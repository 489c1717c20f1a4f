// What Python knows of the device, and what a reply leaves on it; other windows share the device.
import { hasGame } from './address.js';
import { copySettings, form, query, settingsText } from './lobby.js';
import { pythonIsUp, send, today } from './messages.js';
import * as storage from './storage.js';

/** @import { Reply, Trouble } from './types' */

/** @type {string | null | undefined} */
let playing; // the id of the game at this table, or null; undefined until that is known
let warned = false; // that nothing can be stored

/** The id of the game that is on in this window, or null; undefined: that is not known yet. */
export const gameOn = () => playing;

/** Whether a game is on in another window, or in another frame of the same page. */
async function othersPlay() {
  const locks = await navigator.locks?.query().catch(() => null);
  return locks?.held?.some(({ name }) => name === 'game') ?? false;
}

/** What Python gets to know when it opens; a game that is on becomes this window's, unless a link is opened. */
export async function found() {
  const link = location.hash;
  const { saves, stats, settings = settingsText(), game: on = null } = await storage.list();
  warned = !saves;
  const game = hasGame() || (query.has('embed') && (await othersPlay())) ? null : on;
  const wants = query.get('game');
  playing = wants && game ? undefined : game; // then Python asks for it, if it is what is wanted
  const save = wants ? undefined : game && (await storage.load(game, true));
  const lent = { language: query.get('lang'), theme: query.get('theme') };
  const page = location.origin + location.pathname;
  return { settings, stats, saves, game, save, page, link, day: today(), lent, wants };
}

/**
 * Stores games, settings, statistics, and which game is on; a game in another window is that window's.
 * @param {Reply} reply @returns {Promise<Trouble>}
 */
export async function keep({ keep: games, settings, game, screen, stats }) {
  /** @type {Record<string, string | null>} */
  const texts = {};
  if (settings) texts.settings = settings;
  if (game !== (playing ?? null) && screen !== 'elsewhere') texts.game = game;
  playing = game;
  if (!games && !stats && !Object.keys(texts).length) return '';
  const trouble = await storage.keep(games ?? {}, texts, stats);
  if (settings && !trouble) copySettings(settings);
  return trouble;
}

/** Nothing can be stored: Python tells the person, once. */
export function warn(/** @type {'full' | 'blocked'} */ trouble) {
  if (warned) return;
  warned = true;
  send({ do: 'unkept', value: trouble });
}

/** Another window has changed the statistics: what was counted here is counted into those. */
export async function recount() {
  const { stats = null } = await storage.list();
  await send({ do: 'recount', stats });
}

/** The list of games again, since another window may have played on. */
document.addEventListener('visibilitychange', async () => {
  if (document.hidden || !pythonIsUp() || document.body.dataset.screen !== 'lobby') return;
  const { saves, stats = null } = await storage.list();
  if (saves) send({ do: 'shelf', saves, stats, form: form() });
});

storage.onTaken(id => id === playing && send({ do: 'step-back' }));
