import { expect, test } from "vitest";
import { remember } from "./localstore";
import { playerHeader, playerId } from "./player";

test("a browser is known by one number, and by none before it has played a day's deal", () => {
  expect(playerHeader()).toEqual({});
  const id = playerId();
  expect(playerId()).toBe(id);
  expect(playerHeader()).toEqual({ "claim-player": id });
});

test("what was edited by hand and is no number is drawn again", () => {
  remember("player", "no player");
  expect(playerHeader()).toEqual({});
  expect(playerId()).toMatch(/^[0-9a-f]{48}$/);
});
