/**
 * The lessons: prepared positions, what is asked for in each, and how a card is judged. The player is at seat A.
 *
 * lessons.json also says which rules a step is about, and what its words claim: tests/lessons proves that.
 */

import { remember, remembered } from "../kept/localstore";
import type { Card, CardWorths, View } from "../wire/model";
import data from "./lessons.json";

/** What a card has to do. Without any of these, every card that may be played will do. */
export interface Goal {
  /** Win the trick. */
  win?: boolean;
  /** Be none of these, which are worth more. */
  keeps?: Card[];
  /** Bring these to the player's score pile. */
  scores?: Card[];
  /** Keep the game won against best play: only in phase two, where that is known. */
  best?: boolean;
}

export interface Step {
  position: string;
  goal: Goal;
  /** The cards that do it, which is for showing one: the rules or the solver decide. */
  right: Card[];
  /** What the other answers to each lead; where it is not said, the solver answers. */
  answers?: Partial<Record<Card, Card>>;
  /** Whether the next step goes on from here. */
  on?: boolean;
}

export interface Lesson {
  name: string;
  steps: Step[];
}

export const LESSONS = data as unknown as readonly Lesson[];

/** Whether a card did what was asked for, from how the trick with it ended and what each card was worth before. */
export function meets({ win, keeps, scores, best }: Goal, card: Card, after: View, worth: CardWorths | null): boolean {
  if (win && after.tricks.at(-1)?.winner !== "A") return false;
  if (keeps?.some((one) => !after.hands.A?.includes(one))) return false;
  if (scores?.some((one) => !after.scores.A.includes(one))) return false;
  return !best || worth?.cards.find((one) => one.card === card)?.chance === 1;
}

const KEY = "lessons";
const kept = () => (remembered(KEY) ?? "").split(" ");

/** The lessons that were done on this device. */
export const lessonsDone = (): string[] => LESSONS.map((one) => one.name).filter((name) => kept().includes(name));

export function noteDone(name: string): void {
  if (!kept().includes(name)) remember(KEY, [...lessonsDone(), name].join(" "));
}

/** The lesson to go on with, after this one if there is one: the next that is not done yet, if there is any. */
export function lessonAfter(name?: string): Lesson | undefined {
  const at = LESSONS.findIndex((one) => one.name === name);
  const done = lessonsDone();
  return [...LESSONS.slice(at + 1), ...LESSONS.slice(0, at)].find((one) => !done.includes(one.name));
}
