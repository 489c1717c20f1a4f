// A Ritual Table where this script stands:
//   <script src="https://…/embed.js" data-game="ritual" async></script>
// data-game, data-theme (auto, light, dark), data-lang, data-label (the frame's title); in pixels data-height (fixed),
// else data-min-height and data-max-height. Later, data-theme and data-lang can be changed on the frame.
// The frame gets the events ritual-table:ready, ritual-table:height and ritual-table:ended; they bubble.
(() => {
  const script = document.currentScript;
  const home = new URL('./', script.src);
  const { game, theme = 'auto', lang = document.documentElement.lang, label = 'Ritual Table' } = script.dataset;
  const pixels = (name, usual) => (script.dataset[name] > 0 ? Number(script.dataset[name]) : usual);
  const fixed = pixels('height'), least = pixels('minHeight', 480);
  const frame = document.createElement('iframe');
  let wanted = 0, loaded = false;

  function fit() {
    const most = Math.max(least, pixels('maxHeight', Math.round(innerHeight * 0.92)));
    frame.style.height = `${fixed ?? Math.min(Math.max(wanted, least), most)}px`;
  }

  function tell() {
    if (!loaded) return;
    const say = message => frame.contentWindow?.postMessage(message, home.origin);
    say({ type: 'ritual-table:theme', theme: frame.dataset.theme });
    if (frame.dataset.lang) say({ type: 'ritual-table:language', language: frame.dataset.lang });
  }

  const isText = value => typeof value === 'string' && value.length <= 80;
  const isNumber = value => Number.isFinite(value) || (Array.isArray(value) && value.length <= 20 && value.every(Number.isFinite));

  /** Just what it should be, and nothing else of it; null if it is not. */
  function result({ game, players, score } = {}) {
    if (!isText(game) || !Array.isArray(players) || players.length > 20) return null;
    if (!players.every(player => player && isText(player.name) && (player.bot === null || isText(player.bot)))) return null;
    return {
      game,
      players: players.map(({ name, bot, won }) => ({ name, bot, won: won === true })),
      score: Object.fromEntries(Object.entries(score ?? {}).filter(([name, value]) => isText(name) && isNumber(value))),
    };
  }

  const heard = {
    ready: () => (tell(), {}),
    height({ height }) {
      if (!Number.isFinite(height) || height <= 0) return null;
      wanted = height;
      fit();
      return { height };
    },
    ended: ({ result: told }) => result(told ?? {}),
  };

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== home.origin || typeof data?.type !== 'string') return;
    const [house, word] = data.type.split(':');
    const detail = house === 'ritual-table' && Object.hasOwn(heard, word) && heard[word](data);
    if (detail) frame.dispatchEvent(new CustomEvent(data.type, { detail, bubbles: true }));
  });

  frame.src = `${home}embed.html?${new URLSearchParams(Object.entries({ game, theme, lang }).filter(([, value]) => value))}`;
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
