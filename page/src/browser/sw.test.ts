/** The service worker with a network and caches of paper. */

import { expect, test, vi } from "vitest";
import source from "../../sw.js?raw";

const HOME = "https://host.example/club/";

/** Caches that outlive a worker, as in a browser. */
function paperCaches() {
  const kept = new Map<string, Map<string, string>>();
  const find = (cache: Map<string, string>, request: { url: string } | URL) =>
    cache.get("url" in request ? request.url : request.href);
  const open = async (name: string) => {
    const cache = kept.get(name) ?? new Map<string, string>();
    kept.set(name, cache);
    return {
      put: async (url: URL) => void cache.set(url.href, `${name}: ${url.href}`),
      addAll: async (urls: string[]) => urls.forEach((url) => cache.set(url, `${name}: ${url}`)),
      match: async (request: { url: string }) => find(cache, request),
    };
  };
  const match = async (request: { url: string }) =>
    [...kept.values()].map((cache) => find(cache, request)).find((found) => found !== undefined);
  const caches = { open, match, keys: async () => [...kept.keys()], delete: async (name: string) => kept.delete(name) };
  return { caches, kept };
}

/** `page`: what the server has as index.html while the worker is installed. */
async function worker(
  build: string,
  files: string[],
  caches: unknown,
  network: (url: string) => Promise<string>,
  page = "",
) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const self = {
    location: { href: `${HOME}sw.js` },
    addEventListener: (kind: string, listener: (event: unknown) => void) => void (listeners[kind] = listener),
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
  };
  class Request {
    url: string;
    constructor(url: URL) {
      this.url = url.href;
    }
  }
  const answer = { ok: true, clone: () => answer, text: async () => page };
  let installed = false;
  const script = source.replace("__BUILD__", build).replace("__FILES__", JSON.stringify(files));
  new Function("self", "caches", "fetch", "Request", script)(
    self,
    caches,
    (request: { url: string }) => (installed ? network(request.url) : answer),
    Request,
  );
  for (const kind of ["install", "activate"]) {
    let done: Promise<unknown> | undefined;
    listeners[kind]!({ waitUntil: (promise: Promise<unknown>) => void (done = promise) });
    await done;
    installed = true;
  }
  /** What the page gets; undefined where the worker leaves the request alone. */
  return async (path: string, mode = "cors", method = "GET"): Promise<unknown> => {
    let answer: Promise<unknown> | undefined;
    const request = { url: new URL(path, HOME).href, mode, method };
    listeners.fetch!({ request, respondWith: (promise: Promise<unknown>) => void (answer = promise) });
    return answer;
  };
}

const online = async (url: string) => `network: ${url}`;
const offline = async (): Promise<string> => {
  throw new TypeError("Failed to fetch");
};

test("the page comes from the network, and without it from what was kept, with its own files", async () => {
  const { caches } = paperCaches();
  let network: (url: string) => Promise<string> = online;
  const get = await worker("1", ["assets/a-1.js", "icon.svg"], caches, (url) => network(url));
  expect(await get("", "navigate")).toBe(`network: ${HOME}`);
  network = offline;
  expect(await get("", "navigate")).toBe(`claim-1: ${HOME}`);
  expect(await get("index.html", "navigate")).toBe(`claim-1: ${HOME}`);
  expect(await get("assets/a-1.js")).toBe(`claim-1: ${HOME}assets/a-1.js`);
});

test("a network that does not answer is not waited for long", async () => {
  vi.useFakeTimers();
  const { caches } = paperCaches();
  const get = await worker("1", [], caches, () => new Promise(() => {}));
  const page = get("", "navigate");
  await vi.advanceTimersByTimeAsync(3000);
  expect(await page).toBe(`claim-1: ${HOME}`);
  vi.useRealTimers();
});

