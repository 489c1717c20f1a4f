// Python in a PyScript worker: it is started; then comes the screen that stands, and what was pressed early.
import { hooks, whenDefined } from '../../{{pyscript}}/core.js';
import * as device from './device.js';
import { serve } from './downloads.js';
import { open } from './messages.js';
import { tell } from './progress.js';
import { isIdle, offline, settle } from './release.js';
import { follow } from './reply.js';

/** @import { Python } from './types' */

/** The script that PyScript runs in a worker, and what that worker says while it starts. */
function addScript() {
  hooks.worker.onBeforeRunAsync.clear(); // it needs eval, which our policy forbids, and only serves pyscript.fs
  hooks.main.onWorker.add((_, xworker) => {
    xworker.addEventListener('message', ({ data, ports }) => {
      if (data?.boot === 'downloads') serve(ports[0]);
      else if (data?.boot) tell(data.boot, data);
    });
  });
  const script = document.createElement('script');
  script.type = 'py';
  script.setAttribute('worker', '');
  script.src = new URL('../worker/entry.py', import.meta.url).href;
  document.head.append(script); // the only place where PyScript looks (tools/site.py)
}

/** @returns {Promise<Python>} */
async function python() {
  addScript();
  const failed = new Promise((_, fail) => {
    addEventListener('unhandledrejection', ({ reason }) => fail(reason), { once: true });
  });
  const { xworker } = await Promise.race([whenDefined('py'), failed]);
  await Promise.race([xworker.ready, failed]);
  return xworker.sync;
}

/** Resolves when a person can play. */
export async function boot(/** @type {string} */ language) {
  const finding = device.found();
  finding.then(() => {
    if (isIdle()) settle();
  });
  const worker = await python();
  await open(worker, await finding, language, follow);
  delete document.body.dataset.waiting;
  performance.mark('table');
  offline();
}
