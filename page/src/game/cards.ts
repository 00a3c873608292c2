/** Small facts about cards that several parts of the page ask for. Who may play what is the server's to say. */

import { FACTIONS, type BySeat, type Card, type Faction, type Seat, type TableState } from "../wire/model";

export const faction = (card: Card): Faction => card[0] as Faction;
export const value = (card: Card): number => Number(card[1]);
export const other = (seat: Seat): Seat => (seat === "A" ? "B" : "A");

/** Cards with a key each that stays the same while others leave: the five Goblin zeros are alike, and still five. */
export function keyed(cards: readonly Card[]): { card: Card; key: string }[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: `${card}.${copy}` };
  });
}

/** Votes by seat, as the score piles stand or stood at the end. */
export function tally(votes: Record<Faction, Seat | null>): BySeat<number> {
  const count = { A: 0, B: 0 };
  for (const letter of FACTIONS) {
    const seat = votes[letter];
    if (seat) count[seat] += 1;
  }
  return count;
}

/** Which seat is shown at the bottom. */
export const bottomSeat = (table: TableState): Seat => (table.you === "spectator" ? "A" : table.you);
