/** How many cards each faction has and of which values (R1), as arguments of messages. */
import { FULL_DECK } from "../fair/deal";
import { value } from "../game/cards";
import type { Faction } from "../wire/model";

export function suit(faction: Faction): { low: number; high: number; count: number } {
  const values = FULL_DECK.filter((card) => card[0] === faction).map(value);
  return { low: Math.min(...values), high: Math.max(...values), count: values.length };
}
