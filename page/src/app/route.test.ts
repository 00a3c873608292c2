import { expect, test } from "vitest";
import { link, parse, type Route } from "./route.svelte";

test("every screen has an address that leads back to it", () => {
  const routes: Route[] = [
    { screen: "lobby" },
    { screen: "learn" },
    ...(["table", "join", "watch", "replay"] as const).map((screen) => ({ screen, id: "iT2Pe-m4k_0V" })),
  ];
  for (const route of routes) expect(parse(link(route))).toEqual(route);
});

test("an address that is none leads to the lobby", () => {
  for (const hash of ["", "#", "#/nowhere", "#/table", "#/table/", "#/table/a%20b", "#/join/<script>"])
    expect(parse(hash)).toEqual({ screen: "lobby" });
});
