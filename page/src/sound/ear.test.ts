import { beforeEach, expect, test, vi } from "vitest";
import { event } from "../testing";
import type { StateMessage } from "../wire/model";
import { Ear } from "./ear";
import type { Planned } from "./plan";

let heard: string[];
let felt: number[];
let clock: number;
let ear: Ear;

beforeEach(() => {
  vi.stubGlobal("document", { hidden: false });
  [heard, felt, clock] = [[], [], 0];
  const hear = (sounds: readonly Planned[]) => void heard.push(...sounds.map(({ sound }) => sound));
  ear = new Ear(hear, (milliseconds) => void felt.push(milliseconds), () => clock); // prettier-ignore
});

const state = (turn: string, player: string, more: object = {}, kind = "friend", you = "A") =>
  ({
    table: { you, kind },
    view: { turn },
    events: [[event("played", player as "A")]],
    ...more,
  }) as unknown as StateMessage;

test("one's own card is heard and felt, the other's is heard", () => {
  ear.shows(state("B", "A"), false);
  expect([heard, felt.length]).toEqual([["card"], 1]);
  ear.shows(state("A", "B"), false);
  expect([heard, felt.length]).toEqual([["card", "card"], 1]);
});

test("one's turn after a long wait is heard and felt once", () => {
  ear.shows(state("B", "A"), false);
  clock = 10_000;
  ear.shows(state("A", "B"), false);
  expect(heard).toEqual(["card", "card", "turn"]);
  expect(felt).toHaveLength(2);
  ear.shows({ ...state("A", "B"), events: [] }, false);
  expect(heard).toHaveLength(3);
});

test("what was hurried past, and what a page finds when it opens, is silent", () => {
  ear.shows(state("B", "A"), true);
  ear.shows(state("A", "B", { snapshot: true }), false);
  expect([heard, felt]).toEqual([[], []]);
  ear.shows({ ...state("B", "A"), events: [] }, true, true);
  expect(heard).toEqual(["phase"]);
});

test("a vote that changes hands is heard, but not the ones that were there before", () => {
  ear.shows(state("B", "A", { view: { turn: "B", votes: { G: "A" } } }), false);
  ear.shows(state("A", "B", { view: { turn: "A", votes: { G: "A", K: null } } }), false);
  ear.shows(state("B", "A", { view: { turn: "B", votes: { G: "B", K: null } } }), false);
  expect(heard).toEqual(["card", "card", "card", "G"]);
});

test("at one screen, and watching, nothing is one's own", () => {
  ear.shows(state("B", "A", {}, "same_screen"), false);
  clock = 10_000;
  ear.shows(state("A", "B", {}, "same_screen"), false);
  ear.shows(state("A", "B", {}, "friend", "spectator"), false);
  expect([heard, felt]).toEqual([["card", "card", "card"], []]);
});
