/** Why a game was won or lost, from the exact verdicts on phase two.
 *
 * With best play the outcome never changes, so whatever changed it was a slip. The last slip decided
 * the game: after it the outcome stood. Where the same player first let a win become a draw and then lost the draw
 * as well, with nothing given back in between, both together did it.
 */

import { cardName, type Players } from "../game/telling";
import { listed, say } from "../i18n/words.svelte";
import type { Card, Seat, Verdict } from "../wire/model";

export interface Slip {
  seat: Seat;
  /** The play's number in the whole game, as in the replay. */
  play: number;
  /** The trick of phase two, as counted at the table. */
  trick: number;
  card: Card;
  /** What would have kept it. */
  best: readonly Card[];
  /** What was let go. */
  had: "win" | "draw";
}

export type Why =
  /** Without a slip: it stood like this from the first card of phase two. */
  | { kind: "steady"; winner: Seat | null }
  /** `then` is the same player's next slip, by which the draw was gone as well. */
  | { kind: "slip"; slip: Slip; then: Slip | null }
  /** A game that was not lost was forfeited. */
  | { kind: "given"; seat: Seat; had: "win" | "draw" };

/** Null where nothing can be said: the game never got to phase two. `loser` has forfeited. */
export function whyOf(judged: readonly (Verdict | null)[], loser: Seat | null): Why | null {
  const first = judged.findIndex((one) => one !== null);
  const last = judged.at(-1);
  if (first < 0 || !last) return null;
  const stood = (seat: Seat) => (last.seat === seat ? last.after : -last.after);
  if (loser !== null && stood(loser) >= 0) return { kind: "given", seat: loser, had: had(stood(loser)) };
  const slips = judged.filter((one): one is Verdict => one !== null && one.after < one.before);
  const final = slips.at(-1);
  if (!final) return { kind: "steady", winner: last.after === 0 ? null : stood("A") > 0 ? "A" : "B" };
  const slip = (one: Verdict): Slip => ({
    seat: one.seat,
    play: one.play,
    trick: Math.floor((one.play - 1 - first) / 2) + 1,
    card: one.card,
    best: one.best,
    had: had(one.before),
  });
  const previous = slips.at(-2);
  return previous?.seat === final.seat
    ? { kind: "slip", slip: slip(previous), then: slip(final) }
    : { kind: "slip", slip: slip(final), then: null };
}

const had = (value: number) => (value > 0 ? "win" : "draw");

/** The reason in a sentence or two, to the reader if they played. */
export function tellWhy(why: Why, players: Players): string {
  if (why.kind === "steady") {
    if (why.winner === null) return say("why-steady-draw");
    const who = players.me === null ? "other" : why.winner === players.me ? "winner" : "loser";
    return say("why-steady", { reader: who, name: players.names[why.winner] });
  }
  if (why.kind === "given") return say("why-given", { ...whose(why.seat, players), had: why.had });
  const { slip, then } = why;
  const sentence = say("why-slip", {
    ...whose(slip.seat, players),
    had: slip.had,
    trick: slip.trick,
    card: cardName(slip.card),
    best: alternatives(slip.best),
  });
  return then ? `${sentence} ${say("why-then", { trick: then.trick, best: alternatives(then.best) })}` : sentence;
}

const whose = (seat: Seat, players: Players) => ({
  who: seat === players.me ? "you" : "other",
  name: players.names[seat],
});

/** One or two cards by name; of more, the first and how many others there were. */
function alternatives(best: readonly Card[]): string {
  const kinds = [...new Set(best)];
  if (kinds.length > 2) return say("why-or-more", { card: cardName(kinds[0]!), more: kinds.length - 1 });
  return listed(kinds.map(cardName), "disjunction");
}
