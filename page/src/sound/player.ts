/**
 * Plays the sounds, and lets the device be felt. Browsers allow neither before the first click, tap or key, so that is
 * when the audio context is made; between sounds it sleeps.
 */

import type { Planned } from "./trigger";
import type * as Synth from "./synth";

/** More at once is noise. */
const MOST_VOICES = 4;
/** Milliseconds without a sound until the context sleeps: longer than most cards are thought over, since waking takes time. */
const IDLE = 20_000;
/** A context that takes longer to wake was not allowed to: what it should have played is over. */
const PROMPT = 400;

let volume = 0;
let feels = false;
let context: AudioContext | null = null;
let out: GainNode | null = null;
let voices: number[] = []; // the times, in the context's seconds, at which they end
let sleep: ReturnType<typeof setTimeout> | undefined;
/** How they are made: fetched with the first gesture, since nothing is heard before. */
let synth: typeof Synth | undefined;

/** From 0, silent, to 1. */
export function setVolume(to: number): void {
  volume = to;
  if (out) out.gain.value = loudness(to);
}

/** Whether the device may vibrate. */
export function setTouch(on: boolean): void {
  feels = on;
}

/** Ears hear ratios: half the slider should sound half as loud. */
const loudness = (slider: number) => slider * slider;

/** Makes the context at the first gesture after which there is something to hear. */
export function awaken(): void {
  const begin = () => {
    if (volume === 0) return;
    for (const kind of GESTURES) removeEventListener(kind, begin, true);
    if (typeof AudioContext === "undefined") return; // there is nothing to play with
    context = new AudioContext({ latencyHint: "interactive" });
    out = context.createGain();
    out.gain.value = loudness(volume);
    out.connect(context.destination);
    rest();
    // A silent one, while there is time: the first sound of a game then costs no more than any other.
    const tryOut = () => context && synth?.ring(context, "card", context.currentTime, context.createGain());
    const loaded = (module: typeof synth) => {
      synth = module;
      if (typeof requestIdleCallback !== "undefined") requestIdleCallback(tryOut);
    };
    import("./synth").then(loaded, () => {}); // without a network the game is silent
  };
  for (const kind of GESTURES) addEventListener(kind, begin, true);
}
const GESTURES = ["pointerup", "keydown", "click"];

export async function hear(sounds: readonly Planned[]): Promise<void> {
  if (!context || !out || !synth || volume === 0 || sounds.length === 0) return;
  if (context.state !== "running") {
    const since = performance.now();
    await context.resume().catch(() => undefined);
    if (performance.now() - since > PROMPT) return;
  }
  rest();
  for (const { sound, after } of sounds) {
    const at = context.currentTime + after / 1000;
    voices = voices.filter((end) => end > at);
    if (voices.length >= MOST_VOICES) continue;
    voices.push(at + synth.lengthOf(sound));
    synth.ring(context, sound, at, out);
  }
}

function rest(): void {
  clearTimeout(sleep);
  sleep = setTimeout(() => void context?.suspend(), IDLE);
}

/** A short knock that is felt, where the device has a motor and less motion was not asked for. */
export function feel(milliseconds: number): void {
  if (!feels || !("vibrate" in navigator) || !navigator.userActivation?.hasBeenActive) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  navigator.vibrate(milliseconds);
}
