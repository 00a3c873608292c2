import { expect, test } from "vitest";
import { event, KNIGHT, KNIGHT_EVENTS, led, message, won } from "../testing";
import type { View } from "../wire/model";
import { scenesOf } from "./scenes";

const steps = (before: View | null, next: View, events = KNIGHT_EVENTS, more = {}) =>
  scenesOf(before && message(before), message(next, events, more));

test("the counters change when the cards have landed, not before", () => {
  const scenes = steps(led(), won());
  expect(scenes.map(({ step }) => step)).toEqual(["laid", "won", "taking", "taken"]);
  for (const { message } of scenes.slice(0, 3))
    expect(message.view).toMatchObject({
      trick: 3,
      prize: "U6",
      led: "G4",
      turn: null,
      legal: [],
      hand_counts: { A: 10, B: 10 },
      follower_counts: { A: 2, B: 2 },
      draw_count: 21,
    });
  expect(scenes[3]!.message.view).toEqual(won());
});

test("every event happens in one scene, and every card flies once", () => {
  const scenes = steps(led(), won());
  expect(scenes.flatMap(({ message }) => message.events.flat())).toEqual(KNIGHT_EVENTS);
  expect(scenes.map(({ moves }) => moves.map(({ kind }) => kind))).toEqual([
    ["played"],
    [],
    ["gained", "gained"],
    ["prize_revealed"],
  ]);
});

test("the reply leaves the hand it was played from", () => {
  const before = led({ viewer: "B", hands: { A: null, B: ["G0", "G0", "K2"] } });
  const [laid] = steps(before, won({ viewer: "B" }));
  expect(laid!.message.view!.hands).toEqual({ A: null, B: ["G0", "G0"] });
});

test("the end of phase one: followers are not taken up until the player goes on", () => {
  const before = led({ trick: 13, ply: 25, hands: { A: [], B: null }, hand_counts: { A: 0, B: 1 }, draw_count: 1 });
  const next = won({ phase: 2, trick: 1, ply: 26, prize: null, hands: { A: ["D1", "D3"], B: ["U6"] }, draw_count: 0 });
  const events = [...KNIGHT_EVENTS.slice(0, 5), event("phase_ended", null, null)];
  const scenes = steps(before, next, events);
  expect(scenes.map(({ step, holds, stops }) => step + (holds ? " holds" : "") + (stops ? " stops" : ""))).toEqual([
    "laid",
    "won",
    "taking",
    "taken stops",
    "moment holds",
    "state",
  ]);
  for (const step of [3, 4])
    expect(scenes[step]!.message.view).toMatchObject({
      phase: 1,
      ply: 26,
      led: null,
      prize: null,
      turn: null,
      hands: { A: [] },
      hand_counts: { A: 0, B: 0 },
      followers: { A: ["D1", "D3"], B: ["U6"] },
      follower_counts: { A: 13, B: 13 },
      tricks: [KNIGHT],
    });
  expect(scenes[5]!.message).toMatchObject({ view: next, events: [[event("phase_ended", null, null)]] });
  const watched = steps(before, next, events, { table: { status: "playing", you: "spectator" } });
  expect(watched.map(({ holds }) => holds)).not.toContain(true);
});

test("the last trick is seen before the result", () => {
  const result = { votes: won().votes, winner: null } as View["result"];
  const before = led({ phase: 2, trick: 13, ply: 51 });
  const next = won({ phase: 2, ply: 52, turn: null, result });
  const events = [...KNIGHT_EVENTS.slice(0, 2), event("game_ended", null, null)];
  const scenes = steps(before, next, events, { table: { status: "over", you: "A" } });
  expect(scenes.map(({ step, message }) => `${step} ${message.table.status}`)).toEqual([
    "laid playing",
    "won playing",
    "taking playing",
    "taken playing",
    "state over",
  ]);
});

test("a state that does not follow from what is shown is shown as it is", () => {
  for (const scenes of [
    steps(null, won()),
    steps(led({ ply: 3 }), won()),
    steps(led(), won(), KNIGHT_EVENTS, { snapshot: true }),
    steps(led({ led: null }), won()),
  ])
    expect(scenes.map(({ step, message }) => [step, message.view])).toEqual([["state", won()]]);
});
