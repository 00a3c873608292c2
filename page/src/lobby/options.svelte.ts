/** How this player's next table is to be played, as last chosen on this device: against the court, or with a friend. */

import { remember, remembered } from "../kept/localstore";
import { say } from "../i18n/words.svelte";
import type { ClockKind, TableKind, WantedOptions } from "../wire/model";

export const LEADERS = ["lot", "me", "other"] as const;
export type Leader = (typeof LEADERS)[number];
export const CLOCKS = [null, "live", "slow"] as const satisfies (ClockKind | null)[];
/** A table's clock in a word, for lists. */
export const clockName = (clock: ClockKind | null | undefined): string =>
  clock === "live" ? say("lobby-live") : clock === "slow" ? say("lobby-slow") : say("lobby-untimed");
export const leaderWord = (leader: Leader) =>
  leader === "me" ? say("page-options-me") : leader === "other" ? say("page-options-other") : say("page-options-lot");
const SEAT_OF = { lot: "lot", me: "A", other: "B" } as const; // the table's maker sits at A
const KEY = "options";

export class Options {
  leader = $state<Leader>("lot");
  byHeart = $state(false);
  hints = $state(true);
  /** Whether strangers may find the game and watch. */
  listed = $state(false);
  clock = $state<ClockKind | null>(null);

  constructor(readonly against: "court" | "friend") {
    const kept = read(this.#key);
    this.leader = LEADERS.find((one) => one === kept.leader) ?? "lot";
    this.byHeart = kept.byHeart === true;
    this.hints = kept.hints !== false;
    this.listed = kept.listed === true;
    this.clock = CLOCKS.find((one) => one === kept.clock) ?? null;
  }

  get #key(): string {
    return this.against === "court" ? KEY : `${KEY}:friend`;
  }

  choose(change: Partial<Pick<Options, "leader" | "byHeart" | "hints" | "listed" | "clock">>): void {
    Object.assign(this, change);
    const { leader, byHeart, hints, listed, clock } = this;
    remember(this.#key, JSON.stringify({ leader, byHeart, hints, listed, clock }));
  }

  /** The options as the server takes them for a table of this kind. */
  wanted(kind: TableKind): WantedOptions {
    const hints = kind === "bot" && !this.byHeart ? this.hints : null;
    const usual = { leader: SEAT_OF[this.leader], by_heart: this.byHeart, hints };
    return kind === "friend" ? { ...usual, listed: this.listed, clock: this.clock } : { ...usual, listed: false };
  }
}

function read(key: string): Record<string, unknown> {
  try {
    return (JSON.parse(remembered(key) ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    return {}; // not written by this page
  }
}
