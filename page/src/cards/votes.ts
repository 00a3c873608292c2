/** The scoreboard's sums: what the five counters say of two score piles. */

import { type Faction, FACTIONS } from "./emblems";

export type Seat = "A" | "B";

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
  const them: Seat = me === "A" ? "B" : "A";
  return FACTIONS.map((faction) => {
    const of = (seat: Seat) => standing.scores[seat].filter((card) => card[0] === faction);
    const [mine, theirs] = [of(me), of(them)];
    const vote = standing.votes[faction] ?? null;
    return {
      faction,
      mine: mine.length,
      theirs: theirs.length,
      leads: vote === null ? null : vote === me ? "mine" : "theirs",
      highest: mine.length === theirs.length && mine.length > 0 ? { mine: highest(mine), theirs: highest(theirs) } : null,
      settled: standing.settled[faction] ?? false,
    };
  });
}

function highest(cards: readonly string[]): string | null {
  return cards.reduce<string | null>((best, card) => (best === null || card[1]! > best[1]! ? card : best), null);
}

/** How far the crown tips, -1 to 1: votes as the piles stand, mine to the right. */
export function tipOf(standing: Standing, me: Seat): number {
  const held = Object.values(standing.votes);
  const mine = held.filter((seat) => seat === me).length;
  const theirs = held.filter((seat) => seat !== null && seat !== me).length;
  return (mine - theirs) / 5;
}
