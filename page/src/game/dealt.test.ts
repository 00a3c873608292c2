import { expect, test } from "vitest";
import { FULL_DECK, inOrder } from "../fair/deal";
import type { GameRecord } from "../wire/model";
import { handOf, phaseTwoOf, pileFor } from "./dealt";

test("R3: thirteen cards to each hand, and 26 stay for thirteen tricks", () => {
  const hands = [handOf(FULL_DECK, "A"), handOf(FULL_DECK, "B")];
  expect(hands.map((hand) => hand.length)).toEqual([13, 13]);
  expect(FULL_DECK.slice(0, 26)).toEqual(hands.flat());
  expect(FULL_DECK.length - 26).toBe(pileFor(13));
  expect(inOrder(FULL_DECK).slice(0, 13)).toEqual(hands[0]);
});

test("R13: phase two begins after thirteen tricks, if it came to that; a position has none before it", () => {
  const record = (deck: readonly string[] | null, plays: number) =>
    ({ deck, plays: Array(plays).fill("G0") }) as unknown as GameRecord;
  expect([52, 26, 7].map((plays) => phaseTwoOf(record(FULL_DECK, plays)))).toEqual([26, 26, 7]);
  expect(phaseTwoOf(record(null, 7))).toBe(0);
});
