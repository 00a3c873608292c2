import { afterEach, expect, test, vi } from "vitest";
import { answers } from "../testing";
import { daily, recordText, replay } from "./games";
import { playerId } from "./player";

afterEach(() => void vi.unstubAllGlobals());

test("who has played a day's deal says so where that matters", async () => {
  answers([200, "{}"]);
  await daily();
  const player = playerId();
  await daily("2026-11-16");
  await replay("t1", "open");
  expect(vi.mocked(fetch).mock.calls).toEqual([
    ["api/daily", { headers: {} }],
    ["api/daily/2026-11-16", { headers: { "claim-player": player } }],
    ["api/games/t1/replay?as=open", { headers: { "claim-player": player } }],
  ]);
});

test("the server's refusal keeps its code, and no answer is a lost connection", async () => {
  answers([403, '{"error": {"code": "day_hidden", "params": {"day": "2026-11-16"}}}']);
  await expect(replay("t1", "open")).rejects.toMatchObject({ code: "day_hidden", params: { day: "2026-11-16" } });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")));
  await expect(daily()).rejects.toMatchObject({ code: "connection_lost" });
  await expect(recordText("t1")).rejects.toMatchObject({ code: "connection_lost" });
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
  await expect(recordText("t1")).rejects.toMatchObject({ code: "connection_lost" });
});
