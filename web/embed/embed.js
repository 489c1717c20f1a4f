// A Ritual Table where this script stands:
//   <script src="https://…/embed.js" data-game="ritual" async></script>
// data-game, data-theme (auto, light, dark), data-lang, data-label (the frame's title); in pixels data-height (fixed),
// else data-min-height and data-max-height. Later, data-theme and data-lang can be changed on the frame.
// The frame gets the events ritual-table:ready, ritual-table:height and ritual-table:ended; they bubble.
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const home = new URL('./', script.src);
  const {
    game,
    theme = 'auto',
    lang = document.documentElement.lang,
    label = 'Ritual Table',
  } = script.dataset;
  const fixed = pixels('height');
  const least = pixels('minHeight') ?? 480;
  const frame = document.createElement('iframe');
  let wanted = 0; // pixels
  let loaded = false;

  /** Of an attribute of the script. */
  function pixels(/** @type {string} */ name) {
    const number = Number(script.dataset[name]);
    return number > 0 ? number : undefined;
  }

  function fit() {
    const most = Math.max(least, pixels('maxHeight') ?? Math.round(innerHeight * 0.92));
    frame.style.height = `${fixed ?? Math.min(Math.max(wanted, least), most)}px`;
  }

  function tell() {
    if (!loaded) return;
    const say = (/** @type {object} */ message) => frame.contentWindow?.postMessage(message, home.origin);
    say({ type: 'ritual-table:theme', theme: frame.dataset.theme });
    if (frame.dataset.lang) say({ type: 'ritual-table:language', language: frame.dataset.lang });
  }

  const isText = (/** @type {unknown} */ value) => typeof value === 'string' && value.length <= 80;
  const isNumber = (/** @type {unknown} */ value) =>
    Number.isFinite(value) || (Array.isArray(value) && value.length <= 20 && value.every(Number.isFinite));

  /** Of how a game ended just what it should be, and nothing else of it; null if it is not. */
  function result(/** @type {Record<string, any>} */ { game, players, score }) {
    if (!isText(game) || !Array.isArray(players) || players.length > 20) return null;
    if (!players.every(each => each && isText(each.name) && (each.bot === null || isText(each.bot))))
      return null;
    const numbers = Object.entries(score ?? {}).filter(([name, value]) => isText(name) && isNumber(value));
    return {
      game,
      players: players.map(({ name, bot, won }) => ({ name, bot, won: won === true })),
      score: Object.fromEntries(numbers),
    };
  }

  /**
   * By what the frame may say: what its event tells, or null if it is not to be heard.
   * @type {Record<string, (data: any) => object | null>}
   */
  const heard = {
    ready() {
      tell();
      return {};
    },
    height({ height }) {
      if (!Number.isFinite(height) || height <= 0) return null;
      wanted = height;
      fit();
      return { height };
    },
    ended: data => result(data.result ?? {}),
  };

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== home.origin || typeof data?.type !== 'string') return;
    const [house, word] = data.type.split(':');
    const detail = house === 'ritual-table' && Object.hasOwn(heard, word) && heard[word](data);
    if (detail) frame.dispatchEvent(new CustomEvent(data.type, { detail, bubbles: true }));
  });

  const wishes = new URLSearchParams();
  for (const [name, value] of Object.entries({ game, theme, lang })) if (value) wishes.set(name, value);
  frame.src = `${home}embed.html?${wishes}`;
  frame.title = label;
  frame.loading = 'lazy';
  frame.allow = 'clipboard-write; web-share';
  frame.referrerPolicy = 'origin';
  frame.dataset.theme = theme;
  frame.dataset.lang = lang;
  frame.className = 'ritual-table';
  Object.assign(frame.style, { display: 'block', width: '100%', border: '0' });
  fit();
  new MutationObserver(tell).observe(frame, { attributeFilter: ['data-theme', 'data-lang'] });
  frame.addEventListener('load', () => {
    loaded = true;
    tell();
  });
  addEventListener('resize', fit);
  script.after(frame);
})();
