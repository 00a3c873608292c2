/** Listens to a table: turns what is shown there into sounds, and into what is felt of one's own cards. */

import { FACTIONS, type Seat, type StateMessage, type View } from "../wire/model";
import { soundsOf, type Planned } from "./plan";

const OWN_CARD = 12; // milliseconds
const OWN_TURN = 30;

export class Ear {
  #turn: Seat | null = null;
  #since = 0;
  #votes: View["votes"] | undefined;

  constructor(
    private readonly hear: (sounds: readonly Planned[]) => unknown,
    private readonly feel: (milliseconds: number) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Call with each state when it is shown, and how long its card takes to land. What was skipped or is old news is not
   * heard, but the phase always is.
   */
  shows(message: StateMessage, skipped: boolean, between = false, lands = 0): void {
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
    const sounds = soundsOf({ events, won, lands, between, turn, before, me, waited, hidden: document.hidden });
    void this.hear(sounds);
    if (events.some(({ kind, seat }) => kind === "played" && seat === me)) this.feel(OWN_CARD);
    else if (sounds.some(({ sound }) => sound === "turn")) this.feel(OWN_TURN);
  }
}
