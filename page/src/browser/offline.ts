/** Registers the service worker (sw.js), which keeps the page's own files for when there is no network. */

export function keepForOffline(): void {
  // There is none over plain http, and while developing files change too often to be kept.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // It fetches what the page may need later: not before the page has what it needs now.
  const register = () => void navigator.serviceWorker.register("./sw.js").catch(() => {}); // private window, say
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
