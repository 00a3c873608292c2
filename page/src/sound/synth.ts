/**
 * The sounds, made of filtered noise and tones that fade: nothing is loaded. Each is a list of layers, so that how it
 * sounds can be read: paper on wood is a rustle and a thud.
 */

import type { Sound } from "./trigger";

interface Layer {
  kind: "noise" | "tone";
  /** Seconds after the sound begins, and how long it fades. */
  at: number;
  fades: number;
  /** Hertz at the beginning and at the end: of the tone, or of the filter's middle. */
  from: number;
  to: number;
  peak: number;
}

const layer =
  (kind: Layer["kind"]) =>
  (at: number, fades: number, from: number, to: number, peak: number): Layer => ({ kind, at, fades, from, to, peak });
const [noise, tone] = [layer("noise"), layer("tone")];

export const RECIPES: Record<Sound, readonly Layer[]> = {
  /** Paper on wood. */
  card: [noise(0, 0.07, 2600, 1100, 0.5), tone(0.012, 0.09, 165, 90, 0.3)],
  /** Two cards gathered: three brushes. */
  trick: [noise(0, 0.08, 1500, 2300, 0.28), noise(0.07, 0.08, 1900, 2700, 0.24), noise(0.15, 0.11, 1300, 700, 0.34)],
  /** A coin that rings twice. */
  prize: [
    tone(0, 0.2, 2480, 2470, 0.13),
    tone(0, 0.14, 3910, 3900, 0.08),
    tone(0.075, 0.3, 2610, 2600, 0.1),
    tone(0.075, 0.18, 4120, 4110, 0.05),
    noise(0, 0.012, 5200, 4800, 0.2),
  ],
  /** A low drum. */
  phase: [tone(0, 0.6, 104, 48, 0.6), noise(0, 0.06, 420, 180, 0.5), tone(0.24, 0.55, 92, 46, 0.35)],
  /** One bell: its hum, its strike note and what rings above them. */
  crown: [
    tone(0, 0.95, 262, 262, 0.13),
    tone(0, 0.9, 523, 523, 0.2),
    tone(0, 0.7, 627, 627, 0.1),
    tone(0, 0.5, 784, 784, 0.07),
    tone(0, 0.42, 1046, 1046, 0.09),
    tone(0, 0.22, 1570, 1570, 0.05),
    noise(0, 0.02, 3200, 2400, 0.2),
  ],
  /** Cards riffled into each other, and thirteen that follow. */
  deal: [
    ...[0, 0.03, 0.06, 0.09, 0.12, 0.15, 0.18].map((at) => noise(at, 0.03, 3200, 2400, 0.2)),
    ...Array.from({ length: 13 }, (_, place) => noise(0.26 + place * 0.04, 0.05, 2400, 1200, 0.16)),
  ],
  /** A goblin's snicker: short, through the nose, falling. */
  G: [0, 0.09, 0.17, 0.24].flatMap((at, place) => [
    tone(at, 0.07, 760 - 60 * place, 520 - 50 * place, 0.12),
    noise(at, 0.05, 1900, 1300, 0.22),
  ]),
  /** Steel drawn, and what rings after it. */
  K: [noise(0, 0.24, 3400, 6800, 0.2), tone(0.16, 0.5, 2093, 2089, 0.07), tone(0.16, 0.38, 3322, 3310, 0.05)],
  /** Bones: dry knocks, none like the other. */
  U: [820, 640, 980, 560, 720].map((hertz, place) =>
    tone([0, 0.07, 0.11, 0.2, 0.25][place]!, 0.05, hertz, hertz * 0.7, 0.2),
  ),
  /** A hammer on an anvil. */
  D: [
    noise(0, 0.03, 1600, 700, 0.35),
    tone(0, 0.09, 210, 120, 0.28),
    tone(0.005, 0.45, 1180, 1172, 0.1),
    tone(0.005, 0.3, 1890, 1880, 0.06),
  ],
  /** A whisper: breath, without a voice. */
  X: [noise(0, 0.22, 5200, 3000, 0.12), noise(0.14, 0.3, 2600, 4600, 0.14), noise(0.4, 0.3, 3800, 1500, 0.1)],
  /** A cup set down. */
  turn: [noise(0, 0.05, 900, 420, 0.5), tone(0, 0.08, 290, 190, 0.3), tone(0.02, 0.12, 1320, 1310, 0.05)],
};

/** Seconds that a sound takes. */
export const lengthOf = (sound: Sound): number => Math.max(...RECIPES[sound].map(({ at, fades }) => at + fades));

const SILENCE = 0.0001; // where an exponential fade ends: it never reaches zero
const ATTACK = 0.003;

/** Schedules a sound on this context, to be heard through `out`. */
export function ring(context: BaseAudioContext, sound: Sound, at: number, out: AudioNode): void {
  for (const layer of RECIPES[sound]) {
    const start = at + layer.at;
    const end = start + layer.fades;
    const level = context.createGain();
    level.gain.setValueAtTime(SILENCE, start);
    level.gain.exponentialRampToValueAtTime(layer.peak, start + ATTACK);
    level.gain.exponentialRampToValueAtTime(SILENCE, end);
    level.connect(out);
    const source = layer.kind === "tone" ? toneOf(context, layer, start, level) : noiseOf(context, layer, start, level);
    source.start(start);
    source.stop(end);
    source.onended = () => level.disconnect();
  }
}

function toneOf(context: BaseAudioContext, { from, to, fades }: Layer, start: number, out: AudioNode) {
  const source = context.createOscillator();
  glide(source.frequency, from, to, start, fades);
  source.connect(out);
  return source;
}

function noiseOf(context: BaseAudioContext, { from, to, fades }: Layer, start: number, out: AudioNode) {
  const source = context.createBufferSource();
  source.buffer = rustle(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 0.8;
  glide(filter.frequency, from, to, start, fades);
  source.connect(filter).connect(out);
  return source;
}

function glide(frequency: AudioParam, from: number, to: number, start: number, seconds: number): void {
  frequency.setValueAtTime(from, start);
  frequency.exponentialRampToValueAtTime(to, start + seconds);
}

const rustles = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A quarter of a second of white noise, made once. */
function rustle(context: BaseAudioContext): AudioBuffer {
  let buffer = rustles.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 4), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
    rustles.set(context, buffer);
  }
  return buffer;
}
