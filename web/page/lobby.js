// The lobby, which people use before Python is up: its language, and the fields that they have changed.
import { pythonIsUp } from './messages.js';
import { tellAgain } from './progress.js';
import { $, draw } from './screen.js';

const COPY = 'ritual-table'; // of the settings, in localStorage, which can be read at once
const html = document.documentElement;
/** @type {Set<string>} */
const touched = new Set(); // the names of the fields that were changed before Python was up
let played = false; // a lesson or a game, on this device

/** What the address asks for, on this visit: lang, theme, game; embed: the table is in somebody's page. */
export const query = new URLSearchParams(location.search);

const lobby = () => /** @type {HTMLFormElement | null} */ ($('#lobby'));
const fields = () => /** @type {HTMLInputElement[]} */ ([...(lobby()?.elements ?? [])]);

/** The rules open and close by themselves here. */
export const lobbyScreen = () => ($('#rules:popover-open') ? 'rules' : 'lobby');

/** A field was changed. */
export const touch = (/** @type {string} */ name) => void touched.add(name);

/** The lobby's fields; before Python is up only those that were changed, since it knows the others better. */
export function form() {
  const form = lobby();
  const filled = form ? [...new FormData(form)] : [];
  return Object.fromEntries(pythonIsUp() ? filled : filled.filter(([name]) => touched.has(name)));
}

/** The lobby in another language, as the build has drawn it, while Python is not up. */
export function speak(/** @type {string} */ language) {
  const drawn = /** @type {HTMLTemplateElement | null} */ ($(`template[data-language="${language}"]`));
  if (!drawn?.content.firstElementChild || html.lang === language) return;
  const filled = fields().map(({ value, checked }) => ({ value, checked }));
  const root = /** @type {HTMLElement} */ (drawn.content.firstElementChild.cloneNode(true));
  if (played) hasPlayed(root);
  draw(root);
  fields().forEach((field, n) => void (touched.has(field.name) && Object.assign(field, filled[n])));
  html.lang = language;
  tellAgain();
}

/** A lesson or a game has been played here: of this lobby, drawn by the build, no longer Learn is the first thing to do. */
export function hasPlayed(/** @type {HTMLElement} */ root) {
  played = true;
  root.querySelector('#lobby')?.removeAttribute('data-new');
}

/** The text of the settings that was copied last. It may be refused, as any storage may (private windows, frames). */
export function settingsText() {
  try {
    return localStorage.getItem(COPY);
  } catch {
    return null;
  }
}

/** For the next visit. */
export function copySettings(/** @type {string} */ text) {
  try {
    localStorage.setItem(COPY, text);
  } catch {}
}

/**
 * Of those only what the page itself must know before Python is up.
 * @returns {{ language?: string, theme?: string, played?: boolean }}
 */
function copiedSettings() {
  try {
    return JSON.parse(settingsText() ?? '{}')?.settings ?? {};
  } catch {
    return {};
  }
}

/** The language that is asked for, or was chosen before, or that the browser prefers: the first that is drawn. */
function preferred(/** @type {string | undefined} */ chosen) {
  const templates = document.querySelectorAll('template[data-language]');
  const drawn = ['en', ...[...templates].map(template => template.getAttribute('data-language'))];
  const wanted = [query.get('lang') ?? chosen, ...navigator.languages].map(tag => String(tag).split('-')[0]);
  return wanted.find(language => drawn.includes(language)) ?? 'en';
}

/** Whether a field was changed before any script of ours was here. */
function isChanged(/** @type {HTMLInputElement | HTMLSelectElement} */ field) {
  if (field instanceof HTMLSelectElement)
    return [...field.selectedOptions].some(option => !option.defaultSelected);
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}

/** The lobby as it will be when Python draws it; returns its language. */
export function dress() {
  const settings = copiedSettings();
  for (const field of fields()) if (isChanged(field)) touch(field.name);
  if (typeof navigator.share === 'function') html.dataset.shares = ''; // the button that needs it is shown
  html.dataset.theme = query.get('theme') ?? settings.theme ?? 'auto';
  if (settings.played) hasPlayed(document.body);
  const language = preferred(settings.language);
  speak(language);
  return language;
}
