import { expect, test, vi } from "vitest";
import { storage } from "../testing";
import { TableStore } from "../table/store.svelte";
import { silence } from "./people";

test("whoever is blocked is not heard at the table either", () => {
  vi.stubGlobal("localStorage", storage());
  silence([{ table: "a-table", seat: "A", over: false, outcome: null, created: "" }]);
  const muted = (id: string) => new TableStore(id, undefined, null, null).muted;
  expect([muted("a-table"), muted("another")]).toEqual([true, false]);
});
