/** The help that a player used, in words. */

import { listed, say } from "../i18n/words.svelte";

/** Such as "2 hints and 1 card taken back"; empty where there was none. */
export function aids({ hints, takebacks }: { hints?: number | null; takebacks?: number | null }): string {
  return listed([
    ...(hints ? [say("aids-hints", { count: hints })] : []),
    ...(takebacks ? [say("aids-takebacks", { count: takebacks })] : []),
  ]);
}
