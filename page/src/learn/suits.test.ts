import { expect, test } from "vitest";
import { FULL_DECK } from "../fair/deal";
import { FACTIONS } from "../wire/model";
import { SUITS } from "./suits";

test("the rules screen describes the deck that is dealt (R1)", () => {
  for (const faction of FACTIONS) {
    const values = FULL_DECK.filter((card) => card[0] === faction).map((card) => Number(card[1]));
    const found = { low: Math.min(...values), high: Math.max(...values), count: values.length };
    expect(SUITS[faction]).toEqual(found);
  }
});
