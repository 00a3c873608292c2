/** The one live region of the page: what happens is told there in words. */

import { untrack } from "svelte";

let lines = $state.raw<{ key: number; text: string }[]>([]);
let next = 0;

export const told = () => lines;

/** What was said before the language changed is not repeated in the old one. */
export function forgetTold(): void {
  lines = [];
}

/** Say it to whoever listens. A few lines stay, so that quick plays are not lost before they are read out. */
export function announce(text: string): void {
  if (text !== "") lines = [...untrack(() => lines).slice(-3), { key: next++, text }]; // an effect may tell, and not hear itself
}
