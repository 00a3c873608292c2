import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { event } from "../testing";
import type { GameEvent, StateMessage } from "../wire/model";
import { LANDING, Pace } from "./pace";

const message = (seq: number, events: GameEvent[] = [event("played")], snapshot = false) =>
  ({ seq, events: events.length > 0 ? [events] : [], snapshot }) as StateMessage;

let shown: string[];
const pace = (hidden = false) =>
  new Pace(
    ({ seq }, skipped) => shown.push(`${seq}${skipped ? " skipped" : ""}`),
    () => hidden,
  );

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
});
afterEach(() => void vi.useRealTimers());

test("a snapshot does not wait for what came before it", () => {
  const queue = pace();
  for (const seq of [1, 2]) queue.add(message(seq));
  queue.add(message(3, [], true));
  expect(shown).toEqual(["1", "2 skipped", "3"]);
});

test("a state without events delays nothing", () => {
  const queue = pace();
  queue.add(message(1, []));
  queue.add(message(2));
  expect(shown).toEqual(["1", "2"]);
});

test("a hidden page does not wait", () => {
  const queue = pace(true);
  for (const seq of [1, 2, 3]) queue.add(message(seq));
  expect(shown).toEqual(["1", "2", "3"]);
});

test("catching up tells whether there was anything new", () => {
  const queue = pace();
  queue.add(message(1));
  expect(queue.flush()).toBe(false);
  queue.add(message(2));
  queue.add(message(3, []));
  expect(queue.flush()).toBe(false);
  queue.add(message(4));
  queue.add(message(5));
  expect(queue.flush()).toBe(true);
});

test("once stopped, nothing more is shown", async () => {
  const queue = pace();
  for (const seq of [1, 2]) queue.add(message(seq));
  queue.stop();
  await vi.advanceTimersByTimeAsync(LANDING * 10);
  queue.flush();
  expect(shown).toEqual(["1"]);
});
