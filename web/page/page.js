// The page, as soon as it is there: the lobby can be used while Python is fetched and started.
import { press } from './commands.js';
import { onProgress } from './downloads.js';
import { dress, query } from './lobby.js';
import { send } from './messages.js';
import { loading, tell } from './progress.js';
import { chosen, enter } from './rooms.js';

async function start(/** @type {string} */ language) {
  if (window.tooOld) return tell('old');
  try {
    await (await import('./boot.js')).boot(language);
  } catch (error) {
    console.warn(error);
    tell('failed');
  }
}

const language = dress();
enter(chosen);
if (query.has('embed')) import('../embed/embedded.js').then(({ begin }) => begin({ send }));
if (window.pressed) press(window.pressed); // before this script was here (guard.js)
performance.mark('usable');
onProgress(loading);
start(language);
