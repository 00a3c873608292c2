import { beforeEach, expect, test, vi } from "vitest";
import { event } from "../testing";
import type { StateMessage } from "../wire/model";
import { lengthOf, RECIPES } from "./synth";
import { SoundTrigger, soundsOf, type Moment, type Planned } from "./trigger";

const soundsAt = (moment: Moment) => soundsOf(moment).map(({ sound }) => sound);
const TRICK = [
  event("played", "A", ["U7"]),
  event("trick_won", "A", ["U4", "U7"]),
  event("gained", "A", ["K6"]),
  event("gained", "B", null, { audience: "B" }),
  event("prize_revealed", null, ["D8"]),
];

test("a card, a won trick, a prize and the phase have a sound each, one after the other", () => {
  expect(soundsAt({ events: TRICK })).toEqual(["card", "trick", "prize"]);
  expect(soundsAt({ between: true })).toEqual(["phase"]);
  const times = soundsOf({ events: TRICK }).map(({ after }) => after);
  expect(times).toEqual([...times].sort((one, other) => one - other));
  expect(new Set(times).size).toBe(3);
});

test("what is drawn unseen, scored or laid out is silent; the crown is heard where it lands", () => {
  const silent = [
    event("dealt"),
    event("prize_revealed", null),
    event("scored"),
    event("discarded", null),
    event("game_ended"),
    event("gained", "B", null, { audience: "B" }),
    event("phase_ended", null),
  ];
  expect(soundsAt({ events: silent })).toEqual([]);
});

test("a card is heard when it lands, and a faction when its vote changes hands", () => {
  const [card] = soundsOf({ events: TRICK.slice(0, 1), lands: 210 });
  expect(card).toEqual({ sound: "card", after: 210 });
  expect(soundsAt({ events: TRICK.slice(1, 2), won: ["G"] })).toEqual(["trick", "G"]);
  expect(soundsAt({ won: ["G"], hidden: true })).toEqual([]);
});

test("states that came together make no burst", () => {
  expect(soundsAt({ events: [...TRICK, ...TRICK, ...TRICK] })).toEqual(["card", "trick", "prize"]);
});

test("one's turn is heard after a long wait, or on a hidden page; then nothing else is", () => {
  const mine = { events: [event("played", "B")], mine: true };
  expect(soundsAt({ ...mine, waited: 500 })).toEqual(["card"]);
  expect(soundsAt({ ...mine, waited: 60_000 })).toEqual(["card", "turn"]);
  expect(soundsAt({ ...mine, hidden: true })).toEqual(["turn"]);
  expect(soundsAt({ ...mine, mine: false, hidden: true, waited: 60_000 })).toEqual([]);
});

test("every sound is over within a second", () => {
  for (const sound of Object.keys(RECIPES) as (keyof typeof RECIPES)[]) expect(lengthOf(sound)).toBeLessThan(1);
});

let heard: string[];
let felt: number[];
let clock: number;
let trigger: SoundTrigger;

beforeEach(() => {
  vi.stubGlobal("document", { hidden: false });
  [heard, felt, clock] = [[], [], 0];
  const hear = (sounds: readonly Planned[]) => void heard.push(...sounds.map(({ sound }) => sound));
  trigger = new SoundTrigger(hear, (milliseconds) => void felt.push(milliseconds), () => clock); // prettier-ignore
});

const state = (turn: string, player: string, more: object = {}, kind = "friend", you = "A") =>
  ({
    table: { you, kind },
    view: { turn },
    events: [[event("played", player as "A")]],
    ...more,
  }) as unknown as StateMessage;

test("one's own card is heard and felt, the other's is heard", () => {
  trigger.shown(state("B", "A"), false);
  expect([heard, felt.length]).toEqual([["card"], 1]);
  trigger.shown(state("A", "B"), false);
  expect([heard, felt.length]).toEqual([["card", "card"], 1]);
});

test("one's turn after a long wait is heard and felt once", () => {
  trigger.shown(state("B", "A"), false);
  clock = 10_000;
  trigger.shown(state("A", "B"), false);
  expect(heard).toEqual(["card", "card", "turn"]);
  expect(felt).toHaveLength(2);
  trigger.shown({ ...state("A", "B"), events: [] }, false);
  expect(heard).toHaveLength(3);
});

test("what was hurried past, and what a page finds when it opens, is silent", () => {
  trigger.shown(state("B", "A"), true);
  trigger.shown(state("A", "B", { snapshot: true }), false);
  expect([heard, felt]).toEqual([[], []]);
  trigger.shown({ ...state("B", "A"), events: [] }, true, true);
  expect(heard).toEqual(["phase"]);
});

test("a vote that changes hands is heard, but not the ones that were there before", () => {
  trigger.shown(state("B", "A", { view: { turn: "B", votes: { G: "A" } } }), false);
  trigger.shown(state("A", "B", { view: { turn: "A", votes: { G: "A", K: null } } }), false);
  trigger.shown(state("B", "A", { view: { turn: "B", votes: { G: "B", K: null } } }), false);
  expect(heard).toEqual(["card", "card", "card", "G"]);
});

test("at one screen, and watching, nothing is one's own", () => {
  trigger.shown(state("B", "A", {}, "same_screen"), false);
  clock = 10_000;
  trigger.shown(state("A", "B", {}, "same_screen"), false);
  trigger.shown(state("A", "B", {}, "friend", "spectator"), false);
  expect([heard, felt]).toEqual([["card", "card", "card"], []]);
});
