/** A finished game as a text that what if begins with. */

import type { GameRecord } from "../wire/model";

/** What of a record says how the game went; the rest would only make the link longer. */
export const startOf = ({ position, deck, leader, plays }: GameRecord): string =>
  JSON.stringify(position ? { position, plays } : { deck, leader, plays });
