import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeSocket } from "../testing";
import { TableConnection, socketAddress, type Listener, type Status } from "./sockets";
import type { Refusal, StateMessage } from "./model";

const state = (seq: number) => ({ type: "state", seq, table: {}, view: null, events: [], refusals: {} });

class World implements Listener {
  sockets: FakeSocket[] = [];
  statuses: Status[] = [];
  states: number[] = [];
  problems: [string, boolean][] = [];
  rematches: string[] = [];
  phrases: string[] = [];
  connection = new TableConnection(
    () => {
      const socket = new FakeSocket();
      this.sockets.push(socket);
      return socket;
    },
    { token: "token" },
    this,
    (
      (n) => () =>
        `c${++n}`
    )(0),
    () => 1,
  );

  get socket() {
    return this.sockets.at(-1)!;
  }
  status(status: Status) {
    this.statuses.push(status);
  }
  state(message: StateMessage) {
    this.states.push(message.seq);
  }
  rematch(message: { table: string }) {
    this.rematches.push(message.table);
  }
  said({ phrase }: { phrase: string }) {
    this.phrases.push(phrase);
  }
  problem(problem: Refusal, final: boolean) {
    this.problems.push([problem.code, final]);
  }
  greeted(seq = 3) {
    this.connection.start();
    this.socket.opens();
    this.socket.says(state(seq));
    return this;
  }
}

const plays = (socket: FakeSocket) => socket.sent.filter((message) => message.type === "play");

