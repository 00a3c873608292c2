import { expect, test } from "vitest";
import { KNIGHT, KNIGHT_EVENTS, led, message, won } from "../testing";
import type { SeenTrick, View } from "../wire/model";
import { scenesOf } from "../table/scenes";
import { gain, tableau } from "./tableau";

test("at every step the trick on the table has its own number and prize", () => {
  const scenes = scenesOf(message(led()), message(won(), KNIGHT_EVENTS));
  const shown = scenes.map((scene) => tableau(scene.message.view!, scene));
  for (const one of shown) expect(one).toMatchObject({ phase: 1, number: 3, cards: [{ card: "G4" }, { card: "K2" }] });
  expect(shown.map(({ finished }) => finished?.winner ?? null)).toEqual([null, "B", "B", "B"]);
  expect(shown.map(({ prize }) => prize)).toEqual(["U6", "U6", "U6", "X5"]);
  expect(shown.map(({ shared }) => shared)).toEqual([false, false, false, true]);
  expect([gain(KNIGHT, "B"), gain(KNIGHT, "A")]).toEqual(["U6", "D3"]);
});

test("once the player has moved on, or a card is led, the trick is the last one", () => {
  const moved = tableau(won(), null, false);
  expect(moved).toMatchObject({ number: 4, shared: false, prize: "X5", cards: [], last: KNIGHT });
  const next = tableau(won({ led: "D9", ply: 7 }));
  expect(next).toMatchObject({ number: 4, shared: false, cards: [{ seat: "B", card: "D9" }], last: KNIGHT });
});

test("the last trick of a phase is the thirteenth, and does not stand in the next phase", () => {
  const none = { hand_counts: { A: 0, B: 0 } };
  const end: SeenTrick = { ...KNIGHT, phase: 2, prize: null, drawn: null };
  for (const [view, shown] of [
    [
      { ...none, ply: 26, prize: null },
      { phase: 1, number: 13, finished: KNIGHT },
    ],
    [
      { ply: 26, phase: 2, trick: 1 },
      { phase: 2, number: 1, finished: null, last: KNIGHT },
    ],
    [
      { ...none, ply: 52, phase: 2, tricks: [end] },
      { number: 13, shared: false },
    ],
  ] as const)
    expect(tableau(won(view as Partial<View>))).toMatchObject(shown);
});

test("a trick has its number also where the game began with its first card on the table", () => {
  const [trick, hand_counts] = [2, { A: 12, B: 12 }];
  expect(tableau(won({ ply: 1, trick, hand_counts }))).toMatchObject({ number: 1, finished: KNIGHT });
});

test("by heart, the one trick in the view suffices", () => {
  expect(tableau(won())).toMatchObject({ finished: KNIGHT, last: null });
});
