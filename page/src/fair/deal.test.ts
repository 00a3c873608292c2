import { expect, test } from "vitest";
import vectors from "../../../docs/deal-vectors.json";
import { FULL_DECK, deal, inOrder } from "./deal";

test("the deck has 52 cards, five of them Goblin zeros, and Knights from 2 up (R1)", () => {
  expect(FULL_DECK).toHaveLength(52);
  expect(FULL_DECK.filter((card) => card === "G0")).toHaveLength(5);
  expect(FULL_DECK.filter((card) => card[0] === "K")).toEqual(["K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9"]);
});

test.each(vectors)("the published deal of seed $seed", (vector) => {
  const dealt = deal(vector.seed, vector.cards.split(" "));
  expect(dealt.shuffled.join(" ")).toBe(vector.shuffled);
  expect(dealt.deck.join(" ")).toBe(vector.deck);
  expect(dealt.leader).toBe(vector.leader);
});

test("the order of a hand makes no difference, that of the draw pile does", () => {
  const { deck } = deal("7");
  expect(inOrder([...deck.slice(0, 13).reverse(), ...deck.slice(13)])).toEqual(deck);
  expect(inOrder([...deck.slice(0, 26), ...deck.slice(26).reverse()])).not.toEqual(deck);
});
