import { expect, test } from "vitest";
import { link, isLocalHost, parse, type Route } from "./route.svelte";

test("every screen has an address that leads back to it", () => {
  const routes: Route[] = [
    { screen: "lobby" },
    { screen: "learn" },
    { screen: "seat", id: "iT2Pe-m4k_0V", token: "s_ecret-A" },
    { screen: "help" },
    { screen: "privacy" },
    { screen: "play" },
    { screen: "daily" },
    { screen: "daily", day: "2026-11-16" },
    { screen: "people" },
    { screen: "people", name: "Ann_a / Őrs %" },
    { screen: "people", name: "Ann_a / Őrs %", challenge: true },
    { screen: "puzzles" },
    { screen: "puzzle", id: "hjha8g" },
    { screen: "explore" },
    { screen: "explore", text: "2 A 35.... 24.... .... .... -", at: 0 },
    { screen: "explore", text: "2 A 35.... 24.... .... .... -; G3 (G5 {100 % / _a_ ő!} G4) G4", at: 2 },
    { screen: "explore", text: "2 B 35.... 24.... .... .... -", at: 2, seat: "B" },
    { screen: "explore", text: "2 B 35.... 24.... .... .... -", at: 12, seat: "A", table: "iT2Pe-m4k_0V" },
    { screen: "replay", id: "iT2Pe-m4k_0V", play: 42 },
    ...(["table", "join", "watch", "replay"] as const).map((screen) => ({ screen, id: "iT2Pe-m4k_0V" })),
  ];
  for (const route of routes) expect(parse(link(route))).toEqual(route);
});

test("without an address the page shows the lobby", () => {
  for (const hash of ["", "#", "#/"]) expect(parse(hash)).toEqual({ screen: "lobby" });
});

test("an invalid address leads nowhere, and the page says so", () => {
  for (const hash of [
    "#/nonsense",
    "#/nowhere",
    "#/table",
    "#/play/regent",
    "#/table/",
    "#/table/a%20b",
    "#/seat/t1",
    "#/seat/t1/secret",
    "#/seat/t1/secret-A/more",
    "#/join/<script>",
  ])
    expect(parse(hash)).toEqual({ screen: "nowhere" });
});

test("a study's link has nothing that a message would take for the end of a link, and is short", () => {
  const address = link({ screen: "explore", text: "2 A 35.... 24.... .... .... -; G3 (G5 {it's ~*} G4) G4", at: 0 });
  expect(address).toMatch(/^#\/explore\/[\w.,%-]+\/0$/);
  expect(address.length).toBeLessThan(100);
});

test("a link that was cut off has no number at its end, and inside a letter keeps the rest", () => {
  const whole = link({ screen: "explore", text: "2 A ő" });
  expect(parse(whole)).toEqual({ screen: "explore", text: "2 A ő", at: 0 });
  for (const cut of [3, 4, 5]) expect(parse(whole.slice(0, -cut))).toEqual({ screen: "explore", text: "2 A " });
});

test("a replay whose play is no number begins at its start", () => {
  expect(parse("#/replay/t1/x")).toEqual({ screen: "replay", id: "t1" });
});

test("hosts that only this machine can reach are recognised", () => {
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) expect(isLocalHost(host)).toBe(true);
  for (const host of ["192.168.1.5", "claim.example", "localhost.example", "[fe80::1]"])
    expect(isLocalHost(host)).toBe(false);
});
