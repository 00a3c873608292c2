import { afterEach, expect, test, vi } from "vitest";
import { answers } from "../testing";
import { explore } from "./explore";

afterEach(() => void vi.unstubAllGlobals());

test("a moment is asked for once; a refusal is asked for again", async () => {
  const ask = answers([400, '{"error": {"code": "bad_phase", "params": {"text": "x"}}}'], [200, '{"plays": ["G3"]}']);
  const request = { start: "x", plays: ["G3"] };
  await expect(explore(request)).rejects.toMatchObject({ code: "bad_phase", params: { text: "x" } });
  expect(await explore(request)).toBe(await explore({ ...request }));
  expect(ask).toHaveBeenCalledTimes(2);
});
