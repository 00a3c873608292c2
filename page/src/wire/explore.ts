/** What if: moments of a study, and what each card is worth there. What was asked once is kept while the page is open. */

import { explored } from "./http";
import type { Explore, Explored } from "./types";

/** Moments that are kept. */
const MOST = 500;

const kept = new Map<string, Promise<Explored>>();

/** The moment after some plays. Rejects with a `Refusal`, and then asks again the next time. */
export function explore(wanted: Explore): Promise<Explored> {
  const key = JSON.stringify([wanted.start, wanted.plays, wanted.seen, wanted.worth]);
  let found = kept.get(key);
  if (found)
    kept.delete(key); // and back as the newest
  else {
    found = explored(wanted);
    found.catch(() => kept.delete(key));
  }
  kept.set(key, found);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  return found;
}
