import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { event, KNIGHT_EVENTS, led, message, won } from "../testing";
import { TIMES } from "../app/settings.svelte";
import { Display } from "./display.svelte";
import type { Scene } from "./scenes";

const times = TIMES.normal;
const first = message(led({ led: null, ply: 4 }), [], { snapshot: true });
const lead = message(led(), [event("played", "A", ["G4"])]);
const reply = message(won(), KNIGHT_EVENTS);
const answer = message(won({ led: "D9", ply: 7 }), [event("played", "B", ["D9"])]);
const before = message(led({ ply: 25 }), [], { snapshot: true });
const hand_counts = { A: 13, B: 13 };
const phase = message(won({ phase: 2, ply: 26, hand_counts }), [
  ...KNIGHT_EVENTS.slice(0, 5),
  event("phase_ended", null, null),
]);
const botLeads = message(won({ phase: 2, ply: 27, led: "D9" }), [event("played", "B", ["D9"])]);

let shown: string[];
let last: Scene;
/** Whether the player has gone on from the moment between the phases before. */
let seen: boolean;
/** What the page and the device say: that it is hidden, and that nothing is to move. */
let page: { hidden: boolean; still: boolean };
vi.stubGlobal("matchMedia", () => ({
  get matches() {
    return page.still;
  },
}));

function pace({ hidden = false, still = false } = {}): Display {
  vi.stubGlobal("document", (page = { hidden, still }));
  const display = new Display({ shows: () => {}, seen: () => seen });
  display.follower = {
    shows: (scene) => expect(display.message).not.toBe(scene.message),
    shown: (scene, skipped) => {
      last = scene;
      shown.push(`${scene.message.view?.ply} ${scene.step}${skipped ? " skipped" : ""}`);
    },
  };
  return display;
}
const kinds = () => last.message.events.flat().map(({ kind }) => kind);

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  seen = false;
});
afterEach(() => void vi.useRealTimers());

test("a trick is shown step by step, and the next card only when it has been read", async () => {
  const queue = pace();
  for (const one of [first, lead, reply, answer]) queue.add(one);
  const seen = [];
  for (const wait of [0, times.land, times.land, times.decide, times.take, times.read - 1, 1]) {
    await vi.advanceTimersByTimeAsync(wait);
    seen.push(shown.at(-1));
  }
  expect(seen).toEqual(["5 state", "6 laid", "6 won", "6 taking", "6 taken", "6 taken", "7 state"]);
  expect(queue.settled).toBe(true);
});

test("the first card waits until all are dealt, and a finished trick stands until the player moves on", () => {
  const queue = pace();
  queue.add(message(null));
  for (const one of [message(led({ led: null, ply: 0 }), [event("dealt")]), lead]) queue.add(one);
  vi.advanceTimersByTime(times.deal - 1);
  expect(shown.at(-1)).toBe("0 state");
  vi.advanceTimersByTime(1);
  expect([shown.at(-1), queue.stands]).toEqual(["5 state", true]);
  queue.moveOn();
  expect(queue.stands).toBe(false);
  queue.add(reply);
  vi.advanceTimersByTime(times.land);
  expect(queue.stands).toBe(true);
});

test("a player who acts sees the latest state, and nothing that happened on the way is lost", () => {
  const queue = pace();
  for (const one of [first, lead, reply]) queue.add(one);
  expect(queue.catchUp()).toBe(true);
  expect(shown.slice(2)).toEqual(["6 taken skipped"]);
  expect(kinds()).toEqual(KNIGHT_EVENTS.map(({ kind }) => kind));
  expect(queue.catchUp()).toBe(false);
  queue.add(answer);
  expect(shown.at(-1)).toBe("7 state");
});

test("without motion a trick is shown when it is over; a hidden page waits for nothing", () => {
  const calm = pace({ still: true });
  for (const one of [first, lead, reply, answer]) calm.add(one);
  vi.advanceTimersByTime(times.land);
  expect(shown).toEqual(["4 state", "5 state", "6 taken"]);
  shown = [];
  const hidden = pace({ hidden: true });
  for (const one of [first, lead, reply, answer]) hidden.add(one);
  expect(shown).toEqual(["4 state", "5 state", "6 taken", "7 state"]);
});

