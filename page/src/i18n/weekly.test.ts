import { expect, test } from "vitest";
import { LANGUAGES } from "./languages";
import { weekly } from "./weekly";

test("the weekly hour has its weekday in every language", () => {
  const days = ["Thursday", "jeudi", "quinta-feira", "csütörtök", "giovedì"].sort();
  const told = LANGUAGES.map((language) => weekly(new Date(2026, 10, 19, 20), language));
  for (const day of days) expect(told.filter((text) => text.includes(day))).toHaveLength(1);
});
