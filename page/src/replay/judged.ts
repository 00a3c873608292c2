/** What a review says of a play, in words. */

import { reasonWords } from "../game/reasons";
import { cardName, cardNames, type Players } from "../game/telling";
import { say } from "../i18n/words.svelte";
import type { ReviewedPlay } from "../wire/model";

export const percent = (chance: number): number => Math.round(100 * chance);
/** Two standard errors, as every ± of the page. */
export const margin = (error: number): number => Math.round(200 * error);
/** With a sign, also where nothing was gained. */
export const signed = (share: number): string => (share < 0 ? "−" : "+") + Math.abs(percent(share));
const worth = (chance: number): string =>
  say(chance > 0.5 ? "review-value-won" : chance < 0.5 ? "review-value-lost" : "review-value-drawn");

/** The verdict on a play, and what would have been better. */
export function tellPlay(play: ReviewedPlay, players: Players): { verdict: string; better: string } {
  const name = players.names[play.seat];
  const card = cardName(play.card);
  if (play.exact) {
    const verdict = say("review-after", { name, card, verdict: worth(play.after) });
    const better = play.clear ? say("review-kept", { verdict: worth(play.before), cards: cardNames(play.best) }) : "";
    return { verdict, better };
  }
  return {
    verdict: say("review-chance", { name, card, before: percent(play.before), after: percent(play.after) }),
    better: play.clear
      ? say("review-cost", { card: cardName(play.best[0]!), loss: percent(play.loss), error: margin(play.error) })
      : say("review-fine"),
  };
}

/** Why the best card was better, as facts. They are put to the player. */
export const tellReasons = (play: ReviewedPlay): string[] => (play.clear ? play.reasons.map(reasonWords) : []);

/** A turning point, in a sentence. */
export function tellTurning(play: ReviewedPlay, players: Players): string {
  const values = { who: "other", name: players.names[play.seat], card: cardName(play.card), number: play.play };
  if (!play.exact)
    return say("review-chance_lost", {
      ...values,
      loss: percent(play.loss),
      error: margin(play.error),
      best: cardName(play.best[0]!),
    });
  if (play.before < 1) return say("review-drawn_lost", values);
  return say(play.after > 0 ? "review-won_drawn" : "review-won_lost", values);
}
