/** Players who were found for each other, or sat down, and were not there for the deal. */

import type { Seat, TableState } from "../wire/model";

/** Who did not come to the deal, so that there was none; of two, whoever reads it. */
export function missing({ forfeit, absent = [], you }: TableState): Seat | null {
  if (forfeit?.reason === "no_show") return forfeit.seat;
  return absent.find((seat) => seat === you) ?? absent[0] ?? null;
}
