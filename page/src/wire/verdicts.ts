/** The exact verdicts on a finished game. They never change: the result and the replay share one request. */

import { verdicts } from "./games";
import { Refusal, type Verdict } from "./model";

export type Judged = readonly (Verdict | null)[];

/** What passes by itself: the server is busy, too much was asked, or there is no connection. */
const PASSING = ["no_thought", "too_fast", "connection_lost"];
/** Milliseconds before each further try of whoever did not ask. */
const WAITS = [3_000, 10_000];

const kept = new Map<string, Promise<Judged>>();

export function judged(id: string): Promise<Judged> {
  let found = kept.get(id);
  if (!found) {
    found = verdicts(id).then((answer) => answer.verdicts);
    kept.set(id, found);
    found.catch(() => kept.delete(id)); // to be asked for again
  }
  return found;
}

/** The same for a screen that shows them unasked: tries again a few times, then does without (null). */
export async function judgedQuietly(id: string, waits: readonly number[] = WAITS): Promise<Judged | null> {
  for (const wait of [...waits, null]) {
    try {
      return await judged(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (wait === null || !PASSING.includes(error.code)) return null;
      await new Promise((go) => setTimeout(go, wait));
    }
  }
  return null;
}
