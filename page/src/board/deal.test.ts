import { expect, test } from "vitest";
import { TIMES } from "../game/times";
import { deal } from "./deal";

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
  deal(thing(0, 100), [hand(0), hand(200)], thing(5, 100), 1000);
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
    deal(thing(0, 100), [hand(0), hand(200)], null, time);
    const delays = moving.slice(0, 13).map(({ timing }) => timing.delay!);
    for (const [place, delay] of delays.slice(1).entries())
      expect(Math.abs(delay - delays[place]! - 40)).toBeLessThan(3);
  }
});
