/** Which sounds belong to what is shown, and when. Texture, not music: never more than the table itself would make. */

import { FACTIONS, type Faction, type GameEvent, type Seat, type StateMessage, type View } from "../wire/model";

/** A faction's own is heard when its vote changes hands. */
export type Sound = "deal" | "card" | "trick" | "prize" | "phase" | "crown" | "turn" | Faction;

export interface Planned {
  sound: Sound;
  /** Milliseconds from now. */
  after: number;
}

export interface Moment {
  events?: readonly GameEvent[];
  /** The factions whose votes have changed hands. */
  won?: readonly Faction[];
  /** How long a card takes to land, in milliseconds. */
  lands?: number;
  /** Phase one is over, and the followers lie ready. */
  between?: boolean;
  /** It has just become the listener's turn, who has a seat to themselves. */
  mine?: boolean;
  /** Milliseconds since it was last their turn. */
  waited?: number;
  /** The page is hidden: only the listener's turn is worth a sound. */
  hidden?: boolean;
}

/** How long one's own card is felt, and one's turn, in milliseconds. */
const OWN_CARD = 12;
const OWN_TURN = 30;
/** Between two sounds of one moment. */
const APART = 170;
/** A player who waited less than this knows that it is their turn. */
const LONG_WAIT = 4000;

export function soundsOf({ events = [], won = [], lands = 0, between, mine, waited = 0, hidden }: Moment): Planned[] {
  const sounds: Sound[] = hidden ? [] : [...events.flatMap((event) => soundOf(event) ?? []), ...won];
  if (between) sounds.push("phase");
  if (mine && (hidden || waited >= LONG_WAIT)) sounds.push("turn");
  // Two cards that came together are heard as one.
  const distinct = sounds.filter((sound, place) => sounds.indexOf(sound) === place);
  const first = distinct[0] === "card" ? lands : 0;
  return distinct.map((sound, place) => ({ sound, after: first + place * APART }));
}

/** The crown is heard where it lands, and what is drawn unseen is not. */
function soundOf({ kind, audience }: GameEvent): Sound | null {
  if (kind === "gained" && audience === null) return "prize";
  return kind === "played" ? "card" : kind === "trick_won" ? "trick" : null;
}

/** Turns what is shown of a table into sounds, and into what is felt of one's own cards. */
export class SoundTrigger {
  #turn: Seat | null = null;
  #since = 0;
  #votes: View["votes"] | undefined;

  constructor(
    private readonly hear: (sounds: readonly Planned[]) => unknown,
    private readonly feel: (milliseconds: number) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Call with each state when it is shown, and how long its card takes to land. What was skipped or is old news is
   * silent, but the phase always is heard.
   */
  shown(message: StateMessage, skipped: boolean, between = false, lands = 0): void {
    const { table, view, snapshot } = message;
    const me = table.you === "spectator" || table.kind === "same_screen" ? null : table.you;
    const [turn, before] = [view?.turn ?? null, this.#turn];
    const waited = this.now() - this.#since;
    this.#turn = turn;
    const [votes, old] = [view?.votes, this.#votes];
    this.#votes = votes;
    const won = FACTIONS.filter((faction) => old && votes?.[faction] && votes[faction] !== old[faction]);
    if (turn === me || before === me) this.#since = this.now();
    if ((skipped && !between) || snapshot) return;
    const events = message.events.flat();
    const mine = me !== null && turn === me && before !== me;
    const sounds = soundsOf({ events, won, lands, between, mine, waited, hidden: document.hidden });
    void this.hear(sounds);
    if (events.some(({ kind, seat }) => kind === "played" && seat === me)) this.feel(OWN_CARD);
    else if (sounds.some(({ sound }) => sound === "turn")) this.feel(OWN_TURN);
  }
}
