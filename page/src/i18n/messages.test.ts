import { FluentBundle } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import { Messages } from "./messages";

const TEXT = `one = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
two = Two
    lines
three = Three`;

test("a message is parsed when it is first said, and only then", () => {
  const parsed = vi.spyOn(FluentBundle.prototype, "addResource");
  const messages = new Messages("en", [TEXT, "four = Four"]);
  expect(["one", "four", "five"].map((name) => messages.has(name))).toEqual([true, true, false]);
  expect(parsed).not.toHaveBeenCalled();
  for (let times = 0; times < 2; times++) expect(messages.format("two", {}, [])).toBe("Two\nlines");
  expect(messages.format("four", {}, [])).toBe("Four");
  expect(messages.format("five", {}, [])).toBeNull();
  expect(parsed).toHaveBeenCalledTimes(2);
});

test("small whole numbers choose their form, and are written without the language's formats", () => {
  const format = vi.spyOn(Intl, "NumberFormat");
  const messages = new Messages("en", [TEXT]);
  const errors: Error[] = [];
  expect([0, 1, 7].map((count) => messages.format("one", { count }, errors))).toEqual(["0 cards", "1 card", "7 cards"]);
  expect(format).not.toHaveBeenCalled();
  expect(messages.format("one", { count: 12_345 }, errors)).toBe("12,345 cards");
  expect(messages.format("one", {}, errors)).toBe("{$count} cards");
  expect(errors.map(String)).toContain("ReferenceError: Unknown variable: $count");
});

test("what was said is kept, and said again without being put together anew", () => {
  const formed = vi.spyOn(FluentBundle.prototype, "formatPattern");
  const messages = new Messages("en", [TEXT]);
  for (const count of [2, 2, 3, 2]) expect(messages.format("one", { count }, [])).toBe(`${count} cards`);
  expect(formed).toHaveBeenCalledTimes(2);
  const errors: Error[] = [];
  for (let times = 0; times < 2; times++) messages.format("one", {}, errors); // what is wrong is reported each time
  expect(errors.length).toBeGreaterThanOrEqual(2);
});
