/** Leaves a table for good without opening it: a socket for one command. */

import { Connection, randomId, socketAddress, type Socket } from "./connection";
import { Refusal } from "./model";
import { forgetSeat, type SavedSeat } from "./saved";

const PATIENCE = 6_000;

/** Refusals that mean there is no seat to leave: the table is gone, or the seat was already left. */
const GONE = new Set(["no_table", "not_seated", "wrong_moment"]);

/** Resolves once the server has confirmed; only then is the seat forgotten. Rejects with `Refusal` otherwise. */
export async function leave(
  { table, token }: Pick<SavedSeat, "table" | "token">,
  open: () => Socket = () => new WebSocket(socketAddress(table, document.baseURI)) as unknown as Socket,
): Promise<void> {
  const deaf = () => {};
  const wire = new Connection(open, token, { status: deaf, state: deaf, rematch: deaf, problem: deaf }, randomId);
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
  forgetSeat(table);
}
