/** The scoreboard's sums: what the five counters say of two score piles. */

import { other, tally } from "./cards";
import { FACTIONS, type Faction, type Seat } from "../wire/model";

/** The part of a View that the counters need. */
export interface Standing {
  scores: Record<Seat, readonly string[]>;
  votes: Record<Faction, Seat | null>;
  settled: Record<Faction, boolean>;
}

export interface Count {
  faction: Faction;
  mine: number;
  theirs: number;
  /** Whose the vote is as the piles stand. */
  leads: "mine" | "theirs" | null;
  /** Equally many on both sides: the highest card decides (R24), so it is shown. */
  highest: { mine: string | null; theirs: string | null } | null;
  settled: boolean;
}

export function counts(standing: Standing, me: Seat): Count[] {
  return FACTIONS.map((faction) => {
    const of = (seat: Seat) => standing.scores[seat].filter((card) => card[0] === faction);
    const [mine, theirs] = [of(me), of(other(me))];
    const vote = standing.votes[faction] ?? null;
    return {
      faction,
      mine: mine.length,
      theirs: theirs.length,
      leads: vote === null ? null : vote === me ? "mine" : "theirs",
      highest:
        mine.length === theirs.length && mine.length > 0 ? { mine: highest(mine), theirs: highest(theirs) } : null,
      settled: standing.settled[faction] ?? false,
    };
  });
}

function highest(cards: readonly string[]): string | null {
  return cards.reduce<string | null>((best, card) => (best === null || card[1]! > best[1]! ? card : best), null);
}

/** How far the crown tips, -1 to 1: votes as the piles stand, mine to the right. */
export function tipOf(standing: Standing, me: Seat): number {
  const votes = tally(standing.votes);
  return (votes[me] - votes[other(me)]) / FACTIONS.length;
}
