// What a frame and the page round it may say to each other. Whoever else speaks is not heard, nor any other word.
const THEMES = ['auto', 'light', 'dark'];
/** @type {string[]} */
const LANGUAGES = JSON.parse('{{languages}}');
const query = new URLSearchParams(location.search);
/** @type {DOMStringList | undefined} */
const ancestors = location.ancestorOrigins; // not in every browser

/** The origin of the page round us, as the browser tells it; the table has it from the poster. Null: we cannot know. */
export const host = named(
  ancestors?.[0] ?? query.get('host') ?? (query.has('embed') ? '' : document.referrer),
);

function named(/** @type {string} */ address) {
  if (parent === window) return null;
  try {
    const { origin } = new URL(address);
    return origin === 'null' ? null : origin;
  } catch {
    return null;
  }
}

export const isTheme = (/** @type {unknown} */ theme) => THEMES.some(known => known === theme);

/** A language of ours: `fr` for fr-CA; else undefined. */
export function languageOf(/** @type {unknown} */ tag) {
  if (typeof tag !== 'string') return undefined;
  const [language] = tag.toLowerCase().split(/[-_]/);
  return LANGUAGES.find(known => known === language);
}

/**
 * To the page round us alone.
 * @param {string} word @param {object} [more]
 */
export function say(word, more) {
  if (host) parent.postMessage({ type: `ritual-table:${word}`, ...more }, host);
}

/**
 * The page round us may ask for a theme and a language.
 * @param {{ theme: (theme: string) => void, language: (language: string) => void }} asked
 */
export function listen({ theme, language }) {
  addEventListener('message', ({ source, origin, data }) => {
    if (!host || source !== parent || origin !== host || typeof data !== 'object' || !data) return;
    if (data.type === 'ritual-table:theme' && isTheme(data.theme)) theme(data.theme);
    const wanted = data.type === 'ritual-table:language' && languageOf(data.language);
    if (wanted) language(wanted);
  });
}
