import { expect, test } from "vitest";
import { event } from "../testing";
import type { View } from "../wire/model";
import { flightsOf } from "./flights";

test("a led card flies from the hand to its player's place, and nothing else moves", () => {
  expect(flightsOf([event("played", "A", ["G3"])], null)).toEqual([
    { card: "G3", from: "card-A-G3", to: "slot-A", wave: 0, lands: true, turns: false },
  ]);
});

test("a finished trick: the prize to the winner, the hidden draw face down, played Undead to the pile, the next prize", () => {
  const before = { led: "U4", leader: "B" } as View;
  const flights = flightsOf(
    [
      event("played", "A", ["U7"]),
      event("trick_won", "A", ["U4", "U7"]),
      event("gained", "A", ["K6"]),
      event("gained", "B", null, { audience: "B" }),
      event("scored", "A", ["U4", "U7"]),
      event("prize_revealed", null, ["D8"]),
    ],
    before,
  );
  expect(flights.map(({ card, from, to }) => [card, from, to])).toEqual([
    ["U7", "card-A-U7", "slot-A"],
    ["K6", "prize", "followers-A"],
    [null, "draw", "followers-B"],
    ["U4", "slot-B", "pile-A-U"],
    ["U7", "slot-A", "pile-A-U"],
    ["D8", "draw", "prize"],
  ]);
});

test("what one draws is turned over on the way, and nobody else's", () => {
  const drawn = (card: string | null) =>
    flightsOf([event("gained", "A", card ? [card] : null, { audience: "A" })], null)[0];
  expect(drawn("D3")).toMatchObject({ card: "D3", from: "draw", to: "followers-A", turns: true });
  expect(drawn(null)).toMatchObject({ card: null, turns: false });
});

test("where nothing is played, what the trick brings does not wait", () => {
  const before = { led: "G0", leader: "B" } as View;
  const flights = flightsOf([event("scored", "A", ["G0", "G0"])], before);
  expect(flights.map(({ from, wave }) => [from, wave])).toEqual([
    ["slot-B", 0],
    ["slot-A", 0],
  ]);
});

test("the first prize does not fly", () => {
  expect(flightsOf([event("prize_revealed", null, ["D8"])], null)).toEqual([]);
});
