/** Commitments to the deals of days to come, as the server showed them: with these a day can be checked afterwards. */

import { remember, remembered, rememberedKeys } from "../browser/memory";
import type { DailyDay } from "./types";

const KEY = "day:";
const MOST = 60; // days

/** Keeps what a day promises for the next. What was seen first stays. */
export function notePromise({ next }: Pick<DailyDay, "next">): void {
  if (!next || remembered(KEY + next.day) !== null) return;
  remember(KEY + next.day, next.commitment);
  for (const old of rememberedKeys(KEY).sort().slice(0, -MOST)) remember(old, null);
}

/** What this browser was shown before the day began; null where it saw nothing then. */
export const promisedFor = (day: string): string | null => remembered(KEY + day);
