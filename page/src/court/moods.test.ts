import { expect, test } from "vitest";
import type { View } from "../wire/model";
import { bust } from "./busts";
import { COURT, courtier, moment, MOODS, moodOf } from "./moods";
import { arms } from "./shields";

const NOBODY = { G: null, K: null, U: null, D: null, X: null };
const view = (change: Partial<View> = {}) =>
  ({
    ply: 4,
    phase: 2,
    turn: "A",
    led: null,
    result: null,
    tricks: [{ winner: "A" }],
    votes: NOBODY,
    ...change,
  }) as View;

test("a face thinks on its turn, and shows who won the trick until the next card is led", () => {
  expect(moodOf(view(), "A")).toBe("thinking");
  expect(moodOf(view(), "B")).toBe("vexed");
  expect(moodOf(view({ turn: "B" }), "A")).toBe("pleased");
  expect(moodOf(view({ led: "G3" }), "B")).toBe("waiting");
  expect(moodOf(view({ tricks: [] }), "B")).toBe("waiting");
  expect(moodOf(view({ turn: null, result: { winner: "B", votes: NOBODY } }), "B")).toBe("pleased");
  expect(moodOf(view({ turn: null, result: { winner: null, votes: NOBODY } }), "B")).toBe("waiting");
});

test("somebody speaks when they sit down, when a vote of theirs comes or goes, and at phase two", () => {
  const won = view({ votes: { ...NOBODY, U: "B" } });
  expect(moment(null, view({ ply: 0 }), "B")).toBe("sits");
  expect(moment(null, view(), "B")).toBeNull(); // the page was opened in the middle of a game
  expect(moment(view({ phase: 1 }), won, "B")).toBe("phase");
  expect(moment(view(), won, "B")).toBe("gains");
  expect(moment(won, view({ votes: { ...NOBODY, U: "A" } }), "B")).toBe("loses");
  expect(moment(view(), won, "A")).toBeNull();
  expect(moment(won, won, "B")).toBeNull();
});

test("the five of the court have a face for every mood; a name has one coat of arms", () => {
  for (const bot of COURT) {
    const faces = new Set(MOODS.map((mood) => JSON.stringify(bust(bot, mood))));
    expect(faces.size).toBe(MOODS.length);
  }
  expect([courtier("regent"), courtier("random"), courtier(null)]).toEqual(["regent", null, null]);
  expect(arms("Zsófi")).toEqual(arms("Zsófi"));
  const many = Array.from({ length: 500 }, (_, number) => JSON.stringify(arms(`guest ${number}`)));
  expect(new Set(many).size).toBeGreaterThan(300);
});
