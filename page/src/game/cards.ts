/** Small helpers about cards and seats. What may be played is for the server to say. */

import { FACTIONS, type BySeat, type Card, type Faction, type Seat, type TableState, type View } from "../wire/model";

export const faction = (card: Card): Faction => card[0] as Faction;
export const value = (card: Card): number => Number(card[1]);
export const other = (seat: Seat): Seat => (seat === "A" ? "B" : "A");

/** Gives each card a key that stays stable as others leave; the five Goblin zeros need one each. */
export function keyed(cards: readonly Card[]): { card: Card; key: string }[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: `${card}.${copy}` };
  });
}

/** Counts the votes per seat. */
export function tally(votes: Record<Faction, Seat | null>): BySeat<number> {
  const count = { A: 0, B: 0 };
  for (const letter of FACTIONS) {
    const seat = votes[letter];
    if (seat) count[seat] += 1;
  }
  return count;
}

/** The cards of the last `count` plays, in order. */
export function lastPlays({ tricks, led }: Pick<View, "tricks" | "led">, count: number): Card[] {
  const plays = [...tricks.flatMap((trick) => [trick.led, trick.reply]), ...(led === null ? [] : [led])];
  return count > 0 ? plays.slice(-count) : [];
}

/** The seat shown at the bottom of the screen. */
export const bottomSeat = (table: TableState): Seat => (table.you === "spectator" ? "A" : table.you);