test("between the phases nothing happens until the player goes on", () => {
  const queue = pace();
  for (const one of [before, phase, botLeads]) queue.add(one);
  queue.catchUp(); // hurries to the finished trick
  expect(shown.at(-1)).toBe("26 taken skipped");
  queue.catchUp(); // and past it
  expect(shown.at(-1)).toBe("26 moment skipped");
  queue.catchUp();
  vi.advanceTimersByTime(60_000);
  expect([shown.at(-1), queue.held, queue.settled]).toEqual(["26 moment skipped", true, false]);
  queue.goOn();
  expect([shown.at(-1), kinds()]).toEqual(["26 state", ["phase_ended"]]);
  vi.advanceTimersByTime(times.land);
  expect(shown.at(-1)).toBe("27 state");
});

test("the moment opens by itself once the trick has been read", () => {
  const queue = pace();
  for (const one of [before, phase]) queue.add(one);
  vi.advanceTimersByTime(times.land + times.decide + times.take + times.phase);
  expect(shown.at(-1)).toBe("26 moment");
});

test("a player who goes on elsewhere, or whose opponent gives up, is not held", () => {
  for (const [news, end] of [
    [message(won({ phase: 2, ply: 27, led: "K9" }), [event("played", "A", ["K9"])]), "27 state"],
    [message(won({ phase: 2, ply: 26 }), [], { table: { status: "over", you: "A" } }), "26 state"],
  ] as const) {
    const queue = pace({ hidden: true });
    for (const one of [before, phase, news]) queue.add(one);
    expect([shown.at(-1), queue.held]).toEqual([end, false]);
  }
});

test("a snapshot does not wait for what came before it, such as plays that were taken back", () => {
  const queue = pace();
  for (const one of [first, lead, reply, answer]) queue.add(one);
  queue.add(message(led({ ply: 3 }), [], { snapshot: true }));
  expect([shown.at(-1), queue.settled]).toEqual(["3 state", true]);
  vi.advanceTimersByTime(60_000);
  expect(shown.at(-1)).toBe("3 state");
});

test("a connection that comes back takes no moment away, and taking back ends it", () => {
  const queue = pace({ hidden: true });
  for (const one of [before, phase]) queue.add(one);
  queue.add(message(won({ phase: 2, ply: 27, led: "D9", hand_counts }), [], { snapshot: true }));
  expect(queue.held).toBe(true);
  queue.goOn();
  expect(shown.at(-1)).toBe("27 state");
  for (const one of [before, phase, message(led({ ply: 23 }), [], { snapshot: true })]) queue.add(one);
  expect([shown.at(-1), queue.held]).toEqual(["23 state", false]);
});

test("a reload brings the moment back until the player has gone on, or has played in phase two", () => {
  const back = (more: object = {}, you = "A") => {
    const queue = pace({ hidden: true });
    const view = won({ phase: 2, ply: 27, led: "D9", hand_counts: { A: 13, B: 12 }, ...more });
    queue.add(message(view, [], { snapshot: true, table: { status: "playing", you } }));
    return queue;
  };
  const queue = back();
  expect([shown.at(-1), queue.held, last.message.view]).toMatchObject([
    "26 moment",
    true,
    { phase: 1, led: null, hand_counts: { A: 0, B: 0 }, follower_counts: { A: 13, B: 13 } },
  ]);
  queue.goOn();
  expect([shown.at(-1), queue.held]).toEqual(["27 state", false]);
  expect(back({}, "spectator").held).toBe(false);
  expect(back({ hand_counts: { A: 12, B: 13 } }).held).toBe(false);
  seen = true;
  expect(back().held).toBe(false);
});

test("a spectator can hurry past the moment", () => {
  const queue = pace();
  const watched = (one: typeof phase) => ({ ...one, table: { ...one.table, you: "spectator" as const } });
  for (const one of [before, phase]) queue.add(watched(one));
  queue.catchUp();
  vi.advanceTimersByTime(times.phase);
  expect(shown.at(-1)).toBe("26 moment");
  queue.goOn();
  expect(shown.at(-1)).toBe("26 state");
});

test("a table that is far behind catches up", () => {
  const queue = pace();
  queue.add(first);
  for (const one of [lead, ...Array.from({ length: 5 }, () => reply), answer]) queue.add(one);
  vi.advanceTimersByTime(times.land);
  expect(shown.slice(0, 3)).toEqual(["4 state", "5 state", "6 taken"]);
  expect(queue.settled).toBe(false);
});

test("a state without events delays nothing", () => {
  const queue = pace();
  queue.add(message(led(), []));
  queue.add(message(led(), []));
  expect(shown).toEqual(["5 state", "5 state"]);
});

test("once stopped, nothing more is shown", () => {
  const queue = pace();
  for (const one of [first, lead, reply]) queue.add(one);
  queue.stop();
  vi.advanceTimersByTime(60_000);
  queue.catchUp();
  expect(shown).toEqual(["4 state", "5 state"]);
});
