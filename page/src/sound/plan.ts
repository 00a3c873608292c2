/** Which sounds belong to what is shown, and when. Texture, not music: never more than the table itself would make. */

import type { GameEvent, Seat } from "../wire/model";

export type Sound = "card" | "trick" | "prize" | "phase" | "crown" | "turn";

export interface Planned {
  sound: Sound;
  /** Milliseconds from now. */
  after: number;
}

export interface Moment {
  events: readonly GameEvent[];
  /** Phase one is over, and the followers lie ready. */
  between: boolean;
  /** Whose turn it is, and whose it was before. */
  turn: Seat | null;
  before: Seat | null;
  /** The seat of whoever listens, if they have one to themselves. */
  me: Seat | null;
  /** Milliseconds since it was last their turn. */
  waited: number;
  /** Nobody is looking: only their turn is worth a sound. */
  hidden: boolean;
}

/** Between two sounds of one moment. */
const APART = 170;
/** Whoever waited less than this knows that it is their turn. */
const LONG_WAIT = 4000;

export function soundsOf({ events, between, turn, before, me, waited, hidden }: Moment): Planned[] {
  const found: Sound[] = hidden ? [] : events.flatMap((event) => soundOf(event) ?? []);
  if (between) found.push("phase");
  if (me !== null && turn === me && before !== me && (hidden || waited >= LONG_WAIT)) found.push("turn");
  // Two cards that came together are heard as one.
  const distinct = found.filter((sound, place) => found.indexOf(sound) === place);
  return distinct.map((sound, place) => ({ sound, after: place * APART }));
}

/** The crown is heard where it lands, and what is drawn unseen is not. */
function soundOf({ kind, audience }: GameEvent): Sound | null {
  if (kind === "gained" && audience === null) return "prize";
  return kind === "played" ? "card" : kind === "trick_won" ? "trick" : null;
}
