/** Which sounds belong to what is shown, and when. Texture, not music: never more than the table itself would make. */

import type { Faction, GameEvent, Seat } from "../wire/model";

/** A faction's own is heard when its vote changes hands. */
export type Sound = "deal" | "card" | "trick" | "prize" | "phase" | "crown" | "turn" | Faction;

export interface Planned {
  sound: Sound;
  /** Milliseconds from now. */
  after: number;
}

export interface Moment {
  events: readonly GameEvent[];
  /** The factions whose votes have changed hands. */
  won: readonly Faction[];
  /** How long a card takes to land, in milliseconds. */
  lands: number;
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

export function soundsOf({ events, won, lands, between, turn, before, me, waited, hidden }: Moment): Planned[] {
  const found: Sound[] = hidden ? [] : [...events.flatMap((event) => soundOf(event) ?? []), ...won];
  if (between) found.push("phase");
  if (me !== null && turn === me && before !== me && (hidden || waited >= LONG_WAIT)) found.push("turn");
  // Two cards that came together are heard as one.
  const distinct = found.filter((sound, place) => found.indexOf(sound) === place);
  const first = distinct[0] === "card" ? lands : 0;
  return distinct.map((sound, place) => ({ sound, after: first + place * APART }));
}

/** The crown is heard where it lands, and what is drawn unseen is not. */
function soundOf({ kind, audience }: GameEvent): Sound | null {
  if (kind === "gained" && audience === null) return "prize";
  return kind === "played" ? "card" : kind === "trick_won" ? "trick" : null;
}
