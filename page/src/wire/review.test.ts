import { afterEach, expect, test, vi } from "vitest";
import { follow, type Review } from "./review";
import type { ReviewLine } from "./types";

afterEach(() => void vi.unstubAllGlobals());

const PLAY = {
  phase: 2,
  trick: 1,
  seat: "A",
  card: "G3",
  best: ["G3"],
  before: 1,
  after: 1,
  loss: 0,
  error: 0,
} as const;
const SUMMARY = { version: 1, result: 1, by_deal: 0, by_play: 0.5, turning_points: [] };
const LOST = { A: { phase_1: 0, phase_2: 0 }, B: { phase_1: 0, phase_2: 0 } };

const line = (done: number, play: number, more: Partial<ReviewLine> = {}): string =>
  `${JSON.stringify({
    done,
    total: 2,
    plays: [{ ...PLAY, play, exact: true, turning: false, choices: 1, reasons: [] }],
    deal: null,
    summary: null,
    error: null,
    ...more,
  })}\n`;
const WHOLE = line(1, 2) + line(2, 1, { summary: { ...SUMMARY, lost: LOST } });

/** Answers with these pieces of a body, one after the other. */
function sends(...pieces: string[]) {
  const ask = vi.fn(() => {
    const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
    const body = new ReadableStream({
      pull(out) {
        const next = bytes.shift();
        if (next) out.enqueue(next);
        else out.close();
      },
    });
    return Promise.resolve(new Response(body));
  });
  vi.stubGlobal("fetch", ask);
  return ask;
}

/** All states of a review until there is no more to come. */
function heard(id: string): Promise<Review[]> {
  const all: Review[] = [];
  return new Promise((done) => {
    follow(id, (now) => {
      all.push(now);
      if (now.summary ?? now.problem) done(all);
    });
  });
}

test("lines are passed on as they come, wherever they were cut", async () => {
  const cut = WHOLE.length / 3;
  sends(WHOLE.slice(0, cut), WHOLE.slice(cut, 2 * cut), WHOLE.slice(2 * cut));
  const states = await heard("cut");
  expect(states.map((one) => [one.done, one.total, one.plays.size])).toEqual([
    [0, 0, 0],
    [1, 2, 1],
    [2, 2, 2],
  ]);
  expect(states.at(-1)!.summary).toMatchObject({ version: 1 });
  expect([...states.at(-1)!.plays.keys()]).toEqual([1, 2]); // phase two comes first
});

test("a whole review is asked for once", async () => {
  const ask = sends(WHOLE);
  const first = await heard("once");
  expect(await heard("once")).toEqual([first.at(-1)]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("what came stays when a part fails, and asking again begins anew", async () => {
  sends(line(1, 2), line(1, 0, { plays: [], error: { code: "no_thought", params: {} } }));
  const failed = (await heard("fails")).at(-1)!;
  expect(failed.problem).toMatchObject({ code: "no_thought" });
  expect([...failed.plays.keys()]).toEqual([2]);
  sends(WHOLE);
  expect((await heard("fails")).at(-1)!.problem).toBeNull();
});

test("a stream that breaks off, or never begins, is a lost connection or the server's refusal", async () => {
  const mistakes = vi.spyOn(console, "error");
  sends(line(1, 2));
  expect((await heard("breaks")).at(-1)!.problem).toMatchObject({ code: "connection_lost" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")));
  expect((await heard("unheard")).at(-1)!.problem).toMatchObject({ code: "connection_lost" });
  const torn = new ReadableStream({ start: (out) => out.error(new TypeError("network error")) });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(torn)));
  expect((await heard("torn")).at(-1)!.problem).toMatchObject({ code: "connection_lost" });
  const refused = new Response('{"error": {"code": "not_over", "params": {"table": "x"}}}', { status: 409 });
  vi.stubGlobal("fetch", () => Promise.resolve(refused));
  expect((await heard("early")).at(-1)!.problem).toMatchObject({ code: "not_over", params: { table: "x" } });
  expect(mistakes).not.toHaveBeenCalled();
});

test("a reader who leaves ends the request", () => {
  const ask = vi.fn((_: string, options: RequestInit) => new Promise(() => options));
  vi.stubGlobal("fetch", ask);
  follow("left", () => undefined)();
  expect(ask.mock.calls[0]![1].signal!.aborted).toBe(true);
});
