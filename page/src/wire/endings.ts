/** How a game ended for whoever holds one of its seats. */

import type { Seat, TableState } from "./model";

/** `given_up` is a loss of one's own making; at a `closed` table nobody won, and an `undealt` one was never played. */
const ENDINGS = ["won", "drawn", "lost", "given_up", "closed", "undealt"] as const;
export type Ending = (typeof ENDINGS)[number];

export const isEnding = (value: unknown): value is Ending => ENDINGS.some((one) => one === value);

/** Null while the game is not over. */
export function endingOf({ status, ply, outcome, forfeit }: TableState, seat: Seat): Ending | null {
  if (status !== "over") return null;
  if (ply === null) return "undealt";
  if (outcome === null) return "closed";
  if (outcome === "draw") return "drawn";
  if (outcome === seat) return "won";
  return forfeit?.seat === seat && !["away", "flagged"].includes(forfeit.reason) ? "given_up" : "lost";
}
