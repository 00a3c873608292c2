/** Recomputes a finished game's deal from what its record reveals. Makes the same checks as `claim verify`. */

import { deal, inOrder } from "./deal";
import { commitment, fairMoveSeed, fairSeed } from "./fair";

type Seat = "A" | "B";
const SEATS: readonly Seat[] = ["A", "B"];
/** In place of a table's id, with the day after it. */
const DAILY = /^daily-(\d{4}-\d\d-\d\d)$/;

export type Check =
  | "commitment"
  | "day"
  | `contribution_${Seat}`
  | "seed"
  | "deck"
  | "leader"
  | "leader_named"
  | "move_seed"
  | "promised"
  | `promised_${Seat}`
  | "promised_leader"
  | "own";

/** One check. `recorded` is what the record says, `expected` what was computed here or seen by this browser. */
export interface Finding {
  check: Check;
  ok: boolean;
  recorded: string;
  expected: string;
}

/** What this browser knew before the deal. Without it, a record only proves that it agrees with itself. */
export interface Seen {
  seat: Seat;
  /** What it drew. */
  contribution: string;
  /** The commitments it saw before revealing its own, as far as they were saved. */
  commitment?: string | null | undefined;
  commitments?: Partial<Record<Seat, string | null>> | undefined;
  /** Who was to lead first by the table's options: a seat, or "lot". */
  leader?: string | undefined;
}

/** An earlier game's deal, played again: it was not drawn. */
export interface Chosen {
  table: string;
  swapped: boolean;
}

export type Verdict =
  | {
      kind: "checked";
      ok: boolean;
      findings: Finding[];
      /** Whether the deal contains a secret of this browser that was revealed only after all others were committed. */
      witnessed: boolean;
    }
  | ({ kind: "chosen" } & Chosen)
  /** It was not dealt. */
  | { kind: "set_up" }
  | { kind: "secret" } // a day's deal, whose secret is not revealed yet
  | { kind: "nothing" } // the record says nothing about its deal
  | { kind: "unreadable"; field: string };

interface Fair {
  table: string;
  secret: string;
  commitment: string;
  contributions: Record<Seat, string | null>;
  commitments: Record<Seat, string | null>;
}

/** `promised`: what this browser was shown of a day's deal before the day began. */
export function verify(record: unknown, seen?: Seen | null, promised?: string | null): Verdict {
  if (!isObject(record)) return { kind: "unreadable", field: "record" };
  if (record.chosen !== undefined && record.chosen !== null) {
    const chosen = chosenOf(record);
    // A table whose commitments this browser saw before the deal was drawn, whatever the record says.
    if (!chosen || (record.fair ?? null) !== null || seen?.commitment) return { kind: "unreadable", field: "chosen" };
    return { kind: "chosen", ...chosen };
  }
  if (record.fair === undefined || record.fair === null) {
    // As above: what this browser saw being committed to was dealt.
    if (record.set_up === true && !seen?.commitment) return { kind: "set_up" };
    return { kind: dayOf(record) ? "secret" : "nothing" };
  }
  const bad = badField(record);
  if (bad) return { kind: "unreadable", field: bad };
  const fair = record.fair as unknown as Fair;
  const findings = [same("commitment", fair.commitment, commitment(fair.secret))];
  // The server draws a day's deal alone, and the record has to say that it is one. Nothing else may go into it: who
  // adds something could try until they like what follows.
  const [claimed, day] = [dayOf(record), DAILY.exec(fair.table)?.[1] ?? null];
  const daily = claimed !== null || day !== null;
  if (daily) findings.push(same("day", claimed ?? "-", day ?? "-"));
  for (const seat of SEATS) {
    const [part, committed] = [fair.contributions[seat], fair.commitments[seat]];
    if (part !== null && !daily) findings.push(same(`contribution_${seat}`, committed ?? "-", commitment(part)));
    // Without contributions, the server alone chose the deal.
    else if (committed !== null || part !== null || (!daily && SEATS.every((one) => fair.contributions[one] === null)))
      findings.push({ check: `contribution_${seat}`, ok: false, recorded: committed ?? "-", expected: "-" });
  }
  const seed = fairSeed(fair.table, fair.secret, fair.contributions.A, fair.contributions.B);
  const right = deal(seed);
  findings.push(
    same("seed", String(record.seed ?? "-"), seed),
    same("deck", inOrder(record.deck as string[]).join(" "), right.deck.join(" ")),
    // A leader who was named does not follow from the seed: only a reader of the table's options can tell.
    record.leader_named === true
      ? { ...same("leader_named", String(record.leader), String(record.leader)), ok: !daily }
      : same("leader", String(record.leader), right.leader),
  );
  if (typeof record.move_seed === "string")
    findings.push(same("move_seed", record.move_seed, fairMoveSeed(fair.table, fair.secret)));
  if (seen) findings.push(...witness(fair, seen));
  if (daily && promised) findings.push(same("promised", fair.commitment, promised));
  if (seen?.leader)
    findings.push(same("promised_leader", record.leader_named === true ? String(record.leader) : "lot", seen.leader));
  return { kind: "checked", ok: findings.every((finding) => finding.ok), findings, witnessed: sawAll(fair, seen) };
}

