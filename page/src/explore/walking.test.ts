import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Explore, Explored } from "../wire/model";
import { parseStudy, studyText, type Path } from "./study";
import { PAUSE, Walking } from "./walking.svelte";

const START = "2 A 357.... 246.... .... .... -";
const DEALT = "1 A …";

/** A server for which every card is legal and phase two begins after two plays, and which answers when it is let. */
function server() {
  const requests: Explore[] = [];
  const waiting: { answer: () => void }[] = [];
  const ask = (request: Explore) =>
    new Promise<Explored>((resolve) => {
      const plays = request.plays ?? [];
      const phase = plays.length < 2 ? 1 : 2;
      const moment = { plays, legal: ["G3", "G5", "G7", "G2"], view: { phase }, worth: request.worth ? {} : null };
      requests.push(request);
      waiting.push({ answer: () => resolve(moment as unknown as Explored) });
    });
  return { requests, waiting, ask };
}
const host = { moves: () => {}, shown: () => {} };

async function at(text: string, path: Path) {
  const { requests, waiting, ask } = server();
  const walking = new Walking(parseStudy(text), path, { ...host, ask });
  const arrive = async () => {
    const off = walking.look();
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      one.answer();
      await vi.advanceTimersByTimeAsync(1000);
    }
    off();
  };
  await arrive();
  return { walking, requests, waiting, arrive };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a card is played only where one is: not before the place one went to is shown", async () => {
  const { walking, arrive } = await at(`${START}; G3 G4`, ["G3", "G4"]);
  walking.path = [];
  expect(walking.play("G5")).toBe(false);
  expect(studyText(walking.study)).toBe(`${START}; G3 G4`);
  await arrive();
  expect(walking.play("G5")).toBe(true);
  expect([walking.path, walking.pending]).toEqual([["G5"], "G5"]);
  expect(walking.play("G7")).toBe(false);
});

test("from phase two back to phase one, the place is shown before its chances are searched for", async () => {
  const { walking, waiting, requests } = await at(`${DEALT}; G3 G4 G5`, ["G3", "G4"]);
  expect(requests.map((one) => one.worth)).toEqual([undefined, "seat"]);
  walking.path = [];
  const off = walking.look();
  expect(requests.slice(2).map((one) => one.worth)).toEqual([undefined]);
  waiting.pop()!.answer();
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  expect([walking.moment!.plays, requests.length]).toEqual([[], 3]);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests.at(-1)).toMatchObject({ plays: [], worth: "seat" });
  off();
});

test("where it is phase two for certain, one question is enough", async () => {
  const { walking, requests, arrive } = await at(`${DEALT}; G3 G4 G5`, ["G3", "G4"]);
  walking.path = walking.end;
  await arrive();
  expect(requests.slice(2)).toMatchObject([{ plays: ["G3", "G4", "G5"], worth: "seat" }]);
  expect((await at(START, [])).requests).toHaveLength(1);
});

test("a player who hurries on asks for no chances on the way", async () => {
  const { walking, waiting, requests } = await at(`${DEALT}; G3 G4`, []);
  walking.path = ["G3"];
  const off = walking.look();
  waiting.pop()!.answer();
  off();
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests.slice(2).map((one) => one.worth)).toEqual([undefined]);
  expect(walking.moment!.plays).toEqual([]);
});

test("what was removed can be brought back until the study is changed again", async () => {
  const { walking, arrive } = await at(`${START}; G3 G4`, ["G3"]);
  walking.remove();
  expect([studyText(walking.study), walking.path, walking.undoable]).toEqual([START, [], true]);
  await arrive();
  walking.undo();
  expect([studyText(walking.study), walking.path, walking.undoable]).toEqual([`${START}; G3 G4`, ["G3"], false]);
  walking.remove();
  await arrive();
  walking.play("G5");
  expect(walking.undoable).toBe(false);
  walking.remove();
  walking.path = [];
  expect(walking.undoable).toBe(true);
  await arrive();
  walking.play("G3");
  walking.undo();
  expect(studyText(walking.study)).toBe(`${START}; G3`);
  walking.name("again");
  expect(walking.undoable).toBe(false);
});
