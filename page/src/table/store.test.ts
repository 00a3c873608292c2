import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { savedSeat, saveSeat } from "../kept/seats";
import type { GameEvent, TableState, View } from "../wire/model";
import { commitment } from "../fair/fair";
import { settings, TIMES } from "../app/settings.svelte";
import { event, FakeSocket, PERSON, seatAt, storage, tableState } from "../testing";
import { TableStore } from "./store.svelte";

const table = (change: Partial<TableState> = {}): TableState =>
  tableState({ ply: 0, seats: { A: unrevealed, B: { ...unrevealed, name: "Robin" } }, ...change });
const unrevealed = { ...PERSON, revealed: false };
const view = (plays: number): View =>
  ({
    phase: 1,
    turn: "A",
    leader: "A",
    led: plays % 2 ? "G3" : null,
    ply: plays,
    legal: ["G3", "G4"],
    tricks: [],
  }) as unknown as View;

const CONTRIBUTION = "0".repeat(64);
const saved = seatAt("t1", { token: "secret", contribution: CONTRIBUTION });

let socket: FakeSocket;
let gone: string[];

function seated(seat: typeof saved | null = saved): TableStore {
  if (seat) saveSeat(seat);
  socket = new FakeSocket();
  const key = seat ? { token: seat.token } : ({ seat: "mine" } as const);
  const next = (id: string) => void gone.push(id);
  const store = new TableStore("t1", seat ?? undefined, key, next, () => socket);
  store.wire.start();
  socket.opens();
  return store;
}
const state = (seq: number, plays: number, change: Partial<TableState> = {}, events: GameEvent[][] = []) =>
  socket.says({
    type: "state",
    seq,
    table: table({ seq, ...change }),
    view: view(plays),
    events,
    snapshot: events.length === 0,
    refusals: {},
    record: null,
  });

/** The server's answers to the latest command of a kind. */
const answers = (type: string, kind: string, more: object) =>
  socket.says({ type: kind, id: socket.last(type)!.id, ...more });
const refuses = (type: string, code: string, params = {}) => answers(type, "error", { code, params });
const hints = () => answers("hint", "hint", { best: "G3", cards: [], reasons: [] });
const begins = () => socket.says({ type: "rematch", table: "t2", seat: "B", token: "next", other_token: null });
const sent = (type: string) => socket.sent.filter((message) => message.type === type);

