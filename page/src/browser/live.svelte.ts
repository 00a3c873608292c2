/** The page's one live region, where screen readers hear what happens. */

import { untrack } from "svelte";

let lines = $state.raw<{ key: number; text: string }[]>([]);
let next = 0;

export const announcements = () => lines;

/** Clears the region, so that nothing is repeated in the old language after a switch. */
export function clearAnnouncements(): void {
  lines = [];
}

/** Announces a line. The last few stay, so that quick plays are not lost before they are read out. */
export function announce(text: string): void {
  if (text !== "") lines = [...untrack(() => lines).slice(-3), { key: next++, text }]; // an effect that announces must not depend on the lines
}
