// A lesson: screens that the build has drawn, and where their controls lead. It needs no Python, and knows no rule.
import { form, hasPlayed, speak } from './lobby.js';
import { pythonIsUp, send } from './messages.js';
import { tellAgain } from './progress.js';
import { enter, lesson as fetched } from './rooms.js';
import { $, announce, arrive, draw, glide, parsed, rest, set } from './screen.js';

/** @import { Lesson } from './types' */

const { body, documentElement: html } = document;
let game = '';
/** @type {Lesson} */
let lesson;
/** @type {number[]} */
let trail = []; // the screens so far, up to the one that is shown
/** @type {{ root: HTMLElement, language: string, title: string }} */
let lobby; // as it was left

/** A game's lesson, from its first screen on. */
export async function begin(/** @type {string} */ taught) {
  const found = await load(taught, html.lang);
  if (!found) return;
  const root = /** @type {HTMLElement} */ ($('#root'));
  if (!['lobby', 'shared'].includes(root.dataset.screen ?? '')) return; // something else was pressed meanwhile
  lobby = { root, language: html.lang, title: document.title };
  [game, lesson, trail] = [taught, found, [0]];
  body.dataset.lesson = game;
  show();
  set(body.dataset, 'screen', 'lesson');
  arrive();
}

/**
 * What is drawn of a lesson, with the game's style and symbols; undefined if it cannot be had, which is told.
 * @param {string} taught @param {string} language
 */
async function load(taught, language) {
  try {
    const [found] = await Promise.all([fetched(taught, language), enter(taught)]);
    return found;
  } catch (error) {
    console.warn(error);
    const problem = Object.assign(document.createElement('p'), { id: 'problem', className: 'problem' });
    problem.role = 'alert';
    problem.textContent = ($('#lobby') ?? lobby.root.querySelector('#lobby'))?.dataset.unlearned ?? '';
    $('#problem')?.remove();
    $('.dock')?.prepend(problem);
  }
}

/** The screen that the trail has come to. */
function show() {
  const { pieces, news } = lesson.screens[trail[trail.length - 1]];
  const screen = parsed(pieces.map(piece => lesson.pieces[piece]).join(''));
  if (!screen) return;
  const travel = glide();
  draw(screen);
  set(document, 'title', lesson.title);
  const theme = /** @type {HTMLSelectElement | null} */ ($('#menu [name=theme]'));
  if (theme) theme.value = html.dataset.theme ?? 'auto';
  requestAnimationFrame(travel);
  announce([news], true);
  $('.main')?.scrollTo(0, 0);
  $(`#root .${$('#coach')?.dataset.points}`)?.scrollIntoView({ block: 'nearest' });
  if (document.activeElement === body || document.activeElement === $('.dock'))
    $('#coach-on, [data-marked]')?.focus({ preventScroll: true });
  if ($('#coach [data-do=play]')) finish();
}

/** It has been played: from now on the lobby offers to play. */
function finish() {
  hasPlayed(lobby.root);
  send({ do: 'toggle-played', value: true });
}

/** What a control of the lesson does. */
export function press(/** @type {HTMLElement} */ { dataset: { do: name, to, value } }) {
  if (to) trail.push(Number(to));
  else if (name === 'lesson-back') trail.pop();
  else if (name === 'language' && value) return translate(value);
  else if (name === 'to-lobby') return leave();
  else if (name === 'play') return play();
  else return;
  show();
}

/** The same screen in another language. */
async function translate(/** @type {string} */ language) {
  const found = await load(game, language);
  if (!found) return;
  lesson = found;
  set(html, 'lang', language);
  send({ do: 'language', value: language });
  show();
}

/** The lobby as it was left, in the language of now: for who is before Python. */
function restore() {
  const { lang } = html;
  $('#root')?.replaceWith(lobby.root);
  html.lang = lobby.language;
  speak(lang);
  html.lang = lang;
  set(document, 'title', lobby.title);
  set(body.dataset, 'screen', 'lobby');
  tellAgain();
  arrive();
}

async function leave() {
  delete body.dataset.lesson;
  if (!pythonIsUp()) restore();
  await send({ do: 'to-lobby', form: { game } });
}

/** A game begins, or will when Python is there: until then the lobby shows how far that is. */
async function play() {
  const isUp = pythonIsUp();
  if (!isUp) restore();
  await send({ do: 'to-lobby' }); // of a game that was on
  delete body.dataset.lesson;
  if (!isUp) rest($('#vigil'));
  body.dataset.waiting = '';
  await send({ do: 'start', form: isUp ? { game } : form() });
}
