import { beforeEach, expect, test, vi } from "vitest";
import type { Players } from "../game/telling";
import { LANGUAGES } from "../i18n/languages";
import { speak } from "../i18n/words.svelte";
import { inEnglish } from "../testing";
import type { Seat, Verdict } from "../wire/model";
import { tellWhy, whyOf } from "./why";

beforeEach(inEnglish);

const players: Players = { me: "A", names: { A: "Ann", B: "Ben" } };
const seenBy = (me: Players["me"]): Players => ({ ...players, me });
const FIRST = 26; // plays of phase one

/** Phase two as a list of “who plays, and what it is worth to A afterwards”; what it was before follows. */
function judged(start: number, plays: [Seat, number][], best = ["U9"]): (Verdict | null)[] {
  let now = start;
  const verdicts = plays.map(([seat, next], place): Verdict => {
    const sign = seat === "A" ? 1 : -1;
    const [before, after] = [sign * now, sign * next] as [Verdict["before"], Verdict["after"]];
    now = next;
    return { play: FIRST + place + 1, card: "G4", seat, before, after, best, values: {} };
  });
  return [...Array<null>(FIRST).fill(null), ...verdicts];
}

/** As Ann and as Ben read it. */
function both(verdicts: (Verdict | null)[], loser: Seat | null = null): string[] {
  const why = whyOf(verdicts, loser)!;
  return [tellWhy(why, seenBy("A")), tellWhy(why, seenBy("B"))];
}

test("a win that was let go once: until when, and what would have kept it", () => {
  // prettier-ignore
  const verdicts = judged(1, [["A", 1], ["B", 1], ["B", 1], ["A", 1], ["B", 1], ["A", -1], ["A", -1], ["B", -1]]);
  expect(both(verdicts)).toEqual([
    "You had it won until trick 3 of phase two: Undead 9 would have kept it.",
    "Ann had it won, and let it slip in trick 3 of phase two with Goblin 4: Undead 9 would have kept it.",
  ]);
  expect(whyOf(verdicts, null)).toMatchObject({ kind: "slip", slip: { play: 32, card: "G4", seat: "A" }, then: null });
});

test("a game without a slip", () => {
  const won = judged(1, [["A", 1], ["B", 1]]); // prettier-ignore
  expect(both(won)).toEqual([
    "You had it won from the first card of phase two, and never let go.",
    "It was lost before phase two began: from there Ann made no mistake.",
  ]);
  expect(both(judged(0, [["B", 0], ["A", 0]]))[0]).toMatch(/^It was a draw from the first card/); // prettier-ignore
});

test("of a game that swung to and fro, the last swing counts", () => {
  const verdicts = judged(1, [["A", -1], ["B", 1], ["A", 0], ["B", 1], ["A", 1]]); // prettier-ignore
  expect(both(verdicts)).toEqual([
    "Ben had a draw, and let it slip in trick 2 of phase two with Goblin 4: Undead 9 would have kept it.",
    "You had a draw until trick 2 of phase two: Undead 9 would have kept it.",
  ]);
});

test("a win that became a draw and then nothing, both by the same player, is explained from the win", () => {
  const verdicts = judged(1, [["A", 0], ["B", 0], ["B", 0], ["A", -1], ["A", -1]]); // prettier-ignore
  expect(both(verdicts)[0]).toBe(
    "You had it won until trick 1 of phase two: Undead 9 would have kept it. " +
      "The draw went in trick 2: Undead 9 would have kept that.",
  );
});

test("a draw that was saved, and one that a win became", () => {
  expect(both(judged(-1, [["B", 0], ["A", 0]]))[0]).toMatch(/^Ben had it won, and let it slip/); // prettier-ignore
  expect(both(judged(1, [["A", 0], ["B", 0]]))[0]).toMatch(/^You had it won until trick 1/); // prettier-ignore
});

test("a player who gives up what was not lost hears so; one who was lost hears why", () => {
  expect(both(judged(1, [["A", 1]]), "A")).toEqual([
    "With best play, you would still have won.",
    "With best play, Ann would still have won.",
  ]);
  expect(both(judged(0, [["A", 0]]), "B")[0]).toBe("With best play, it would still have been a draw.");
  expect(both(judged(1, [["A", -1], ["B", -1]]), "A")[0]).toMatch(/^You had it won until trick 1/); // prettier-ignore
  expect(both(judged(-1, [["B", -1]]), "A")[0]).toMatch(/^It was lost before phase two began/);
});

test("nothing is said of a game that never got to phase two", () => {
  expect(whyOf([], null)).toBeNull();
  expect(whyOf(Array(20).fill(null), "A")).toBeNull();
  expect(whyOf(Array(26).fill(null), "B")).toBeNull();
});

test("spectators and those at one screen read names", () => {
  const why = (verdicts: (Verdict | null)[]) => tellWhy(whyOf(verdicts, null)!, seenBy(null));
  expect(why(judged(1, [["A", -1]]))).toMatch(/^Ann had it won, and let it slip in trick 1/);
  expect(why(judged(-1, [["A", -1]]))).toMatch(/^Ben had it won from the first card/);
});

test("one or two cards are named, of more the first; equal Goblins count once", () => {
  const kept = (best: string[]) => both(judged(1, [["A", -1]], best))[0];
  expect(kept(["U9", "K3"])).toContain("Undead 9 or Knight 3 would have kept it");
  expect(kept(["U9", "K3", "G2"])).toContain("Undead 9 or any of 2 others would have kept it");
  expect(kept(["G0", "G0", "U9"])).toContain("Goblin 0 or Undead 9 would");
});

test.each(LANGUAGES)("all of it can be said in %s", async (language) => {
  const missing = vi.spyOn(console, "error");
  await speak(language);
  const ends = [judged(1, [["A", 1]]), judged(0, [["A", 0]]), judged(1, [["A", 0], ["A", -1]]), judged(0, [["A", -1]])]; // prettier-ignore
  for (const verdicts of ends)
    for (const me of ["A", "B", null] as const)
      for (const loser of ["A", null] as const)
        expect(tellWhy(whyOf(verdicts, loser)!, seenBy(me))).toMatch(/^\p{L}[^{]+[.)]$/u);
  expect(missing).not.toHaveBeenCalled();
});
