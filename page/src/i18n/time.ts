/** How long something lasts, in the reader's language. */

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
