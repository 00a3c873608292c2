// The service worker: keeps the page's own files, so that it opens without a network. `service-worker.ts` puts in the
// list of files and a name for the build, and writes the result beside index.html.
//
// - index.html comes from the network whenever that answers. Only without it the kept one is used, with the files of its
//   own build: all were fetched together when this worker was installed, and none is replaced later.
// - Files in assets/ are named by their content, so a kept one is never out of date. The build before this one stays, for
//   windows that were opened with it and load the rest of their screens later.
// - Nothing else is touched: the API, sockets and everything that changes come from the server alone.

const BUILD = "claim-__BUILD__";
const FILES = __FILES__;
const PATIENCE = 3000; // milliseconds for index.html from the network, where there is a kept one

const home = new URL("./", self.location.href);
const isHome = ({ pathname }) => pathname === home.pathname || pathname === `${home.pathname}index.html`;
const isOurs = ({ origin, pathname }) =>
  origin === home.origin && FILES.includes(pathname.slice(home.pathname.length)) && pathname.startsWith(home.pathname);
const isAsset = ({ origin, pathname }) => origin === home.origin && pathname.startsWith(`${home.pathname}assets/`);

self.addEventListener("install", (event) => {
  event.waitUntil(keepBuild());
});

/** All of this build, or nothing: where another one is on the server by now, the browser tries its worker later. */
async function keepBuild() {
  try {
    const cache = await caches.open(BUILD);
    const page = await fetch(new Request(home, { cache: "no-cache" }));
    const named = [...(await page.clone().text()).matchAll(/"\.\/(assets\/[^"]+)"/g)];
    if (!page.ok || !named.every(([, file]) => FILES.includes(file))) throw new Error("The page is of another build.");
    await cache.put(home, page);
    await cache.addAll(FILES.map((file) => new URL(file, home).href));
  } catch (error) {
    await caches.delete(BUILD);
    throw error;
  }
  await self.skipWaiting();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldBuilds().then(() => self.clients.claim()));
});

/** Keeps this build and the one before it. */
async function dropOldBuilds() {
  const others = (await caches.keys()).filter((name) => name.startsWith("claim-") && name !== BUILD);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (address.origin === home.origin && isHome(address)) event.respondWith(openHome(request));
  } else if (isOurs(address) || isAsset(address)) event.respondWith(fromCache(request));
});

async function openHome(request) {
  const kept = await (await caches.open(BUILD)).match(home);
  const fresh = fetch(request);
  if (!kept) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  const now = fresh.then(
    (answer) => (answer.status >= 500 ? kept : answer),
    () => kept,
  );
  return Promise.race([now, late]);
}

async function fromCache(request) {
  const own = await (await caches.open(BUILD)).match(request);
  return own ?? (await caches.match(request)) ?? fetch(request);
}

// What the server tells those who are not there: docs/protocol.md has its form.
self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  const told = { body, tag, icon: "./icon-192.png", data: new URL(url, home).href };
  event.waitUntil(self.registration.showNotification(title, told));
});

// A notification leads back to its table: in a window of ours, which goes there (browser/route.svelte.ts), or in a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(address) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => isHome(new URL(one.url)));
  if (!there) return self.clients.openWindow(address);
  there.postMessage(new URL(address).hash);
  return there.focus();
}
