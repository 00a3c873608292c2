/** The games that were played with one deal, one after the other: each record names the one before it. */

import { listed, say } from "../i18n/words.svelte";
import { other, tally } from "../game/cards";
import type { GameRecord, Seat } from "../wire/model";

export const MOST_RUNS = 10;

export interface Run {
  /** From 1, the game for which the deal was drawn (or the oldest that is still there). */
  number: number;
  side: "first" | "other";
  mine: number;
  theirs: number;
  outcome: "won" | "lost" | "drawn" | "given-up" | "none";
  hints: number;
  takebacks: number;
}

/** This record and those before it, the oldest first. A game that cannot be had (any more) ends the search. */
export async function chain(last: GameRecord, get: (table: string) => Promise<GameRecord>): Promise<GameRecord[]> {
  const records = [last];
  while (records.length < MOST_RUNS) {
    const before = records[0]?.chosen?.table;
    if (before === undefined) break;
    const record = await get(before).catch(() => null);
    if (record === null) break;
    records.unshift(record);
  }
  return records;
}

/** The games as the player at seat `me` remembers them. */
export function runsOf(records: readonly GameRecord[], me: Seat): Run[] {
  let side: Run["side"] = "first";
  return records.map((record, place) => {
    if (place > 0 && record.chosen?.swapped) side = side === "first" ? "other" : "first";
    const votes = tally(record.votes);
    return {
      number: place + 1,
      side,
      mine: votes[me],
      theirs: votes[other(me)],
      outcome: outcomeOf(record, me),
      hints: record.hints ?? 0,
      takebacks: record.takebacks ?? 0,
    };
  });
}

function outcomeOf(record: GameRecord, me: Seat): Run["outcome"] {
  if (record.forfeit === me) return "given-up";
  if (record.winner !== null) return record.winner === me ? "won" : "lost";
  return record.over ? "drawn" : "none"; // the host has closed it
}

/** The help that a player used, in words, such as "2 hints and 1 card taken back"; empty where there was none. */
export function aids({ hints, takebacks }: { hints?: number | null; takebacks?: number | null }): string {
  return listed([
    ...(hints ? [say("aids-hints", { count: hints })] : []),
    ...(takebacks ? [say("aids-takebacks", { count: takebacks })] : []),
  ]);
}
