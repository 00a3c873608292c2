import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { speak } from "../i18n/words.svelte";
import type { TableState } from "../wire/model";
import { optionLines } from "./options";

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));
afterAll(() => void vi.unstubAllGlobals());

const person = { name: "Mab", bot: null, taken: true };
const table = (change: object, options: object = {}): TableState =>
  ({
    kind: "friend",
    you: "A",
    seats: { A: person, B: { ...person, name: "Robin" } },
    options: { leader: "lot", by_heart: false, hints: false, ...options },
    ...change,
  }) as unknown as TableState;

test("who leads first is told to all, from where they sit", async () => {
  await speak("en");
  expect(optionLines(table({}), "A")).toEqual(["Who leads first is drawn by lot."]);
  expect(optionLines(table({}, { leader: "A" }), "A")).toEqual(["You lead the first trick."]);
  expect(optionLines(table({}, { leader: "A" }), "B")).toEqual(["Mab leads the first trick."]);
  expect(optionLines(table({ you: "spectator" }, { leader: "B" }))).toEqual(["Robin leads the first trick."]);
});

test("a free seat leads without a name, and on one screen there is no “you”", async () => {
  await speak("en");
  const free = { seats: { A: person, B: { name: "", bot: null, taken: false } } };
  expect(optionLines(table(free, { leader: "B" }), "A")).toEqual(["Whoever sits down leads the first trick."]);
  expect(optionLines(table(free, { leader: "B" }), "B")).toEqual(["You lead the first trick."]);
  expect(optionLines(table({ kind: "same_screen" }, { leader: "A" }), "A")).toEqual(["Mab leads the first trick."]);
});

test("by heart, or without hints against a bot, is told once", async () => {
  await speak("en");
  expect(optionLines(table({}, { by_heart: true }), "B")[1]).toContain("by heart");
  expect(optionLines(table({ kind: "bot" }, { by_heart: true }), "A")).toHaveLength(2);
  expect(optionLines(table({ kind: "bot" }), "A")[1]).toBe("There are no hints at this table.");
  expect(optionLines(table({ kind: "bot" }, { hints: true }), "A")).toHaveLength(1);
});

test("a guest is told that strangers may watch", async () => {
  await speak("en");
  expect(optionLines(table({}, { listed: true }), "B")[1]).toBe("The game is public: anyone may watch.");
});
