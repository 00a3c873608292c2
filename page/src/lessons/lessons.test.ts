import { beforeEach, expect, test, vi } from "vitest";
import { storage } from "../testing";
import { Refusal, type Card, type CardWorths, type Explored, type SeenTrick, type View } from "../wire/model";
import { lessonAfter, LESSONS, lessonsDone, meets, noteDone, type Lesson } from "./lessons";
import { answerTo, Run } from "./run.svelte";

const view = (change: Partial<View> = {}): View =>
  ({
    turn: "A",
    led: null,
    hands: { A: ["G1"], B: null },
    scores: { A: ["U3"], B: [] },
    tricks: [],
    ...change,
  }) as View;
const trick = (winner: "A" | "B") => ({ winner }) as SeenTrick;
const worth = (chances: Record<string, number>): CardWorths => ({
  exact: true,
  cards: Object.entries(chances).map(([card, chance]) => ({ card, chance, error: 0 })),
});

beforeEach(() => void vi.stubGlobal("localStorage", storage()));

test("a card is judged by the trick, by what is kept and scored, and by the solver", () => {
  expect(meets({ win: true }, "G8", view({ tricks: [trick("B"), trick("A")] }), null)).toBe(true);
  expect(meets({ win: true }, "G8", view({ tricks: [trick("B")] }), null)).toBe(false);
  expect(meets({ keeps: ["G1"] }, "K9", view(), null)).toBe(true);
  expect(meets({ keeps: ["K9"] }, "K9", view(), null)).toBe(false);
  expect(meets({ scores: ["U3"] }, "G8", view(), null)).toBe(true);
  expect(meets({ scores: ["D3"] }, "G8", view(), null)).toBe(false);
  expect(meets({ best: true }, "K2", view(), worth({ K2: 1, U5: 0 }))).toBe(true);
  expect(meets({ best: true }, "U5", view(), worth({ K2: 1, U5: 0 }))).toBe(false);
  expect(meets({}, "G2", view(), null)).toBe(true);
});

test("six lessons are done one by one, in whatever order, and stay done", () => {
  expect(LESSONS.map((one) => one.name)).toEqual(["follow", "goblins", "undead", "dwarves", "doppelgangers", "votes"]);
  expect(lessonAfter("votes")?.name).toBe("follow");
  for (const name of ["votes", "follow", "votes"]) noteDone(name);
  expect(lessonsDone()).toEqual(["follow", "votes"]);
  expect(lessonAfter("follow")?.name).toBe("goblins");
  expect(lessonAfter()?.name).toBe("goblins");
  for (const { name } of LESSONS) noteDone(name);
  expect(lessonAfter("follow")).toBeUndefined();
});

test("every card of every lesson has its answers with the page", async () => {
  for (const lesson of LESSONS)
    for (const [at, step] of lesson.steps.entries()) {
      const { legal } = await answerTo(step.position, []);
      for (const card of legal) {
        const run = new Run(lesson, { ask: answerTo, play: () => Promise.resolve() });
        await run.begin(at);
        await run.play(card);
        expect([card, run.problem, run.answer]).toEqual([card, null, step.right.includes(card) ? "right" : "wrong"]);
      }
    }
});

/** A server for which A's G1 loses the game, G2 wins it, and B has only K3 and then K4. */
function server(): { requests: Card[][]; ask: (position: string, plays: readonly Card[]) => Promise<Explored> } {
  const requests: Card[][] = [];
  const ask = async (_: string, cards: readonly Card[]): Promise<Explored> => {
    const plays = [...cards];
    requests.push(plays);
    const hand = [["G1", "G2"], ["K3"], ["G1", "G2"].filter((one) => one !== plays[0]), ["K4"], []][plays.length]!;
    const moves = plays.length % 2 === 0;
    return {
      plays,
      view: view({
        turn: moves ? "A" : "B",
        led: moves ? null : plays.at(-1)!,
        tricks: plays.length > 1 ? [trick("B")] : [],
      }),
      legal: hand,
      events: plays.map(() => []),
      worth: worth(plays.length === 0 ? { G2: 1, G1: 0 } : { [hand[0]!]: 1 }),
    } as unknown as Explored;
  };
  return { requests, ask };
}
const lesson = (step: Partial<Lesson["steps"][number]>): Lesson => ({
  name: "follow",
  steps: [{ position: "2 A …", goal: { best: true }, right: ["G2"], ...step }],
});

test("where the game is at stake, the solver answers and it is played to its end, right or wrong", async () => {
  const { ask } = server();
  const shown: string[] = [];
  const run: Run = new Run(lesson({}), {
    ask,
    play: () => Promise.resolve(void shown.push(run.moment!.plays.join(" "))),
  });
  await run.begin();
  await run.play("K9"); // not there
  expect(run.answer).toBeNull();
  await run.play("G1");
  expect(run.answer).toBe("wrong");
  expect(run.moment!.plays).toEqual(["G1", "K3", "G2", "K4"]);
  expect(shown.length).toBe(4);
  await run.begin();
  expect([run.answer, run.moment!.plays.length]).toEqual([null, 0]);
  await run.play("G2");
  expect(run.answer).toBe("right");
  await run.next();
  expect(run.step).toBeUndefined();
  expect(lessonsDone()).toEqual(["follow"]);
});

test("a step that goes on stops after its trick, and a prepared answer needs no solver", async () => {
  const host = { ask: server().ask, play: () => Promise.resolve() };
  let run = new Run(lesson({ on: true }), host);
  await run.begin();
  await run.play("G2");
  expect([run.answer, run.moment!.plays]).toEqual(["right", ["G2", "K3"]]);
  run = new Run(lesson({ goal: { win: true }, answers: { G1: "K4" } }), host);
  await run.begin();
  await run.play("G1");
  expect([run.answer, run.moment!.plays]).toEqual(["wrong", ["G1", "K4"]]);
});

test("without the server nothing is judged, and the step can be begun again", async () => {
  const { ask } = server();
  let away = false;
  const run = new Run(lesson({}), {
    ask: (...request) => (away ? Promise.reject(new Refusal("too_fast")) : ask(...request)),
    play: () => Promise.resolve(),
  });
  await run.begin();
  away = true;
  await run.play("G2");
  expect([run.problem?.code, run.answer, run.pending]).toEqual(["too_fast", null, null]);
  away = false;
  await run.begin();
  expect(run.problem).toBeNull();
});

test("a player who leaves while cards are shown is asked and shown nothing more", async () => {
  const { requests, ask } = server();
  const shown: string[] = [];
  const run: Run = new Run(lesson({}), {
    ask,
    play: () => {
      shown.push(run.moment!.plays.join(" "));
      run.stop();
      return Promise.resolve();
    },
  });
  await run.begin();
  await run.play("G1");
  expect(shown).toHaveLength(1);
  expect(requests.at(-1)).toEqual(["G1"]);
  expect([run.answer, run.problem]).toEqual([null, null]);
});
