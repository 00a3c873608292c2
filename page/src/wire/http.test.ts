import { afterEach, expect, test, vi } from "vitest";
import { answers } from "../testing";
import { bots, create } from "./http";
import type { NewTable } from "./types";

afterEach(() => void vi.unstubAllGlobals());

test("a question is asked with GET, an order with POST", async () => {
  answers([200, "[]"]);
  expect(await bots()).toEqual([]);
  await create({ kind: "bot" } as NewTable);
  expect(vi.mocked(fetch).mock.calls).toMatchObject([
    ["api/bots", { headers: {} }],
    ["api/tables", { method: "POST", body: '{"kind":"bot"}' }],
  ]);
});

test("the server's refusal keeps its code and parameters", async () => {
  answers([429, '{"error": {"code": "too_many_requests", "params": {"seconds": 3}}}']);
  await expect(bots()).rejects.toMatchObject({ code: "too_many_requests", params: { seconds: 3 } });
});

test.each([
  ["a proxy's page", () => answers([502, "<h1>Bad gateway</h1>"])],
  ["half an answer", () => answers([200, '[{"name": "pot'])],
  ["no answer", () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")))],
])("%s counts as a lost connection", async (_, happens) => {
  happens();
  await expect(bots()).rejects.toMatchObject({ code: "connection_lost", params: {} });
});
