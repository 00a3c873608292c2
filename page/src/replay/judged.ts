/** What a review says: of a play, in words, and of one seat's chance over the plays, as the lines of a picture. */

import { reasonWords } from "../game/reasons";
import { cardName, cardNames, type Players } from "../game/telling";
import { say } from "../i18n/words.svelte";
import type { ReviewedPlay, Seat } from "../wire/model";
import type { Review } from "../wire/review";

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
export const tellReasons = (play: ReviewedPlay): string[] => (play.clear ? reasonWords(play.reasons) : []);

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

// --- the picture ---

/** After how many plays, and a chance from 0 to 1. */
export type Point = readonly [play: number, chance: number];

/** One seat's chance, from what is known of the seat that played. */
export const chanceOf = (seat: Seat, play: ReviewedPlay, chance = play.after): number =>
  play.seat === seat ? chance : 1 - chance;

/** Phase one: `seat`'s chance as far as `knower`, who played, could know it. The two know different things. */
export const searched = (review: Review, seat: Seat, knower: Seat): Point[] =>
  [...review.plays.values()]
    .filter((play) => !play.exact && play.seat === knower)
    .map((play) => [play.play, chanceOf(seat, play)]);

/** Phase two, exact and therefore in steps: the value changes with the play that changes it. */
export function solved(review: Review, seat: Seat): Point[] {
  const plays = [...review.plays.values()].filter((play) => play.exact);
  const [first] = plays;
  if (!first) return [];
  let chance = chanceOf(seat, first, first.before);
  const points: Point[] = [[first.play - 1, chance]];
  for (const play of plays) {
    points.push([play.play, chance]);
    chance = chanceOf(seat, play);
    points.push([play.play, chance]);
  }
  return points;
}

/** The turning points, in the order of play. */
export const turning = (review: Review): ReviewedPlay[] => [...review.plays.values()].filter((play) => play.turning);

/** What is left when the other's share is taken, for the seat one looks from; the server tells seat A's. */
export const seenFrom = (seat: Seat, share: number): number => (seat === "A" ? share : -share);

/** The play that a place in the picture means: `part` is from 0 at the deal to 1 at the end. */
export const playAt = (part: number, last: number): number => Math.max(0, Math.min(last, Math.round(part * last)));
