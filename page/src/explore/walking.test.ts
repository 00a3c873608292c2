import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Explored } from "../wire/model";
import type { Explore } from "../wire/types";
import { parseStudy, studyText, type Path } from "./study";
import { Walking } from "./walking.svelte";

const START = "2 A 357.... 246.... .... .... -";

/** A server that has every card be legal, and answers when it is let. */
function server() {
  const waiting: { wanted: Explore; answer: () => void }[] = [];
  const ask = (wanted: Explore) =>
    new Promise<Explored>((resolve) => {
      const plays = wanted.plays ?? [];
      const found = { plays, legal: ["G3", "G5", "G7", "G2"], view: { phase: 2 }, worth: wanted.worth ? {} : null };
      waiting.push({ wanted, answer: () => resolve(found as unknown as Explored) });
    });
  return { waiting, ask };
}
const stage = { moves: () => {}, shown: () => {} };

async function at(text: string, path: Path) {
  const { waiting, ask } = server();
  const walking = new Walking(parseStudy(text), path, { ...stage, ask });
  const arrive = async () => {
    const off = walking.look();
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      one.answer();
      await vi.advanceTimersByTimeAsync(1000);
    }
    off();
  };
  await arrive();
  return { walking, waiting, arrive };
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
