/**
 * How the cards of a game are divided, for what the page has to know of it before the server says it. `fair/deal.ts` knows it
 * on its own, because it checks the server.
 */

import type { Card, GameRecord, Seat } from "../wire/model";

/** A seat's hand: each has a quarter of the deck, A's cards first; the rest is the draw pile (R3). */
export function handOf(deck: readonly Card[], seat: Seat): Card[] {
  const size = deck.length / 4;
  const from = seat === "A" ? 0 : size;
  return deck.slice(from, from + size);
}

/** How many cards the draw pile needs for these tricks: a prize and a card for the loser each (R5, R10). */
export const pileFor = (tricks: number): number => 2 * tricks;

/** The play after which phase two of a dealt game begins, where everything is known exactly, if it came to that (R13). */
export const phaseTwoOf = ({ deck, plays }: GameRecord): number => Math.min((deck ?? []).length / 2, plays.length);

/** A finished game as a text that what if begins with: how it went, and nothing that would only make the link longer. */
export const startOf = ({ position, deck, leader, plays }: GameRecord): string =>
  JSON.stringify(position ? { position, plays } : { deck, leader, plays });
