/** The scoreboard's numbers: what the five counters show for two score piles. */

import { other, tally } from "./cards";
import { FACTIONS, type Card, type Faction, type Seat, type View } from "../wire/model";

/** The part of a View that the counters need. */
export type Standing = Pick<View, "scores" | "votes" | "decided_by" | "settled">;

export interface Count {
  faction: Faction;
  mine: number;
  theirs: number;
  /** Who would get the vote if the game ended now. */
  leads: "mine" | "theirs" | null;
  /** The card that decides between equally many. */
  card: Card | null;
  /** The highest of both sides, where the count does not decide. */
  highest: { mine: Card; theirs: Card } | null;
  settled: boolean;
}

export function counts(standing: Standing, me: Seat): Count[] {
  return FACTIONS.map((faction) => {
    const of = (seat: Seat) => standing.scores[seat].filter((card) => card[0] === faction);
    const [mine, theirs] = [of(me), of(other(me))];
    const vote = standing.votes[faction] ?? null;
    const decider = standing.decided_by[faction];
    const [myBest, theirBest] = [mine.at(-1), theirs.at(-1)]; // piles are in order
    return {
      faction,
      mine: mine.length,
      theirs: theirs.length,
      leads: vote === null ? null : vote === me ? "mine" : "theirs",
      card: decider === "count" ? null : decider,
      highest: decider !== "count" && myBest && theirBest ? { mine: myBest, theirs: theirBest } : null,
      settled: standing.settled[faction] ?? false,
    };
  });
}

/** How far the crown tips, -1 to 1: the current votes, mine to the right. */
export function tipOf(standing: Standing, me: Seat): number {
  const votes = tally(standing.votes);
  return (votes[me] - votes[other(me)]) / FACTIONS.length;
}
