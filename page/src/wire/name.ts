/** Names of people. The server has the rules (docs/decisions/0016-names.md); the page only removes what keyboards add unseen. */

import type { Refusal } from "./model";

/** How much a name field takes, in UTF-16 units: room for 40 emoji. Whether a name is too long, the server says. */
export const MOST_TYPED = 80;

/** Stands for "no name" on the server and in records; the page shows a word of the reader's language instead. */
export const NAMELESS = "person";

/** A name without outer spaces, control characters and direction marks. Joiners stay: Persian and emoji need them. */
export const tidyName = (typed: string): string =>
  typed
    .replace(/\s+/gu, " ")
    .replace(/(?![\u200c\u200d])\p{C}/gu, "")
    .trim();

const REFUSED = new Set(["bad_name", "bot_name", "reserved_name", "name_of_account"]);

/** The server's refusal of the name in this field of the request, if that is what it refused. */
export const refusedName = (problem: Refusal | null, field: "name" | "other_name"): Refusal | null =>
  problem && REFUSED.has(problem.code) && problem.params.field === field ? problem : null;
