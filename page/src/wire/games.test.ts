import { afterEach, expect, test, vi } from "vitest";
import { answers, paperCaches, seatAt, storage } from "../testing";
import { daily, finishedTable, keepGame, recordText, replay } from "./games";
import { playerId } from "../kept/player";
import { saveSeat } from "../kept/seats";

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

test("one's own finished games can be looked at without a network, and no others", async () => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("location", { href: "https://host.example/#/" });
  vi.stubGlobal("caches", paperCaches());
  saveSeat(seatAt("mine"));
  answers([200, '{"views": []}']);
  await keepGame("mine", "A");
  await keepGame("mine", "A");
  await replay("theirs", "A");
  expect(vi.mocked(fetch).mock.calls.map(([path]) => path)).toEqual([
    "api/games/mine/replay?as=A",
    "api/tables/mine",
    "api/games/theirs/replay?as=A",
  ]);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")));
  expect(await replay("mine", "A")).toEqual({ views: [] });
  expect(await finishedTable("mine")).toEqual({ views: [] });
  for (const asked of [replay("mine", "open"), replay("theirs", "A")])
    await expect(asked).rejects.toMatchObject({ code: "connection_lost" });
});
