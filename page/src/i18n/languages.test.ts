import { expect, test } from "vitest";
import { choose, match } from "./languages";

test("a browser's language is found by its first part", () => {
  expect(match("fr-CA")).toBe("fr");
  expect(match("pt-PT")).toBe("pt-BR");
  expect(match("tlh")).toBeUndefined();
});

test("the stored choice comes first, then the browser's languages, then English", () => {
  expect(choose("hu", ["fr", "en"])).toBe("hu");
  expect(choose(null, ["ja", "it-IT", "en"])).toBe("it");
  expect(choose("tlh", ["ja"])).toBe("en");
});
