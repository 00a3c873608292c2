/** Shows a new state piece by piece: what changes at once has to be drawn at once, and on a slow device that is seen. */

import { untrack } from "svelte";
import { reducedMotion } from "../app/settings.svelte";
import { inTurn } from "../browser/frames";

/** Whether two values say the same: for small ones that are made anew each time. */
export const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Follows a value a frame or a few behind it: each follower has a frame of its own, in the order in which they are made. At
 * once where nothing moves, and not at all where the new value is the same. Only the newest value counts. What is `urgent`
 * has one of the next frames, whoever else waits.
 */
export function behind<Value>(
  value: () => Value,
  same: (one: Value, other: Value) => boolean = Object.is,
  urgent = false,
): () => Value {
  let shown = $state.raw(untrack(value));
  let first = true;
  $effect.pre(() => {
    const next = value();
    if (first) return void (first = false);
    if (untrack(() => same(next, shown))) return;
    if (reducedMotion()) shown = next;
    else return inTurn(() => (shown = next), urgent);
  });
  return () => shown;
}
