import { beforeEach, expect, test } from "vitest";
import { inEnglish } from "../testing";
import { LANGUAGES } from "./languages";
import { lasting, weekly } from "./time";
import { speak } from "./words.svelte";

const spaced = (text: string) => text.replace(/\s/g, " "); // which kind of space differs from unit to unit

beforeEach(inEnglish);

test("a time is said in the largest unit that needs no fraction", () => {
  expect(lasting(3 * 86_400)).toBe("3 days");
  expect(lasting(86_400)).toBe("1 day");
  expect(lasting(36 * 3_600)).toBe("36 hours");
  expect(lasting(90 * 60)).toBe("90 minutes");
  expect(lasting(5)).toBe("5 seconds");
});

test("every language says it as the browser's own formats do", async () => {
  for (const one of LANGUAGES) {
    await speak(one);
    for (const [unit, seconds] of [
      ["day", 86_400],
      ["hour", 3_600],
      ["minute", 60],
      ["second", 1],
    ] as const) {
      const format = new Intl.NumberFormat(one, { style: "unit", unit, unitDisplay: "long" });
      for (const count of [1, 7]) expect(spaced(lasting(count * seconds))).toBe(spaced(format.format(count)));
    }
  }
});

test("the weekly hour has its weekday in every language", () => {
  const days = ["Thursday", "jeudi", "quinta-feira", "csütörtök", "giovedì"].sort();
  const texts = LANGUAGES.map((language) => weekly(new Date(2026, 10, 19, 20), language));
  for (const day of days) expect(texts.filter((text) => text.includes(day))).toHaveLength(1);
});
