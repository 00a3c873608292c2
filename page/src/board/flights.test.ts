import { expect, test } from "vitest";
import { TIMES } from "../app/settings.svelte";
import { event } from "../testing";
import type { View } from "../wire/model";
import { dealCards, flightsOf } from "./flights";

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

test("one's own draw is turned over on the way, the other's is not", () => {
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

interface Moving {
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
}
let moving: Moving[];
const thing = (left: number, top: number) =>
  ({
    getBoundingClientRect: () => ({ left, top, width: 10, height: 14 }),
    animate: (frames: Keyframe[], timing: KeyframeAnimationOptions) => void moving.push({ frames, timing }),
  }) as unknown as Element;
const hand = (top: number) => Array.from({ length: 13 }, (_, place) => thing(20 * place, top));

test("each card comes from the pile, a pair at a time, then the prize, all within its time", () => {
  moving = [];
  dealCards(thing(0, 100), [hand(0), hand(200)], thing(5, 100), 1000);
  expect(moving).toHaveLength(26 + 2);
  const [first, second] = [moving.slice(0, 13), moving.slice(13, 26)].map((cards) =>
    cards.map(({ timing }) => timing.delay!),
  );
  expect(first).toEqual(second);
  expect(first).toEqual([...first!].sort((one, other) => one - other));
  expect(moving[0]!.frames[0]!.transform).toContain("translate(0px, 100px)");
  expect(moving[25]!.frames[0]!.transform).toContain("translate(-240px, -100px)");
  const ends = moving
    .filter(({ timing }) => typeof timing === "object")
    .map(({ timing }) => timing.delay! + +timing.duration!);
  expect(Math.max(...ends)).toBeCloseTo(1000);
  expect(ends.at(-1)).toBe(Math.max(...ends)); // the prize
});

test("the deal takes 1.2 seconds, its cards 40 ms apart as they are heard, however slow the rest is", () => {
  for (const { deal: time } of [TIMES.normal, TIMES.slow]) {
    expect(time).toBe(1200);
    moving = [];
    dealCards(thing(0, 100), [hand(0), hand(200)], null, time);
    const delays = moving.slice(0, 13).map(({ timing }) => timing.delay!);
    for (const [place, delay] of delays.slice(1).entries())
      expect(Math.abs(delay - delays[place]! - 40)).toBeLessThan(3);
  }
});
