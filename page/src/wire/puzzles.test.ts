import { beforeEach, expect, test, vi } from "vitest";
import { paperCaches } from "../testing";
import { answerTo, nextPuzzle, puzzle, savedPuzzles, savePuzzles } from "./puzzles";

/** A server with puzzles of two decisions: K1 and then K2 is right. Its first word is that it is busy. */
function server() {
  let number = 0;
  let busy = true;
  return vi.fn(async (path: string, wish?: { body?: string }) => {
    if (path.includes("/next")) return Response.json({ id: `p${++number}`, view: { legal: ["K1", "G1"] } });
    if (busy) {
      busy = false;
      return Response.json({ error: { code: "too_fast", params: {} } }, { status: 429 });
    }
    const { cards, give_up } = JSON.parse(wish!.body!) as { cards: string[]; give_up: boolean };
    const right = cards.every((card, at) => card === ["K1", "K2"][at]);
    const solved = !give_up && right && cards.length === 2;
    return Response.json({ right, solved, cards, give_up, steps: [{ view: { legal: ["K2", "G2"] } }] });
  });
}

beforeEach(() => {
  vi.stubGlobal("location", { href: "https://host.example/#/puzzles" });
  vi.stubGlobal("caches", paperCaches());
});

test("saved puzzles are solved without a network, whichever cards are chosen", async () => {
  vi.useFakeTimers();
  const fetch = server();
  vi.stubGlobal("fetch", fetch);
  const done: number[] = [];
  const saving = savePuzzles(2, 600, null, [], (count) => done.push(count));
  await vi.runAllTimersAsync();
  await saving;
  vi.useRealTimers();
  expect([done, await savedPuzzles()]).toEqual([
    [1, 2],
    ["p1", "p2"],
  ]);
  expect(fetch.mock.calls.map(([path]) => path).filter((path) => path.includes("/next"))[1]).toContain("not=p1");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")));
  expect((await nextPuzzle(600, null, ["p1"])).id).toBe("p2");
  expect((await puzzle("p1")).id).toBe("p1");
  for (const [cards, right] of [
    [["K1"], true],
    [["G1"], false],
    [["K1", "K2"], true],
    [["K1", "G2"], false],
  ] as const)
    expect(await answerTo("p1", cards)).toMatchObject({ cards, right, give_up: false });
  expect(await answerTo("p1", ["K1"], true)).toMatchObject({ cards: ["K1"], give_up: true });
  await expect(puzzle("p3")).rejects.toMatchObject({ code: "connection_lost" });
  await expect(nextPuzzle(600, null, ["p1", "p2"])).rejects.toMatchObject({ code: "connection_lost" });
});

test("a puzzle that finds no room on this device is not counted, and no more are asked for", async () => {
  const { open } = paperCaches();
  const full = { put: () => Promise.reject(new DOMException("", "QuotaExceededError")) };
  vi.stubGlobal("caches", { open: async (name: string) => ({ ...(await open(name)), ...full }) });
  vi.stubGlobal("fetch", server());
  vi.useFakeTimers();
  const said = vi.fn();
  const saving = savePuzzles(2, 600, null, [], said);
  await vi.runAllTimersAsync();
  expect([await saving, said.mock.calls, await savedPuzzles()]).toEqual([false, [], []]);
  vi.useRealTimers();
});

test("puzzles that were tried make room for others", async () => {
  vi.stubGlobal("fetch", server());
  vi.useFakeTimers();
  const saving = savePuzzles(1, 600, null, [], () => {}).then(() => savePuzzles(1, 600, null, ["p1"], () => {}));
  await vi.runAllTimersAsync();
  await saving;
  vi.useRealTimers();
  expect(await savedPuzzles()).toEqual(["p2"]);
});
