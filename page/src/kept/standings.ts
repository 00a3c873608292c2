/** How this device's player stands against each bot.

Every game has an entry of its own in the browser's storage, under its table's id. So a game counts once, however often and
in however many windows its end is seen; windows that count different games do not overwrite each other; and the count
outlives the seat, which is dropped from the list of games one day. */

import { remember, remembered, rememberedKeys } from "./localstore";
import type { Seat, TableState } from "../wire/types";

/** `given_up` is a loss of one's own making; a `called_off` or `closed` table has no winner, and an `undealt` one was never played. */
const ENDINGS = ["won", "drawn", "lost", "given_up", "called_off", "closed", "undealt"] as const;
export type Ending = (typeof ENDINGS)[number];

export const isEnding = (value: unknown): value is Ending => ENDINGS.some((one) => one === value);

/** How a game ended for the player at this seat; null while it is not over. */
export function endingOf({ status, ply, outcome, forfeit, called_off }: TableState, seat: Seat): Ending | null {
  if (status !== "over") return null;
  if (ply === null) return "undealt";
  if (outcome === null) return called_off ? "called_off" : "closed";
  if (outcome === "draw") return "drawn";
  if (outcome === seat) return "won";
  return forfeit?.seat === seat && !["away", "flagged"].includes(forfeit.reason) ? "given_up" : "lost";
}

export interface Standing {
  won: number;
  drawn: number;
  lost: number;
  /** Games with help, whatever their end: guided, or with hints or cards taken back. */
  helped: number;
}

const KEY = "game:";
const OWN_PLAY = 2; // by then each has played a card: a game given up before that was never begun
const ENTRY = /^([a-z_-]+) (won|drawn|lost|helped)$/;

/** Counts a finished game against a bot. The same game again changes nothing; nor does a deal that was played before, or a position, or practice. */
export function countGame(table: TableState, seat: Seat): void {
  const bot = table.seats[seat === "A" ? "B" : "A"].bot;
  const ending = endingOf(table, seat);
  const drawn = !table.deal_of && !table.set_up && table.daily?.counted !== false;
  if (bot === null || !drawn || table.outcome === null || ending === null || ending === "undealt") return;
  if (ending === "given_up" && (table.ply ?? 0) < OWN_PLAY) return;
  const helped = table.guided || table.hints_given > 0 || table.takebacks > 0;
  const result = helped ? "helped" : ending === "given_up" ? "lost" : ending;
  remember(KEY + table.id, `${bot} ${result}`);
}

/** By the bot's name. Entries that were edited by hand and cannot be read count for nothing. */
export function standings(): Map<string, Standing> {
  const standings = new Map<string, Standing>();
  for (const key of rememberedKeys(KEY)) {
    const [, bot, result] = ENTRY.exec(remembered(key) ?? "") ?? [];
    if (bot === undefined || result === undefined) continue;
    const standing = standings.get(bot) ?? { won: 0, drawn: 0, lost: 0, helped: 0 };
    standing[result as keyof Standing]++;
    standings.set(bot, standing);
  }
  return standings;
}
