// Messages to Python: what is sent before it is there waits. Python never speaks first, so the page asks when a bot acts.
import { tellReady } from './progress.js';

/** @import { Asked, FailedReply, Message, Python } from './types' */

/** @typedef {(reply: FailedReply, asked: Asked) => unknown} Follow */

/** @type {{ python: Python, follow: Follow } | null} */
let line = null; // Python, and what its replies go to
/** @type {Message[]} */
const early = []; // what was sent before that
/** @type {Asked} */
const now = { turn: 0, press: 0 };
let tick = 0; // the timer until a bot's turn
/** @type {number | null} */
let waits = null; // ms that it was given

/** The day on this device, 2026-11-17. */
export function today() {
  const date = new Date();
  return new Date(date.getTime() - date.getTimezoneOffset() * 6e4).toISOString().slice(0, 10);
}

export const pythonIsUp = () => line !== null;

/** Whether something that was pressed still waits for Python. */
export const areWaiting = () => early.length > 0;

/** A message to Python; resolves when its reply is followed. */
export async function send(/** @type {Message} */ message) {
  if (!line) return void early.push(message);
  clearTimeout(tick);
  now.turn++;
  const asked = { ...now };
  const reply = await line.python.send(JSON.stringify({ ...message, day: today() }));
  await line.follow(JSON.parse(reply), asked);
}

/** A person has pressed something. */
export const pressed = () => void now.press++;

/** Whether a person has pressed something since. */
export const pressedSince = (/** @type {Asked} */ asked) => asked.press !== now.press;

/** Whether something newer was asked since: its answer will be the screen. */
export const overtaken = (/** @type {Asked} */ asked) => asked.turn !== now.turn;

/** So many milliseconds until a bot acts, or one thinks; null: none does. */
export function tickAfter(/** @type {number | null} */ wait) {
  clearTimeout(tick);
  waits = wait;
  if (wait !== null) tick = setTimeout(() => send({ do: 'tick' }), wait);
}

/** A finger is about to say something: the bot waits; and if nothing is said, as long again. */
export const holdTick = () => clearTimeout(tick);
export const letTick = () => tickAfter(waits);

/**
 * Python is there: it opens with what the device has and what was pressed; then come those that were pressed meanwhile.
 * @param {Python} python @param {object} device @param {string} language @param {Follow} follow
 */
export async function open(python, device, language, follow) {
  const known = [...early];
  const reply = await python.open(JSON.stringify({ ...device, early: known }), language);
  line = { python, follow };
  tellReady();
  await follow(JSON.parse(reply), { ...now });
  early.splice(0, known.length);
  for (const message of early.splice(0)) await send(message);
}
