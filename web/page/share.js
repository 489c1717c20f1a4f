// What leaves the page by a person's hand: a file, a text to the clipboard or to another app. Loaded after the start.
import { announce } from './screen.js';

/** A text as a file. */
export function save(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** A field's text to the clipboard. */
export async function copy(button) {
  const field = document.querySelector(button.dataset.value);
  const byBrowser = () => {
    field.select(); // what cannot be copied here, a person can copy
    return document.execCommand('copy');
  };
  const copied = navigator.clipboard?.writeText(field.value).then(() => true, byBrowser) ?? byBrowser();
  if (await copied) announce([(button.textContent = button.dataset.copied)]);
}

/** A field's text to whatever the device can send it with. */
export function send(button) {
  navigator.share({ text: document.querySelector(button.dataset.value).value }).catch(() => {}); // thought better of it
}
