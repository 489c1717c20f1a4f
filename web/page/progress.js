// How the start goes: candles for what is really loaded, and a sentence, in the lobby.
import { $, announce, set } from './screen.js';

/** @import { Boot, BootState } from './types' */

/** @type {{ state: BootState } & Boot} */
let boot = { state: 'loading' };

const ONE_PLACE = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const megabytes = (/** @type {number} */ bytes) =>
  (bytes / 1e6).toLocaleString(document.documentElement.lang || 'en', ONE_PLACE);

/**
 * How it goes from now on; a way that was told of stays.
 * @param {BootState} state @param {Boot} [facts]
 */
export function tell(state, { done = 1, all = 1, way = boot.way } = {}) {
  boot = { state, done, all, way };
  const { dataset } = document.body;
  set(dataset, 'boot', state);
  if (way) set(dataset, 'way', way);
  const vigil = $('[data-vigil]');
  if (!vigil) return;
  const candles = vigil.querySelectorAll('[data-candle]');
  const lit = state === 'loading' ? Math.floor((done / all) * (candles.length - 1)) : candles.length;
  candles.forEach((candle, n) => void candle.classList.toggle('is-lit', n < lit && state !== 'failed'));
  vigil.setAttribute('aria-valuenow', String(lit));
  const sentence = vigil.dataset[state]?.replace('{done}', megabytes(done)).replace('{all}', megabytes(all));
  if (!sentence) return;
  /** @type {HTMLElement} */ (vigil.querySelector('[data-vigil-words]')).textContent = sentence;
  if (state === 'failed' || state === 'old') announce([sentence], true);
}

/** The screen was drawn anew: it is told again. */
export const tellAgain = () => tell(boot.state, boot);

/** Python is there, and how much was loaded for it stays as it was. */
export const tellReady = () => tell('ready', boot);

/** Bytes arrive. */
export const loading = (/** @type {Boot} */ loaded) => boot.state === 'loading' && tell('loading', loaded);
