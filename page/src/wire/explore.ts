/** What if: moments of a study, and what each card is worth there. What was asked once is kept while the page is open. */

import { ask } from "./http";
import type { Explore, Explored } from "./types";

/** Moments that are kept. */
const MOST = 500;

const kept = new Map<string, Promise<Explored>>();

export const explored = (request: Explore) => ask<Explored>("api/explore", request);

/** The moment after some plays. Rejects with a `Refusal`, and then asks again the next time. */
export function explore(request: Explore): Promise<Explored> {
  const key = JSON.stringify([request.start, request.plays, request.seen, request.worth]);
  let moment = kept.get(key);
  if (moment)
    kept.delete(key); // and back as the newest
  else {
    moment = explored(request);
    moment.catch(() => kept.delete(key));
  }
  kept.set(key, moment);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  return moment;
}
