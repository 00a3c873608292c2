import { expect, test } from "vitest";
import { DECK, EMPTY, filled, inPhase, keysIn, positionText, put, setupOf, type Setup } from "./setup";

const TWO = "2 B 5.... 0024...8.1 0.... ....3 G3";
const ONE = "1 A 58.... 26.... .... .... - 1.... 3.... D9,U9,U5,U7";

test("a position is written as it was read", () => {
  for (const text of [TWO, ONE]) expect(positionText(setupOf(text))).toBe(text);
});

test("the deck has every card, each zero of the Goblins by itself", () => {
  expect([DECK.length, new Set(DECK.map((one) => one.key)).size]).toEqual([52, 52]);
});

test("a card is put somewhere, somewhere else, and away", () => {
  let setup: Setup = put(EMPTY, "G3.0", "hand-A");
  expect(positionText(setup)).toBe("2 A 3.... .... .... .... -");
  setup = put(setup, "G3.0", "hand-B");
  expect(positionText(setup)).toBe("2 A .... 3.... .... .... -");
  expect(positionText(put(setup, "G3.0", "hand-B"))).toBe("2 A .... .... .... .... -");
});

test("there is one led card, and a player who did not lead is to move", () => {
  const setup = put(put(EMPTY, "G3.0", "led"), "K4.0", "led");
  expect(positionText(setup)).toBe("2 B .... .... .... .... K4");
});

test("the draw pile is filled with what is nowhere: two cards for each trick, the prize among them", () => {
  let setup = filled(put(put(inPhase(EMPTY, 1), "G3.0", "hand-A"), "G4.0", "hand-B"));
  expect(setup.rest).toHaveLength(2); // the first of them is the prize
  setup = filled(put(setup, "K9.0", "prize"));
  expect(positionText(setup)).toMatch(/^1 A 3\.\.\.\. 4\.\.\.\. \.\.\.\. \.\.\.\. - \.\.\.\. \.\.\.\. K9,[A-Z]\d$/);
  const drawn = setup.rest[0]!;
  expect(filled(setup).rest).toEqual([drawn]);
  expect(filled(put(setup, drawn, "hand-A")).rest).not.toContain(drawn);
});

test("in phase two there are no followers and no prize", () => {
  const setup = inPhase(setupOf(ONE), 2);
  expect(keysIn(setup, "followers-A")).toEqual([]);
  expect(positionText(filled(setup))).toBe("2 A 58.... 26.... .... .... -");
});
