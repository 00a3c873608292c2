import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as player from "../sound/player";
import * as live from "../browser/live.svelte";
import { followAddress, go } from "../browser/route.svelte";
import { FakeSocket, PERSON, seatAt, storage, tableState } from "../testing";
import { LobbyConnection } from "../wire/sockets";
import { noteSignedIn } from "../kept/member.svelte";
import { keptSearch } from "../kept/search";
import { saveSeat, savedSeat } from "../kept/seats";
import { Refusal, type TableState } from "../wire/model";
import { Seeking } from "./seeking.svelte";

vi.mock("../i18n/words.svelte", () => ({ say: (message: string) => message, language: () => "en" }));

const table = tableState({
  id: "AbCdEfGhIjKl",
  status: "revealing",
  seats: { A: { ...PERSON, name: "Ann" }, B: { ...PERSON, name: "Bob" } },
});

const room = { type: "lobby", people: 2, playing: 0, seeking: { live: 1, slow: 0 }, seats: [], hour: null };

class World {
  sockets: FakeSocket[] = [];
  seeking = new Seeking(
    (listener) =>
      new LobbyConnection(listener, () => {
        const socket = new FakeSocket();
        this.sockets.push(socket);
        return socket;
      }),
    () => this.looks(),
  );
  looks: () => Promise<TableState> = () => Promise.resolve(table);
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
  paired(state: string, table_state?: TableState) {
    const { id } = this.seeks.at(-1)!;
    const token = "t".repeat(43) + "-A";
    this.says({ paired: { id, pool: "live", table: table.id, seat: "A", token, state, table_state } });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: true, baseURI: "http://here/" });
  vi.stubGlobal("location", { hash: "#/" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("looking for an opponent", () => {
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

  test("a reload goes on with it, and not with one that was cancelled", () => {
    vi.stubGlobal("sessionStorage", storage());
    const world = new World();
    world.seeking.begin("slow");
    const again = new World();
    again.seeking.resume();
    expect(again.seeks).toEqual(world.seeks);
    expect(again.seeking.pool).toBe("slow");
    again.seeking.cancel();
    const last = new World();
    last.seeking.resume();
    expect([last.seeks, last.seeking.pool]).toEqual([[], null]);
  });

  test("a live game that begins otherwise ends it, and leaves one for a slow game, also that of another tab", () => {
    for (const kept of ["localStorage", "sessionStorage"]) vi.stubGlobal(kept, storage());
    const world = new World();
    world.seeking.begin("live");
    world.seeking.cancelLive();
    expect(world.seeking.pool).toBeNull();
    world.seeking.begin("slow");
    world.seeking.cancelLive();
    new World().seeking.cancelLive();
    expect([world.seeking.pool, keptSearch()]).toEqual(["slow", expect.objectContaining({ pool: "slow" })]);
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

  test("a player who has signed in or out comes again, with another seek", () => {
    const world = new World();
    world.seeking.begin("live");
    const [before, first] = [world.socket, world.seeks];
    noteSignedIn({ id: "a", name: "Ann" });
    world.seeking.enter();
    expect([before.last("cancel"), before.readyState]).toMatchObject([{ id: first[0]!.id }, 3]);
    world.opens();
    expect([world.seeking.pool, world.seeks.length, world.seeks[0]!.id === first[0]!.id]).toEqual(["live", 1, false]);
    world.seeking.enter();
    expect(world.sockets).toHaveLength(2);
  });

  test("a table that was found is kept with its token", async () => {
    const world = new World();
    world.seeking.begin("live");
    world.paired("fresh");
    await vi.waitFor(() => expect(world.seeking.found).toEqual({ table: table.id, name: null, slow: false }));
    expect(savedSeat(table.id)).toMatchObject({ seat: "A", opponent: "Bob" });
    expect(world.seeking.pool).toBeNull();
  });

  test("a table that the lobby shows is not asked for", () => {
    const world = new World();
    world.looks = () => Promise.reject(new Refusal("no_table", {}));
    world.seeking.begin("live");
    world.paired("fresh", table);
    expect(savedSeat(table.id)).toMatchObject({ seat: "A", opponent: "Bob" });
  });

  test("a player who is elsewhere hears that an opponent was found, and that time is short", async () => {
    const heard = vi.spyOn(player, "hear").mockResolvedValue();
    const announced = vi.spyOn(live, "announce");
    const world = new World();
    world.seeking.begin("live");
    world.paired("fresh");
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith([{ sound: "turn", after: 0 }]));
    expect(announced).toHaveBeenCalledWith("lobby-hurry");
  });

  test("a search for a live game ends where the player has one already, however they came to it", () => {
    const world = new World();
    saveSeat(seatAt("MnOpQrStUvWx"));
    const game = { ...table, id: "MnOpQrStUvWx", status: "playing", options: { clock: "live" } } as TableState;
    world.seeking.begin("slow");
    world.seeking.notice(game);
    expect(world.seeking.pool).toBe("slow");
    world.seeking.begin("live");
    for (const other of [{ status: "over" }, { options: { clock: "slow" } }, { id: "another" }])
      world.seeking.notice({ ...game, ...other } as TableState);
    expect(world.seeking.pool).toBe("live");
    world.seeking.notice(game);
    expect([world.seeking.pool, world.seeking.problem?.code]).toEqual([null, "playing_already"]);
    expect(world.socket.last("cancel")).toMatchObject({ id: world.seeks.at(-1)!.id });
  });

  test("where the opponent does not come, another is sought with a new commitment", async () => {
    const world = new World();
    world.seeking.begin("live");
    world.paired("fresh");
    await vi.waitFor(() => expect(world.seeking.found).toEqual({ table: table.id, name: null, slow: false }));
    world.paired("kept");
    const [first, second] = world.seeks;
    expect(second!.commitment).not.toBe(first!.commitment);
    expect([world.seeking.news, world.seeking.pool, world.seeking.found]).toEqual(["kept", "live", null]);
  });

  test("a player who misses the table hears so, and looks no longer", () => {
    const world = new World();
    world.seeking.begin("live");
    world.paired("missed");
    expect([world.seeking.news, world.seeking.pool]).toEqual(["missed", null]);
  });

  test("a table that cannot be asked for at first is asked for again", async () => {
    const world = new World();
    world.looks = vi.fn(() => Promise.resolve(table)).mockRejectedValueOnce(new Refusal("connection_lost"));
    world.seeking.begin("live");
    world.paired("fresh");
    await vi.advanceTimersByTimeAsync(500);
    expect([world.seeking.found, world.seeking.pool]).toEqual([null, "live"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([world.seeking.found?.table, world.seeking.pool]).toEqual([table.id, null]);
  });

  test("a lost connection is shown, and nothing old on the next screen", async () => {
    const world = new World();
    world.socket.drop();
    expect(world.seeking.lost).toBe(true);
    await vi.runOnlyPendingTimersAsync();
    world.opens();
    expect(world.seeking.lost).toBe(false);
    world.leave();
    expect(world.seeking.room).toBeNull();
  });

  test("a refusal ends the search", () => {
    const world = new World();
    world.seeking.begin("live");
    world.socket.says({ type: "error", id: null, code: "playing_already", params: { table: table.id } });
    expect([world.seeking.problem?.code, world.seeking.pool]).toEqual(["playing_already", null]);
  });
});

describe("challenges", () => {
  const call = { table: table.id, account: "a", name: "Bob", mine: true, options: { clock: "live" }, created: "" };
  const says = (state: Partial<TableState>) => () => Promise.resolve({ ...table, ...state });
  const announced = vi.spyOn(live, "announce");

  beforeEach(() => {
    vi.stubGlobal("document", { hidden: false, baseURI: "http://here/" });
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("navigator", {});
    followAddress();
    announced.mockClear();
  });

  test("a live one that is accepted is announced elsewhere, and ends the search", async () => {
    const world = new World();
    saveSeat(seatAt(table.id));
    world.seeking.begin("live");
    world.says({ challenges: [call] });
    go({ screen: "puzzles" });
    followAddress();
    world.leave();
    world.looks = says({ status: "revealing" });
    world.says();
    await vi.advanceTimersByTimeAsync(0);
    expect(world.seeking.found).toEqual({ table: table.id, name: "Bob" });
    expect([world.seeking.pool, location.hash]).toEqual([null, "#/puzzles"]);
    expect(announced).toHaveBeenCalledWith("people-accepted");
    expect(world.socket.readyState).toBeGreaterThan(1);
  });

  test("one that was just made is waited for, and a server that does not show it yet ends nothing", async () => {
    const world = new World();
    world.leave();
    world.looks = says({ status: "waiting" });
    world.seeking.awaitAnswer(table.id, "Bob");
    world.opens();
    await vi.advanceTimersByTimeAsync(0);
    expect([world.seeking.found, world.socket.readyState]).toEqual([null, 1]);
    world.says({ challenges: [call] });
    world.looks = says({ status: "over", challenge: "declined" });
    world.says();
    await vi.advanceTimersByTimeAsync(0);
    expect(world.seeking.ended).toEqual({ name: "Bob", why: "declined" });
    expect(world.socket.readyState).toBeGreaterThan(1);
  });

  test("one that is received is announced once, over however many connections", async () => {
    const world = new World();
    const received = { challenges: [{ ...call, mine: false }] };
    world.says(received);
    world.socket.drop();
    await vi.runOnlyPendingTimersAsync();
    world.opens();
    world.says(received);
    expect(announced.mock.calls).toEqual([["people-calls"]]);
  });

  test("one that is received calls the player until it is put off, also on the next page", () => {
    const received = { challenges: [{ ...call, mine: false }] };
    const world = new World();
    world.says(received);
    expect(world.seeking.call?.table).toBe(table.id);
    world.seeking.putOff(table.id);
    expect(world.seeking.call).toBeUndefined();
    const next = new World();
    next.says(received);
    expect(next.seeking.call).toBeUndefined();
    next.says({ challenges: [{ ...call, mine: false, table: "another" }] });
    expect(next.seeking.call?.table).toBe("another");
  });
});
