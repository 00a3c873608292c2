import { expect, test } from "vitest";
import type { Seat, TableState } from "../wire/model";
import { rematchOf } from "./rematch";

const table = (you: TableState["you"], offered: Seat[], made: string | null = null, left: Seat | null = null) =>
  ({
    you,
    rematch: { offered, table: made },
    seats: { A: { left: left === "A" }, B: { left: left === "B" } },
  }) as unknown as TableState;

test("a rematch is open, asked for by one and offered to the other", () => {
  expect(rematchOf(table("A", []))).toBe("open");
  expect(rematchOf(table("A", ["A"]))).toBe("asked");
  expect(rematchOf(table("B", ["A"]))).toBe("offered");
  expect(rematchOf(table("spectator", ["A"]))).toBe("none");
});

test("a player who has left plays no rematch, whatever they offered before", () => {
  expect(rematchOf(table("B", ["A"], null, "A"))).toBe("gone");
  expect(rematchOf(table("A", [], null, "A"))).toBe("open"); // the viewer's own seat
});

test("the next table is shown to all", () => {
  for (const you of ["A", "B", "spectator"] as const) expect(rematchOf(table(you, ["A"], "t2", "B"))).toBe("made");
  expect(rematchOf(table("A", ["A"], "t2"), true)).toBe("asked"); // the seat there has not come yet
});