/** The day whose deal this is. */
export function dayOf(record: unknown): string | null {
  const daily = isObject(record) ? record.daily : null;
  return isObject(daily) && typeof daily.day === "string" && DAILY.test(`daily-${daily.day}`) ? daily.day : null;
}

/** Whose deal this is, where it was chosen. */
export function chosenOf(record: unknown): Chosen | null {
  const chosen = isObject(record) ? record.chosen : null;
  if (!isObject(chosen) || typeof chosen.table !== "string" || typeof chosen.swapped !== "boolean") return null;
  return { table: chosen.table, swapped: chosen.swapped };
}

/** Checks the record against what this browser saved. */
function witness(fair: Fair, seen: Seen): Finding[] {
  const findings = [same("own", fair.contributions[seen.seat] ?? "-", seen.contribution)];
  if (seen.commitment) findings.push(same("promised", fair.commitment, seen.commitment));
  for (const seat of SEATS) {
    const promised = seen.commitments?.[seat];
    if (promised && seat !== seen.seat)
      findings.push(same(`promised_${seat}`, fair.commitments[seat] ?? "-", promised));
  }
  return findings;
}

/** Whether all other secrets were committed before ours was revealed. Otherwise one could have been chosen afterwards. */
function sawAll(fair: Fair, seen: Seen | null | undefined): boolean {
  if (!seen?.commitment) return false;
  const other: Seat = seen.seat === "A" ? "B" : "A";
  return fair.contributions[other] === null || Boolean(seen.commitments?.[other]);
}

function same(check: Check, recorded: string, expected: string): Finding {
  return { check, ok: recorded === expected, recorded, expected };
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === "object" && data !== null && !Array.isArray(data);

const isHex = (data: unknown) => typeof data === "string" && /^[0-9a-f]{64}$/.test(data);

/** The first malformed field, if any: the file may contain anything. */
function badField(record: Record<string, unknown>): string | null {
  const fair = record.fair;
  if (!isObject(fair)) return "fair";
  if (typeof fair.table !== "string" || !/^[\w-]{1,64}$/.test(fair.table)) return "fair.table";
  for (const name of ["secret", "commitment"]) if (!isHex(fair[name])) return `fair.${name}`;
  for (const name of ["contributions", "commitments"]) {
    const pair = fair[name];
    if (!isObject(pair)) return `fair.${name}`;
    for (const seat of SEATS) if (pair[seat] !== null && !isHex(pair[seat])) return `fair.${name}.${seat}`;
  }
  if (!Array.isArray(record.deck) || !record.deck.every((card) => typeof card === "string" && /^[GKUDX]\d$/.test(card)))
    return "deck";
  if (typeof (record.leader_named ?? false) !== "boolean") return "leader_named";
  if ((record.daily ?? null) !== null && dayOf(record) === null) return "daily";
  return null;
}

/** Checks a day's deal once its secret is revealed: what was committed to, and the cards that follow. */
export const proveDay = (day: string, secret: string, published: string, promised: string | null) => ({
  /** Whether the secret is the one that the server now says it committed to. */
  commitment: commitment(secret) === published,
  /** Whether that is what this browser was shown before the day; null where it saw nothing then. */
  promised: promised === null ? null : promised === published,
  deal: deal(fairSeed(`daily-${day}`, secret, null, null)),
});
