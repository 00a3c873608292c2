import { expect, test } from "vitest";
import { LANGUAGES } from "./languages";
import { lasting, moment } from "./time";

test("a time is said in the largest unit that needs no fraction", () => {
  expect(lasting(3 * 86_400, "en")).toBe("3 days");
  expect(lasting(86_400, "en")).toBe("1 day");
  expect(lasting(36 * 3_600, "en")).toBe("36 hours");
  expect(lasting(90 * 60, "en")).toBe("90 minutes");
  expect(lasting(5, "en")).toBe("5 seconds");
});

test("every language has its own words for it", () => {
  const days = new Set(LANGUAGES.map((one) => lasting(3 * 86_400, one).replace("\u00a0", " ")));
  expect(days).toEqual(new Set(["3 days", "3 jours", "3 nap", "3 giorni", "3 dias"]));
  for (const one of LANGUAGES) expect(moment(new Date("2026-11-15T20:00:00Z"), one)).toContain("2026");
});
