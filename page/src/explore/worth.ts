/** What a card is worth, as a sign on it and in words. */

import { cardName, type Players } from "../game/telling";
import { say } from "../i18n/words.svelte";
import { margin, percent } from "../replay/judged";
import type { Mark } from "../board/CardBadge.svelte";
import type { CardWorths, Seat } from "../wire/model";

type Worth = CardWorths["cards"][number];

const EXACT = {
  won: { sign: "✓", kind: "good" },
  drawn: { sign: "=", kind: "even" },
  lost: { sign: "✗", kind: "bad" },
} as const;

const verdict = (chance: number): keyof typeof EXACT => (chance > 0.5 ? "won" : chance < 0.5 ? "lost" : "drawn");

/** In words: won, drawn or lost; or a chance in percent with two standard errors. */
export const worthWords = ({ chance, error }: Worth, exact: boolean): string =>
  exact
    ? say(`review-value-${verdict(chance)}`)
    : say("whatif-chance", { chance: percent(chance), error: margin(error) });

/** A card's mark. In phase one the best card stands out, and so do those that may be just as good. */
export function markOf(one: Worth, { exact, cards: [best = one] }: CardWorths): Mark {
  const words = worthWords(one, exact);
  if (exact) return { ...EXACT[verdict(one.chance)], words };
  const good = best.chance - one.chance <= 2 * Math.hypot(best.error, one.error);
  return { sign: `${percent(one.chance)}`, more: `±${margin(one.error)}`, kind: good ? "good" : "plain", words };
}

export const marksOf = (worths: CardWorths): Record<string, Mark> =>
  Object.fromEntries(worths.cards.map((one) => [one.card, markOf(one, worths)]));

/** What the position is worth to the player to move, in a sentence. */
export function tellWorth({ exact, cards }: CardWorths, turn: Seat, players: Players): string {
  const [best] = cards;
  if (!best) return "";
  const name = players.names[turn];
  return exact
    ? say("whatif-value", { name, verdict: say(`review-value-${verdict(best.chance)}`) })
    : say("whatif-best", { name, card: cardName(best.card), worth: worthWords(best, false) });
}