/** A worker that was installed, with windows at these addresses: what it does when something happens to it. */
async function hears(kind: string, event: object, addresses: string[] = []): Promise<unknown[]> {
  const did: unknown[] = [];
  const listeners: Record<string, (event: unknown) => void> = {};
  const windows = addresses.map((url) => ({
    url,
    focus: async () => void did.push(`focus ${url}`),
    postMessage: (address: string) => void did.push(address),
  }));
  const self = {
    location: { href: `${HOME}sw.js` },
    addEventListener: (kind: string, listener: (event: unknown) => void) => void (listeners[kind] = listener),
    clients: {
      matchAll: async (wanted: { includeUncontrolled?: boolean }) => (wanted.includeUncontrolled ? windows : []),
      openWindow: async (url: string) => void did.push(`open ${url}`),
    },
    registration: { showNotification: async (...shown: unknown[]) => void did.push(...shown) },
  };
  new Function("self", source.replace("__BUILD__", "1").replace("__FILES__", "[]"))(self);
  let done: Promise<unknown> | undefined;
  listeners[kind]!({ ...event, waitUntil: (promise: Promise<unknown>) => void (done = promise) });
  await done;
  return did;
}

test("a pushed message is shown, leads to its table, and replaces the last one about it", async () => {
  const data = { title: "Your turn", body: "Against Bob", url: "#/table/t1", tag: "t1" };
  const options = { body: "Against Bob", tag: "t1", icon: "./icon-192.png", data: `${HOME}#/table/t1` };
  const window = `${HOME}#/table/t1`; // where it was opened: what it shows by now is unknown
  expect(await hears("push", { data: { json: () => data } }, [window])).toEqual(["Your turn", options]);
});

test("a click leads to the table in a window that is open, and else in a new one", async () => {
  const table = `${HOME}#/table/t1`;
  const click = (addresses: string[]) =>
    hears("notificationclick", { notification: { close: () => {}, data: table } }, addresses);
  expect(await click([`${HOME}docs/`, HOME])).toEqual(["#/table/t1", `focus ${HOME}`]);
  expect(await click([`${HOME}docs/`])).toEqual([`open ${table}`]);
});

test("the API, sockets, other pages and other hosts are left alone", async () => {
  const { caches, kept } = paperCaches();
  const get = await worker("1", ["assets/a-1.js"], caches, online);
  for (const path of ["api/bots", "ws/tables/t", "../assets/a-1.js", "https://other.example/club/assets/a-1.js"])
    expect(await get(path)).toBeUndefined();
  for (const path of ["docs", "foo/bar", "../"]) expect(await get(path, "navigate")).toBeUndefined();
  expect(await get("assets/a-1.js", "cors", "POST")).toBeUndefined();
  await get("assets/unlisted.js");
  expect([...kept.get("claim-1")!.keys()]).toEqual([HOME, `${HOME}assets/a-1.js`]);
});

test("a page of another build, which came between, is not kept: nothing is", async () => {
  const { caches, kept } = paperCaches();
  const install = (page: string) =>
    worker("1", ["assets/a-1.js"], caches, online, `<script src="./assets/${page}.js">`);
  await expect(install("a-2")).rejects.toThrow();
  expect([...kept.keys()]).toEqual([]);
  await install("a-1");
  expect([...kept.keys()]).toEqual(["claim-1"]);
});

test("a new build takes over whole, and the one before stays for windows that are open", async () => {
  const { caches, kept } = paperCaches();
  await worker("1", ["assets/late-1.js"], caches, offline);
  await worker("2", ["assets/late-2.js"], caches, offline);
  const get = await worker("3", ["assets/late-3.js"], caches, offline);
  expect([...kept.keys()]).toEqual(["claim-2", "claim-3"]);
  expect(await get("", "navigate")).toBe(`claim-3: ${HOME}`);
  expect(await get("assets/late-3.js")).toBe(`claim-3: ${HOME}assets/late-3.js`);
  expect(await get("assets/late-2.js")).toBe(`claim-2: ${HOME}assets/late-2.js`);
});
