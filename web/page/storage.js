// What stays on the device, in IndexedDB: in `saves` one object a game, { about, save, owner }; in `device` the text of
// the `settings`, that of the `stats`, and the id of the `game` that is on. What cannot be stored stays in memory.
// (localStorage would lose the last seconds when a browser is killed.)
/** @import { Counted, Kept, Trouble } from './types' */

/** @typedef {{ about?: unknown, save?: unknown, owner?: string }} Stored A game, if it was us who put it there. */

const STORES = ['saves', 'device'];
const PATIENCE = 3000; // ms: a browser that does not answer has no storage
const me = `${Date.now()}-${Math.random()}`; // this window: a game belongs to the last that took it
/** @type {Map<string, Kept>} */
const unsaved = new Map(); // by id
const windows = channel();
/** @type {Promise<IDBDatabase> | null} */
let database = null;
/** @type {string | undefined} */
let counted; // the statistics as Python knows them

/** To the other windows; a browser that refuses storage may refuse this, too. */
function channel() {
  try {
    return new BroadcastChannel('ritual-table');
  } catch {
    return null;
  }
}

const forget = () => {
  database = null;
};

function open() {
  database ??= new Promise((done, fail) => {
    const request = indexedDB.open('ritual-table', 1);
    request.onupgradeneeded = () => {
      for (const name of STORES) request.result.createObjectStore(name);
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      request.result.onclose = forget;
      done(request.result);
    };
    request.onerror = () => fail(request.error);
    setTimeout(fail, PATIENCE, new Error('no answer'));
  });
  database.catch(forget);
  return database;
}

/** Only text is ours. Anything else may have been put there too: it goes on as text, so that nothing stumbles over it. */
function asJson(/** @type {unknown} */ value) {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value); // a circle, or a number of another kind
  }
}
const asText = (/** @type {unknown} */ value) =>
  value === undefined || value === null ? undefined : typeof value === 'string' ? value : asJson(value);

/**
 * One transaction; resolves when it is complete. Relaxed: the system has it, so it outlives the browser.
 * @param {IDBTransactionMode} mode
 * @param {(saves: IDBObjectStore, device: IDBObjectStore, transaction: IDBTransaction) => void} work
 */
async function transact(mode, work) {
  const transaction = (await open()).transaction(STORES, mode, { durability: 'relaxed' });
  const complete = new Promise((done, fail) => {
    transaction.oncomplete = () => done(undefined);
    transaction.onabort = () => fail(transaction.error ?? { name: 'Elsewhere' });
  });
  work(transaction.objectStore('saves'), transaction.objectStore('device'), transaction);
  await complete;
}

/**
 * What a request finds, while its transaction is open.
 * @template T @param {IDBRequest<T>} request @param {(result: T) => void} found
 */
function whenRead(request, found) {
  request.onsuccess = () => found(request.result);
}

/**
 * The statistics, unless another window has changed them since Python was told; damaged ones are set aside.
 * @param {IDBObjectStore} device @param {Counted} counted @param {() => void} stale
 */
function count(device, [text, isDamaged], stale) {
  whenRead(device.get('stats'), result => {
    if (asText(result) !== counted) return stale();
    if (isDamaged) device.put(result, 'stats-damaged');
    device.put(text, 'stats');
  });
}

/**
 * A game, unless another window has taken it: then nothing of the transaction is stored.
 * @param {IDBObjectStore} saves @param {string} id @param {Kept} game
 */
function put(saves, id, [about, save]) {
  whenRead(saves.get(id), (/** @type {Stored | undefined} */ stored) => {
    if (stored?.owner && stored.owner !== me) saves.transaction.abort();
    else saves.put({ about, save, owner: me }, id);
  });
}

/**
 * Stores games (a null one is dropped), texts and statistics. Returns '' or why not: `full`, `blocked`, `elsewhere`
 * (another window's), `stale` (all but the statistics).
 * @param {Record<string, Kept | null>} games @param {Record<string, string | null>} texts @param {Counted | null} stats
 * @returns {Promise<Trouble>}
 */
export async function keep(games, texts, stats) {
  let isStale = false;
  try {
    await transact('readwrite', (saves, device) => {
      for (const [id, game] of Object.entries(games)) {
        if (game) put(saves, id, game);
        else saves.delete(id);
      }
      for (const [name, text] of Object.entries(texts)) device.put(text, name);
      if (stats)
        count(device, stats, () => {
          isStale = true;
        });
    });
  } catch (error) {
    const { name } = /** @type {Error} */ (error);
    if (name === 'Elsewhere') return 'elsewhere';
    for (const [id, game] of Object.entries(games)) {
      if (game) unsaved.set(id, game);
      else unsaved.delete(id);
    }
    return name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
  for (const id of Object.keys(games)) unsaved.delete(id);
  if (isStale) return 'stale';
  if (stats) [counted] = stats;
  return '';
}

/**
 * A game's text, or null; `take` makes it this window's: the other steps back.
 * @param {string} id @param {boolean} take @returns {Promise<string | null>}
 */
export async function load(id, take) {
  const kept = unsaved.get(id);
  if (kept) return kept[1];
  /** @type {Stored | undefined} */
  let found;
  const read = (/** @type {boolean} */ take) => (/** @type {IDBObjectStore} */ saves) =>
    whenRead(saves.get(id), (/** @type {Stored | undefined} */ stored) => {
      found = stored;
      if (take && stored?.save) saves.put({ ...stored, owner: me }, id);
    });
  try {
    await transact('readwrite', read(take));
  } catch {
    await transact('readonly', read(false)).catch(() => {}); // full: it can still be read
  }
  if (take) windows?.postMessage(id);
  if (found === undefined || found === null) return null;
  return found.save ? (asText(found.save) ?? null) : asJson(found);
}

/**
 * Everything in a store, one after the other.
 * @param {IDBObjectStore} store @param {(key: string, value: any) => void} found
 */
function each(store, found) {
  whenRead(store.openCursor(), cursor => {
    if (!cursor) return;
    found(String(cursor.key), cursor.value);
    cursor.continue();
  });
}

/** @typedef {[id: string, about: string | null][]} Saves */
/** @typedef {{ settings?: string, stats?: string, game?: string }} Texts */

/**
 * All games as `saves` (null: nothing can be stored here), and the texts.
 * @returns {Promise<Texts & { saves: Saves | null }>}
 */
export async function list() {
  /** @type {Saves} */
  const games = [];
  /** @type {Record<string, string | undefined>} */
  const texts = {};
  try {
    await transact('readonly', (saves, device) => {
      each(saves, (id, value) => games.push([id, asText(value?.about) ?? null]));
      each(device, (name, text) => {
        texts[name] = asText(text);
      });
    });
  } catch {
    if (!unsaved.size) return { saves: null };
  }
  counted = texts.stats;
  const stored = games.filter(([id]) => !unsaved.has(id));
  return {
    ...texts,
    saves: [...stored, ...[...unsaved].map(([id, [about]]) => /** @type {Saves[0]} */ ([id, about]))],
  };
}

/** Another window has taken a game. */
export function onTaken(/** @type {(id: string) => unknown} */ listener) {
  windows?.addEventListener('message', ({ data }) => listener(data));
}
