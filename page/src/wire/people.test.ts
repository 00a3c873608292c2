import { expect, test, vi } from "vitest";
import { storage } from "../testing";
import { TableStore } from "../table/store.svelte";
import { silence } from "./people";

test("whoever is blocked is not heard either at the tables that go on, until they no longer are", () => {
  vi.stubGlobal("localStorage", storage());
  const games = [
    { table: "going", seat: "A" as const, over: false, outcome: null, created: "" },
    { table: "over", seat: "A" as const, over: true, outcome: null, created: "" },
  ];
  const muted = () => games.map(({ table }) => new TableStore(table, undefined, null, null).muted);
  silence(games, true);
  expect(muted()).toEqual([true, false]);
  silence(games, false);
  expect(muted()).toEqual([false, false]);
});
