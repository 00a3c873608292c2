/** How long something lasts, and when it is within days, in the reader's language. */

import type { Language } from "./languages";
import { say } from "./words.svelte";

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** How long something lasts, in the largest unit that needs no fraction: "3 days", "36 hours". */
export function lasting(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? ["second", 1];
  return say("page-lasting", { unit, count: seconds / size });
}

/** A point in time of this week or the next with its weekday, in the reader's own time: "Thursday, November 19 at 8:00 PM". */
export const weekly = (time: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(time);
