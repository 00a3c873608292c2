/** The state of a rematch, as one viewer sees it. */

import { other } from "../game/cards";
import type { TableState } from "../wire/model";

/** `asked`: by the viewer. `offered`: by the other player. `gone`: they have left. `made`: the next table exists. */
export type Rematch = "none" | "made" | "gone" | "open" | "asked" | "offered";

/** `taking`: this page is about to take its seat there, which a link that was followed now would lose. */
export function rematchOf({ you, rematch, seats }: TableState, taking = false): Rematch {
  if (rematch.table !== null) return taking ? "asked" : "made";
  if (you === "spectator") return "none";
  if (seats[other(you)].left) return "gone";
  if (rematch.offered.includes(you)) return "asked";
  return rematch.offered.includes(other(you)) ? "offered" : "open";
}
