import { describe, expect, test } from "vitest";
import { AGAIN, Gestures, NEAR, STILL, type Press } from "./gestures";

const MOUSE = 1;
const place = { x: 100, y: 500 };

/** A table that changed at 0, and a press on a card. */
function pressed(press: Partial<Press> = {}): Gestures {
  const gestures = new Gestures();
  gestures.changed(0);
  gestures.press({ by: MOUSE, on: "K5", at: STILL, place, ...press });
  return gestures;
}

describe("one gesture", () => {
  test("plays what it began on, once everything has been still for a moment", () => {
    expect(pressed().allows(MOUSE, "K5")).toBe(true);
    expect(pressed({ at: STILL - 1 }).allows(MOUSE, "K5")).toBe(false);
  });

  test("plays nothing else", () => {
    expect(pressed().allows(MOUSE, "K6")).toBe(false);
    expect(pressed().allows("Enter", "K5")).toBe(false);
  });

  test("counts for nothing once the table has changed", () => {
    const gestures = pressed();
    gestures.changed(STILL + 1);
    expect(gestures.allows(MOUSE, "K5")).toBe(false);
  });

  test("counts on what does not move with the cards, if that has been there for a moment", () => {
    const gestures = pressed();
    gestures.changed(STILL + 1);
    expect([gestures.allows(MOUSE, "K5", 0), gestures.allows(MOUSE, "K5", 1)]).toEqual([true, false]);
  });

  test("plays at most one card", () => {
    const gestures = pressed();
    gestures.spend(MOUSE);
    expect(gestures.allows(MOUSE, "K5")).toBe(false);
  });

  test("includes the second click of a double click, on whatever has come to lie there", () => {
    const gestures = pressed();
    gestures.spend(MOUSE);
    gestures.release(MOUSE, STILL + 80);
    gestures.press({ by: MOUSE, on: "K6", at: STILL + 80 + AGAIN, place: { x: place.x + NEAR, y: place.y } });
    expect(gestures.allows(MOUSE, "K6")).toBe(false);
  });

  test("ends with a pause, and with a press elsewhere", () => {
    for (const next of [
      { at: STILL + AGAIN + 1, place },
      { at: STILL + 1, place: { x: place.x + NEAR + 1, y: place.y } },
    ]) {
      const gestures = pressed();
      gestures.spend(MOUSE);
      gestures.press({ by: MOUSE, on: "K6", ...next });
      expect(gestures.allows(MOUSE, "K6")).toBe(true);
    }
  });

  test("may lift a card with its first tap and play it with the second", () => {
    const gestures = pressed({ by: 7 });
    expect(gestures.allows(7, "K5")).toBe(true);
    gestures.release(7, STILL + 60);
    gestures.press({ by: 8, on: "K5", at: STILL + 150, place });
    expect(gestures.allows(8, "K5")).toBe(true);
  });

  test("goes on while a key is held, wherever the focus goes", () => {
    const gestures = pressed({ by: "Enter", place: undefined });
    gestures.spend("Enter");
    gestures.press({ by: "Enter", on: "K6", at: 9000, repeat: true });
    expect(gestures.allows("Enter", "K6")).toBe(false);
  });

  test("does not begin with a key that was held before", () => {
    const gestures = pressed();
    gestures.press({ by: "Enter", on: "K5", at: 9000, repeat: true });
    expect(gestures.allows("Enter", "K5")).toBe(false);
  });

  test("ends when another key is pressed", () => {
    const gestures = pressed({ by: "Enter", place: undefined });
    gestures.spend("Enter");
    gestures.press({ by: "ArrowRight", on: "K5", at: STILL + 100 });
    gestures.press({ by: "Enter", on: "K6", at: STILL + 200 });
    expect(gestures.allows("Enter", "K6")).toBe(true);
  });
});

test("a hidden page needs no moment of stillness; a press before a change still counts for nothing", () => {
  const gestures = new Gestures(() => true);
  gestures.changed(10);
  gestures.press({ by: MOUSE, on: "K5", at: 10, place });
  expect(gestures.allows(MOUSE, "K5")).toBe(true);
  gestures.changed(11);
  expect(gestures.allows(MOUSE, "K5")).toBe(false);
});

