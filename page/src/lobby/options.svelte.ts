/** How this player's next table is to be played, as last chosen on this device. */

import { remember, remembered } from "../browser/memory";
import type { TableKind, WantedOptions } from "../wire/model";

export const LEADERS = ["lot", "me", "other"] as const;
export type Leader = (typeof LEADERS)[number];
const SEAT_OF = { lot: "lot", me: "A", other: "B" } as const; // whoever makes a table sits at A
const KEY = "options";

export class Options {
  leader = $state<Leader>("lot");
  byHeart = $state(false);
  hints = $state(true);

  constructor() {
    const kept = read();
    this.leader = LEADERS.find((one) => one === kept.leader) ?? "lot";
    this.byHeart = kept.byHeart === true;
    this.hints = kept.hints !== false;
  }

  choose(change: Partial<Pick<Options, "leader" | "byHeart" | "hints">>): void {
    Object.assign(this, change);
    remember(KEY, JSON.stringify({ leader: this.leader, byHeart: this.byHeart, hints: this.hints }));
  }

  /** The options as the server takes them for a table of this kind. */
  wanted(kind: TableKind): WantedOptions {
    const hints = kind === "bot" && !this.byHeart ? this.hints : null;
    return { leader: SEAT_OF[this.leader], by_heart: this.byHeart, hints };
  }
}

function read(): Record<string, unknown> {
  try {
    return (JSON.parse(remembered(KEY) ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    return {}; // not written by this page
  }
}
