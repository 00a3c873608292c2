import { expect, test } from "vitest";
import { monthAfter, monthName, remaining, weekdays, weeksOf } from "./month";

test("a month has its days in weeks from Monday", () => {
  const weeks = weeksOf("2026-11"); // the first was a Sunday
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks[5]).toEqual(["2026-11-30", null, null, null, null, null, null]);
  expect(weeksOf("2027-02")).toHaveLength(4); // from a Monday to a Sunday
  expect(weeksOf("2028-02").flat().filter(Boolean)).toHaveLength(29);
});

test("a year ends and begins", () => {
  expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  expect(monthName("2026-12", "hu")).toBe("2026. december");
  expect(weekdays("fr")[0]).toEqual({ short: "lun.", long: "lundi" });
});

test("what is left of a day ends at nothing", () => {
  const now = Date.parse("2026-11-16T18:20:30Z");
  expect(remaining("2026-11-17T00:00:00.000Z", now)).toEqual({ hours: 5, minutes: 40 });
  expect(remaining("2026-11-16T18:20:31Z", now)).toEqual({ hours: 0, minutes: 1 });
  expect(remaining("2026-11-16T18:20:30Z", now)).toEqual({ hours: 0, minutes: 0 });
  expect(remaining("2026-11-15T00:00:00Z", now)).toEqual({ hours: 0, minutes: 0 });
});
