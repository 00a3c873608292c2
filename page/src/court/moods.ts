/** What a face across the table shows, and when its owner says something. */

import { FACTIONS, type Seat, type View } from "../wire/model";

/** The bots that have a face. */
export const COURT = ["potboy", "squire", "steward", "chancellor", "regent"] as const;
export type Courtier = (typeof COURT)[number];

export const MOODS = ["waiting", "thinking", "pleased", "vexed"] as const;
export type Mood = (typeof MOODS)[number];

export const courtier = (bot: string | null | undefined): Courtier | null => COURT.find((one) => one === bot) ?? null;

/** While a finished trick lies there, who has `won` it is pleased, although they lead the next one; at the end, the winner
 * of the game. Otherwise the player whose turn it is thinks. */
export function moodOf({ turn, result }: View, seat: Seat, won: Seat | null): Mood {
  const winner = result ? result.winner : won;
  if (winner) return winner === seat ? "pleased" : "vexed";
  return turn === seat ? "thinking" : "waiting";
}

export type Moment = "sits" | "gains" | "loses" | "phase";

/** What has just happened that this seat has something to say about: a vote changed hands, a phase or the game began. */
export function moment(before: View | null, now: View, seat: Seat): Moment | null {
  if (!before) return now.ply === 0 ? "sits" : null;
  if (before.phase !== now.phase) return "phase";
  const changed = FACTIONS.filter((faction) => before.votes[faction] !== now.votes[faction]);
  if (changed.some((faction) => now.votes[faction] === seat)) return "gains";
  return changed.some((faction) => before.votes[faction] === seat) ? "loses" : null;
}
