/** The games of the account that is signed in, from all its browsers. */

import { gamesGoingOn } from "../wire/accounts";
import { asRefusal, type AccountGame, type TableState } from "../wire/model";
import { keepAccountSeat, noteTable, savedSeat } from "../kept/seats";

/**
 * Saves a seat for each game of the account that goes on, unless this browser has one there, and returns their tables.
 */
export async function accountGames(ask: () => Promise<AccountGame[]> = gamesGoingOn): Promise<Map<string, TableState>> {
  const found = new Map<string, TableState>();
  try {
    for (const { seat, table } of (await ask()).reverse()) {
      const saved = savedSeat(table.id) ?? keepAccountSeat(table, seat);
      noteTable(table, saved.seat);
      found.set(table.id, table);
    }
  } catch (error) {
    asRefusal(error); // whatever went wrong, the games that this browser knows are shown
  }
  return found;
}
