/** The players' clocks, from what the server said last. The server decides whose time is up; the page shows it. */

import { listed, say } from "../i18n/words.svelte";
import type { Seat, TableState } from "../wire/model";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const UNITS = [
  ["day", 24 * HOUR],
  ["hour", HOUR],
  ["minute", 60 * SECOND],
  ["second", SECOND],
] as const;
/** A player hears, once each, that so many milliseconds are left; and where a turn may take hours. */
const SOON = [60 * SECOND, 20 * SECOND];
const SLOW_SOON = [24 * HOUR, 6 * HOUR, HOUR];
const LONGEST_TIMER = 24 * HOUR; // browsers take no timer that is longer than 24 days
const SLOW_STEP = 30 * SECOND; // between two looks at a clock that shows hours

export interface Reading {
  /** Milliseconds left in the bank. */
  left: number;
  /** Milliseconds left of this turn's free time; 0 unless it is this player's turn. */
  free: number;
  /** Whether it changes with the time. */
  runs: boolean;
  /** When the player's holiday ends, while it lasts. */
  holiday: string | null;
}

/** What a player's clock says at this time; null where there is none. */
export function reading({ clock, turn }: TableState, seat: Seat, now: number): Reading | null {
  if (!clock) return null;
  const taken = clock.holidays[seat];
  const [begun, until] = taken ? [Date.parse(taken.begun), Date.parse(taken.until)] : [0, 0];
  const holiday = taken && now < until ? taken.until : null;
  if (turn !== seat || clock.since === null) return { left: clock.bank[seat], free: 0, runs: false, holiday };
  const since = Date.parse(clock.since);
  const away = Math.max(0, Math.min(until, now) - Math.max(begun, since));
  const used = Math.max(0, now - since - away);
  const left = Math.max(0, clock.bank[seat] - Math.max(0, used - clock.free));
  return { left, free: Math.max(0, clock.free - used), runs: holiday === null && left > 0, holiday };
}

/** Milliseconds until a clock shows something else; null where it never will by itself. */
export function untilNext({ left, free, runs, holiday }: Reading, now: number): number | null {
  if (holiday !== null) return Math.min(Date.parse(holiday) - now, LONGEST_TIMER);
  if (!runs) return null;
  const shown = free > 0 ? free : left;
  return shown > HOUR ? SLOW_STEP : shown % SECOND || SECOND;
}

/** Whole parts of a time in its two largest units, rounded up to the second: 2 minutes, 41 seconds. */
function parts(milliseconds: number): { unit: (typeof UNITS)[number][0]; count: number }[] {
  let rest = Math.ceil(milliseconds / SECOND) * SECOND;
  const first = UNITS.findIndex(([, size]) => rest >= size);
  if (first < 0) return [{ unit: "second", count: 0 }];
  return UNITS.slice(first, first + 2)
    .map(([unit, size]) => {
      const count = Math.floor(rest / size);
      rest -= count * size;
      return { unit, count };
    })
    .filter(({ count }, place) => place === 0 || count > 0);
}

/** A time in its two largest units, in words. */
export const inWords = (milliseconds: number): string =>
  listed(parts(milliseconds).map(({ unit, count }) => say("page-lasting", { unit, count })));

/** Free time as a clock shows it, in as little room as possible: +3. */
export const freeFace = (milliseconds: number, language: string): string =>
  `+${milliseconds <= 60 * SECOND ? Math.ceil(milliseconds / SECOND) : face(milliseconds, language)}`;

/** A time as a clock shows it: 2:41, and from an hour on 2d 4h in the reader's language. */
export function face(milliseconds: number, language: string): string {
  if (milliseconds <= HOUR) {
    const seconds = Math.ceil(milliseconds / SECOND);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
  return parts(milliseconds)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "narrow" }).format(count),
    )
    .join(" ");
}

const soonAt = ({ clock }: TableState): number[] => (clock && clock.free > HOUR ? SLOW_SOON : SOON);

/** What a player is to hear now: that only so many milliseconds are left. */
export const soon = (table: TableState, before: number, after: number): number | null =>
  soonAt(table).findLast((moment) => after <= moment && moment < before) ?? null;

export const isLow = (table: TableState, left: number): boolean => left <= soonAt(table).at(-1)!;

/** What is to be said of another player who has gone on holiday, or come back early; null where neither is so. */
export function holidayNews(before: Reading, after: Reading, name: string, now: number): string | null {
  if (after.holiday === before.holiday) return null;
  if (after.holiday !== null) return say("clock-on-holiday", { who: "other", name, time: after.holiday });
  return Date.parse(before.holiday!) > now ? say("clock-holiday-over", { who: "other", name }) : null;
}
