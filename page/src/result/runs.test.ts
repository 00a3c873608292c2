import { expect, test } from "vitest";
import type { GameRecord } from "../wire/model";
import { chain, MOST_RUNS, runsOf } from "./runs";

const record = (change: Partial<GameRecord> = {}): GameRecord => ({
  claim: 1,
  deck: [],
  leader: "A",
  plays: Array<string>(52).fill("G0"),
  votes: { G: "A", K: "A", U: "B", D: "B", X: "B" },
  winner: "B",
  over: true,
  ...change,
});
const again = (table: string, swapped: boolean, change: Partial<GameRecord> = {}) =>
  record({ chosen: { table, swapped }, ...change });

test("the games are followed back to the one whose deal was drawn", async () => {
  const kept: Record<string, GameRecord> = { one: record(), two: again("one", true) };
  const last = again("two", false);
  expect(await chain(last, async (table) => kept[table]!)).toEqual([kept.one, kept.two, last]);
});

test("a game that was deleted ends the search, and so does a long chain", async () => {
  const gone = again("gone", false);
  expect(await chain(gone, () => Promise.reject(new Error("no_table")))).toEqual([gone]);
  expect(await chain(gone, async () => again("gone", false))).toHaveLength(MOST_RUNS);
});

test("each game says its side, votes, outcome and help, for the player", () => {
  const runs = runsOf(
    [
      record({ hints: 2 }),
      again("one", true, { winner: "A", takebacks: 1 }),
      again("two", false, { forfeit: "A", winner: "B" }),
      again("three", true, { winner: null }),
      again("four", false, { winner: null, over: false }),
    ],
    "A",
  );
  expect(runs.map((run) => run.side)).toEqual(["first", "other", "other", "first", "first"]);
  expect(runs.map((run) => run.outcome)).toEqual(["lost", "won", "given-up", "drawn", "none"]);
  expect(runs[0]).toMatchObject({ number: 1, mine: 2, theirs: 3, hints: 2, takebacks: 0 });
  expect(runs[1]).toMatchObject({ number: 2, hints: 0, takebacks: 1 });
});

test("the oldest game that is left is the side to compare with", () => {
  expect(runsOf([again("gone", true), again("two", true)], "B").map((run) => run.side)).toEqual(["first", "other"]);
});
