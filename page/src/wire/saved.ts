/** The seats this browser holds: tokens and contributions, kept so that a game can go on after the page was closed. */

import { remember, remembered } from "../app/memory";
import type { BySeat, TableKind, Seat } from "./model";

export interface SavedSeat {
  table: string;
  kind: TableKind;
  seat: Seat;
  token: string;
  /** The other seat's token, where both players share this screen. */
  otherToken: string | null;
  contribution: string;
  /** Who sits in the other seat of a shared screen, as they called themselves here. */
  beside?: string;
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
    return Array.isArray(found) ? (found as SavedSeat[]).filter((seat) => typeof seat?.token === "string") : [];
  } catch {
    return []; // somebody else's text under our key: nothing of ours to lose
  }
}

export function savedSeat(table: string): SavedSeat | undefined {
  return savedSeats().find((seat) => seat.table === table);
}

export function saveSeat(seat: SavedSeat): void {
  const others = savedSeats().filter((other) => other.table !== seat.table);
  const all = [seat, ...others];
  while (all.length > MOST) {
    const finished = all.findLastIndex((one) => one.over);
    all.splice(finished > 0 ? finished : all.length - 1, 1);
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
}

/** A contribution made for a rematch, kept until the new table has a name. */
export function keepForRematch(table: string, contribution: string | null): void {
  remember(`rematch:${table}`, contribution);
}

export function keptForRematch(table: string): string | null {
  return remembered(`rematch:${table}`);
}
