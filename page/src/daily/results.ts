/** Runs of a day's deal in words and in order, and what to tell others of one's own: how it went, and no card. */

import { botName } from "../game/telling";
import { say } from "../i18n/words.svelte";
import type { DailyBoard, DailyDay, DailyRun, Replay } from "../wire/model";

/** "Won, 4 votes", or that it was given up, closed by the host, or goes on. */
export function resultText(run: Pick<DailyRun, "over" | "outcome" | "votes">): string {
  if (run.outcome === null) return !run.over ? say("daily-playing") : say("page-ending", { ending: "closed" });
  const words = say("daily-outcome", { outcome: run.outcome });
  return run.votes === null ? words : say("daily-result", { outcome: words, votes: run.votes });
}

/** One's own place, once the run is over. */
export function placeText({ run, boards }: DailyDay): string {
  if (!run || run.place === null) return "";
  const board = boards?.find((one) => one.level === run.level);
  return say("daily-place", { place: run.place, count: board?.over ?? run.place, level: botName(run.level) });
}

/** The boards to show: the opponent's, and on old days, when players chose, those with runs. The fullest comes first. */
export const shownBoards = ({ opponent, boards }: DailyDay): DailyBoard[] =>
  (boards ?? [])
    .filter((board) => board.over > 0 || board.level === opponent)
    .sort((one, other) => other.over - one.over);

/** Whether the server is still computing something that this board shows. */
export function isUnfinished(board: DailyBoard | undefined, levels: number): boolean {
  if (!board || board.over === 0) return false;
  const judged = (run: DailyRun) => run.outcome === "given_up" || run.given_away !== null;
  return board.bots.length < levels || !board.rows.every(judged);
}

/** How many votes a bot got on average, to one digit. */
export const average = (votes: number, runs: number): number => Math.round((10 * votes) / Math.max(1, runs)) / 10;

// --- to share ---

const FACTIONS = 5;
const TRICKS = 13; // in a phase

export interface ShareCard {
  title: string;
  result: string;
  /** Of five. */
  votes: number;
  /** Which tricks one has won, phase by phase. */
  phases: boolean[][];
  streak: string;
  address: string;
}

export function shareCard(day: DailyDay, run: DailyRun, { events }: Replay, address: string): ShareCard {
  const won = events.flat().filter(({ kind }) => kind === "trick_won");
  const mine = won.map(({ seat }) => seat === "A"); // where a day's deal is always played from
  return {
    title: say("daily-share-title", { day: day.day, level: botName(run.level) }),
    result: resultText(run),
    votes: run.votes ?? 0,
    phases: [mine.slice(0, TRICKS), mine.slice(TRICKS)],
    streak: day.day === day.today ? streakText(day.streak) : "",
    address,
  };
}

/** "5 days in a row"; nothing where there is no row. */
export const streakText = (days: number): string => (days > 1 ? say("daily-streak", { days }) : "");

export function shareText({ title, result, votes, phases, streak, address }: ShareCard): string {
  const crowns = "♛".repeat(votes) + "♕".repeat(FACTIONS - votes);
  const tricks = phases.map((phase) => phase.map((mine) => (mine ? "■" : "□")).join(""));
  return [title, `${crowns} ${result}`, ...tricks, streak, address].filter(Boolean).join("\n");
}
