import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal, type Puzzle, type PuzzleAnswer, type PuzzleStep, type View } from "../wire/model";
import { Solving, type PuzzleHost } from "./solving.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const step = (card: string): PuzzleStep => ({
  card,
  seat: "A",
  view: { viewer: "A", led: card } as unknown as View,
  events: [],
});
const NOTHING = { right: true, solved: false, after: null, refusals: {}, themes: null };
const RIGHT: PuzzleAnswer = {
  ...NOTHING,
  steps: [step("K4"), step("K2")],
  refusals: { U4: { code: "x", params: {} } },
};
const SOLVED: PuzzleAnswer = { ...NOTHING, solved: true, steps: [step("X9")], themes: ["tie_break"] };
const LOST = { ...NOTHING, right: false, after: "loss" } as const;
const WRONG: PuzzleAnswer = { ...LOST, steps: [step("X9"), step("K7"), step("D1"), step("G0")] };
const START = { viewer: "A" } as unknown as View;
const PUZZLE = {
  id: "hjha8g",
  seat: "A",
  view: START,
  refusals: { D1: { code: "y", params: {} } },
} as unknown as Puzzle;

function solving(answers: (PuzzleAnswer | Error)[], moves = true) {
  const host = {
    answer: vi.fn((...request: Parameters<PuzzleHost["answer"]>) => {
      void request;
      const next = answers.shift()!;
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    }),
    shows: vi.fn(),
    jumps: vi.fn(),
    time: () => 1000,
    moves: () => moves,
    ends: vi.fn(),
  };
  return { host, one: new Solving(PUZZLE, host) };
}

test("a right card is shown at once, the answer to it after a while, and then the next card is asked for", async () => {
  const { one, host } = solving([RIGHT, SOLVED]);
  const played = one.play("K4");
  expect([one.status, one.pending]).toEqual(["waits", "K4"]);
  await played;
  expect([one.status, one.pending, one.view.led]).toEqual(["goes", null, "K4"]);
  await one.play("U4"); // not now
  vi.advanceTimersByTime(1000);
  expect([one.status, one.view.led, Object.keys(one.refusals)]).toEqual(["asks", "K2", ["U4"]]);
  await one.play("X9");
  expect(host.answer.mock.calls.map(([cards]) => cards)).toEqual([["K4"], ["K4", "X9"]]);
  expect([one.status, one.themes, one.line]).toEqual(["solved", ["tie_break"], ["K4", "K2", "X9"]]);
  expect(host.ends.mock.calls).toEqual([["right"], ["solved"]]);
});

test("a wrong card is refuted play by play, and then it can be tried again from the same decision", async () => {
  const { one } = solving([WRONG, RIGHT]);
  await one.play("X9");
  expect([one.status, one.wrong, one.at, one.runs]).toEqual(["wrong", { card: "X9", after: "loss" }, 1, true]);
  vi.advanceTimersByTime(1000);
  expect(one.at).toBe(2);
  one.walk(1); // a player who walks goes at their own pace
  vi.advanceTimersByTime(9000);
  expect([one.at, one.runs, one.line]).toEqual([1, false, ["X9"]]);
  one.walk(99);
  expect([one.at, one.view.led, one.line]).toEqual([4, "G0", ["X9", "K7", "D1", "G0"]]);
  one.run(); // from the start again
  expect([one.at, one.runs]).toEqual([1, true]);
  vi.advanceTimersByTime(9000);
  expect([one.at, one.runs]).toEqual([4, false]);
  one.retry();
  expect([one.status, one.view, one.wrong, one.line, one.cards]).toEqual(["asks", START, null, [], []]);
  expect(Object.keys(one.refusals)).toEqual(["D1"]);
  await one.play("K4");
  expect(one.cards).toEqual(["K4"]);
});

test("where nothing moves by itself, a line waits after its first card", async () => {
  const { one } = solving([WRONG], false);
  await one.play("X9");
  vi.advanceTimersByTime(9000);
  expect([one.at, one.runs]).toEqual([1, false]);
});

test("a player who gives up, also after a wrong card, is shown the solution from the last decision", async () => {
  const { one, host } = solving([RIGHT, WRONG, { ...NOTHING, steps: [step("X9")], themes: [] }]);
  await one.play("K4");
  vi.advanceTimersByTime(1000);
  await one.play("U4");
  await one.giveUp();
  expect(host.answer.mock.lastCall).toEqual([["K4"], true]);
  expect([one.status, one.line, one.wrong]).toEqual(["shown", ["K4", "K2", "X9"], null]);
  one.walk(0);
  expect(one.line).toEqual(["K4", "K2"]);
});

test("without the server the card goes back, and can be played again", async () => {
  const { one, host } = solving([new Refusal("connection_lost"), RIGHT]);
  await one.play("K4");
  expect([one.status, one.pending, one.problem?.code]).toEqual(["asks", null, "connection_lost"]);
  expect(host.ends).not.toHaveBeenCalled();
  await one.play("K4");
  expect([one.status, one.problem]).toEqual(["goes", null]);
});

test("a player who has left is shown nothing more", async () => {
  const { one, host } = solving([RIGHT]);
  await one.play("K4");
  one.stop();
  vi.advanceTimersByTime(9000);
  expect(host.shows).toHaveBeenCalledTimes(1);
});

test("what went wrong with the next puzzle is shown until the player goes on with this one", async () => {
  const { one } = solving([WRONG]);
  await one.play("X9");
  for (const goOn of [() => one.walk(2), () => one.retry()]) {
    one.problem = new Refusal("connection_lost");
    goOn();
    expect(one.problem).toBeNull();
  }
});
