// Games on the device: IndexedDB, one object a game, { about, save, owner }. What cannot be stored stays in memory.
const STORE = 'saves';
const PATIENCE = 3000; // ms: a browser that does not answer has no storage
const me = `${Date.now()}-${Math.random()}`; // this window: a game belongs to the last that took it
const unsaved = new Map(); // id -> [about, save]
const windows = window.BroadcastChannel && new BroadcastChannel('ritual-table');
let database = null;

function open() {
  database ??= new Promise((done, fail) => {
    const request = indexedDB.open('ritual-table', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
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

/** One transaction; resolves when it is complete. Relaxed: the system has it, so it outlives the browser. */
async function transact(mode, work) {
  const transaction = (await open()).transaction(STORE, mode, { durability: 'relaxed' });
  const complete = new Promise((done, fail) => {
    transaction.oncomplete = done;
    transaction.onabort = () => fail(transaction.error ?? { name: 'Elsewhere' });
  });
  work(transaction.objectStore(STORE), transaction);
  await complete;
}

/** Stores games, or drops those that are null; '' or why not: `full`, `blocked`, `elsewhere` (another window has it). */
export async function keep(games) {
  try {
    await transact('readwrite', (store, transaction) => {
      for (const [id, game] of Object.entries(games)) {
        if (!game) store.delete(id);
        else store.get(id).onsuccess = ({ target: { result } }) => {
          if (result?.owner && result.owner !== me) transaction.abort();
          else store.put({ about: game[0], save: game[1], owner: me }, id);
        };
      }
    });
  } catch ({ name }) {
    if (name === 'Elsewhere') return 'elsewhere';
    for (const [id, game] of Object.entries(games)) game ? unsaved.set(id, game) : unsaved.delete(id);
    return name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
  for (const id of Object.keys(games)) unsaved.delete(id);
  return '';
}

/** A game's text, or null; `take` makes it this window's: the other steps back. */
export async function load(id, take) {
  if (unsaved.has(id)) return unsaved.get(id)[1];
  let found = null;
  const read = owner => store => {
    store.get(id).onsuccess = ({ target: { result } }) => {
      found = result ?? null;
      if (owner && result?.save) store.put({ ...result, owner }, id);
    };
  };
  try {
    await transact('readwrite', read(take && me));
  } catch {
    await transact('readonly', read()).catch(() => {}); // full: it can still be read
  }
  if (take) windows?.postMessage(id);
  return found && (found.save ?? JSON.stringify(found));
}

/** All games, [id, about] each; null: nothing can be stored here. */
export async function list() {
  const games = [];
  try {
    await transact('readonly', store => {
      store.openCursor().onsuccess = ({ target: { result } }) => {
        if (!result) return;
        games.push([String(result.key), result.value?.about ?? null]);
        result.continue();
      };
    });
  } catch {
    if (!unsaved.size) return null;
  }
  return [...games.filter(([id]) => !unsaved.has(id)), ...[...unsaved].map(([id, [about]]) => [id, about])];
}

/** Another window has taken a game. */
export const onTaken = listener => windows?.addEventListener('message', ({ data }) => listener(data));
