// What a frame and the page round it may say to each other. Whoever else speaks is not heard, nor any other word.
const THEMES = ['auto', 'light', 'dark'];
const query = new URLSearchParams(location.search);

/** The origin of the page round us, as the browser tells it; the table has it from the poster. Null: we cannot know. */
export const host = named(location.ancestorOrigins?.[0] ?? query.get('host') ?? (query.has('embed') ? '' : document.referrer));

function named(address) {
  if (parent === window) return null;
  try {
    const { origin } = new URL(address);
    return origin === 'null' ? null : origin;
  } catch {
    return null;
  }
}

export const isTheme = theme => THEMES.includes(theme);

/** A tongue of ours: `fr` for fr-CA; else undefined. */
export const tongue = tag => (typeof tag === 'string' ? {{languages}}.find(known => known === tag.split(/[-_]/)[0].toLowerCase()) : undefined);

/** To the page round us alone. */
export const say = (word, more) => host && parent.postMessage({ type: `ritual-table:${word}`, ...more }, host);

/** The page round us may ask for a theme and a language. */
export function listen({ theme, language }) {
  addEventListener('message', ({ source, origin, data }) => {
    if (!host || source !== parent || origin !== host || typeof data !== 'object' || !data) return;
    if (data.type === 'ritual-table:theme' && isTheme(data.theme)) theme(data.theme);
    if (data.type === 'ritual-table:language' && tongue(data.language)) language(tongue(data.language));
  });
}
