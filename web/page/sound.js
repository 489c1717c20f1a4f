// Sounds, made on the spot: no file is loaded. Loaded itself only once somebody has switched sound on.
// A sound is a few voices: [what, from Hz, to Hz, begins at s, lasts s, how loud]; `noise` is breath through a narrow gap.
/** @typedef {'noise' | 'sine' | 'triangle'} Kind */
/** @typedef {[what: Kind, from: number, to: number, begins: number, lasts: number, loud: number]} Voice */

/** @type {Record<string, Voice[]>} */
const VOICES = {
  lay: [
    ['noise', 900, 500, 0, 0.07, 0.5],
    ['sine', 120, 80, 0, 0.06, 0.25],
  ],
  take: [['noise', 500, 1500, 0, 0.14, 0.35]],
  turn: [
    ['sine', 220, 220, 0, 0.35, 0.3],
    ['sine', 329.6, 329.6, 0.12, 0.5, 0.25],
  ],
  round: [
    ['sine', 110, 109, 0, 1.6, 0.5],
    ['sine', 164.8, 164, 0, 1.1, 0.2],
    ['sine', 277.2, 276, 0, 0.6, 0.08],
  ],
  wake: [
    ['sine', 41.2, 65.4, 0, 2.8, 0.5],
    ['triangle', 61.7, 92.5, 0.5, 2.3, 0.16],
    ['noise', 90, 420, 1.2, 1.6, 0.3],
  ],
  loss: [
    ['noise', 1200, 250, 0, 0.4, 0.4],
    ['triangle', 196, 174.6, 0.05, 0.7, 0.2],
  ],
  won: [
    ['triangle', 146.8, 146.8, 0, 1.2, 0.2],
    ['triangle', 220, 220, 0.16, 1.1, 0.18],
    ['triangle', 293.7, 293.7, 0.32, 1, 0.18],
    ['triangle', 370, 370, 0.48, 1.3, 0.16],
  ],
  lost: [
    ['triangle', 146.8, 146.8, 0, 0.9, 0.2],
    ['triangle', 138.6, 138.6, 0.3, 0.9, 0.2],
    ['sine', 110, 82.4, 0.6, 1.6, 0.35],
  ],
  bell: [
    ['sine', 110, 110, 0, 2.6, 0.3],
    ['sine', 220, 220, 0, 2.2, 0.3],
    ['sine', 264, 264, 0, 1.5, 0.18],
    ['sine', 330, 330, 0, 1, 0.1],
    ['sine', 586, 586, 0, 0.6, 0.06],
  ],
};
const VOLUME = 0.22;
const APART = 0.16; // s between the beginnings of two sounds
const FLICKS = [0.3, 0.62, 0.94, 1.26, 1.9]; // s into a reveal at which cards turn; what is heard of its end comes then
/** @type {ReturnType<typeof begin> | null} */
let audio = null; // the context and the way out of it, once something was to be heard

function begin() {
  const context = new AudioContext();
  const out = new GainNode(context, { gain: VOLUME });
  out.connect(context.destination);
  const noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  noise.copyToChannel(
    Float32Array.from({ length: noise.length }, () => Math.random() * 2 - 1),
    0,
  );
  return { context, out, noise };
}

/**
 * A source, and where its pitch is set.
 * @param {AudioContext} context @param {OscillatorType} type @returns {[OscillatorNode, OscillatorNode]}
 */
function tone(context, type) {
  const source = new OscillatorNode(context, { type });
  return [source, source];
}

/** @param {AudioContext} context @param {AudioBuffer} buffer @returns {[AudioBufferSourceNode, BiquadFilterNode]} */
function breath(context, buffer) {
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: 1.2 });
  source.connect(filter);
  return [source, filter];
}

/**
 * @param {ReturnType<typeof begin>} audio @param {Voice} voice @param {number} when by the context's clock, in s
 */
function speak({ context, out, noise }, [what, from, to, begins, lasts, loud], when) {
  const start = when + begins;
  const end = start + lasts;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  const [source, pitched] = what === 'noise' ? breath(context, noise) : tone(context, what);
  pitched.frequency.setValueAtTime(from, start);
  pitched.frequency.exponentialRampToValueAtTime(to, end);
  pitched.connect(gain).connect(out);
  source.start(start);
  source.stop(end);
}

/** One after the other; nothing before the person has touched the page, and nothing while it is hidden. */
export async function play(/** @type {string[]} */ names) {
  if (document.hidden || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= begin();
  const { context } = audio;
  await context.resume();
  const turns = document.querySelector('#reveal')?.checkVisibility() ? FLICKS : [];
  let when = context.currentTime;
  for (const name of names) {
    if (name === 'round') {
      for (const begins of turns) speak(audio, ['noise', 700, 1900, begins, 0.09, 0.4], when);
      when += turns.at(-1) ?? 0;
    }
    for (const voice of VOICES[name] ?? []) speak(audio, voice, when);
    when += APART;
  }
}
