import { beforeEach, expect, test, vi } from "vitest";
import { forgetEverything, remember } from "./localstore";
import { botAt, PERSON, seatAt, storage, tableState } from "../testing";
import { noteTable, savedSeat, saveSeat } from "./seats";
import { countGame, endingOf, standings } from "./standings";
import type { TableState } from "../wire/model";

const game = (id: string, change: Partial<TableState> = {}) =>
  tableState({ id, kind: "bot", status: "over", seats: botAt("squire"), ply: 52, turn: null, outcome: "A", ...change });
const resigned = (ply: number) => game("given", { ply, outcome: "B", forfeit: { seat: "A", reason: "resigned" } });
const squire = () => standings().get("squire");

beforeEach(() => void vi.stubGlobal("localStorage", storage()));

test("a game's end is seen from one's own seat", () => {
  expect(endingOf(game("t"), "A")).toBe("won");
  expect(endingOf(game("t"), "B")).toBe("lost");
  expect(endingOf(game("t", { outcome: "draw" }), "A")).toBe("drawn");
  expect(endingOf(resigned(9), "A")).toBe("given_up");
  expect(endingOf(resigned(9), "B")).toBe("won");
  expect(endingOf(game("t", { outcome: "B", forfeit: { seat: "A", reason: "away" } }), "A")).toBe("lost");
  expect(endingOf(game("t", { outcome: null }), "A")).toBe("closed");
  expect(endingOf(game("t", { outcome: null, ply: 0, called_off: "B" }), "A")).toBe("called_off");
  expect(endingOf(game("t", { outcome: null, ply: null }), "A")).toBe("undealt");
  expect(endingOf(game("t", { status: "playing" }), "A")).toBeNull();
});

test("each game counts once, however often its end is seen", () => {
  for (const id of ["one", "two", "one"]) countGame(game(id), "A");
  countGame(game("three", { outcome: "B" }), "A");
  countGame(game("four", { outcome: "draw" }), "A");
  expect(squire()).toEqual({ won: 2, drawn: 1, lost: 1, helped: 0 });
});

test("a game given up counts as lost once both have played", () => {
  countGame(resigned(1), "A");
  expect(squire()).toBeUndefined();
  countGame(resigned(2), "A");
  expect(squire()).toEqual({ won: 0, drawn: 0, lost: 1, helped: 0 });
});

test("games with help are counted apart, whatever their end", () => {
  countGame(game("guided", { guided: true }), "A");
  countGame(game("hints", { hints_given: 1 }), "A");
  countGame(game("back", { takebacks: 2, outcome: "B" }), "A");
  countGame(game("own", { hints_given: 0, takebacks: 0 }), "A");
  expect(squire()).toEqual({ won: 1, drawn: 0, lost: 0, helped: 3 });
});

test("unfinished games, games with a deal that was played before, from a position, or that are no bot's do not count", () => {
  countGame(game("again", { deal_of: { table: "one", swapped: false } }), "A");
  countGame(game("position", { set_up: true }), "A");
  countGame(game("closed", { outcome: null }), "A");
  countGame(game("undealt", { outcome: null, ply: null }), "A");
  countGame(game("on", { status: "playing", outcome: null }), "A");
  countGame(game("friend", { seats: { A: PERSON, B: PERSON } }), "A");
  expect(standings().size).toBe(0);
});

test("entries edited by hand count for nothing", () => {
  countGame(game("one"), "A");
  for (const [id, entry] of Object.entries({ a: "", b: "squire", c: "squire lots", d: "<b> won", e: "{}" }))
    remember(`game:${id}`, entry);
  expect([...standings()]).toEqual([["squire", { won: 1, drawn: 0, lost: 0, helped: 0 }]]);
});

test("standings outlive the seats that are dropped", () => {
  for (let n = 0; n < 70; n++) {
    saveSeat(seatAt(`t${n}`, { kind: "bot", bot: "squire" }));
    noteTable(game(`t${n}`), "A");
  }
  expect(savedSeat("t0")).toBeUndefined();
  expect(savedSeat("t69")).toMatchObject({ over: true, ending: "won" });
  expect(squire()?.won).toBe(70);
  forgetEverything();
  expect(standings().size).toBe(0);
  expect(localStorage.length).toBe(0);
});

test("at one screen the winner is known by name", () => {
  saveSeat(seatAt("t", { kind: "same_screen" }));
  noteTable(game("t", { kind: "same_screen", outcome: "B", seats: { A: PERSON, B: { ...PERSON, name: "Zoë" } } }), "A");
  expect(savedSeat("t")).toMatchObject({ over: true, winner: "Zoë" });
  expect(standings().size).toBe(0);
});
