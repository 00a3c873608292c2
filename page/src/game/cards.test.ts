import { expect, test } from "vitest";
import type { TableState } from "../wire/model";
import { bottomSeat, keyed, tally } from "./cards";

test("alike cards keep their keys when another card leaves", () => {
  const keys = (cards: string[]) => keyed(cards).map((one) => one.key);
  expect(keys(["G0", "G0", "K3"])).toEqual(["G0.0", "G0.1", "K3.0"]);
  expect(keys(["G0", "K3"])).toEqual(["G0.0", "K3.0"]);
});

test("votes that nobody has are not counted", () => {
  expect(tally({ G: "A", K: "B", U: "A", D: null, X: null })).toEqual({ A: 2, B: 1 });
});

test("players sit at the bottom of their own screen, and spectators look from seat A", () => {
  const at = (you: TableState["you"]) => bottomSeat({ you } as TableState);
  expect([at("A"), at("B"), at("spectator")]).toEqual(["A", "B", "A"]);
});
