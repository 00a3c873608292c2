import { beforeEach, expect, test, vi } from "vitest";

let frames: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  frames = [];
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
});

test("pieces wait for the first paint, then come one per task, in their order", async () => {
  const { inTurn, opened } = await import("./turns");
  const seen: string[] = [];
  inTurn(() => {
    seen.push("one");
    inTurn(() => seen.push("three"));
  });
  inTurn(() => seen.push("two"));
  vi.runAllTimers();
  expect(seen).toEqual([]);
  frames.shift()?.();
  expect(seen).toEqual([]);
  for (const soFar of [["one"], ["one", "two"], ["one", "two", "three"]]) {
    vi.advanceTimersToNextTimer();
    expect(seen).toEqual(soFar);
  }
  expect(opened()).toBe(false);
  vi.runAllTimers();
  expect(opened()).toBe(true);
});

test("a piece can be called off, and one that fails holds up no other", async () => {
  const { inTurn } = await import("./turns");
  const seen: string[] = [];
  const off = inTurn(() => seen.push("one"));
  inTurn(() => {
    throw new Error("no");
  });
  inTurn(() => seen.push("three"));
  off();
  frames.shift()?.();
  expect(() => vi.advanceTimersToNextTimer()).toThrow("no");
  vi.runAllTimers();
  expect(seen).toEqual(["three"]);
});

test("a hidden page is not drawn, and waits for no paint", async () => {
  vi.stubGlobal("document", { hidden: true });
  const { inTurn } = await import("./turns");
  const work = vi.fn();
  inTurn(work);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
  expect(frames).toEqual([]);
});
