import { beforeEach, expect, test } from "vitest";
import { remember } from "../kept/localstore";
import { Options } from "./options.svelte";

beforeEach(() => {
  for (const key of ["options", "options:friend"]) remember(key, null);
});

test("a table is as usual unless its maker chooses otherwise", () => {
  const usual = { leader: "lot", by_heart: false, listed: false };
  expect(new Options("friend").wanted("friend")).toEqual({ ...usual, hints: null, clock: null });
  expect(new Options("court").wanted("bot")).toEqual({ ...usual, hints: true });
});

test("a player who makes a table sits at A, and the other at B", () => {
  const options = new Options("friend");
  options.choose({ leader: "me" });
  expect(options.wanted("same_screen").leader).toBe("A");
  options.choose({ leader: "other" });
  expect(options.wanted("friend").leader).toBe("B");
});

test("by heart asks for no hints: the server refuses both at once", () => {
  const options = new Options("court");
  options.choose({ byHeart: true, hints: true });
  expect(options.wanted("bot")).toMatchObject({ by_heart: true, hints: null });
  options.choose({ byHeart: false, hints: false });
  expect(options.wanted("bot").hints).toBe(false);
});

test("what was chosen is kept on this device, for the court and for friends apart", () => {
  new Options("court").choose({ leader: "other", byHeart: true, hints: false });
  expect(new Options("court")).toMatchObject({ leader: "other", byHeart: true, hints: false });
  expect(new Options("friend")).toMatchObject({ leader: "lot", byHeart: false });
});

test("only a game with a friend can be made public", () => {
  const options = new Options("friend");
  options.choose({ listed: true });
  expect(new Options("friend").wanted("friend").listed).toBe(true);
  expect(options.wanted("same_screen").listed).toBe(false);
});

test("only a game with a friend has a clock", () => {
  new Options("friend").choose({ clock: "slow" });
  expect(new Options("friend").wanted("friend").clock).toBe("slow");
  expect(new Options("friend").wanted("same_screen").clock).toBeUndefined();
});

test.each(["", "null", "[]", "7", "{", '{"leader":"everybody","byHeart":"yes","hints":0}'])(
  "whatever else is stored there, a table is as usual: %s",
  (text) => {
    remember("options", text);
    expect(new Options("court")).toMatchObject({ leader: "lot", byHeart: false });
  },
);
