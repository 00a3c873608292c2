import { beforeEach, expect, test } from "vitest";
import { inEnglish, PERSON, tableState } from "../testing";
import type { TableState } from "../wire/model";
import { optionLines } from "./options";

beforeEach(inEnglish);

const table = (change: Partial<TableState>, options: Partial<TableState["options"]> = {}): TableState =>
  tableState({ ...change, options: { leader: "lot", by_heart: false, hints: false, ...options } });

test("all know who leads first, from where they sit", () => {
  expect(optionLines(table({}), "A")).toEqual(["Who leads first is drawn by lot."]);
  expect(optionLines(table({}, { leader: "A" }), "A")).toEqual(["You lead the first trick."]);
  expect(optionLines(table({}, { leader: "A" }), "B")).toEqual(["Mab leads the first trick."]);
  expect(optionLines(table({ you: "spectator" }, { leader: "B" }))).toEqual(["Robin leads the first trick."]);
});

test("a free seat leads without a name, and on one screen there is no “you”", () => {
  const free = { seats: { A: PERSON, B: { ...PERSON, name: "", taken: false } } };
  expect(optionLines(table(free, { leader: "B" }), "A")).toEqual(["Whoever sits down leads the first trick."]);
  expect(optionLines(table(free, { leader: "B" }), "B")).toEqual(["You lead the first trick."]);
  expect(optionLines(table({ kind: "same_screen" }, { leader: "A" }), "A")).toEqual(["Mab leads the first trick."]);
});

test("by heart, or without hints against a bot, is said once", () => {
  expect(optionLines(table({}, { by_heart: true }), "B")[1]).toContain("by heart");
  expect(optionLines(table({ kind: "bot" }, { by_heart: true }), "A")).toHaveLength(2);
  expect(optionLines(table({ kind: "bot" }), "A")[1]).toBe("There are no hints at this table.");
  expect(optionLines(table({ kind: "bot" }, { hints: true }), "A")).toHaveLength(1);
});

test("a guest knows that strangers may watch", () => {
  expect(optionLines(table({}, { listed: true }), "B")[1]).toBe("The game is public: anyone may watch.");
});
