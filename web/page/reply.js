// What a reply does: first it is stored; then shown and said; then comes what is next.
import { point } from './address.js';
import { slidTo } from './commands.js';
import * as device from './device.js';
import { lobbyScreen } from './lobby.js';
import { overtaken, pressedSince, send, tickAfter } from './messages.js';
import { tellAgain } from './progress.js';
import { hold } from './release.js';
import { enter } from './rooms.js';
import { $, announce, arrive, countDown, draw, glide, inLesson, notify, parsed, set } from './screen.js';
import { load } from './storage.js';

/** @import { Asked, FailedReply, Message, Reply } from './types' */

const { body, documentElement: html } = document;
/** @type {string[]} */
let news = []; // what the screen reader has not been told yet

/**
 * Everything that a reply does, in this order.
 * @param {FailedReply} reply @param {Asked} asked
 */
export async function follow(reply, asked) {
  const storing = device.keep(reply);
  const screen = reply.html === null ? null : parsed(reply.html); // meanwhile
  const [trouble] = await Promise.all([storing, enter(screen?.dataset.game)]);
  if (trouble === 'elsewhere') return send({ do: 'step-back' });
  if (trouble === 'stale') setTimeout(device.recount);
  handOut(reply);
  if (inLesson() && !reply.address) return; // a link that was followed ends it
  if (reply.load && !pressedSince(asked)) return sendWithSave(reply.load, asked);
  if (reply.screen !== 'table') news = []; // one viewer's are not for the next
  if (reply.announce) news.push(reply.announce);
  if (overtaken(asked)) return reply.notice && notify(reply.notice);
  if (!screen) return tickAfter(reply.wait);
  const moved = show(screen, reply);
  announce(news.splice(0), moved || reply.screen === 'handover');
  if (reply.notice) notify(reply.notice);
  play(reply.sounds);
  point(reply.address);
  tickAfter(reply.wait);
  countDown(reply.wait);
  hold(reply.screen !== 'lobby');
  if (trouble === 'full' || trouble === 'blocked') device.warn(trouble);
}

/** What leaves the page: a file for the person, how a game ended for the page round us, an error for the console. */
function handOut(/** @type {FailedReply} */ { export: file, ended, trace }) {
  if (file) import('./share.js').then(({ save }) => save(...file));
  if (ended) dispatchEvent(new CustomEvent('game-ended', { detail: ended }));
  if (trace) console.error(trace);
}

/**
 * A game that Python asked for: the same message again, with the game in it, unless something else was pressed.
 * @param {Message} message @param {Asked} asked
 */
async function sendWithSave(message, asked) {
  const save = await load(String(message.value), message.do === 'continue');
  if (!pressedSince(asked)) await send({ ...message, save });
}

/**
 * The screen into the page; returns whether it is another one than before.
 * @param {HTMLElement} screen @param {Reply} reply
 */
function show(screen, reply) {
  const seen = reply.screen === 'lobby' ? lobbyScreen() : reply.screen;
  if ($('#root')?.dataset.screen === 'lobby') set(body.dataset, 'screen', lobbyScreen());
  const moved = body.dataset.screen !== seen;
  const travel = glide();
  draw(screen, slidTo());
  set(body.dataset, 'screen', seen);
  delete body.dataset.lesson;
  delete html.dataset.link; // what it opens is there (guard.js)
  set(html, 'lang', reply.language);
  set(html.dataset, 'theme', reply.theme);
  set(document, 'title', reply.title);
  if (moved) arrive();
  else requestAnimationFrame(travel); // before the next picture, but not before the screen is there
  tellAgain();
  return moved;
}

/** Sounds are loaded when the first is to be heard. */
function play(/** @type {string[]} */ sounds) {
  if (sounds.length) import('./sound.js').then(({ play }) => play(sounds)).catch(() => {}); // no sound here, then
}
