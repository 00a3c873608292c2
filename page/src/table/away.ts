/** When a table may be closed because its player stays away. The server decides it; the page says it in good time. */

import type { Seat, TableState, View } from "../wire/model";

/** Whether a person is not connected at this moment. Bots and players who share this screen always count as connected. */
export function isAway(table: TableState, seat: Seat): boolean {
  const { bot, online } = table.seats[seat];
  return bot === null && !online && table.kind !== "same_screen";
}

export interface Absence {
  /** Who is waited for, as the reader knows them. */
  who: "you" | "other";
  /** Whether the table may be closed now. */
  past: boolean;
  at: Date;
  since: Date;
}

/** The last part of the time, in which both hear how it ends. */
const NEAR = 1 / 3;

/** Who has not played for long at this moment, if a player should know of it. */
export function absence(table: TableState, view: View, now: number): Absence | null {
  const [near, at] = moments(table) ?? [Infinity, Infinity];
  if (table.you === "spectator" || now < near) return null;
  const since = new Date(at - (table.away_seconds ?? 0) * 1000);
  return { who: view.turn === table.you ? "you" : "other", past: now >= at, at: new Date(at), since };
}

/** Milliseconds until `absence` says something else, if no card is played; null if it never will. */
export function untilNews(table: TableState, now: number): number | null {
  const next = moments(table)?.find((moment) => moment > now);
  return next === undefined ? null : next - now;
}

/** When the end of the time is near, and when it has come. */
function moments({ away_seconds, closable_at }: TableState): [number, number] | null {
  if (away_seconds === null || closable_at === null) return null;
  const at = Date.parse(closable_at);
  return [at - away_seconds * 1000 * NEAR, at];
}

// --- before the deal ---

/** Who did not come to the deal, so that there was none. */
export function missing({ forfeit, absent = [] }: TableState): Seat | "both" | null {
  if (forfeit?.reason === "no_show") return forfeit.seat;
  return absent.length > 1 ? "both" : (absent[0] ?? null);
}

/** Who left before it. A player who had revealed loses nothing by that: the other withheld their part. */
export function leaver({ forfeit, left_early = null }: TableState): Seat | null {
  return forfeit ? forfeit.seat : left_early;
}
