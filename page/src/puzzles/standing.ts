/**
 * How one does with puzzles, kept in this browser alone: an own rating on the scale of the puzzles, what was tried, and
 * streaks. A puzzle counts once, by its first try.
 */

import { remember, remembered } from "../kept/localstore";
import { go } from "../browser/route.svelte";
import type { Puzzle, Theme } from "../wire/model";
import { nextPuzzle } from "../wire/puzzles";

export const THEMES: readonly Theme[] = [
  "dwarf_lost",
  "knight_over_goblin",
  "doppelganger_spent",
  "doppelganger_kept",
  "lead_given_up",
  "last_of_faction",
  "tie_break",
  "draw_saved",
];
export const LEVELS = ["easier", "even", "harder"] as const;
export type Level = (typeof LEVELS)[number];

export interface Standing {
  rating: number;
  /** How many puzzles it comes from. */
  count: number;
  /** Solved at the first try, one after another: now, and at best. */
  row: number;
  bestRow: number;
  /** The last day whose puzzle was solved on that day, and how many in a row that made: now, and at best. */
  day: string | null;
  days: number;
  bestDays: number;
  /** The latest puzzles, oldest first, and whether all cards were right at once. */
  tried: { id: string; right: boolean }[];
  /** What training is about, and how hard it is. */
  theme: Theme | null;
  level: Level;
}

/** As many as the server leaves out on request. */
const MOST_TRIED = 200;
const KEY = "puzzles";

export const START: Standing = {
  rating: 600,
  count: 0,
  row: 0,
  bestRow: 0,
  day: null,
  days: 0,
  bestDays: 0,
  tried: [],
  theme: null,
  level: "even",
};

/** What this browser keeps. Whatever it cannot read, such as of a newer version, begins anew. */
export function load(): Standing {
  try {
    const kept = JSON.parse(remembered(KEY) ?? "{}") as Partial<Standing>;
    const standing = { ...START, ...kept };
    const numbers = [standing.rating, standing.count, standing.row, standing.bestRow, standing.days, standing.bestDays];
    if (!numbers.every(Number.isFinite) || !Array.isArray(standing.tried)) return START;
    return {
      ...standing,
      theme: THEMES.find((one) => one === standing.theme) ?? null,
      level: LEVELS.find((one) => one === standing.level) ?? "even",
    };
  } catch {
    return START;
  }
}

/** Changes what is kept, from what is kept now: another tab may have changed it. */
export function change(by: (before: Standing) => Standing): Standing {
  const now = by(load());
  remember(KEY, JSON.stringify(now));
  return now;
}

/** Points that a puzzle of the same rating is worth: many at first, until the rating has standing its place. */
const stake = (count: number): number => (count < 8 ? 120 : count < 24 ? 60 : 32);

/** The rating after a puzzle: it moves by how surprising the result was (Elo). */
export function rated(own: number, puzzle: number, right: boolean, count: number): number {
  const expected = 1 / (1 + 10 ** ((puzzle - own) / 400));
  return Math.max(0, Math.round(own + stake(count) * (Number(right) - expected)));
}

/** The standing after the first try of a puzzle; the same where it was not the first. */
export function afterTry(before: Standing, puzzle: Pick<Puzzle, "id" | "rating">, right: boolean): Standing {
  if (before.tried.some(({ id }) => id === puzzle.id)) return before;
  const row = right ? before.row + 1 : 0;
  return {
    ...before,
    rating: rated(before.rating, puzzle.rating, right, before.count),
    count: before.count + 1,
    row,
    bestRow: Math.max(before.bestRow, row),
    tried: [...before.tried, { id: puzzle.id, right }].slice(-MOST_TRIED),
  };
}

/** The standing after this day's puzzle was solved on its day, at whichever try. */
export function afterDay(before: Standing, day: string): Standing {
  if (before.day !== null && before.day >= day) return before;
  const days = before.day === dayBefore(day) ? before.days + 1 : 1;
  return { ...before, day, days, bestDays: Math.max(before.bestDays, days) };
}

/** How many days in a row it is on this day: none any more when a day was left out. */
export const daysInRow = ({ day, days }: Standing, today: string): number =>
  day === today || day === dayBefore(today) ? days : 0;

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

const STEP: Record<Level, number> = { easier: -150, even: 0, harder: 150 };

/** The rating that the next puzzle of a training should have. */
export const wantedRating = ({ rating, level }: Standing): number => Math.max(0, rating + STEP[level]);

/** Goes to the next puzzle of a training. */
export async function train(): Promise<void> {
  const now = load();
  const seen = now.tried.map(({ id }) => id);
  const { id } = await nextPuzzle(wantedRating(now), now.theme, seen);
  go({ screen: "puzzle", id });
}
