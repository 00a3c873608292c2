/** A finished game as a text that what if begins with. */

import type { GameRecord } from "../wire/model";

/** What of a record says how the game went; the rest would only make the link longer. */
export const startOf = ({ deck, leader, plays }: GameRecord): string => JSON.stringify({ deck, leader, plays });

/** The play after which phase two begins, where everything can be told exactly; the last one where it never began. */
export const phaseTwoOf = ({ deck, plays }: GameRecord): number => Math.min(deck.length / 2, plays.length);
