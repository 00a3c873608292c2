import { afterEach, expect, test, vi } from "vitest";
import { answers, paperCaches, seatAt, storage } from "../testing";
import { daily, finishedTable, judgedQuietly, keepGame, recordText, replay } from "./games";
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

test("a record that does not come, or breaks off, is a lost connection", async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) });
  for (const answer of [Promise.reject(new TypeError("failed to fetch")), Promise.resolve(new Response(body))]) {
    vi.stubGlobal("fetch", () => answer);
    await expect(recordText("t1")).rejects.toMatchObject({ code: "connection_lost" });
  }
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

const refuses = (code: string): [number, string] => [503, `{"error": {"code": "${code}"}}`];
const judges = (verdicts: string): [number, string] => [200, `{"verdicts": ${verdicts}}`];

test("verdicts on one game are asked for once", async () => {
  const ask = answers(judges("[null]"));
  for (let times = 0; times < 2; times++) expect(await judgedQuietly("once")).toEqual([null]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a busy server is asked again a few times, and then it is done without, until the next time", async () => {
  const ask = answers(refuses("no_thought"), refuses("too_fast"), judges("[]"));
  expect(await judgedQuietly("busy", [0, 0])).toEqual([]);
  expect(ask).toHaveBeenCalledTimes(3);
  answers(refuses("no_thought"), refuses("no_thought"), judges("[]"));
  expect(await judgedQuietly("too busy", [0])).toBeNull();
  expect(await judgedQuietly("too busy", [0])).toEqual([]);
  const gone = answers(refuses("no_such_table"));
  expect(await judgedQuietly("gone", [0])).toBeNull();
  expect(gone).toHaveBeenCalledTimes(1);
});
