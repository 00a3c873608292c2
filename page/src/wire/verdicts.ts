/** The exact verdicts on a finished game, for a screen that shows them unasked. They never change, and are asked for once. */

import { verdicts } from "./games";
import { Refusal, type Verdict } from "./model";

export type Judged = readonly (Verdict | null)[];

/** What passes by itself: the server is busy, too much was asked, or there is no connection. */
const PASSING = ["no_thought", "too_fast", "connection_lost"];
/** Milliseconds before each further try. */
const WAITS = [3_000, 10_000];

const kept = new Map<string, Judged>();

/** Tries a few times, then does without (null). */
export async function judgedQuietly(id: string, waits: readonly number[] = WAITS): Promise<Judged | null> {
  for (const wait of [...waits, null]) {
    try {
      const found = kept.get(id) ?? (await verdicts(id)).verdicts;
      kept.set(id, found);
      return found;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (wait === null || !PASSING.includes(error.code)) return null;
      await new Promise((go) => setTimeout(go, wait));
    }
  }
  return null;
}
