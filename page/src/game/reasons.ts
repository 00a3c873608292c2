/** Why a card is good, or better than another: the words of hints, warnings and reviews, which come late. */

import { has, say } from "../i18n/words.svelte";
import type { BlunderWarning, Card, HintReason } from "../wire/model";
import { cardName, cardNames, spelled } from "./telling";

/** What speaks for a card, with factions and cards by their names; without reasons that only a newer server knows. */
export const reasonWords = (reasons: readonly HintReason[]): string[] =>
  reasons.filter(({ id }) => has(id)).map(inWords);

function inWords({ id, args }: HintReason): string {
  const { faction, cards } = args;
  return say(id, {
    ...spelled(args),
    ...(typeof faction === "string" ? { faction: say(`faction-${faction}`) } : {}),
    ...(typeof cards === "string" ? { cards: cardNames(cards.split(" ") as Card[]) } : {}),
  });
}

/** What the card would give away that the player is warned of. */
export function blunder({ card, exact, cards }: BlunderWarning): string {
  const best = cards[0]!.chance;
  if (exact) return say(best === 1 ? "hint-gives_win" : "hint-gives_draw", { card: cardName(card) });
  const chance = cards.find((one) => one.card === card)!.chance;
  return say("hint-costs", { card: cardName(card), points: Math.round(100 * (best - chance)) });
}
