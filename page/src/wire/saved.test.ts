import { beforeEach, expect, test, vi } from "vitest";
import { forgetSeat, savedSeat, savedSeats, saveSeat, updateSeat, type SavedSeat } from "./saved";

const seat = (table: string, over = false): SavedSeat => ({
  table,
  kind: "bot",
  seat: "A",
  token: `token-${table}`,
  otherToken: null,
  contribution: "00",
  opponent: null,
  bot: "squire",
  created: "2024-01-01T00:00:00Z",
  over,
});

let store: Map<string, string>;

beforeEach(() => {
  store = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
  for (const { table } of savedSeats()) forgetSeat(table);
});

test("a seat is kept, found, changed and forgotten", () => {
  saveSeat(seat("one"));
  saveSeat(seat("two"));
  expect(savedSeats().map((s) => s.table)).toEqual(["two", "one"]);
  updateSeat("one", { over: true, opponent: "Mab" });
  expect(savedSeat("one")).toMatchObject({ over: true, opponent: "Mab", token: "token-one" });
  forgetSeat("one");
  expect(savedSeat("one")).toBeUndefined();
});

test("finished games are dropped before unfinished ones", () => {
  for (let n = 0; n < 60; n++) saveSeat(seat(`t${n}`, n === 30));
  saveSeat(seat("new"));
  expect(savedSeats().length).toBe(60);
  expect(savedSeat("t30")).toBeUndefined();
  expect(savedSeat("t0")).toBeDefined();
});

test("malformed entries are ignored", () => {
  store.set("claim:seats", "{nonsense");
  expect(savedSeats()).toEqual([]);
  store.set(
    "claim:seats",
    '[null, 7, {"table": 3, "token": "t"}, {"table": "old", "token": "t"}, {"table": "odd", "token": "t", "created": "soon"}]',
  );
  expect(savedSeats()).toEqual([]);
});

test("what of an entry could not be shown is dropped, and the rest of it kept", () => {
  const damaged = { ...seat("odd"), seat: "Q", bot: 7, opponent: {}, ending: "nonsense", winner: ["x"] };
  store.set("claim:seats", JSON.stringify([damaged]));
  expect(savedSeat("odd")).toMatchObject({ token: "token-odd", seat: "A", bot: null, opponent: null });
  expect([savedSeat("odd")?.ending, savedSeat("odd")?.winner]).toEqual([undefined, undefined]);
});
