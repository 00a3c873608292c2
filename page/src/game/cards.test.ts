import { expect, test } from "vitest";
import type { SeenTrick, TableState } from "../wire/model";
import { bottomSeat, keyed, lastPlays, tally } from "./cards";

test("alike cards keep their keys when another card leaves", () => {
  const keys = (cards: string[]) => keyed(cards).map((one) => one.key);
  expect(keys(["G0", "G0", "K3"])).toEqual(["G0.0", "G0.1", "K3.0"]);
  expect(keys(["G0", "K3"])).toEqual(["G0.0", "K3.0"]);
});

test("votes without an owner are not counted", () => {
  expect(tally({ G: "A", K: "B", U: "A", D: null, X: null })).toEqual({ A: 2, B: 1 });
});

test("players sit at the bottom of their own screen, and spectators look from seat A", () => {
  const at = (you: TableState["you"]) => bottomSeat({ you } as TableState);
  expect([at("A"), at("B"), at("spectator")]).toEqual(["A", "B", "A"]);
});

test("the last plays are those of the last trick and the card that waits for an answer", () => {
  const trick = (led: string, reply: string) => ({ led, reply }) as SeenTrick;
  const view = { tricks: [trick("G1", "G2"), trick("K3", "K4")], led: "U5" };
  expect(lastPlays(view, 3)).toEqual(["K3", "K4", "U5"]);
  expect(lastPlays({ ...view, led: null }, 1)).toEqual(["K4"]);
  expect(lastPlays(view, 9)).toEqual(["G1", "G2", "K3", "K4", "U5"]);
  expect(lastPlays(view, 0)).toEqual([]);
});
