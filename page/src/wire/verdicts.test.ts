import { afterEach, expect, test, vi } from "vitest";
import { judged, judgedQuietly } from "./verdicts";

afterEach(() => void vi.unstubAllGlobals());

/** Answers each request with the next of these: verdicts, or the code of a refusal. */
function answers(...given: (object | string)[]) {
  const ask = vi.fn(() => {
    const next = given.shift()!;
    const [status, body] = typeof next === "string" ? [503, { error: { code: next } }] : [200, next];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  vi.stubGlobal("fetch", ask);
  return ask;
}

test("verdicts on one game are asked for once, whoever wants them", async () => {
  const ask = answers({ verdicts: [null] });
  expect(await Promise.all([judged("once"), judged("once"), judgedQuietly("once")])).toEqual([[null], [null], [null]]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a refusal is not kept", async () => {
  answers("no_thought", { verdicts: [] });
  await expect(judged("later")).rejects.toMatchObject({ code: "no_thought" });
  expect(await judged("later")).toEqual([]);
});

test("unasked, a busy server is asked again a few times, and then it is done without", async () => {
  const ask = answers("no_thought", "too_fast", { verdicts: [] });
  expect(await judgedQuietly("busy", [0, 0])).toEqual([]);
  expect(ask).toHaveBeenCalledTimes(3);
  answers("no_thought", "no_thought");
  expect(await judgedQuietly("too busy", [0])).toBeNull();
  const gone = answers("no_such_table");
  expect(await judgedQuietly("gone", [0])).toBeNull();
  expect(gone).toHaveBeenCalledTimes(1);
});
