/** A table's clock in a word, for lists. */

import { say } from "../i18n/words.svelte";
import type { ClockKind } from "../wire/model";

export const clockName = (clock: ClockKind | null | undefined): string =>
  clock === "live" ? say("lobby-live") : clock === "slow" ? say("lobby-slow") : say("lobby-untimed");
