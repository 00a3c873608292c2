import { beforeEach, expect, test } from "vitest";
import { announce, clearAnnouncements, announcements } from "./live.svelte";

const lines = () => announcements().map((line) => line.text);

beforeEach(clearAnnouncements);

test("the last four announcements stay, each with a key of its own", () => {
  for (const text of ["one", "two", "two", "three", "four"]) announce(text);
  expect(lines()).toEqual(["two", "two", "three", "four"]);
  expect(new Set(announcements().map((line) => line.key)).size).toBe(4);
});

test("nothing is announced where there is nothing to say", () => {
  announce("");
  expect(lines()).toEqual([]);
});
