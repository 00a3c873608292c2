import { beforeEach, expect, test } from "vitest";
import { inEnglish } from "../testing";
import type { ReviewedPlay } from "../wire/model";
import type { Review } from "../wire/review";
import { playAt, searched, seenFrom, signed, solved, tellPlay, tellReasons, tellTurning, turning } from "./judged";

beforeEach(inEnglish);

const play = (number: number, seat: "A" | "B", before: number, after: number, exact: boolean): ReviewedPlay => ({
  play: number,
  phase: exact ? 2 : 1,
  trick: 1,
  seat,
  card: "G3",
  best: ["K9", "D2"],
  before,
  after,
  loss: before - after,
  error: exact ? 0 : 0.02,
  exact,
  clear: before > after,
  turning: before - after >= 0.1,
  choices: 3,
  reasons: before > after ? [{ id: "hint-takes_vote", args: { faction: "K" } }] : [],
});
const PLAYS = [
  play(1, "A", 0.6, 0.6, false),
  play(2, "B", 0.5, 0.3, false),
  play(3, "B", 0, 0, true),
  play(4, "A", 1, 0, true),
];
const COMPANY = { me: null, names: { A: "Ann", B: "Ben" } };
const review: Review = {
  plays: new Map(PLAYS.map((one) => [one.play, one])),
  deal: null,
  summary: null,
  done: 3,
  total: 4,
  problem: null,
};

test("in phase one each seat has a line of its own, both of the same seat's chance", () => {
  expect(searched(review, "A", "A")).toEqual([[1, 0.6]]);
  expect(searched(review, "A", "B")).toEqual([[2, 0.7]]);
  expect(searched(review, "B", "A")).toEqual([[1, 0.4]]);
});

test("phase two goes in steps, from before its first play", () => {
  const steps = [[2, 1], [3, 1], [3, 1], [4, 1], [4, 0]]; // prettier-ignore
  expect(solved(review, "A")).toEqual(steps);
  expect(solved(review, "B")).toEqual(steps.map(([number, chance]) => [number, 1 - chance!]));
  expect(solved({ ...review, plays: new Map() }, "A")).toEqual([]);
});

test("turning points are in the order of play", () => {
  expect(turning(review).map((one) => one.play)).toEqual([2, 4]);
});

test("a place in the picture is a play", () => {
  expect([-0.2, 0, 0.49, 0.51, 1, 7].map((part) => playAt(part, 52))).toEqual([0, 0, 25, 27, 52, 52]);
});

test("shares are turned round for the other seat, and always have a sign", () => {
  expect([seenFrom("A", 0.2), seenFrom("B", 0.2)]).toEqual([0.2, -0.2]);
  expect([signed(0.204), signed(-0.5), signed(0)]).toEqual(["+20", "−50", "+0"]);
});

test("a play is judged in words, exactly in phase two", () => {
  const [fine, lossy, kept, lost] = PLAYS.map((one) => tellPlay(one, COMPANY));
  expect(fine).toEqual({ verdict: "Ann plays Goblin 3: chance 60% → 60%.", better: "No card was clearly better." });
  expect(lossy!.verdict).toBe("Ben plays Goblin 3: chance 50% → 30%.");
  expect(kept!.better).toBe("");
  expect(lost!.verdict).toBe("After Goblin 3 the game is lost for Ann.");
  expect(lost!.better).toBe("It was won with: Knight 9 and Dwarf 2.");
  expect(PLAYS.map((one) => tellReasons(one).length)).toEqual([0, 1, 0, 1]);
  expect(tellReasons(PLAYS[1]!)).toEqual(["It puts you ahead in a vote: Knight."]);
  expect(tellTurning(PLAYS[3]!, COMPANY)).toBe("Ann had it won until Goblin 3 (play 4).");
});
