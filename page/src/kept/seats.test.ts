import { beforeEach, expect, test, vi } from "vitest";
import { seatAt, storage } from "../testing";
import { noteSignedIn } from "./member.svelte";
import { forgetSeat, keyOf, savedSeat, savedSeats, saveSeat, scoreAfter, updateSeat } from "./seats";

beforeEach(() => void vi.stubGlobal("localStorage", storage()));

test("a seat is kept, found, changed and forgotten", () => {
  saveSeat(seatAt("one"));
  saveSeat(seatAt("two"));
  expect(savedSeats().map((s) => s.table)).toEqual(["two", "one"]);
  updateSeat("one", { over: true, opponent: "Mab" });
  expect(savedSeat("one")).toMatchObject({ over: true, opponent: "Mab", token: "token-one" });
  forgetSeat("one");
  expect(savedSeat("one")).toBeUndefined();
});

test("a seat without a token is the account's, and forgotten with it", () => {
  saveSeat(seatAt("here", { account: "a" }));
  saveSeat(seatAt("mine", { token: "", account: "a" }));
  saveSeat(seatAt("theirs", { token: "", account: "b" }));
  expect(keyOf("B", "")).toEqual({ seat: "B" });
  expect(keyOf("B", "secret")).toEqual({ token: "secret" });
  noteSignedIn({ id: "a", name: "Ann" });
  expect(savedSeats().map((s) => s.table)).toEqual(["mine", "here"]);
  noteSignedIn(null);
  expect(savedSeats().map((s) => s.table)).toEqual(["here"]);
});

test("finished games are dropped before unfinished ones", () => {
  for (let n = 0; n < 60; n++) saveSeat(seatAt(`t${n}`, { over: n === 30 }));
  saveSeat(seatAt("new"));
  expect(savedSeats().length).toBe(60);
  expect(savedSeat("t30")).toBeUndefined();
  expect(savedSeat("t0")).toBeDefined();
});

test("malformed entries are ignored", () => {
  localStorage.setItem("claim:seats", "{nonsense");
  expect(savedSeats()).toEqual([]);
  localStorage.setItem(
    "claim:seats",
    '[null, 7, {"table": 3, "token": "t"}, {"table": "old", "token": "t"}, {"table": "odd", "token": "t", "created": "soon"}]',
  );
  expect(savedSeats()).toEqual([]);
});

test("what of an entry could not be shown is dropped, and the rest of it kept", () => {
  const damaged = { ...seatAt("odd"), seat: "Q", bot: 7, opponent: {}, ending: "nonsense", winner: ["x"] };
  localStorage.setItem("claim:seats", JSON.stringify([damaged]));
  expect(savedSeat("odd")).toMatchObject({ token: "token-odd", seat: "A", bot: null, opponent: null });
  expect([savedSeat("odd")?.ending, savedSeat("odd")?.winner]).toEqual([undefined, undefined]);
});

test("rematches keep score, by seat: draws and games without a winner change nothing", () => {
  const after = (change: Parameters<typeof seatAt>[1]) => scoreAfter(seatAt("t", change));
  expect(after({ seat: "B", ending: "won" })).toEqual({ A: 0, B: 1 });
  const score = { A: 1, B: 2 };
  expect(after({ seat: "A", ending: "lost", score })).toEqual({ A: 1, B: 3 });
  expect(after({ seat: "B", ending: "given_up", score })).toEqual({ A: 2, B: 2 });
  for (const ending of ["drawn", "closed", undefined] as const) expect(after({ ending, score })).toEqual(score);
});
