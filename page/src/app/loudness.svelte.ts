/** How loud the table is on this device, and whether it may vibrate. */

import { remember, remembered } from "../kept/localstore";
import { setTouch, setVolume } from "../sound/player";

/** Loud enough to notice, quiet enough for a train. */
const QUIET = 0.5;

class Loudness {
  muted = $state(false);
  /** From 0 to 1. */
  volume = $state(QUIET);
  touch = $state(true);

  load(): void {
    this.muted = remembered("muted") === "yes";
    const volume = Number(remembered("volume") ?? QUIET);
    this.volume = volume >= 0 && volume <= 1 ? volume : QUIET;
    this.touch = remembered("touch") !== "no";
    this.#apply();
  }

  setMuted(muted: boolean): void {
    this.muted = muted;
    remember("muted", muted ? "yes" : "no");
    if (!muted && this.volume === 0) this.setVolume(QUIET); // or there would still be nothing to hear
    this.#apply();
  }

  /** Turning it up unmutes; turning it all the way down mutes. */
  setVolume(volume: number): void {
    this.volume = volume;
    remember("volume", String(volume));
    this.setMuted(volume === 0);
  }

  setTouch(on: boolean): void {
    this.touch = on;
    remember("touch", on ? "yes" : "no");
    this.#apply();
  }

  #apply(): void {
    setVolume(this.muted ? 0 : this.volume);
    setTouch(this.touch && !this.muted);
  }
}

export const loudness = new Loudness();
