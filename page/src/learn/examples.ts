/** The longer examples of the rules screen. */
import type { Standing } from "../game/votes";
import type { Faction } from "../wire/model";

/** A hand that answers G5 (R7): what may be played and what may not. */
export const FOLLOWING: readonly { card: string; may: boolean }[] = [
  { card: "G2", may: true },
  { card: "G7", may: true },
  { card: "K8", may: false },
  { card: "U3", may: false },
  { card: "X4", may: true },
];

export interface Trick {
  led: string;
  reply: string;
  /** What a Doppelgänger stands in for. */
  as?: Faction;
  wins: "led" | "reply";
  /** Where the cards go: message ids, where the picture tells it. */
  fate?: [string, string];
}

/** A trick that shows a faction's power; the Goblins have none. */
export const POWERS: Partial<Record<Faction, Trick>> = {
  K: { led: "G9", reply: "K2", wins: "reply" },
  U: { led: "U6", reply: "U8", wins: "reply", fate: ["learn-to-score", "learn-to-score"] },
  D: { led: "D9", reply: "D3", wins: "led", fate: ["learn-to-loser", "learn-to-loser"] },
  X: { led: "U5", reply: "X7", as: "U", wins: "reply", fate: ["learn-to-score", "learn-out"] },
};

/** The end of a game (R24): A has the Goblins, the Knights and the Doppelgängers; the Undead hang on the highest card. */
export const ENDING: Standing = {
  scores: {
    A: ["G0", "G0", "G4", "G7", "K3", "K5", "K9", "U0", "U2", "U4", "U6", "U8", "D1", "X3", "X4", "X8"],
    B: ["G0", "G2", "G9", "K2", "K8", "U1", "U3", "U5", "U7", "U9", "D4", "D6", "D9", "X2"],
  },
  votes: { G: "A", K: "A", U: "B", D: "B", X: "A" },
  decided_by: { G: "count", K: "count", U: "U9", D: "count", X: "count" },
  settled: { G: true, K: true, U: true, D: true, X: true },
};
