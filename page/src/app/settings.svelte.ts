/** The player's preferences, stored in the browser. */

import { remember, remembered } from "../kept/localstore";
import { memberName, onLeft, readMember } from "../kept/member.svelte";
import { setTouch, setVolume } from "../sound/player";
import { tidyName } from "../wire/name";

export const THEMES = ["system", "light", "dark"] as const;

export const PACES = ["slow", "normal", "fast"] as const;
export type Pace = (typeof PACES)[number];

/** What a scene is given time for. */
export type Wait = "deal" | "land" | "decide" | "take" | "read" | "phase" | "moment" | "end";

/** Milliseconds. The deal is heard card by card, and so is never slower than its sound. Cards that move take as long as the scenes `deal`, `land` and `take`. */
export const TIMES: Record<Pace, Record<Wait, number>> = {
  slow: { deal: 1200, land: 420, decide: 1500, take: 440, read: 3200, phase: 3400, moment: 5000, end: 4500 },
  normal: { deal: 1200, land: 280, decide: 650, take: 320, read: 1700, phase: 2000, moment: 3500, end: 2800 },
  fast: { deal: 700, land: 180, decide: 250, take: 200, read: 700, phase: 900, moment: 2500, end: 1300 },
};

/** How cards are played: a first press lifts and a second plays, or one plays. By itself, fingers lift and mice play. */
export const PLAYING = ["auto", "tap", "lift"] as const;

/** When the table speaks up before a card that gives much away; only against bots, where there are hints. */
export const WARNINGS = ["guided", "always", "never"] as const;

/** What the player chose among these, if anything. */
function chosen<Word extends string>(name: string, words: readonly Word[]): Word | null {
  const kept = remembered(name);
  return words.find((one) => one === kept) ?? null;
}

const answer = (word: string | null): boolean | null => (word === null ? null : word === "yes");

type StoredSetting =
  "theme" | "playing" | "notify" | "memory" | "log" | "pace" | "warning" | "court" | "muted" | "touch";

/** A volume loud enough to notice, and quiet enough for a train. */
const QUIET = 0.5;

class Settings {
  theme = $state<(typeof THEMES)[number]>("system");
  name = $state("");
  playing = $state<(typeof PLAYING)[number]>("auto");
  /** Call the player back when it is their turn and the page is in the background. */
  notify = $state(false);
  /** Whether the memory aid and the log of the tricks lie open beside the table; null: the player has not said. */
  memory = $state<boolean | null>(null);
  log = $state<boolean | null>(null);

  /** How fast the table moves; null: as suits the game. */
  pace = $state<Pace | null>(null);
  /** What suits the game that is on the screen. */
  usualPace = $state<Pace>("normal");

  warning = $state<(typeof WARNINGS)[number]>("guided");

  /** Whether the bots of the court say something now and then. */
  court = $state(true);

  muted = $state(false);
  /** From 0 to 1. */
  volume = $state(QUIET);
  /** Whether the device may vibrate. */
  touch = $state(true);

  /** Whether the first press lifts a card. A mouse and a key are precise; a finger hides what it is about to play. */
  lifts(pointer: string): boolean {
    return this.playing === "lift" || (this.playing === "auto" && (pointer === "touch" || pointer === "pen"));
  }

  /** How long a scene is on the screen, in milliseconds. */
  time(wait: Wait): number {
    return TIMES[this.pace ?? this.usualPace][wait];
  }

  /** The name of the account that has signed in, as far as this browser knows. */
  get account(): string | null {
    return memberName();
  }

  load(): void {
    this.theme = chosen("theme", THEMES) ?? "system";
    this.name = remembered("name") ?? "";
    onLeft(() => this.setName("")); // it was the account's
    readMember();
    // Until version 0.1 there was one question: whether to ask before a card is played.
    this.playing = chosen("playing", PLAYING) ?? (remembered("confirm") === "yes" ? "lift" : "auto");
    this.memory = answer(remembered("memory"));
    this.log = answer(remembered("log"));
    this.pace = chosen("pace", PACES);
    this.warning = chosen("warning", WARNINGS) ?? "guided";
    this.court = remembered("court") !== "no";
    this.notify = remembered("notify") === "yes";
    this.muted = remembered("muted") === "yes";
    const volume = Number(remembered("volume") ?? QUIET);
    this.volume = volume >= 0 && volume <= 1 ? volume : QUIET;
    this.touch = remembered("touch") !== "no";
    this.#applyTheme();
    this.#applySound();
  }

  set<Name extends StoredSetting>(name: Name, value: NonNullable<Settings[Name]>): void {
    (this as Settings)[name] = value;
    remember(name, typeof value === "string" ? value : value ? "yes" : "no");
    if (name === "theme") this.#applyTheme();
    if (name === "muted" || name === "touch") this.#applySound();
  }

  setMuted(muted: boolean): void {
    this.set("muted", muted);
    if (!muted && this.volume === 0) this.setVolume(QUIET); // or there would still be nothing to hear
  }

  /** Turning it up unmutes; turning it all the way down mutes. */
  setVolume(volume: number): void {
    this.volume = volume;
    remember("volume", String(volume));
    this.setMuted(volume === 0);
  }

  setName(name: string): void {
    this.name = name;
    remember("name", tidyName(name));
  }

  #applySound(): void {
    setVolume(this.muted ? 0 : this.volume);
    setTouch(this.touch && !this.muted);
  }

  #applyTheme(): void {
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    // The browser's own bars: one colour by day and one by night, unless the player chose.
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
      const scheme = (meta.dataset.scheme ??= meta.media);
      meta.media = this.theme === "system" ? scheme : scheme.includes(this.theme) ? "all" : "not all";
    }
  }
}

export const settings = new Settings();

let calm: MediaQueryList | undefined;
export const reducedMotion = (): boolean => (calm ??= matchMedia("(prefers-reduced-motion: reduce)")).matches;
