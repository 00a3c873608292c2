/** Deals as specified in docs/formats.md: bytes from SHA-256 in counter mode, rejection sampling, Fisher–Yates. */

import { sha256 } from "./sha256";

const FACTIONS = ["G", "K", "U", "D", "X"];

/** All 52 cards in order; R1. The five Goblin zeros are alike. */
export const FULL_DECK: readonly string[] = FACTIONS.flatMap((faction) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((value) => {
    if (faction === "K" && value < 2) return [];
    return Array<string>(faction === "G" && value === 0 ? 5 : 1).fill(`${faction}${value}`);
  }),
);

export interface Deal {
  shuffled: string[];
  /** A's hand and B's hand in order, then the draw pile, top first: as in records. */
  deck: string[];
  leader: "A" | "B";
}

export function deal(seed: string, cards: readonly string[] = FULL_DECK): Deal {
  const draw = numbers(seed);
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last--) {
    const other = draw(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  const leader = draw(2) === 0 ? "A" : "B";
  return { shuffled: order, deck: inOrder(order), leader };
}

/** The deck with both hands sorted: their order makes no difference. */
export function inOrder(deck: readonly string[]): string[] {
  const size = Math.floor(deck.length / 4);
  const hand = (start: number) => deck.slice(start, start + size).sort(byOrder);
  return [...hand(0), ...hand(size), ...deck.slice(2 * size)];
}

function byOrder(one: string, other: string): number {
  return FACTIONS.indexOf(one[0]!) - FACTIONS.indexOf(other[0]!) || one.charCodeAt(1) - other.charCodeAt(1);
}

/** A source of numbers below a bound, each equally likely: bytes that would favour low numbers are rejected. */
function numbers(seed: string): (bound: number) => number {
  let block = new Uint8Array();
  let blocks = 0;
  let place = 0;
  const byte = () => {
    if (place === block.length) {
      block = sha256(`claim deal 1\n${seed}\n${blocks++}`) as Uint8Array<ArrayBuffer>;
      place = 0;
    }
    return block[place++]!;
  };
  return (bound) => {
    const limit = 256 - (256 % bound);
    let drawn = byte();
    while (drawn >= limit) drawn = byte();
    return drawn % bound;
  };
}
