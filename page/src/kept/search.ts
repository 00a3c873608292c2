/**
 * The search for an opponent that goes on when the page is loaded again: for a live game with its tab, for a slow one with
 * this browser, since the server goes on with it for three days.
 */

import { remember, remembered } from "./localstore";
import type { ClockKind } from "../wire/types";

export interface KeptSearch {
  id: string;
  pool: ClockKind;
  contribution: string;
}

const KEY = "search";
const LASTS = 3 * 86_400_000; // milliseconds

/** Where a tab keeps nothing, a search for a live game ends with the page. */
export function keepSearch(search: KeptSearch | null): void {
  remember(KEY, search?.pool === "slow" ? JSON.stringify({ ...search, seen: Date.now() }) : null);
  try {
    if (search?.pool === "live") sessionStorage.setItem(`claim:${KEY}`, JSON.stringify(search));
    else sessionStorage.removeItem(`claim:${KEY}`);
  } catch {
    return;
  }
}

export function keptSearch(): KeptSearch | null {
  try {
    const live = sessionStorage.getItem(`claim:${KEY}`);
    if (live !== null) return JSON.parse(live) as KeptSearch;
    const slow = JSON.parse(remembered(KEY) ?? "null") as (KeptSearch & { seen: number }) | null;
    return slow !== null && Date.now() - slow.seen < LASTS ? slow : null;
  } catch {
    return null;
  }
}
