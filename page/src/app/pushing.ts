/** Turning notices by web push on and off, with a click. */

import { askToNotify } from "../browser/notify";
import { problemText } from "../game/telling";
import { say } from "../i18n/words.svelte";
import { Refusal } from "../wire/model";
import { askNoMore, turnOff, turnOn } from "../wire/push";
import { settings } from "./settings.svelte";

/** Turns them on or off for the server's key; returns what is against it, or nothing. */
export async function switchPush(on: boolean, key: string): Promise<string> {
  try {
    if (!on) await turnOff();
    else if (await askToNotify()) {
      await turnOn(key);
      settings.set("notify", true);
    } else {
      askNoMore();
      return say("page-notify-denied");
    }
    return "";
  } catch (error) {
    return error instanceof Refusal ? problemText(error) : say("account-push-failed");
  }
}
