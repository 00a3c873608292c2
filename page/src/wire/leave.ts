/** Leaves a table for good without opening it: a socket for one command. */

import { TableConnection, socketAddress, type Socket } from "./sockets";
import { table as lookUp } from "./http";
import { Refusal, type TableState } from "./model";
import { randomId } from "../kept/player";
import { forgetSeat, keyOf, noteTable, type SavedSeat } from "../kept/seats";

const PATIENCE = 6_000;

/** Refusals that mean there is no seat to leave: the table is gone, or the seat was already left. */
const GONE = new Set(["no_table", "not_seated", "wrong_moment"]);

/** Resolves once the server has confirmed; only then is the seat forgotten. Rejects with `Refusal` otherwise.

A game against a bot that is given up by this counts in the standings, so how it ended is looked up. */
export async function leave(
  { table, token, seat, kind }: Pick<SavedSeat, "table" | "token" | "seat" | "kind">,
  open: () => Socket = () => new WebSocket(socketAddress(table, document.baseURI)) as unknown as Socket,
  look: (id: string) => Promise<TableState> = lookUp,
): Promise<void> {
  const deaf = () => {};
  const wire = new TableConnection(
    open,
    keyOf(seat, token),
    { status: deaf, state: deaf, rematch: deaf, said: deaf, problem: deaf },
    randomId,
  );
  const timer = setTimeout(() => wire.stop(), PATIENCE);
  wire.start();
  try {
    await wire.send({ type: "leave" });
  } catch (problem) {
    if (!(problem instanceof Refusal) || !GONE.has(problem.code)) throw problem;
  } finally {
    clearTimeout(timer);
    wire.stop();
  }
  const left = kind === "bot" ? await look(table).catch(() => null) : null;
  if (left) noteTable(left, seat);
  forgetSeat(table);
}
