/** The list of one's games in words, and what the server knows about them. */

import { has, say } from "../i18n/words.svelte";
import { botName, playersOf, personName } from "../game/telling";
import { table as lookUp } from "../wire/http";
import { Refusal, type TableState } from "../wire/model";
import { noteTable, savedSeats, updateSeat, type SavedSeat } from "../kept/seats";

const MOST = 12; // requests at a time: older games are looked up as newer ones end
const TRICKS = 13; // of each phase
const CLOSES = 25 * 3_600_000; // milliseconds from the beginning of a day until it closes

export const opponentName = ({ bot, opponent, challenged = "" }: SavedSeat): string =>
  bot ? botName(bot) : personName(opponent ?? challenged);

export function gameTitle(seat: SavedSeat): string {
  if (seat.kind === "same_screen") return say("page-same-screen");
  const name = opponentName(seat);
  if (seat.opponent === null && seat.challenged && has("people-called")) return say("people-called", { name });
  return name ? say("page-against", { name }) : say("page-waiting");
}

/** The newest game that was played to an end by the usual rules of a game, if there is one to play a rematch of. */
export const lastOpponent = (seats: readonly SavedSeat[]): SavedSeat | undefined =>
  seats.find(
    (seat) =>
      (seat.bot !== null || (seat.kind === "friend" && seat.opponent !== null)) &&
      seat.over &&
      !seat.gone &&
      !seat.daily &&
      !seat.setUp &&
      seat.ending !== "undealt",
  );

/** Asks the server about the newest games whose end is not known, and keeps what it says. `tables`: what it has said. */
export async function lookUpGames(
  seats: readonly SavedSeat[],
  look: (id: string) => Promise<TableState> = lookUp,
  tables = new Map<string, TableState>(),
): Promise<Map<string, TableState>> {
  const open = seats
    .filter((seat) => seat.ending === undefined && !seat.gone && !tables.has(seat.table))
    .slice(0, MOST);
  await Promise.all(
    open.map(async ({ table, seat }) => {
      try {
        const state = await look(table);
        tables.set(table, state);
        noteTable(state, seat);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.code === "no_table") updateSeat(table, { gone: true });
        // Whatever else went wrong, the game is shown without news.
      }
    }),
  );
  return tables;
}

/** How a game stands or ended, in a few words; empty if unknown. */
export function gameStatus(seat: SavedSeat, table: TableState | undefined): { text: string; mine: boolean } {
  const is = (text: string, mine = false) => ({ text, mine });
  if (seat.gone) return is(say("page-game-gone"));
  if (seat.ending !== undefined) {
    if (seat.winner !== undefined) return is(say("page-won-by", { name: personName(seat.winner) }));
    return is(say("page-ending", { ending: seat.ending }));
  }
  if (table?.status === "revealing") return is(say("page-dealing"));
  if (table?.status !== "playing" || table.turn === null) return is("");
  const mine = table.kind !== "same_screen" && table.turn === seat.seat;
  return is(mine ? say("page-your-turn") : say("page-their-turn", { name: playersOf(table).names[table.turn] }), mine);
}

/** Orders games by this text: the player's own turn first, and of those the one whose time is up first. */
export const urgency = (seat: SavedSeat, table: TableState | undefined): string =>
  gameStatus(seat, table).mine ? (table?.deadline ?? "8") : "9";

/** How far a game is, or null where it is not being played. */
export function gameProgress(table: TableState | undefined): string | null {
  if (table?.status !== "playing" || table.ply === null) return null;
  const before = Math.floor(table.ply / 2);
  const phase = before < TRICKS ? 1 : 2;
  const trick = say("trick-of", { number: (before % TRICKS) + 1, total: TRICKS });
  return `${say("phase-title", { phase })}, ${trick}`;
}

/** Whether there is anything to look at again. */
export const hasReplay = (seat: SavedSeat): boolean => !seat.gone && seat.ending !== "undealt" && !isSecret(seat);

/** Whether it is a run of a day's deal that is not closed, by a player who has not finished that deal. */
function isSecret({ daily, ending }: SavedSeat): boolean {
  if (!daily || isPlayed(ending) || Date.now() >= Date.parse(`${daily}T00:00Z`) + CLOSES) return false;
  return !savedSeats().some((other) => other.daily === daily && isPlayed(other.ending));
}

const isPlayed = (ending: SavedSeat["ending"]) => ending === "won" || ending === "drawn" || ending === "lost";
