/** Push subscriptions with a browser of paper. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storage } from "../testing";

const KEY = "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";
const OTHER = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";

const bytes = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0)).buffer;

/** The browser's subscription by the key it is for, and what the server was asked. */
let mine: string | null;
let requests: [string, Record<string, unknown> | undefined][];

const subscription = () => ({
  endpoint: "https://push.example/1",
  options: { applicationServerKey: bytes(mine!) },
  toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }),
  unsubscribe: async () => ((mine = null), true),
});
const pushManager = {
  getSubscription: async () => (mine === null ? null : subscription()),
  subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => (
    (mine = applicationServerKey),
    subscription()
  ),
};

beforeEach(() => {
  [mine, requests] = [null, []];
  const worker = { pushManager };
  vi.resetModules();
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: "granted" });
  vi.stubGlobal("navigator", {
    serviceWorker: {
      register: async () => worker,
      ready: Promise.resolve(worker),
      getRegistration: async () => worker,
    },
  });
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("fetch", async (path: string, wish: { body?: string }) => {
    requests.push([path, wish.body === undefined ? undefined : (JSON.parse(wish.body) as Record<string, unknown>)]);
    return { ok: true, json: async () => ({ key: KEY, subscribed: true }) };
  });
});
afterEach(() => vi.unstubAllGlobals());

const push = () => import("./push");

test("nothing is asked of a server where the browser knows no push", async () => {
  vi.stubGlobal("navigator", {});
  expect(await (await push()).pushKey()).toBeNull();
  expect(requests).toEqual([]);
});

test("it is turned on for the server's key, and the server knows, with the language", async () => {
  const { isOn, pushKey, turnOn, wasAsked } = await push();
  const key = (await pushKey())!;
  expect(await isOn(key)).toBe(false);
  await turnOn(key);
  expect(mine).toBe(KEY);
  const sent = { endpoint: "https://push.example/1", p256dh: "p", auth: "a", language: "en" };
  expect(requests.slice(1)).toEqual([["api/account/push", sent]]);
  expect([await isOn(key), wasAsked()]).toEqual([true, true]);
  await turnOn(key);
  expect(requests.slice(1).map(([path]) => path)).toEqual(Array(3).fill("api/account/push"));
});

test("a page that is opened later tells the server again", async () => {
  await (await push()).turnOn(KEY);
  vi.resetModules();
  requests = [];
  expect(await (await push()).isOn(KEY)).toBe(true);
  expect(requests.map(([path]) => path)).toEqual(["api/account/push"]);
});

test.each([
  ["is for another key", OTHER],
  ["the browser has dropped", null],
])("a subscription that %s is replaced where it was on", async (_, left) => {
  const { isOn, turnOn } = await push();
  await turnOn(OTHER);
  [mine, requests] = [left, []];
  expect([await isOn(KEY), mine]).toEqual([true, KEY]);
  expect(requests.map(([path]) => path)).toEqual(["api/account/push"]);
  [mine, globalThis.Notification] = [null, { permission: "denied" } as unknown as typeof Notification];
  expect([await isOn(KEY), mine]).toEqual([false, null]);
});

test("turned off, it is over at the server and here, and the table does not ask again", async () => {
  const { isOn, turnOff, turnOn, wasAsked } = await push();
  await turnOn(KEY);
  await turnOff();
  expect(requests.at(-1)).toEqual(["api/account/push/remove", { endpoint: "https://push.example/1" }]);
  expect([mine, await isOn(KEY), wasAsked()]).toEqual([null, false, true]);
});

test("after signing out the next account is asked anew", async () => {
  const { forget, turnOn, wasAsked } = await push();
  await turnOn(KEY);
  await forget();
  expect([mine, wasAsked(), requests.length]).toEqual([null, false, 1]);
});
