/** Notifications for players who are elsewhere. Browsers offer them over https and on the own machine only. */

export const canNotify = (): boolean => typeof Notification !== "undefined";

export const mayNotify = (): boolean => canNotify() && Notification.permission === "granted";

/** Asks for permission, which browsers let a page do on a click. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** The service worker, where there is one: on phones nothing else may show notifications. */
const worker = async () => navigator.serviceWorker?.getRegistration();

/** How many were shown. */
let shows = 0;

/** Shows a notification that leads back to the current address; another one with this tag takes its place. */
export async function notify(tag: string, title: string, body: string): Promise<void> {
  if (!mayNotify()) return;
  shows += 1;
  const options = { tag, body, icon: "./icon-192.png", data: location.href };
  const through = await worker();
  if (through?.active) return through.showNotification(title, options);
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // a phone without a service worker
  }
}

/** Takes a notification back that is no longer true. */
export async function takeBack(tag: string): Promise<void> {
  const before = shows;
  if (!mayNotify()) return;
  for (const shown of (await (await worker())?.getNotifications({ tag })) ?? []) {
    if (shows !== before) return; // that is a newer one
    shown.close();
  }
}
