/** Registers the service worker (sw.js), which keeps the page's own files for when there is no network. */

/** Milliseconds of peace for whoever has just opened the page: fetching all of its files keeps a small device busy. */
const PEACE = 3000;

export function keepForOffline(): void {
  // There is none over plain http, and while developing files change too often to be kept.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("./sw.js").catch(() => {}); // private window, say
  setTimeout(register, PEACE);
}
