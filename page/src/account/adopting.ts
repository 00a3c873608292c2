/** Puts the games that this browser has a seat in under the account. */

import { adopt } from "../wire/accounts";
import { Refusal } from "../wire/model";
import { savedSeats, updateSeat, type SavedSeat } from "../kept/seats";

/** Those that are under no account, as far as this browser knows. */
export const adoptable = (): SavedSeat[] =>
  savedSeats().filter((seat) => seat.token && !seat.gone && seat.account === undefined);

/** Adopts them all and returns how many it was. A game that is refused is not tried again. */
export async function adoptAll(account: string, ask = adopt): Promise<number> {
  let count = 0;
  for (const { table, token } of adoptable())
    try {
      await ask(table, token);
      updateSeat(table, { account });
      count++;
    } catch (error) {
      if (!(error instanceof Refusal) || !["adopted_before", "not_seated", "no_table"].includes(error.code))
        throw error;
      updateSeat(table, { account: "" });
    }
  return count;
}
