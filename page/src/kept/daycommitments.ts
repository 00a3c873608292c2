/** Commitments to the deals of days to come, as the server showed them: with these a day can be checked afterwards. */

import { remember, remembered, rememberedKeys } from "./localstore";
import type { DailyDay } from "../wire/types";

const KEY = "day:";
const MOST = 60; // days

/** Keeps the commitment to the next day's deal. What was seen first stays. */
export function keepCommitment({ next }: Pick<DailyDay, "next">): void {
  if (!next || remembered(KEY + next.day) !== null) return;
  remember(KEY + next.day, next.commitment);
  for (const old of rememberedKeys(KEY).sort().slice(0, -MOST)) remember(old, null);
}

/** The commitment that this browser saw before the day began, if any. */
export const keptCommitment = (day: string): string | null => remembered(KEY + day);
