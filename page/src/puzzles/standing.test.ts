import { afterEach, expect, test } from "vitest";
import { remember } from "../kept/localstore";
import { afterDay, afterTry, change, daysInRow, load, rated, START, wantedRating, type Standing } from "./standing";

afterEach(() => remember("puzzles", null));

const tries = (results: [number, boolean][], from: Standing = START) =>
  results.reduce((now, [rating, right], place) => afterTry(now, { id: `p${now.count}${place}`, rating }, right), from);

test("a rating moves by how surprising the result was", () => {
  const [even, easy, hard] = [600, 300, 900].map((puzzle) => rated(600, puzzle, true, 50) - 600);
  expect(even).toBe(16);
  expect(easy).toBeLessThan(even!);
  expect(hard).toBeGreaterThan(even!);
  expect(rated(600, 600, false, 50)).toBe(584);
  expect(rated(5, 2, false, 0)).toBe(0);
});

test("a rating finds its place within some twenty puzzles, and then holds it", () => {
  for (const strength of [300, 700, 1050]) {
    let now = START;
    const training = () => {
      const puzzle = wantedRating(now);
      now = afterTry(now, { id: `p${now.count}`, rating: puzzle }, puzzle < strength);
    };
    for (let count = 0; count < 20; count++) training();
    expect(Math.abs(now.rating - strength)).toBeLessThan(100);
    for (let count = 0; count < 40; count++) training();
    expect(Math.abs(now.rating - strength)).toBeLessThan(40);
  }
});

test("a puzzle counts once, by its first try", () => {
  const failed = afterTry(START, { id: "abc123", rating: 600 }, false);
  expect(failed.count).toBe(1);
  expect(afterTry(failed, { id: "abc123", rating: 600 }, true)).toBe(failed);
});

test("puzzles in a row are those solved at the first try; one that is not ends it, and the best is kept", () => {
  const now = tries([
    [600, true],
    [700, true],
    [650, false],
    [600, true],
  ]);
  expect([now.row, now.bestRow]).toEqual([1, 2]);
});

test("only the latest puzzles are kept, oldest first", () => {
  const now = tries(Array.from({ length: 230 }, () => [600, true]));
  expect(now.tried.length).toBe(200);
  expect(now.tried.at(-1)?.id).toBe("p229229");
});

test("days in a row are counted by the date, over months and years", () => {
  let now = START;
  for (const day of ["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-01"]) now = afterDay(now, day);
  expect([now.days, now.bestDays]).toEqual([3, 3]);
  expect([daysInRow(now, "2027-01-01"), daysInRow(now, "2027-01-02"), daysInRow(now, "2027-01-03")]).toEqual([3, 3, 0]);
  const later = afterDay(now, "2027-02-01");
  expect([later.days, later.bestDays]).toEqual([1, 3]);
  expect(afterDay(later, "2027-01-31")).toBe(later); // a device whose date was wrong, or an older tab
});

test("what is kept comes back, and what cannot be read begins anew", () => {
  expect(load()).toEqual(START);
  change((before) => afterTry(before, { id: "abc123", rating: 800 }, true));
  change((before) => ({ ...before, theme: "tie_break", level: "harder" }));
  expect(load()).toMatchObject({ count: 1, theme: "tie_break", tried: [{ id: "abc123", right: true }] });
  for (const kept of ["{", "[]", "7", '{"rating":"x"}', '{"tried":3}', "null"]) {
    remember("puzzles", kept);
    expect(load()).toEqual(START);
  }
  remember("puzzles", '{"count":3,"theme":"luck","level":"hardest"}');
  expect(load()).toEqual({ ...START, count: 3 });
});

test("harder and easier are so from one's own rating on", () => {
  expect((["easier", "even", "harder"] as const).map((level) => wantedRating({ ...START, level }))).toEqual([
    450, 600, 750,
  ]);
  expect(wantedRating({ ...START, rating: 20, level: "easier" })).toBe(0);
});
