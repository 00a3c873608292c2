import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { botAt, FakeSocket, seatAt, tableState } from "../testing";
import { leave } from "./leave";
import { savedSeat, saveSeat } from "../kept/seats";
import { standings } from "../kept/standings";

const seat = seatAt("t1");
let sockets: FakeSocket[];
const open = () => (sockets.push(new FakeSocket()), sockets.at(-1)!);

function greet(): FakeSocket {
  const socket = sockets.at(-1)!;
  socket.opens();
  socket.says({ type: "state", seq: 1, table: {}, view: null, events: [], refusals: {} });
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  saveSeat(seatAt("t1"));
});
afterEach(() => void vi.useRealTimers());

test("once the server confirms, the seat is forgotten and the socket closed", async () => {
  const left = leave(seat, open);
  const socket = greet();
  expect(socket.last("hello")).toMatchObject({ token: "token-t1" });
  expect(savedSeat("t1")).toBeDefined();
  socket.says({ type: "ack", id: socket.last("leave")!.id, seq: 2 });
  await left;
  expect(savedSeat("t1")).toBeUndefined();
  expect(socket.readyState).toBe(3);
});

test.each(["wrong_moment", "no_table"])(
  "if there is nothing to leave (%s), the seat is forgotten too",
  async (code) => {
    const left = leave(seat, open);
    if (code === "no_table") {
      sockets[0]!.opens();
      sockets[0]!.says({ type: "error", id: null, code, params: {} });
      sockets[0]!.drop(4404);
    } else {
      const socket = greet();
      socket.says({ type: "error", id: socket.last("leave")!.id, code, params: {} });
    }
    await left;
    expect(savedSeat("t1")).toBeUndefined();
  },
);

test("an unreachable server is given up on in the end, and the seat stays", async () => {
  const left = leave(seat, open);
  const failed = expect(left).rejects.toMatchObject({ code: "connection_lost" });
  for (let wait = 0; wait < 20; wait++) {
    sockets.at(-1)!.drop();
    await vi.advanceTimersByTimeAsync(1000);
  }
  await failed;
  const tries = sockets.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(tries);
  expect(savedSeat("t1")).toBeDefined();
});

test("a game against a bot that is left after playing counts as lost", async () => {
  const forfeit = { seat: "A", reason: "left" } as const;
  const left = leave({ ...seat, kind: "bot" }, open, async (id) =>
    tableState({ id, kind: "bot", status: "over", seats: botAt("squire"), forfeit, outcome: "B" }),
  );
  const socket = greet();
  socket.says({ type: "ack", id: socket.last("leave")!.id, seq: 2 });
  await left;
  expect(savedSeat("t1")).toBeUndefined();
  expect(standings().get("squire")).toMatchObject({ lost: 1 });
});
