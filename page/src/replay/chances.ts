/** The lines of the picture of a review: one seat's chance over the plays, as a review tells it. */

import type { ReviewedPlay, Seat } from "../wire/model";
import type { Review } from "../wire/review";

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
