// Imported before Pyodide: the same work then leaves the same bytes in Python's memory, in any folder, on any day,
// by any Node. A clock is a millisecond later whenever it is read, so that nobody waits for ever.
import crypto from 'node:crypto';
import { performance } from 'node:perf_hooks';

const BEGIN = Date.UTC(1980, 0, 1);
let readings = 0;
const now = () => ++readings;
globalThis.Date = class extends Date {
  constructor(...when) {
    super(...(when.length ? when : [BEGIN + now()]));
  }
  static now() {
    return BEGIN + now();
  }
};
Object.defineProperty(performance, 'now', { value: now });
process.env.TZ = 'UTC';

let state = 1;
/** Marsaglia's xorshift: the seed of Python's hashes is made of it. */
function byte() {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return state & 255;
}
crypto.randomFillSync = view => view.set(Array.from(view, byte));
Math.random = () => byte() / 256;

process.getuid = () => 0;
process.umask = () => 0o022;
/** Neither a language nor Node's version; and on an iPhone Pyodide does without the garbage collection of
 *  WebAssembly, which not every browser has, nor every Node: a memory made without it starts in all of them. */
Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'iPhone' } });

/** For loadPyodide: not where this script lies. */
export const STILL = { _sysExecutable: './this.program' };
