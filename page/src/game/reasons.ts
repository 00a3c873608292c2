/** Why a card is good, or better than another: the words of hints, warnings and reviews, which come late. */

import { say } from "../i18n/words.svelte";
import type { BlunderWarning, HintReason } from "../wire/model";
import { cardName } from "./telling";

/** What speaks for a card. Only factions are spelled out: cards keep their short names, as in the lists of hints. */
export const reasonWords = ({ id, args }: HintReason): string =>
  say(id, typeof args.faction === "string" ? { ...args, faction: say(`faction-${args.faction}`) } : args);

/** What the card would give away that the player is warned of. */
export function blunder({ card, exact, cards }: BlunderWarning): string {
  const best = cards[0]!.chance;
  if (exact) return say(best === 1 ? "hint-gives_win" : "hint-gives_draw", { card: cardName(card) });
  const chance = cards.find((one) => one.card === card)!.chance;
  return say("hint-costs", { card: cardName(card), points: Math.round(100 * (best - chance)) });
}
