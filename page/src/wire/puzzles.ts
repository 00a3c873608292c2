/**
 * Puzzles: today's, the next one for training, one by its id, and the server's word on the cards that were chosen. Some are
 * kept on this device, each with the server's word on all cards, to be solved without a network.
 */

import { dropKept, keep, kept, keptPaths } from "../kept/answers";
import { ask, orKept } from "./http";
import { asRefusal, type Card, type Puzzle, type PuzzleAnswer, type Theme } from "./model";

/** The one that was asked for last, so that going to its screen asks for it no second time. */
let latest: Puzzle | null = null;

async function note(puzzle: Promise<Puzzle>): Promise<Puzzle> {
  latest = await puzzle;
  return latest;
}

interface Saved {
  puzzle: Puzzle;
  /** By `keyOf`. */
  answers: Record<string, PuzzleAnswer>;
}

const PATH = "api/puzzles/";
const keyOf = (cards: readonly Card[], giveUp: boolean) => [...cards, giveUp ? "?" : ""].join(" ");
const saved = (id: string) => kept<Saved>(PATH + id);

export const puzzleOfTheDay = () => note(ask<Puzzle>("api/puzzles/day"));

export async function puzzle(id: string): Promise<Puzzle> {
  if (latest?.id === id) return latest;
  return note(orKept(ask<Puzzle>(PATH + id), async () => (await saved(id))?.puzzle));
}

function next(rating: number, theme: Theme | null, seen: readonly string[]): Promise<Puzzle> {
  const wish = new URLSearchParams({ rating: String(rating), not: seen.slice(-MOST_SEEN).join(",") });
  if (theme) wish.set("theme", theme);
  return ask<Puzzle>(`api/puzzles/next?${wish}`);
}

/** A puzzle with about this rating, or without a network a saved one. `seen`: ids, oldest first. */
export const nextPuzzle = (rating: number, theme: Theme | null, seen: readonly string[]): Promise<Puzzle> =>
  note(
    orKept(next(rating, theme, seen), async () => {
      const fresh = (await savedPuzzles()).find((id) => !seen.includes(id));
      return fresh === undefined ? undefined : (await saved(fresh))?.puzzle;
    }),
  );

const judge = (id: string, cards: readonly Card[], giveUp: boolean) =>
  ask<PuzzleAnswer>(`${PATH}${id}/answer`, { cards, give_up: giveUp });

export const answerTo = (id: string, cards: readonly Card[], giveUp = false): Promise<PuzzleAnswer> =>
  orKept(judge(id, cards, giveUp), async () => (await saved(id))?.answers[keyOf(cards, giveUp)]);

// --- saving ---

const MOST_SEEN = 200; // that the server leaves out on request
const PATIENCE = 1000; // milliseconds, where the server asks for some

/** The ids of the puzzles that are saved. */
export const savedPuzzles = async (): Promise<string[]> =>
  (await keptPaths(PATH)).map((path) => path.slice(PATH.length));

/**
 * Saves puzzles for training until there are so many, without those that were tried; says after each how many there are.
 * False: this device could not keep so many.
 */
export async function savePuzzles(
  count: number,
  rating: number,
  theme: Theme | null,
  seen: readonly string[],
  saved: (there: number) => void,
): Promise<boolean> {
  await dropKept(seen.map((id) => PATH + id));
  const there = await savedPuzzles();
  while (there.length < count) {
    const puzzle = await patiently(() => next(rating, theme, [...seen, ...there]));
    const answers = await allAnswers(puzzle);
    if (!(await keep(PATH + puzzle.id, { puzzle, answers } satisfies Saved))) return false;
    saved(there.push(puzzle.id));
  }
  return true;
}

/** The server's word on all that can be chosen: at each decision every card, and giving up. */
async function allAnswers({ id, view }: Puzzle): Promise<Record<string, PuzzleAnswer>> {
  const answers: Record<string, PuzzleAnswer> = {};
  const decisions = [{ cards: [] as Card[], legal: view.legal }];
  for (const { cards, legal } of decisions) {
    answers[keyOf(cards, true)] = await patiently(() => judge(id, cards, true));
    for (const card of legal) {
      const chosen = [...cards, card];
      const answer = (answers[keyOf(chosen, false)] = await patiently(() => judge(id, chosen, false)));
      const after = answer.steps.at(-1)?.view;
      if (answer.right && !answer.solved && after) decisions.push({ cards: chosen, legal: after.legal });
    }
  }
  return answers;
}

async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (asRefusal(error).code !== "too_fast") throw error;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    }
}
