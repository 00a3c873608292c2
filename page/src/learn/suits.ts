/** How many cards each faction has and of which values (R1), as arguments of messages. */
import type { Faction } from "../wire/model";

export const SUITS: Readonly<Record<Faction, { low: number; high: number; count: number }>> = {
  G: { low: 0, high: 9, count: 14 },
  K: { low: 2, high: 9, count: 8 },
  U: { low: 0, high: 9, count: 10 },
  D: { low: 0, high: 9, count: 10 },
  X: { low: 0, high: 9, count: 10 },
};