beforeEach(() => {
  vi.useFakeTimers();
  gone = [];
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => void vi.useRealTimers());

/** The same at a table that was begun in another browser. */
const elsewhere = () => seated(null);

describe("a seat that the account opens", () => {
  test("is kept without a token, and reveals nothing that it does not know", () => {
    elsewhere();
    expect(socket.last("hello")).toMatchObject({ token: null, seat: "mine" });
    state(1, 0, { status: "revealing", ply: null, turn: null });
    expect(savedSeat("t1")).toMatchObject({ token: "", contribution: "", seat: "A", opponent: "Robin" });
    expect(socket.last("reveal")).toBeUndefined();
  });

  test("is not kept by a spectator", () => {
    elsewhere();
    state(1, 0, { you: "spectator" });
    expect(savedSeat("t1")).toBeUndefined();
  });

  test("takes its rematch along, which the account opens too", async () => {
    const store = elsewhere();
    state(9, 52, { status: "over" });
    void store.rematch();
    answers("offer_rematch", "ack", { seq: 10 });
    socket.says({ type: "rematch", table: "t2", seat: "A", token: null, other_token: null });
    expect(gone).toEqual(["t2"]);
    expect(savedSeat("t2")).toMatchObject({ token: "", otherToken: null });
    expect(savedSeat("t2")?.contribution).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("a seat's table", () => {
  test("a card is pending until it is on the table, even if the acknowledgement comes first", async () => {
    const store = seated();
    state(3, 2);
    const played = store.play("G3");
    expect(socket.last("play")).toMatchObject({ card: "G3", ply: 2 });
    expect(store.pending).toBe("G3");
    answers("play", "ack", { seq: 4 });
    await played;
    expect(store.pending).toBe("G3");
    void store.play("G4");
    expect(sent("play")).toHaveLength(1);
    state(4, 3, {}, [[event("played")]]);
    expect(store.pending).toBeNull();
  });

  test("a refused card goes back to the hand with the reason, until the game moves on", async () => {
    const store = seated();
    state(3, 2);
    const played = store.play("K9");
    refuses("play", "must_follow", { card: "K9", led: "G3" });
    await played;
    expect([store.pending, store.problem?.code]).toEqual([null, "must_follow"]);
    state(4, 3, {}, [[event("played")]]);
    expect(store.problem).toBeNull();
  });

  test("a card is taken back where the server says, once at a time, and the cards are named", async () => {
    const store = seated();
    state(3, 0);
    expect(store.canTakeBack).toBe(false);
    expect(await store.takeBack()).toEqual([]);
    state(5, 3, { take_back_to: 2 });
    const taken = store.takeBack();
    expect(await store.takeBack()).toEqual([]);
    expect(sent("take_back")).toMatchObject([{ to: 2 }]);
    answers("take_back", "ack", { seq: 6 });
    expect(await taken).toEqual(["G3"]);
    void store.play("G4");
    expect(store.canTakeBack).toBe(false); // until the card is on the table: another one would be meant
  });

  test("a refused taking back names no cards", async () => {
    const store = seated();
    state(5, 3, { take_back_to: 2 });
    const taken = store.takeBack();
    refuses("take_back", "stale_take_back", { to: 2, now: 0 });
    expect(await taken).toEqual([]);
    expect(store.problem).toMatchObject({ code: "stale_take_back" });
  });

  test("a hint is not for another moment with as many plays", async () => {
    const store = seated();
    state(3, 2);
    let asked = store.askHint();
    hints();
    await asked;
    expect(store.hint).not.toBeNull();
    state(4, 0, { takebacks: 1 });
    expect(store.hint).toBeNull();
    asked = store.askHint();
    state(5, 0, { takebacks: 2 });
    hints();
    await asked;
    expect(store.hint).toBeNull();
  });

  test("a blunder is warned of once, where the player wants it and there are hints", async () => {
    settings.warning = "always";
    const store = seated();
    state(3, 0);
    expect(socket.last("weigh")).toBeUndefined();
    void store.play("G3");
    expect(socket.last("play")).not.toHaveProperty("ask");
    state(4, 2, { hints: true }, [[event("played")], [event("played")]]);
    state(5, 2, { hints: true, hints_given: 1 });
    expect(sent("weigh")).toHaveLength(1);
    store.display.catchUp();
    const played = store.play("G5");
    expect(socket.last("play")).toMatchObject({ card: "G5", ask: true });
    answers("play", "warning", { card: "G5", best: "K4", exact: true, cards: [], reasons: [] });
    await played;
    expect([store.warned, store.pending]).toEqual(["G5", null]);
    void store.play("G5"); // all the same
    expect(socket.last("play")).not.toHaveProperty("ask");
    expect(store.warned).toBeNull();
    settings.warning = "guided";
    state(6, 4, { hints: true }, [[event("played")], [event("played")]]);
    store.display.catchUp();
    void store.play("G7");
    expect(socket.last("play")).not.toHaveProperty("ask");
    state(7, 6, { hints: true, guided: true }, [[event("played")], [event("played")]]);
    store.display.catchUp();
    void store.play("G8");
    expect(socket.last("play")).toMatchObject({ ask: true });
  });

  test("a hint that arrives after the play is not shown", async () => {
    const store = seated();
    state(3, 0);
    const first = store.askHint();
    hints();
    await first;
    state(3, 0); // the same state again, after a lost connection
    expect(store.hint).toMatchObject({ best: "G3" });

    const second = store.askHint();
    void store.play("G3");
    hints();
    await second;
    expect(store.hint).toBeNull();

    state(4, 1, {}, [[event("played")]]);
    const third = store.askHint();
    state(5, 2, {}, [[event("played")]]);
    store.display.catchUp();
    hints();
    await third;
    expect(store.hint).toBeNull();
    expect(store.thinking).toBe(false);
  });

  test("the contribution is revealed once, when all have committed to theirs", () => {
    seated();
    state(1, 0, { status: "waiting", commitments: { A: "aa", B: null } });
    expect(socket.last("reveal")).toBeUndefined();
    state(2, 0, { status: "revealing" });
    state(2, 0, { status: "revealing" });
    expect(sent("reveal")).toMatchObject([{ contribution: CONTRIBUTION }]);
  });

  test("commitments are saved before any secret is revealed, and not changed afterwards", () => {
    seated();
    state(2, 0, { status: "revealing" });
    state(3, 0, { status: "revealing", commitment: "other", commitments: { A: "aa", B: "y" } }); // it knows ours by now
    state(4, 0, { commitment: "other", commitments: { A: "x", B: "y" } });
    expect(savedSeat("t1")).toMatchObject({ commitment: "cc", commitments: { A: "aa", B: "bb" } });
  });

  test("a rematch takes the seat, its token, its new contribution and the score along", async () => {
    const store = seated({ ...saved, commitment: "cc", commitments: { A: "aa", B: "bb" } });
    state(9, 52, { status: "over", outcome: "B" });
    void store.rematch();
    await vi.advanceTimersByTimeAsync(0);
    const promised = socket.last("offer_rematch")!.commitment;
    begins();
    expect(gone).toEqual(["t2"]);
    expect(savedSeat("t2")).toMatchObject({ seat: "B", token: "next", over: false });
    expect(commitment(savedSeat("t2")!.contribution)).toBe(promised);
    expect(savedSeat("t2")!.contribution).not.toBe(CONTRIBUTION);
    expect(savedSeat("t2")!.commitments).toBeUndefined(); // those were for the previous deal
    expect(savedSeat("t2")!.score).toEqual({ A: 0, B: 1 });
  });

  test("a rematch is asked for once, however often its button is clicked", () => {
    const store = seated();
    state(9, 52, { status: "over" });
    for (let click = 0; click < 3; click++) void store.rematch();
    begins();
    void store.rematch();
    expect(sent("offer_rematch")).toHaveLength(1);
  });

  test("an offered rematch is accepted", async () => {
    const store = seated();
    state(9, 52, { status: "over", rematch: { offered: ["B"], table: null } });
    void store.rematch();
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.last("accept_rematch")).toBeDefined();
  });

  test("a rematch that was accepted on another device is left to that one", () => {
    seated();
    state(9, 52, { status: "over" });
    begins();
    expect(gone).toEqual([]);
    expect(savedSeat("t2")).toBeUndefined();
  });

  test("a table that does not exist is refused for good, and no command is held against it", async () => {
    const store = seated();
    const resigned = store.command({ type: "resign" });
    socket.says({ type: "error", id: null, code: "no_table", params: {} });
    socket.drop(4404);
    await resigned;
    expect(store.refused).toMatchObject({ code: "no_table" });
    expect(store.problem).toBeNull();
  });

  test("the seat remembers who sits across and that the game is over", () => {
    seated();
    state(3, 0, { seats: { A: unrevealed, B: { ...unrevealed, taken: false } } });
    expect(savedSeat("t1")).toMatchObject({ opponent: null, over: false });
    state(9, 52, { status: "over" });
    expect(savedSeat("t1")).toMatchObject({ opponent: "Robin", over: true });
  });

  test("a card that was pending when plays were taken back is not", () => {
    const store = seated();
    state(3, 4);
    void store.play("G3");
    state(4, 4); // the same state again, after a lost connection
    expect(store.pending).toBe("G3");
    state(5, 2);
    expect(store.pending).toBeNull();
  });

  test("a guided game is slow, unless the player has chosen", () => {
    seated();
    state(3, 0, { guided: true });
    expect(settings.time("read")).toBe(TIMES.slow.read);
    settings.set("pace", "fast");
    expect(settings.time("read")).toBe(TIMES.fast.read);
    settings.pace = null;
    state(4, 0);
    expect(settings.time("read")).toBe(TIMES.normal.read);
  });
});
