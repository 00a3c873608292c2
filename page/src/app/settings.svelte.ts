/** The player's preferences, stored in the browser. */

import { remember, remembered } from "../browser/memory";
import { tidyName } from "../wire/name";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const PACES = ["slow", "normal", "fast"] as const;
export type Pace = (typeof PACES)[number];

/** How cards are played: a first press lifts and a second plays, or one plays. By itself, fingers lift and mice play. */
export const PLAYING = ["auto", "tap", "lift"] as const;
export type Playing = (typeof PLAYING)[number];

/** When the table speaks up before a card that gives much away; only against bots, where there are hints. */
export const WARNINGS = ["guided", "always", "never"] as const;
export type Warning = (typeof WARNINGS)[number];

const answer = (word: string | null): boolean | null => (word === null ? null : word === "yes");

class Settings {
  theme = $state<Theme>("system");
  name = $state("");
  playing = $state<Playing>("auto");
  /** Call the player back when it is their turn and the page is in the background. */
  notify = $state(false);
  /** Whether the memory aid and the log of the tricks lie open beside the table; null: the player has not said. */
  memory = $state<boolean | null>(null);
  log = $state<boolean | null>(null);

  /** How fast the table moves; null: as suits the game. */
  pace = $state<Pace | null>(null);

  warning = $state<Warning>("guided");

  /** Whether the first press lifts a card. A mouse and a key are precise; a finger hides what it is about to play. */
  lifts(pointer: string): boolean {
    return this.playing === "lift" || (this.playing === "auto" && (pointer === "touch" || pointer === "pen"));
  }

  load(): void {
    const theme = remembered("theme");
    this.theme = THEMES.find((one) => one === theme) ?? "system";
    this.name = remembered("name") ?? "";
    const playing = remembered("playing");
    // Until version 0.1 there was one question: whether to ask before a card is played.
    const asked = remembered("confirm") === "yes";
    this.playing = PLAYING.find((one) => one === playing) ?? (asked ? "lift" : "auto");
    this.memory = answer(remembered("memory"));
    this.log = answer(remembered("log"));
    const pace = remembered("pace");
    this.pace = PACES.find((one) => one === pace) ?? null;
    const warning = remembered("warning");
    this.warning = WARNINGS.find((one) => one === warning) ?? "guided";
    this.notify = remembered("notify") === "yes";
    this.#apply();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.#apply();
  }

  setName(name: string): void {
    this.name = name;
    remember("name", tidyName(name));
  }

  setPlaying(playing: Playing): void {
    this.playing = playing;
    remember("playing", playing);
  }

  setMemory(on: boolean): void {
    this.memory = on;
    remember("memory", on ? "yes" : "no");
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    remember("pace", pace);
  }

  setWarning(warning: Warning): void {
    this.warning = warning;
    remember("warning", warning);
  }

  setNotify(on: boolean): void {
    this.notify = on;
    remember("notify", on ? "yes" : "no");
  }

  setLog(on: boolean): void {
    this.log = on;
    remember("log", on ? "yes" : "no");
  }

  #apply(): void {
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
