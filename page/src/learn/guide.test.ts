import { expect, test } from "vitest";
import english from "../../../src/claim/locales/en.ftl?raw";
import type { View } from "../wire/model";
import { endLesson, type Lesson, type LessonId, LESSONS, lessons, MOST_AT_ONCE, movedOn } from "./guide";
import recorded from "./views.json";

const views = recorded as unknown as View[]; // a whole game as seat A saw it, in which every power comes up

/** The game from the deal on; each lesson with the view at which it was given. */
function taughtBy(step = 1): Map<LessonId, { lesson: Lesson; at: number }> {
  const taught = new Map<LessonId, { lesson: Lesson; at: number }>();
  let before: View | null = null;
  for (let at = 0; at < views.length; at += step) {
    const due = lessons(before, views[at]!, new Set(taught.keys()), "A", "Bo");
    expect(due.length).toBeLessThanOrEqual(MOST_AT_ONCE);
    for (const lesson of due) {
      expect(taught.has(lesson.id)).toBe(false);
      taught.set(lesson.id, { lesson, at });
    }
    before = views[at]!;
  }
  return taught;
}

const whole = taughtBy();
const lessonOf = (id: LessonId) => whole.get(id)!;
const lastTrick = (at: number) => views[at]!.tricks.at(-1)!;

test("a game in which everything comes up teaches everything, and every lesson once", () => {
  expect([...whole.keys()].sort()).toEqual([...LESSONS].sort());
});

test("every lesson has its words", () => {
  for (const id of LESSONS) expect(english).toMatch(new RegExp(`^guide-${id} = `, "m"));
});

test("it begins with a welcome and the prize (R5)", () => {
  expect(lessonOf("welcome").at).toBe(0);
  expect(lessonOf("prize")).toMatchObject({ at: 0, lesson: { args: { card: views[0]!.prize } } });
});

test("following is taught when there is a choice that is not free (R7)", () => {
  const { at } = lessonOf("follow");
  const view = views[at]!;
  expect(view.turn).toBe("A");
  expect(view.hands.A!.some((card) => card[0] === view.led![0])).toBe(true);
  expect(view.legal.length).toBeLessThan(new Set(view.hands.A!).size);
});

test("free choice is taught to players who hold none of the led faction (R7)", () => {
  const view = views[lessonOf("free").at]!;
  expect(view.hands.A!.every((card) => card[0] !== view.led![0])).toBe(true);
});

test("the Knight is taught where one beat a Goblin, and named as the winner (R18)", () => {
  const { lesson, at } = lessonOf("knight");
  const trick = lastTrick(at);
  expect([trick.led[0], trick.reply[0]]).toEqual(["G", "K"]);
  expect(trick.winner).not.toBe(trick.leader);
  expect(lesson.args).toMatchObject({ led: trick.led, reply: trick.reply });
});

test("Undead are taught when scored in phase one (R19)", () => {
  const { lesson, at } = lessonOf("undead");
  expect(views[at]!.phase).toBe(1);
  const before = views[at - 1]!.scores;
  const now = views[at]!.scores;
  expect(now.A.length + now.B.length).toBe(before.A.length + before.B.length + Number(lesson.args.count));
  expect(lesson.args.who).toBe(lastTrick(at).winner === "A" ? "you" : "other");
});

test("Dwarves are taught in phase two, with the loser who scores them (R20)", () => {
  const { lesson, at } = lessonOf("dwarf");
  expect(lastTrick(at).phase).toBe(2);
  const loser = lastTrick(at).winner === "A" ? "B" : "A";
  expect(lesson.args.loser).toBe(loser === "A" ? "you" : "other");
  for (const { card } of lesson.cards) expect(views[at]!.scores[loser]).toContain(card);
});

test("a Doppelgänger that stands in is shown in the led faction's border (R21)", () => {
  const { lesson, at } = lessonOf("stands_in");
  const { led, reply, winner, leader } = lastTrick(at);
  expect(lesson.cards[1]).toEqual({ card: reply, as: led[0] });
  expect(lesson.args.beats).toBe(winner === leader ? "no" : "yes");
});

test("a tie is taught where values were equal and the leader won (R8)", () => {
  const { led, reply, winner, leader } = lastTrick(lessonOf("tie").at);
  expect(led[1]).toBe(reply[1]);
  expect(winner).toBe(leader);
});

test("the hidden draw: mine is named, theirs is not (R10)", () => {
  expect(lessonOf("lost").lesson.args.card).toBe(lastTrick(lessonOf("lost").at).drawn);
  expect(lastTrick(lessonOf("they_drew").at).drawn).toBeNull();
  expect(lessonOf("they_drew").lesson.args).not.toHaveProperty("card");
});

test("the change of phase is taught where it happens, and who leads (R14)", () => {
  const { lesson, at } = lessonOf("phase");
  expect([views[at - 1]!.phase, views[at]!.phase]).toEqual([1, 2]);
  expect(lesson.args.who).toBe(views[at]!.leader === "A" ? "you" : "other");
});

test("equal piles are taught with the card that decides (R24)", () => {
  const { lesson, at } = lessonOf("equal");
  const { scores, votes } = views[at]!;
  const letter = lesson.args.letter as "G";
  const of = (seat: "A" | "B") => scores[seat].filter((card) => card[0] === letter);
  expect(of("A").length).toBe(of("B").length);
  expect(of(votes[letter]!)).toContain(lesson.args.card);
});

test("the last lesson gives the final votes, and is left to the result", () => {
  const { result } = views.at(-1)!;
  const mine = Object.values(result!.votes).filter((seat) => seat === "A").length;
  expect(endLesson(result!, "A")).toMatchObject({ who: result!.winner === "A" ? "you" : "other", mine });
  expect(lessons(views.at(-2)!, views.at(-1)!, new Set(), "A", "Bo")).toEqual([]);
});

test("after a reload only what is on the table is taught", () => {
  const middle = views.findIndex((view) => view.tricks.length === 5 && view.turn === "A");
  const ids = lessons(null, views[middle]!, new Set(), "A", "Bo").map((lesson) => lesson.id);
  expect(ids).not.toContain("welcome");
  for (const old of ["won", "lost", "out", "undead", "stands_in", "tie"]) expect(ids).not.toContain(old);
});

test("two plays that arrive together teach what came between them", () => {
  const ids = new Set(taughtBy(2).keys());
  for (const id of ["undead", "dwarf", "knight", "stands_in", "phase"] as const) expect(ids).toContain(id);
});

test("without news there is no lesson", () => {
  const view = views[7]!;
  expect(lessons(view, view, new Set(LESSONS), "A", "Bo")).toEqual([]);
});

test("lessons become obsolete when the player plays on, not when the other plays", () => {
  const mine = views.findIndex((view) => view.turn === "A");
  const theirs = views.findIndex((view) => view.turn === "B");
  expect(movedOn(views[mine]!, views[mine + 1]!, "A")).toBe(true);
  expect(movedOn(views[theirs]!, views[theirs + 1]!, "A")).toBe(false);
  expect(movedOn(null, views[0]!, "A")).toBe(false);
  expect(movedOn(views[25]!, views[26]!, "A")).toBe(true); // the followers are taken up
  expect(movedOn(views[51]!, views[52]!, "A")).toBe(true); // the game is over
});
