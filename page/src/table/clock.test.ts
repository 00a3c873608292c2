import { beforeEach, expect, test } from "vitest";
import { inEnglish } from "../testing";
import type { TableState } from "../wire/model";
import { face, freeFace, holidayNews, inWords, isLow, reading, soon, untilNext } from "./clock";
import { ServerTime } from "./store.svelte";

beforeEach(inEnglish);

const START = Date.parse("2026-11-18T20:00:00.000Z");
const iso = (time: number) => new Date(time).toISOString();
const table = (more: object = {}, turn: "A" | "B" | null = "A") =>
  ({
    turn,
    clock: {
      bank: { A: 180_000, B: 90_000 },
      free: 3_000,
      since: turn && iso(START),
      holidays: { A: null, B: null },
      ...more,
    },
  }) as unknown as TableState;

test("the free time runs first, then the bank, and the other player's clock stands still", () => {
  const at = (after: number) => reading(table(), "A", START + after);
  expect(at(0)).toEqual({ left: 180_000, free: 3_000, runs: true, holiday: null });
  expect(at(2_999)).toMatchObject({ left: 180_000, free: 1 });
  expect(at(3_000)).toMatchObject({ left: 180_000, free: 0 });
  expect(at(10_000)).toMatchObject({ left: 173_000, free: 0, runs: true });
  expect(at(500_000)).toMatchObject({ left: 0, runs: false });
  expect(reading(table(), "B", START + 10_000)).toMatchObject({ left: 90_000, free: 0, runs: false });
  expect(reading(table({}, null), "A", START + 10_000)).toMatchObject({ left: 180_000, runs: false });
  expect(reading({ clock: null } as TableState, "A", START)).toBeNull();
});

test("a message that comes before its time, by this browser's clock, costs nothing", () => {
  expect(reading(table(), "A", START - 500)).toMatchObject({ left: 180_000, free: 3_000 });
});

test("a holiday stops the clock: what was used before it stays used", () => {
  const holidays = { A: { begun: iso(START + 5_000), until: iso(START + 60_000) }, B: null };
  const at = (after: number) => reading(table({ holidays }), "A", START + after);
  expect(at(30_000)).toEqual({ left: 178_000, free: 0, runs: false, holiday: holidays.A.until });
  expect(at(61_000)).toMatchObject({ left: 177_000, runs: true, holiday: null });
});

test("the server's time is taken from the message that was quickest, whatever the browser's clock says", () => {
  let local = 1_000;
  const time = new ServerTime(() => local);
  time.hears(iso(START));
  local += 700;
  time.hears(iso(START + 500)); // 200 ms slower
  expect(time.now).toBe(START + 700);
  local += 300;
  time.hears(iso(START + 1_100)); // 100 ms quicker
  expect(time.now).toBe(START + 1_100);
});

test("a clock is looked at again when it shows something else", () => {
  const next = (left: number, free = 0, runs = true) => untilNext({ left, free, runs, holiday: null }, START);
  expect([next(90_250), next(180_000, 2_400), next(90_000)]).toEqual([250, 400, 1_000]);
  expect([next(5 * 3_600_000), next(90_000, 0, false)]).toEqual([30_000, null]);
  const away = (until: number) => untilNext({ left: 1, free: 0, runs: false, holiday: iso(START + until) }, START);
  expect([away(5_000), away(40 * 86_400_000)]).toEqual([5_000, 86_400_000]);
});

test("a time is shown in minutes and seconds, and from an hour on in words", () => {
  expect([0, 1, 20_000, 161_000, 3_600_000].map((one) => face(one, "en"))).toEqual([
    "0:00",
    "0:01",
    "0:20",
    "2:41",
    "60:00",
  ]);
  expect([2_001, 25 * 3_600_000].map((one) => freeFace(one, "en"))).toEqual(["+3", "+1d 1h"]);
  expect(face(52 * 3_600_000, "en")).toBe("2d 4h");
  expect(face(72 * 3_600_000, "fr")).toBe("3j");
  expect(inWords(161_000)).toBe("2 minutes and 41 seconds");
  expect(inWords(0)).toBe("0 seconds");
});

test("a player hears of a minute and of twenty seconds, once each", () => {
  const live = (before: number, after: number) => soon(table(), before, after);
  expect([live(61_000, 60_000), live(60_000, 59_000), live(21_000, 19_500)]).toEqual([60_000, null, 20_000]);
  expect([live(180_000, 10_000), live(10_000, 9_000)]).toEqual([20_000, null]);
  expect([isLow(table(), 20_001), isLow(table(), 20_000)]).toEqual([false, true]);
});

test("in a slow game it is of a day and of hours, while there is time to do something", () => {
  const HOUR = 3_600_000;
  const slow = table({ free: 24 * HOUR });
  const news = (before: number, after: number) => soon(slow, before * HOUR, after * HOUR);
  expect([news(24.1, 24), news(7, 5.9), news(2, 0.5), news(1, 0.5)]).toEqual([24 * HOUR, 6 * HOUR, HOUR, null]);
  expect([isLow(slow, HOUR), isLow(slow, HOUR + 1)]).toEqual([true, false]);
});

test("a holiday of the other player is announced when it begins, and when it ends early", () => {
  const at = (holiday: string | null) => ({ left: 1, free: 0, runs: false, holiday });
  const until = iso(START + 60_000);
  const news = (before: string | null, after: string | null, late = 0) =>
    holidayNews(at(before), at(after), "Bob", START + late);
  expect(news(null, until)).toMatch(/^Bob is on holiday until /);
  expect(news(until, null)).toBe("Bob is back from holiday.");
  expect([news(until, until), news(until, null, 60_000)]).toEqual([null, null]); // whether they are there is unknown
});
