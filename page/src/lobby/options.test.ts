import { beforeEach, expect, test } from "vitest";
import { remember } from "../browser/memory";
import { Options } from "./options.svelte";

beforeEach(() => remember("options", null));

test("a table is as usual unless its maker chooses otherwise", () => {
  const options = new Options();
  expect(options.wanted("friend")).toEqual({ leader: "lot", by_heart: false, hints: null });
  expect(options.wanted("bot")).toEqual({ leader: "lot", by_heart: false, hints: true });
});

test("whoever makes a table sits at A, and the other at B", () => {
  const options = new Options();
  options.choose({ leader: "me" });
  expect(options.wanted("same_screen").leader).toBe("A");
  options.choose({ leader: "other" });
  expect(options.wanted("friend").leader).toBe("B");
});

test("by heart asks for no hints: the server refuses both at once", () => {
  const options = new Options();
  options.choose({ byHeart: true, hints: true });
  expect(options.wanted("bot")).toEqual({ leader: "lot", by_heart: true, hints: null });
  options.choose({ byHeart: false, hints: false });
  expect(options.wanted("bot").hints).toBe(false);
});

test("what was chosen is kept on this device", () => {
  new Options().choose({ leader: "other", byHeart: true, hints: false });
  expect(new Options()).toMatchObject({ leader: "other", byHeart: true, hints: false });
});

test.each(["", "null", "[]", "7", "{", '{"leader":"everybody","byHeart":"yes","hints":0}'])(
  "whatever else is stored there, a table is as usual: %s",
  (text) => {
    remember("options", text);
    expect(new Options()).toMatchObject({ leader: "lot", byHeart: false });
  },
);
