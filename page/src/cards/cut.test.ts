import { expect, test } from "vitest";
import { flatten, hatch, moved } from "./cut";
import { FULL_DECK } from "../fair/deal";
import { FACTIONS } from "../wire/model";
import { face } from "./drawing";
import { EMBLEMS, shade } from "./emblems";
import { FRAMES } from "./frames";

test("hatching stays inside the shape it shades", () => {
  const square = "M-10 -10L10 -10L10 10L-10 10Z";
  for (const point of flatten(hatch(square, { angle: 0, gap: 2, width: 0.1, reach: 0.5 })).flat()) {
    expect(Math.abs(point[0])).toBeLessThanOrEqual(10.1);
    expect(Math.abs(point[1])).toBeLessThanOrEqual(10.1);
  }
});

test("shade and light grow with the value, and a zero has neither", () => {
  for (const faction of FACTIONS) {
    const ink = (value: number) => flatten(shade(faction, value)).reduce((sum, polygon) => sum + area(polygon), 0);
    expect(ink(0)).toBe(0);
    expect(ink(9)).toBeGreaterThan(2 * ink(3));
    expect(face(`${faction}9`).rays.length).toBeGreaterThan(2 * face(`${faction}3`).rays.length);
  }
  expect(face("G0")).toMatchObject({ rays: "", disc: 0 });
});

test("no two cards have the same face, and no two factions the same border", () => {
  const cards = [...new Set(FULL_DECK)];
  expect(new Set(cards.map((card) => JSON.stringify(face(card)))).size).toBe(48);
  expect(new Set(FACTIONS.map((faction) => FRAMES[faction].plate)).size).toBe(5);
  expect(new Set(FACTIONS.map((faction) => EMBLEMS[faction].body)).size).toBe(5);
});

test("every path is made of finite numbers", () => {
  for (const card of FULL_DECK) expect(JSON.stringify(face(card))).not.toMatch(/NaN|Infinity|undefined/);
  for (const faction of FACTIONS) expect(JSON.stringify(FRAMES[faction])).not.toMatch(/NaN|Infinity|undefined/);
});

test("a moved path keeps its shape: absolute points move, relative ones only shrink", () => {
  expect(moved("M10 20H30V40c-2 4 6-8 10 0Z", 0.5, [1, 2])).toBe("M6 12H16V22c-1 2 3 -4 5 0Z");
});

test("a turned path keeps its lengths", () => {
  expect(moved("M10 0L0 20c0 0 0 0 4 2Z", 0.5, [1, 2], 90)).toBe("M1 7L-9 2c0 0 0 0 -1 2Z");
});

test("what is not a card is refused", () => {
  expect(() => face("Z3")).toThrow("not a card: Z3");
});

function area(polygon: readonly (readonly [number, number])[]): number {
  const twice = polygon.reduce((sum, [x, y], i) => {
    const [a, b] = polygon[(i + 1) % polygon.length]!;
    return sum + x * b - a * y;
  }, 0);
  return Math.abs(twice) / 2;
}
