// What stays on the device, in IndexedDB: in `saves` one object a game, { about, save, owner }; in `device` the text of
// the `settings`, that of the `stats`, and the id of the `game` that is on. What cannot be stored stays in memory.
// (localStorage would lose the last seconds when a browser is killed.)
const STORES = ['saves', 'device'];
const PATIENCE = 3000; // ms: a browser that does not answer has no storage
const me = `${Date.now()}-${Math.random()}`; // this window: a game belongs to the last that took it
const unsaved = new Map(); // id -> [about, save]
const windows = channel();
let database = null;
let counted; // the statistics as Python knows them

/** To the other windows; a browser that refuses storage may refuse this, too. */
function channel() {
  try {
    return new BroadcastChannel('ritual-table');
  } catch {
    return null;
  }
}

function open() {
  database ??= new Promise((done, fail) => {
    const request = indexedDB.open('ritual-table', 1);
    request.onupgradeneeded = () => STORES.forEach(name => request.result.createObjectStore(name));
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      request.result.onclose = () => (database = null);
      done(request.result);
    };
    request.onerror = () => fail(request.error);
    setTimeout(fail, PATIENCE, new Error('no answer'));
  });
  database.catch(() => (database = null));
  return database;
}

/** Only text is ours. Anything else may have been put there too: it goes on as text, so that nothing stumbles over it. */
function asJson(value) {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value); // a circle, or a number of another kind
  }
}
const asText = value => (value == null || typeof value === 'string' ? value : asJson(value));

/** One transaction; resolves when it is complete. Relaxed: the system has it, so it outlives the browser. */
async function transact(mode, work) {
  const transaction = (await open()).transaction(STORES, mode, { durability: 'relaxed' });
  const complete = new Promise((done, fail) => {
    transaction.oncomplete = done;
    transaction.onabort = () => fail(transaction.error ?? { name: 'Elsewhere' });
  });
  work(...STORES.map(name => transaction.objectStore(name)), transaction);
  await complete;
}

/** The statistics, unless another window has changed them since Python was told; damaged ones are set aside. */
function count(device, [text, aside], stale) {
  device.get('stats').onsuccess = ({ target: { result } }) => {
    if (asText(result) !== counted) return stale();
    if (aside) device.put(result, 'stats-damaged');
    device.put(text, 'stats');
  };
}

/** Stores games (a null one is dropped), texts and statistics; '' or why not: `full`, `blocked`, `elsewhere` (another window's), `stale` (all but the statistics). */
export async function keep(games, texts, stats) {
  let stale = '';
  try {
    await transact('readwrite', (saves, device, transaction) => {
      for (const [id, game] of Object.entries(games)) {
        if (!game) saves.delete(id);
        else saves.get(id).onsuccess = ({ target: { result } }) => {
          if (result?.owner && result.owner !== me) transaction.abort();
          else saves.put({ about: game[0], save: game[1], owner: me }, id);
        };
      }
      for (const [name, text] of Object.entries(texts)) device.put(text, name);
      if (stats) count(device, stats, () => (stale = 'stale'));
    });
  } catch ({ name }) {
    if (name === 'Elsewhere') return 'elsewhere';
    for (const [id, game] of Object.entries(games)) game ? unsaved.set(id, game) : unsaved.delete(id);
    return name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
  for (const id of Object.keys(games)) unsaved.delete(id);
  if (stats && !stale) [counted] = stats;
  return stale;
}

/** A game's text, or null; `take` makes it this window's: the other steps back. */
export async function load(id, take) {
  if (unsaved.has(id)) return unsaved.get(id)[1];
  let found = null;
  const read = owner => saves => {
    saves.get(id).onsuccess = ({ target: { result } }) => {
      found = result ?? null;
      if (owner && result?.save) saves.put({ ...result, owner }, id);
    };
  };
  try {
    await transact('readwrite', read(take && me));
  } catch {
    await transact('readonly', read()).catch(() => {}); // full: it can still be read
  }
  if (take) windows?.postMessage(id);
  return found && (found.save ? asText(found.save) : asJson(found));
}

/** All games as `saves`, [id, about] each (null: nothing can be stored here), and the texts. */
export async function list() {
  const games = [], texts = {};
  const each = (store, found) => {
    store.openCursor().onsuccess = ({ target: { result } }) => {
      if (!result) return;
      found(String(result.key), result.value);
      result.continue();
    };
  };
  try {
    await transact('readonly', (saves, device) => {
      each(saves, (id, value) => games.push([id, asText(value?.about) ?? null]));
      each(device, (name, text) => (texts[name] = asText(text)));
    });
  } catch {
    if (!unsaved.size) return { saves: null };
  }
  counted = texts.stats;
  const saves = [...games.filter(([id]) => !unsaved.has(id)), ...[...unsaved].map(([id, [about]]) => [id, about])];
  return { ...texts, saves };
}

/** Another window has taken a game. */
export const onTaken = listener => windows?.addEventListener('message', ({ data }) => listener(data));
