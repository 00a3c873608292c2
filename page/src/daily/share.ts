/** What to tell others of one's run: how it went, trick by trick, and no card. */

import { botName } from "../game/telling";
import { say } from "../i18n/words.svelte";
import type { DailyDay, DailyRun, Replay } from "../wire/model";
import { resultText } from "./results";

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
