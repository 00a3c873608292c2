/** The seats this browser holds: tokens and contributions, kept so that a game can go on after the page was closed. */

import { remember, remembered } from "../browser/memory";
import type { BySeat, TableKind, Seat } from "./model";

export interface SavedSeat {
  table: string;
  kind: TableKind;
  seat: Seat;
  token: string;
  /** The other seat's token, where both players share this screen. */
  otherToken: string | null;
  contribution: string;
  /** What the others had promised before anybody's secret was told: with it the deal can be verified afterwards. */
  commitment?: string;
  commitments?: BySeat<string | null>;
  opponent: string | null;
  bot: string | null;
  created: string;
  over: boolean;
}

const MOST = 60; // the oldest finished games make room first
const KEY = "seats";

export function savedSeats(): SavedSeat[] {
  try {
    const found: unknown = JSON.parse(remembered(KEY) ?? "[]");
    return Array.isArray(found) ? (found as SavedSeat[]).filter(readable) : [];
  } catch {
    return []; // somebody else's text under our key: nothing of ours to lose
  }
}

/** Another version, or somebody's hand, may have written it. */
const readable = (seat: Partial<SavedSeat> | null): boolean =>
  typeof seat?.token === "string" && typeof seat.table === "string" && !Number.isNaN(Date.parse(seat.created ?? ""));

export function savedSeat(table: string): SavedSeat | undefined {
  return savedSeats().find((seat) => seat.table === table);
}

export function saveSeat(seat: SavedSeat): void {
  const others = savedSeats().filter((other) => other.table !== seat.table);
  const all = [seat, ...others];
  while (all.length > MOST) {
    const finished = all.findLastIndex((one) => one.over);
    const [dropped] = all.splice(finished > 0 ? finished : all.length - 1, 1);
    if (dropped) clearAway(dropped.table);
  }
  remember(KEY, JSON.stringify(all));
}

export function updateSeat(table: string, change: Partial<SavedSeat>): void {
  const seats = savedSeats();
  const seat = seats.find((one) => one.table === table);
  if (!seat || Object.entries(change).every(([key, value]) => seat[key as keyof SavedSeat] === value)) return;
  Object.assign(seat, change);
  remember(KEY, JSON.stringify(seats));
}

export function forgetSeat(table: string): void {
  remember(KEY, JSON.stringify(savedSeats().filter((seat) => seat.table !== table)));
  clearAway(table);
}

/** What else is kept of a table: the coach's lessons, a contribution for the rematch. */
function clearAway(table: string): void {
  remember(`guide:${table}`, null);
  keepForRematch(table, null);
}

/** A contribution made for a rematch, kept until the new table has a name. */
export function keepForRematch(table: string, contribution: string | null): void {
  remember(`rematch:${table}`, contribution);
}

export function keptForRematch(table: string): string | null {
  return remembered(`rematch:${table}`);
}