test("what was pressed last is known, whatever a browser says of the click that follows", () => {
  const gestures = pressed();
  expect([gestures.pressed(MOUSE, "K5"), gestures.pressed(MOUSE, "K6"), gestures.pressed(2, "K5")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("when things will have been still is known", () => {
  const gestures = new Gestures();
  expect(gestures.stillIn(0)).toBe(0);
  gestures.changed(100);
  expect(gestures.stillIn(110)).toBe(STILL - 10);
  expect(gestures.stillIn(100 + STILL)).toBe(0);
});

// --- the law, with random gestures ----------------------------------------------------------------------------------

/** Random numbers that are the same in every run (mulberry32). */
function random(seed: number): (most: number) => number {
  return (most) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

interface Happened {
  at: number;
  what: "change" | "down" | "up";
  by: number | string;
  repeat: boolean;
  x: number;
  /** What lay there, or had the focus. */
  on: string | null;
}

/**
 * A hand of cards 44 pixels wide that closes up when one is played, and people in a hurry: pointers that go down and up
 * anywhere, keys that are pressed and held, and news from the server at any time. Releases and keys play if they may.
 */
function game(seed: number): { history: Happened[]; plays: { at: number; by: number | string; card: string }[] } {
  const next = random(seed);
  const gestures = new Gestures();
  let cards = Array.from({ length: 13 }, (_, index) => `card ${index}`);
  let playable = new Set(cards);
  const history: Happened[] = [];
  const plays: { at: number; by: number | string; card: string }[] = [];
  const down = new Map<number | string, string | null>();
  const landing: { card: string; at: number }[] = []; // played, and not gone from the hand yet
  let at = 0;
  let focus = 0;
  let x = 0;

  const change = () => {
    gestures.changed(at);
    history.push({ at, what: "change", by: "", repeat: false, x: 0, on: null });
  };
  const play = (by: number | string, card: string | null) => {
    if (card === null || !playable.has(card) || !gestures.allows(by, card)) return;
    gestures.spend(by);
    plays.push({ at, by, card });
    landing.push({ card, at: at + next(100) });
  };
  const land = () => {
    for (; landing[0] && landing[0].at <= at; change()) {
      const { card } = landing.shift()!;
      cards = cards.filter((one) => one !== card);
    }
  };

  change();
  while (cards.length > 0 && at < 60_000) {
    at += [5, 30, 60, 120, 220, 320, 600][next(7)]!;
    land();
    if (cards.length === 0) break;
    const kind = next(10);
    if (kind === 0) {
      playable = new Set(cards.filter(() => next(3) > 0));
      change();
    } else if (kind < 6) {
      const finger = next(4) === 0 ? 2 : 1;
      if (down.has(finger)) {
        gestures.release(finger, at);
        history.push({ at, what: "up", by: finger, repeat: false, x, on: null });
        const on = cards[Math.floor(x / 44)] ?? null;
        if (on === down.get(finger)) play(finger, on); // as a click: down and up on the same card
        down.delete(finger);
      } else {
        if (next(3) === 0) x = next(13 * 44);
        const on = cards[Math.floor(x / 44)] ?? null;
        gestures.press({ by: finger, on, at, place: { x, y: 0 } });
        history.push({ at, what: "down", by: finger, repeat: false, x, on });
        down.set(finger, on);
      }
    } else if (kind < 9) {
      const on = cards[focus % cards.length]!;
      const repeat = down.has("Enter");
      gestures.press({ by: "Enter", on, at, repeat });
      history.push({ at, what: "down", by: "Enter", repeat, x: 0, on });
      down.set("Enter", on);
      play("Enter", on); // repeats are tried too: the law alone refuses them
    } else {
      if (down.delete("Enter")) {
        gestures.release("Enter", at);
        history.push({ at, what: "up", by: "Enter", repeat: false, x: 0, on: null });
      } else focus = next(13);
    }
  }
  return { history, plays };
}

/** The press that a play came of, and the first one of its gesture, found again from what happened alone. */
function gestureOf(history: Happened[], play: { at: number; by: number | string }): Happened {
  const before = history.filter((one) => one.at <= play.at && one.what !== "change");
  let first = before.findLastIndex((one) => one.what === "down" && one.by === play.by);
  for (;;) {
    const press = before[first]!;
    const last = before.slice(0, first).findLastIndex((one) => one.what === "down");
    const earlier = press.repeat ? before.slice(0, first).findLastIndex((one) => one.by === press.by) : last;
    if (earlier < 0) return press;
    const other = before[earlier]!;
    if (press.repeat) {
      first = earlier;
      continue;
    }
    const up = before.slice(earlier, first).findLast((one) => one.what === "up" && one.by === other.by);
    const close = typeof press.by === "number" && typeof other.by === "number" && Math.abs(press.x - other.x) <= NEAR;
    if ((!close && press.by !== other.by) || press.at - (up ?? other).at > AGAIN) return press;
    if (typeof press.by === "number" && !close) return press;
    first = earlier;
  }
}

test("whatever people do in haste: one gesture plays at most one card, and one that was there and still when it began", () => {
  let played = 0;
  for (let seed = 1; seed <= 100; seed++) {
    const { history, plays } = game(seed);
    const begun = plays.map((play) => gestureOf(history, play));
    expect(new Set(begun).size, `seed ${seed}: two cards for one gesture`).toBe(plays.length);
    for (const [index, gesture] of begun.entries()) {
      const play = plays[index]!;
      const changes = history.filter((one) => one.what === "change" && one.at > gesture.at - STILL && one.at < play.at);
      expect(gesture.on, `seed ${seed}: not the card that was there`).toBe(play.card);
      expect(changes, `seed ${seed}: the table had changed`).toEqual([]);
    }
    played += plays.length;
  }
  expect(played).toBeGreaterThan(100); // haste is safe, and still gets somewhere
});
