// Sounds, made on the spot: no file is loaded. Loaded itself only once somebody has switched sound on.
// A sound is a few voices: [what, from Hz, to Hz, begins at s, lasts s, how loud]; `noise` is breath through a narrow gap.
const VOICES = {
  lay: [['noise', 900, 500, 0, 0.07, 0.5], ['sine', 120, 80, 0, 0.06, 0.25]],
  take: [['noise', 500, 1500, 0, 0.14, 0.35]],
  turn: [['sine', 220, 220, 0, 0.35, 0.3], ['sine', 329.6, 329.6, 0.12, 0.5, 0.25]],
  round: [['sine', 110, 109, 0, 1.6, 0.5], ['sine', 164.8, 164, 0, 1.1, 0.2], ['sine', 277.2, 276, 0, 0.6, 0.08]],
  loss: [['noise', 1200, 250, 0, 0.4, 0.4], ['triangle', 196, 174.6, 0.05, 0.7, 0.2]],
  won: [['triangle', 146.8, 146.8, 0, 1.2, 0.2], ['triangle', 220, 220, 0.16, 1.1, 0.18], ['triangle', 293.7, 293.7, 0.32, 1, 0.18], ['triangle', 370, 370, 0.48, 1.3, 0.16]],
  lost: [['triangle', 146.8, 146.8, 0, 0.9, 0.2], ['triangle', 138.6, 138.6, 0.3, 0.9, 0.2], ['sine', 110, 82.4, 0.6, 1.6, 0.35]],
  bell: [['sine', 110, 110, 0, 2.6, 0.3], ['sine', 220, 220, 0, 2.2, 0.3], ['sine', 264, 264, 0, 1.5, 0.18], ['sine', 330, 330, 0, 1, 0.1], ['sine', 586, 586, 0, 0.6, 0.06]],
};
const VOLUME = 0.22;
const APART = 0.16; // s between the beginnings of two sounds
let audio = null; // the context and the way out of it, once something was to be heard

function begin() {
  const context = new AudioContext();
  const out = new GainNode(context, { gain: VOLUME });
  out.connect(context.destination);
  const noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  noise.getChannelData(0).forEach((_, n, samples) => (samples[n] = Math.random() * 2 - 1));
  return { context, out, noise };
}

function voice({ context, out, noise }, [what, from, to, begins, lasts, loud], when) {
  const start = when + begins, end = start + lasts;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  const source = what === 'noise' ? new AudioBufferSourceNode(context, { buffer: noise }) : new OscillatorNode(context, { type: what });
  const filter = what === 'noise' ? new BiquadFilterNode(context, { type: 'bandpass', Q: 1.2 }) : null;
  const pitch = (filter ?? source).frequency;
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
  (filter ? source.connect(filter) : source).connect(gain).connect(out);
  source.start(start);
  source.stop(end);
}

/** One after the other; nothing before the person has touched the page, and nothing while it is hidden. */
export async function play(names) {
  if (document.hidden || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= begin();
  await audio.context.resume();
  names.forEach((name, n) => VOICES[name]?.forEach(each => voice(audio, each, audio.context.currentTime + n * APART)));
}
