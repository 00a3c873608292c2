/** What lies in the middle of the table: always one trick, with the prize and the number that belong to it. */

import { other } from "../game/cards";
import type { Card, Faction, Seat, SeenTrick, View } from "../wire/model";

/**
 * How far a trick has come:
 * - `laid`: the reply lies on the table, and the trick is not decided yet.
 * - `won`: it is decided.
 * - `taking`: its cards are on their way.
 * - `taken`: they have arrived. The finished trick still stands.
 * - `moment`: phase one is over, and the player has not taken up the followers yet.
 * - `state`: a state as it came from the server.
 */
export type Step = "laid" | "won" | "taking" | "taken" | "moment" | "state";

/** A step on the way from one state to the next, with the trick that ends there. */
export interface TrickStage {
  step: Step;
  trick: SeenTrick | null;
}

/** The last trick that the view tells of. By heart it tells of no others. */
export const lastTrick = (view: View | null): SeenTrick | null => view?.tricks.at(-1) ?? null;

export interface Laid {
  seat: Seat;
  card: Card;
  /** The faction that a Doppelgänger stands in for. */
  as: Faction | undefined;
}

export interface Tableau {
  phase: 1 | 2;
  number: number;
  cards: Laid[];
  /** The trick that is decided and still stands. */
  finished: SeenTrick | null;
  /** Whether its winner and loser have what it brought them: the prize, and the hidden draw. */
  shared: boolean;
  /** The card beside the draw pile: this trick's prize, or once that is shared the next one's. */
  prize: Card | null;
  /** Whether the prize is on its way to a player. */
  leaving: boolean;
  /** The trick before the one on the table. */
  last: SeenTrick | null;
}

/** `stage`: on the way from one state to the next. `stands`: whether a finished trick stays on the table. */
export function tableau(view: View, stage: TrickStage | null = null, stands = true): Tableau {
  const { phase, prize, trick: number } = view;
  const before = lastTrick(view);
  const now = { phase, number, prize, shared: false, leaving: stage?.step === "taking", last: before };
  if (stage?.trick && (stage.step === "laid" || stage.step === "won" || stage.step === "taking"))
    return { ...now, cards: laid(stage.trick), finished: stage.step === "laid" ? null : stage.trick };
  if (view.led !== null)
    return { ...now, cards: [{ seat: view.leader, card: view.led, as: undefined }], finished: null };
  if (!before || before.phase !== phase || !stands) return { ...now, cards: [], finished: null };
  const { A, B } = view.hand_counts;
  return {
    ...now,
    number: A + B === 0 ? view.size : number - 1, // not from the plays: a game may have begun in the middle of a trick
    cards: laid(before),
    finished: before,
    shared: phase === 1,
    last: view.tricks.at(-2) ?? null,
  };
}

export const laid = (trick: SeenTrick): Laid[] => [
  { seat: trick.leader, card: trick.led, as: undefined },
  { seat: other(trick.leader), card: trick.reply, as: trick.stands_for ?? undefined },
];

/** What a player got from a trick of phase one: a card, or null for one that the viewer did not see. */
export function gain(trick: SeenTrick, seat: Seat): Card | null {
  return trick.prize_to === seat ? trick.prize : trick.drawn;
}
