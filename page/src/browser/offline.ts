/**
 * Makes an app of the page: the service worker (sw.js) keeps its files for when there is no network, and the manifest lets
 * it be installed. Both keep a small device busy, since the browser fetches files and looks at icons: they come last.
 */

/** Milliseconds of peace: since the page was opened, and since the last press, so that no cards are flying. */
const PEACE = 3000;

const PRESSES = ["pointerdown", "keydown"] as const;

export function keepForOffline(): void {
  // There is no service worker over plain http, and while developing files change too often to be kept.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, PEACE);
  };
  wait();
  for (const press of PRESSES) addEventListener(press, wait, { capture: true, passive: true });

  function keep(): void {
    for (const press of PRESSES) removeEventListener(press, wait, { capture: true });
    const manifest = document.createElement("link");
    manifest.rel = "manifest";
    manifest.href = "./manifest.webmanifest";
    document.head.append(manifest);
    void navigator.serviceWorker.register("./sw.js").catch(() => {}); // private window, say
  }
}