describe("a connection to a table", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("greets first, with its token and nothing seen", () => {
    const world = new World().greeted();
    expect(world.socket.sent[0]).toEqual({ type: "hello", protocol: 1, token: "token", since: null });
    expect(world.statuses).toEqual(["open"]);
    expect(world.states).toEqual([3]);
  });

  test("holds commands back until the server has greeted, and resolves them when they are acknowledged", async () => {
    const world = new World();
    world.connection.start();
    world.socket.opens();
    const kept = world.connection.send({ type: "play", card: "G3", ply: 0 });
    expect(plays(world.socket)).toEqual([]);
    world.socket.says(state(3));
    expect(plays(world.socket)).toEqual([{ type: "play", card: "G3", ply: 0, id: "c1" }]);
    world.socket.says({ type: "ack", id: "c1", seq: 4 });
    await expect(kept).resolves.toBeNull();
  });

  test("after a reconnect it says what it saw last and resends unacknowledged commands under the same ids", async () => {
    const world = new World().greeted(7);
    const kept = world.connection.send({ type: "play", card: "G3", ply: 2 });
    world.socket.drop();
    expect(world.statuses.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(400);
    expect(world.sockets.length).toBe(2);
    world.socket.opens();
    expect(world.socket.sent).toEqual([{ type: "hello", protocol: 1, token: "token", since: 7 }]);
    world.socket.says(state(8));
    expect(plays(world.socket)).toEqual([{ type: "play", card: "G3", ply: 2, id: "c1" }]);
    world.socket.says({ type: "ack", id: "c1", seq: 8 });
    world.socket.says({ type: "ack", id: "c1", seq: 8 });
    await expect(kept).resolves.toBeNull();
    world.socket.drop();
    await vi.advanceTimersByTimeAsync(400);
    world.socket.opens();
    world.socket.says(state(8));
    expect(plays(world.socket)).toEqual([]);
  });

  test("a state older than the last one is ignored", () => {
    const world = new World().greeted(7);
    world.socket.says(state(6));
    world.socket.says(state(7));
    world.socket.says(state(8));
    expect(world.states).toEqual([7, 7, 8]);
  });

  test("waits half as long again after each failure, and at most eight seconds", async () => {
    const world = new World().greeted();
    for (const wait of [400, 600, 900, 1350, 2025, 3037, 4556, 6834, 8000, 8000]) {
      const before = world.sockets.length;
      world.socket.drop();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(world.sockets.length).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(world.sockets.length).toBe(before + 1);
    }
    world.socket.opens();
    world.socket.says(state(3));
    world.socket.drop();
    await vi.advanceTimersByTimeAsync(400);
    expect(world.sockets.length).toBe(12);
  });

  test("hurrying reconnects at once, but only if the connection is lost", () => {
    const world = new World().greeted();
    world.connection.hurry();
    expect(world.sockets.length).toBe(1);
    world.socket.drop();
    world.connection.hurry();
    expect(world.sockets.length).toBe(2);
  });

  test("a refusal rejects its own command and no other", async () => {
    const world = new World().greeted();
    const first = world.connection.send({ type: "play", card: "G3", ply: 0 });
    const second = world.connection.send({ type: "resign" });
    const refused = expect(first).rejects.toMatchObject({ code: "stale_play" });
    world.socket.says({ type: "error", id: "c1", code: "stale_play", params: {} });
    world.socket.says({ type: "ack", id: "c2", seq: 4 });
    await refused;
    await expect(second).resolves.toBeNull();
    expect(world.problems).toEqual([]);
  });

  test("a hint answers its own question", async () => {
    const world = new World().greeted();
    const asked = world.connection.send({ type: "hint" });
    const hint = { type: "hint", id: "c1", best: "G3", cards: [], reasons: [] };
    world.socket.says(hint);
    await expect(asked).resolves.toEqual(hint);
  });

  test("it does not reconnect to a table that does not exist", async () => {
    const world = new World();
    world.connection.start();
    world.socket.opens();
    const never = world.connection.send({ type: "resign" });
    const refused = expect(never).rejects.toMatchObject({ code: "no_table" });
    world.socket.says({ type: "error", id: null, code: "no_table", params: {} });
    world.socket.drop(4404);
    await refused;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.sockets.length).toBe(1);
    expect(world.problems).toEqual([["no_table", true]]);
    expect(world.statuses).toEqual(["closed"]);
  });

  test("it does not reconnect from an address that the host has blocked", async () => {
    const world = new World().greeted();
    world.socket.says({ type: "error", id: null, code: "blocked", params: {} });
    world.socket.drop(4403);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.sockets.length).toBe(1);
    expect(world.problems.at(-1)).toEqual(["blocked", true]);
  });

  test("pings after a long silence, and drops the socket when no answer comes", async () => {
    const world = new World().greeted();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(world.socket.sent.at(-1)).toEqual({ type: "ping" });
    world.socket.says({ type: "pong" });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(world.statuses).toEqual(["open"]);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(world.statuses).toEqual(["open", "lost"]);
  });

  test("a socket that opens and never greets is dropped", async () => {
    const world = new World();
    world.connection.start();
    world.socket.opens();
    await vi.advanceTimersByTimeAsync(8_000 + 400);
    expect(world.sockets.length).toBe(2);
  });

  test("a device without a network says so at once, and tries again", async () => {
    const world = new World().greeted();
    world.connection.drop();
    expect(world.connection.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(400);
    expect(world.sockets).toHaveLength(2);
  });

  test("stopping closes for good", async () => {
    const world = new World().greeted();
    world.connection.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.sockets.length).toBe(1);
    expect(world.statuses).toEqual(["open", "closed"]);
  });

  test("phrases are heard, and said once: not again on the next socket", async () => {
    const world = new World().greeted();
    world.socket.says({ type: "said", seat: "B", phrase: "thanks" });
    expect(world.phrases).toEqual(["thanks"]);
    world.connection.speak("hello");
    expect(world.socket.sent.at(-1)).toEqual({ type: "say", id: "c1", phrase: "hello" });
    world.socket.drop();
    world.connection.speak("hello");
    await vi.advanceTimersByTimeAsync(400);
    world.socket.opens();
    world.socket.says(state(3));
    expect(world.socket.sent).toHaveLength(1);
    world.socket.says({ type: "error", id: "c1", code: "too_fast", params: {} });
    expect(world.problems).toEqual([["too_fast", false]]);
  });

  test("a rematch is reported", () => {
    const world = new World().greeted();
    world.socket.says({ type: "rematch", table: "next", seat: "A", token: "t" });
    expect(world.rematches).toEqual(["next"]);
  });
});

test("the socket's address is relative to the page's", () => {
  expect(socketAddress("abc", "https://example.org/games/claim/#/table/abc")).toBe(
    "wss://example.org/games/claim/ws/tables/abc",
  );
  expect(socketAddress("abc", "http://localhost:8000/")).toBe("ws://localhost:8000/ws/tables/abc");
});
