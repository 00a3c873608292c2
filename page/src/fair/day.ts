/** Checks a day's deal once its secret is revealed: what was committed to, and the cards that follow. */

import { deal } from "./deal";
import { commitment, fairSeed } from "./fair";

export const proveDay = (day: string, secret: string, told: string, promised: string | null) => ({
  /** Whether the secret is the one that the server now says it committed to. */
  commitment: commitment(secret) === told,
  /** Whether that is what this browser was shown before the day; null where it saw nothing then. */
  promised: promised === null ? null : promised === told,
  deal: deal(fairSeed(`daily-${day}`, secret, null, null)),
});
