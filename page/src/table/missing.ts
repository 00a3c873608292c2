/** Players who were found for each other, or sat down, and were not there for the deal. */

import type { Seat, TableState } from "../wire/model";

/** Who did not come to the deal, so that there was none. */
export function missing({ forfeit, absent = [] }: TableState): Seat | "both" | null {
  if (forfeit?.reason === "no_show") return forfeit.seat;
  return absent.length > 1 ? "both" : (absent[0] ?? null);
}

/** Who left before it. Whoever had revealed loses nothing by that: the other withheld their part. */
export function leaver({ forfeit, left_early = null }: TableState): Seat | null {
  return forfeit ? forfeit.seat : left_early;
}
