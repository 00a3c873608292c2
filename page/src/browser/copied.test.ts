import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Copied, SAID } from "./copied.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("that a text was copied is said for a moment, counted from the last time", async () => {
  const texts: string[] = [];
  const copied = new Copied((text) => Promise.resolve(void texts.push(text)));
  await copied.copy("one");
  vi.advanceTimersByTime(SAID - 1);
  await copied.copy("two");
  vi.advanceTimersByTime(SAID - 1);
  expect([copied.text, texts]).toEqual(["two", ["one", "two"]]);
  vi.advanceTimersByTime(1);
  expect(copied.text).toBeNull();
});
