import { expect, test } from "vitest";
import { tableau } from "../board/tableau";
import { scenesOf } from "../table/scenes";
import { event, KNIGHT_EVENTS, led, message, won } from "../testing";
import type { View } from "../wire/model";
import { bust } from "./busts";
import { COURT, courtier, moment, MOODS, moodOf } from "./moods";
import { arms } from "./shields";

const NO_VOTES = { G: null, K: null, U: null, D: null, X: null };
const view = (change: Partial<View> = {}) =>
  ({
    ply: 4,
    phase: 2,
    turn: "A",
    votes: NO_VOTES,
    ...change,
  }) as View;

/** The moods of both at each step from one state to the next. */
const moods = (before: View, next: View, events = KNIGHT_EVENTS, more = {}) =>
  scenesOf(message(before), message(next, events, more)).map((scene) => {
    const { view } = scene.message;
    const { finished } = tableau(view!, scene);
    return [scene.step, ...(["A", "B"] as const).map((seat) => moodOf(view!, seat, finished?.winner ?? null))].join(
      " ",
    );
  });

test("a face thinks on its turn; the winner of a trick is pleased until the next card is led", () => {
  expect(moodOf(led(), "B", null)).toBe("thinking");
  expect(moodOf(led(), "A", null)).toBe("waiting");
  expect(moods(led(), won({ turn: "B" }))).toEqual([
    "laid waiting waiting",
    "won vexed pleased",
    "taking vexed pleased",
    "taken vexed pleased",
  ]);
  const answered = won({ ply: 7, led: "D1", turn: "A" });
  expect(moods(won({ turn: "B" }), answered, [event("played", "B", ["D1"])])).toEqual(["state thinking waiting"]);
});

test("at the end the winner of the game is pleased, not that of the last trick; after a draw no one is", () => {
  for (const [winner, last] of [
    ["A", "state pleased vexed"],
    ["B", "state vexed pleased"],
    [null, "state waiting waiting"],
  ]) {
    const next = won({ phase: 2, ply: 52, turn: null, result: { winner, votes: NO_VOTES } as View["result"] });
    const events = [...KNIGHT_EVENTS.slice(0, 2), event("game_ended", null, null)];
    const steps = moods(led({ phase: 2, trick: 13, ply: 51 }), next, events, { table: { status: "over", you: "A" } });
    expect(steps.at(-1)).toBe(last);
    expect(steps).toContain("won vexed pleased");
  }
});

test("a courtier speaks when they sit down, when a vote of theirs comes or goes, and at phase two", () => {
  const won = view({ votes: { ...NO_VOTES, U: "B" } });
  expect(moment(null, view({ ply: 0 }), "B")).toBe("sits");
  expect(moment(null, view(), "B")).toBeNull(); // the page was opened in the middle of a game
  expect(moment(view({ phase: 1 }), won, "B")).toBe("phase");
  expect(moment(view(), won, "B")).toBe("gains");
  expect(moment(won, view({ votes: { ...NO_VOTES, U: "A" } }), "B")).toBe("loses");
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
