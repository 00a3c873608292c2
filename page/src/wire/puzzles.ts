/** Puzzles: today's, the next one for training, one by its id, and the server's word on the cards that were chosen. */

import { ask } from "./http";
import type { Card, Puzzle, PuzzleAnswer, Theme } from "./model";

/** The one that was asked for last, so that going to its screen asks for it no second time. */
let latest: Puzzle | null = null;

async function keep(found: Promise<Puzzle>): Promise<Puzzle> {
  latest = await found;
  return latest;
}

export const puzzleOfTheDay = () => keep(ask<Puzzle>("api/puzzles/day"));

export async function puzzle(id: string): Promise<Puzzle> {
  return latest?.id === id ? latest : keep(ask<Puzzle>(`api/puzzles/${id}`));
}

/** A puzzle with about this rating. `seen`: ids, oldest first. */
export function nextPuzzle(rating: number, theme: Theme | null, seen: readonly string[]): Promise<Puzzle> {
  const wish = new URLSearchParams({ rating: String(rating), not: seen.join(",") });
  if (theme) wish.set("theme", theme);
  return keep(ask<Puzzle>(`api/puzzles/next?${wish}`));
}

export const answerTo = (id: string, cards: readonly Card[], giveUp = false) =>
  ask<PuzzleAnswer>(`api/puzzles/${id}/answer`, { cards, give_up: giveUp });
