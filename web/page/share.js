// What leaves the page by a person's hand: a file, a text to the clipboard or to another app. Loaded after the start.
import { $, announce } from './screen.js';

/**
 * A text as a file.
 * @param {string} name @param {string} text
 */
export function save(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The field that a button belongs to. */
const fieldOf = (/** @type {HTMLElement} */ button) =>
  /** @type {HTMLInputElement} */ ($(button.dataset.value ?? ''));

/** A field's text to the clipboard. */
export async function copy(/** @type {HTMLElement} */ button) {
  const field = fieldOf(button);
  const byBrowser = () => {
    field.select(); // what cannot be copied here, a person can copy
    return document.execCommand('copy');
  };
  const copied = navigator.clipboard?.writeText(field.value).then(() => true, byBrowser) ?? byBrowser();
  if (!(await copied)) return;
  button.textContent = button.dataset.copied ?? '';
  announce([button.textContent]);
}

/** A field's text to whatever the device can send it with. */
export function send(/** @type {HTMLElement} */ button) {
  navigator.share({ text: fieldOf(button).value }).catch(() => {}); // thought better of it
}
