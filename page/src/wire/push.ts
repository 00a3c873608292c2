/** Push subscriptions: notifications that reach this browser even if no page of ours is open. Only those who click have one. */

import { remember, remembered } from "../kept/localstore";
import { language } from "../i18n/words.svelte";
import { ask } from "./http";
import type { PushKey, Subscribed } from "./types";

/** "yes" once it was turned on here, "no" once the player is not to be asked again. */
const KEPT = "push";

/** Whether this browser knows push at all: over https or on the own machine, and on an iPhone only from the home screen. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** The key for which browsers subscribe; null where this browser or this server knows no push. */
export const pushKey = async (): Promise<string | null> => (canPush() ? (await ask<PushKey>("api/push")).key : null);

export const wasAsked = (): boolean => remembered(KEPT) !== null;
export const askNoMore = (): void => remember(KEPT, "no");

const letters = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const mine = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** Whether it is on here. If so it is turned on anew: keys and language may be others by now, or the session. */
export async function isOn(key: string): Promise<boolean> {
  const on = remembered(KEPT) === "yes" && Notification.permission === "granted";
  if (on) await turnOn(key);
  return on;
}

/** Turns it on. Rejects with what the browser or the server has against it. */
export async function turnOn(key: string): Promise<void> {
  await navigator.serviceWorker.register("./sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && letters(before.options.applicationServerKey) !== key) await before.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await ask<Subscribed>("api/account/push", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: language() });
  remember(KEPT, "yes");
}

export async function turnOff(): Promise<void> {
  const subscription = await mine();
  if (subscription) await ask<Subscribed>("api/account/push/remove", { endpoint: subscription.endpoint });
  await forget();
  askNoMore();
}

/** Ends it without a word to the server, which knows that the session is over. */
export async function forget(): Promise<void> {
  remember(KEPT, null);
  if (canPush()) await (await mine())?.unsubscribe().catch(() => {}); // the server sends nothing more in any case
}
