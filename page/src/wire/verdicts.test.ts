import { afterEach, expect, test, vi } from "vitest";
import { answers } from "../testing";
import { judgedQuietly } from "./verdicts";

afterEach(() => void vi.unstubAllGlobals());

const refuses = (code: string): [number, string] => [503, `{"error": {"code": "${code}"}}`];
const judges = (verdicts: string): [number, string] => [200, `{"verdicts": ${verdicts}}`];

test("verdicts on one game are asked for once", async () => {
  const ask = answers(judges("[null]"));
  for (let times = 0; times < 2; times++) expect(await judgedQuietly("once")).toEqual([null]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a busy server is asked again a few times, and then it is done without, until the next time", async () => {
  const ask = answers(refuses("no_thought"), refuses("too_fast"), judges("[]"));
  expect(await judgedQuietly("busy", [0, 0])).toEqual([]);
  expect(ask).toHaveBeenCalledTimes(3);
  answers(refuses("no_thought"), refuses("no_thought"), judges("[]"));
  expect(await judgedQuietly("too busy", [0])).toBeNull();
  expect(await judgedQuietly("too busy", [0])).toEqual([]);
  const gone = answers(refuses("no_such_table"));
  expect(await judgedQuietly("gone", [0])).toBeNull();
  expect(gone).toHaveBeenCalledTimes(1);
});
