import { expect, test } from "vitest";
import { event } from "../testing";
import { soundsOf, type Moment } from "./plan";
import { lengthOf, RECIPES } from "./synth";

const NOTHING: Moment = {
  events: [],
  won: [],
  lands: 0,
  between: false,
  turn: "B",
  before: "B",
  me: "A",
  waited: 0,
  hidden: false,
};
const heard = (moment: Partial<Moment>) => soundsOf({ ...NOTHING, ...moment }).map(({ sound }) => sound);
const TRICK = [
  event("played", "A", ["U7"]),
  event("trick_won", "A", ["U4", "U7"]),
  event("gained", "A", ["K6"]),
  event("gained", "B", null, { audience: "B" }),
  event("prize_revealed", null, ["D8"]),
];

test("a card, a won trick, a prize and the phase have a sound each, one after the other", () => {
  expect(heard({ events: TRICK })).toEqual(["card", "trick", "prize"]);
  expect(heard({ between: true })).toEqual(["phase"]);
  const times = soundsOf({ ...NOTHING, events: TRICK }).map(({ after }) => after);
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
  expect(heard({ events: silent })).toEqual([]);
});

test("a card is heard when it lands, and a faction when its vote changes hands", () => {
  const [card] = soundsOf({ ...NOTHING, events: TRICK.slice(0, 1), lands: 210 });
  expect(card).toEqual({ sound: "card", after: 210 });
  expect(heard({ events: TRICK.slice(1, 2), won: ["G"] })).toEqual(["trick", "G"]);
  expect(heard({ won: ["G"], hidden: true })).toEqual([]);
});

test("states that came together make no burst", () => {
  expect(heard({ events: [...TRICK, ...TRICK, ...TRICK] })).toEqual(["card", "trick", "prize"]);
});

test("one's turn is heard after a long wait, or when nobody is looking; then nothing else is", () => {
  const mine = { events: [event("played", "B")], turn: "A", before: "B" } as const;
  expect(heard({ ...mine, waited: 500 })).toEqual(["card"]);
  expect(heard({ ...mine, waited: 60_000 })).toEqual(["card", "turn"]);
  expect(heard({ ...mine, hidden: true })).toEqual(["turn"]);
  expect(heard({ ...mine, before: "A", hidden: true })).toEqual([]);
  expect(heard({ ...mine, me: null, waited: 60_000 })).toEqual(["card"]); // watching, or at one screen
});

test("every sound is over within a second", () => {
  for (const sound of Object.keys(RECIPES) as (keyof typeof RECIPES)[]) expect(lengthOf(sound)).toBeLessThan(1);
});
