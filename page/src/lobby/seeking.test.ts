import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeSocket } from "../testing";
import { LobbyLine } from "../wire/lobby";
import { savedSeat } from "../wire/saved";
import type { TableState } from "../wire/model";
import { Seeking } from "./seeking.svelte";

vi.mock("../i18n/words.svelte", () => ({ say: (message: string) => message, language: () => "en" }));

const seat = { name: "", bot: null, taken: true, committed: true, revealed: false, online: true, left: false };
const table = {
  id: "AbCdEfGhIjKl",
  kind: "friend",
  status: "revealing",
  seats: { A: { ...seat, name: "Ann" }, B: { ...seat, name: "Bob" } },
  commitment: "c",
  commitments: { A: "a", B: "b" },
  options: { leader: "lot" },
  created: "2026-11-18T12:00:00.000Z",
} as unknown as TableState;

const room = { type: "lobby", people: 2, playing: 0, seeking: { live: 1, slow: 0 }, seats: [], hour: null };

class World {
  sockets: FakeSocket[] = [];
  seeking = new Seeking(
    (listener) =>
      new LobbyLine(listener, () => {
        const socket = new FakeSocket();
        this.sockets.push(socket);
        return socket;
      }),
    () => Promise.resolve(table),
  );
  leave = this.seeking.enter();

  constructor() {
    this.opens();
  }
  get socket() {
    return this.sockets.at(-1)!;
  }
  /** The seeks that were sent over the newest socket. */
  get seeks() {
    return this.socket.sent.filter((message) => message.type === "seek") as { id: string; commitment: string }[];
  }
  opens() {
    this.socket.opens();
    this.says();
  }
  says(more: object = {}) {
    this.socket.says({ ...room, seek: null, paired: null, ...more });
  }
  paired(state: string) {
    const { id } = this.seeks.at(-1)!;
    const token = "t".repeat(43) + "-A";
    this.says({ paired: { id, pool: "live", table: table.id, seat: "A", token, state } });
  }
}

describe("looking for an opponent", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: true, baseURI: "http://here/" });
    vi.stubGlobal("location", { hash: "#/" });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("the same seek is sent again over a new socket", async () => {
    const world = new World();
    world.seeking.begin("live");
    const [sent] = world.seeks;
    world.says({ seek: { id: sent!.id, pool: "live", waited: 3 } });
    expect(Date.now() - world.seeking.since).toBe(3000);
    world.socket.drop();
    await vi.runOnlyPendingTimersAsync();
    world.opens();
    expect(world.seeks).toEqual([sent]);
    expect(world.seeking.pool).toBe("live");
  });

  test("it goes on without a screen, and ends when it is cancelled", () => {
    const world = new World();
    world.seeking.begin("slow");
    world.leave();
    expect(world.socket.readyState).toBe(1);
    world.seeking.cancel();
    expect(world.socket.sent.at(-1)!.type).toBe("cancel");
    expect(world.socket.readyState).toBeGreaterThan(1);
  });

  test("a table that was found is kept with its token", async () => {
    const world = new World();
    world.seeking.begin("live");
    world.paired("fresh");
    await vi.waitFor(() => expect(world.seeking.found).toBe(table.id));
    expect(savedSeat(table.id)).toMatchObject({ seat: "A", opponent: "Bob" });
    expect(world.seeking.pool).toBeNull();
  });

  test("where the opponent does not come, another is sought with a new commitment", async () => {
    const world = new World();
    world.seeking.begin("live");
    world.paired("fresh");
    await vi.waitFor(() => expect(world.seeking.found).toBe(table.id));
    world.paired("kept");
    const [first, second] = world.seeks;
    expect(second!.commitment).not.toBe(first!.commitment);
    expect([world.seeking.news, world.seeking.pool, world.seeking.found]).toEqual(["kept", "live", null]);
  });

  test("whoever misses the table is told, and looks no longer", () => {
    const world = new World();
    world.seeking.begin("live");
    world.paired("missed");
    expect([world.seeking.news, world.seeking.pool]).toEqual(["missed", null]);
  });

  test("a refusal ends the search", () => {
    const world = new World();
    world.seeking.begin("live");
    world.socket.says({ type: "error", id: null, code: "playing_already", params: { table: table.id } });
    expect([world.seeking.problem?.code, world.seeking.pool]).toEqual(["playing_already", null]);
  });
});
