import { beforeEach, expect, test, vi } from "vitest";
import { paperCaches } from "../testing";
import { dropKept, forgetKept, keep, kept, keptPaths } from "./answers";

beforeEach(() => {
  vi.stubGlobal("location", { href: "https://host.example/club/#/" });
  vi.stubGlobal("caches", paperCaches());
});

test("an answer is kept by its path, until everything is forgotten", async () => {
  await keep("api/games/t/replay?as=A", { views: [] });
  await keep("api/puzzles/p", { id: "p" });
  expect(await kept("api/games/t/replay?as=A")).toEqual({ views: [] });
  expect(await kept("api/games/t/replay?as=B")).toBeNull();
  expect(await keptPaths("api/puzzles")).toEqual(["api/puzzles/p"]);
  await dropKept(["api/puzzles/p"]);
  expect(await keptPaths("api/")).toEqual(["api/games/t/replay?as=A"]);
  forgetKept();
  expect(await kept("api/games/t/replay?as=A")).toBeNull();
});

test("the oldest of a kind make room, and no others", async () => {
  await keep("api/puzzles/p", {});
  for (let game = 0; game < 62; game++) await keep(`api/games/${game}`, {});
  expect((await keptPaths("api/games"))[0]).toBe("api/games/2");
  expect(await keptPaths("api/puzzles")).toHaveLength(1);
});

test("where there are no caches, or no room, nothing is kept and nothing fails", async () => {
  vi.stubGlobal("caches", { open: () => Promise.reject(new DOMException("", "QuotaExceededError")) });
  expect(await keep("api/games/t", {})).toBe(false);
  expect(await kept("api/games/t")).toBeNull();
  vi.stubGlobal("caches", undefined);
  expect(await keep("api/games/t", {})).toBe(false);
  expect([await kept("api/games/t"), await keptPaths("")]).toEqual([null, []]);
});
