import { expect, test } from "vitest";
import type { TableState, View } from "../wire/model";
import { absence, isAway, untilNews, leaver, missing } from "./away";
import { PERSON } from "../testing";

const DAY = 86_400_000;
const at = Date.parse("2026-11-18T20:00:00.000Z");
const table = (change: Partial<TableState> = {}) =>
  ({ you: "A", away_seconds: (3 * DAY) / 1000, closable_at: new Date(at).toISOString(), ...change }) as TableState;
const turn = (seat: "A" | "B") => ({ turn: seat }) as View;

test("nothing is said while there is plenty of time, or to people who only watch", () => {
  expect(absence(table(), turn("B"), at - 2 * DAY)).toBeNull();
  expect(absence(table({ you: "spectator" }), turn("B"), at + DAY)).toBeNull();
  expect(absence(table({ closable_at: null }), turn("B"), at + DAY)).toBeNull();
});

test("in the last third both hear when the table may be closed, and then that it may be", () => {
  const since = new Date(at - 3 * DAY);
  expect(absence(table(), turn("B"), at - DAY)).toEqual({ who: "other", past: false, at: new Date(at), since });
  expect(absence(table(), turn("A"), at - 1)).toMatchObject({ who: "you", past: false });
  expect(absence(table(), turn("B"), at)).toMatchObject({ who: "other", past: true });
});

test("the page looks again when there is something else to say", () => {
  expect(untilNews(table(), at - 2 * DAY)).toBe(DAY);
  expect(untilNews(table(), at - DAY)).toBe(DAY);
  expect(untilNews(table(), at)).toBeNull();
  expect(untilNews(table({ closable_at: null }), at)).toBeNull();
});

test("only a person who is not connected is away", () => {
  const at = (bot: string | null, online: boolean, kind = "friend") =>
    isAway({ kind, seats: { A: { bot, online } } } as unknown as TableState, "A");
  expect(at(null, false)).toBe(true);
  expect([at(null, true), at("potboy", false), at(null, false, "same_screen")]).toEqual([false, false, false]);
});

test("of a game without a deal it says who did not come, or left", () => {
  const of = (change: Partial<TableState>) => missing(table({ forfeit: null, ...change }));
  expect([of({}), of({ absent: ["B"] }), of({ absent: ["A", "B"] })]).toEqual([null, "B", "both"]);
  expect(of({ forfeit: { seat: "B", reason: "no_show" } })).toBe("B");
  const gone = { ...PERSON, left: true, revealed: true };
  const left = (change: Partial<TableState>) =>
    leaver(table({ seats: { A: gone, B: gone }, forfeit: null, ...change }));
  expect(left({ forfeit: { seat: "B", reason: "left" } })).toBe("B");
  expect(left({ left_early: "A" })).toBe("A"); // and then so did the other
  expect(left({ left_early: null })).toBeNull(); // the host had closed the table
});
