/** A table as one player or spectator sees it: the state being shown, and the commands. */

import { TableConnection, socketAddress, type Socket, type Status } from "../wire/sockets";
import { remember, remembered } from "../kept/localstore";
import { randomId } from "../kept/player";
import {
  keepAccountSeat,
  keepForRematch,
  keptForRematch,
  noteTable,
  savedSeat,
  saveSeat,
  scoreAfter,
  updateSeat,
  type SavedSeat,
  type SeatKey,
} from "../kept/seats";
import {
  Refusal,
  type Answer,
  type Card,
  type Command,
  type NextTable,
  type Phrase,
  type Said,
  type StateMessage,
  type TableState,
  type View,
} from "../wire/model";
import { commitment, newContribution } from "../fair/fair";
import { lastPlays, other } from "../game/cards";
import { settings } from "../app/settings.svelte";
import { Display, type PaceHost } from "./display.svelte";
import type { Scene } from "./scenes";

/** The server's time, by a clock of the browser that cannot be set. */
export class ServerTime {
  #ahead: number | null = null;

  constructor(private readonly local: () => number = () => performance.now()) {}

  /** Takes the time at which the server sent a message. Of all messages, the one that came quickest tells it best. */
  hears(sent: string): void {
    const ahead = Date.parse(sent) - this.local();
    this.#ahead = Math.max(this.#ahead ?? ahead, ahead);
  }

  get now(): number {
    return this.local() + (this.#ahead ?? 0);
  }
}

/** Whose moment between the phases it was: once cards are taken back, there is another. */
const momentMark = ({ you, takebacks }: TableState) => `${you} ${takebacks}`;

/** Identifies a turn: after a card was taken back, another turn may have as many plays. */
const turnKey = ({ takebacks }: TableState, { ply }: View) => `${ply} ${takebacks}`;

export class TableStore implements PaceHost {
  connection = $state<Status>("connecting");
  /** The card that was played but is not on the table yet. */
  pending = $state<Card | null>(null);
  problem = $state.raw<Refusal | null>(null);
  /** Why the connection ended for good: no such table, or no access. */
  refused = $state.raw<Refusal | null>(null);
  /** A hint that was asked for, or the one that speaks against a card: then this card was not played. */
  hint = $state.raw<Answer | null>(null);
  thinking = $state(false);
  /** What the other player has just said. */
  said = $state.raw<Said | null>(null);
  /** Whether the player does not want to hear it at this table. */
  muted = $state(false);

  readonly display = new Display(this);
  readonly clock = new ServerTime();
  readonly wire: TableConnection;

  #revealing = false;
  #revealed = false;
  #taking = false;
  #rematching = false;
  #ply = 0;
  /** The moment about which the player has had a hint or a warning. */
  #warnedAt: string | null = null;
  /** The moment for which the server weighs the cards. */
  #weighed: string | null = null;

  constructor(
    readonly id: string,
    public saved: SavedSeat | undefined,
    key: SeatKey | null,
    /** Called with the next table; null where another connection of this screen takes the seat there. */
    private readonly rematched: ((table: string) => void) | null,
    open: () => Socket = () => new WebSocket(socketAddress(id, document.baseURI)) as unknown as Socket,
  ) {
    this.muted = remembered(`muted:${id}`) !== null;
    this.wire = new TableConnection(
      open,
      key,
      {
        status: (status) => (this.connection = status),
        state: (message) => this.#receive(message),
        rematch: (message) => this.#rematch(message),
        said: (message) => {
          if (!this.muted) this.said = message;
        },
        problem: (problem, final) => {
          if (final) this.refused = problem;
          else this.problem = problem;
        },
      },
      randomId,
    );
  }

  stop(): void {
    this.display.stop();
    this.wire.stop();
    settings.usualPace = "normal";
  }

  /** Ends the moment between the phases. After a reload the player does not see it again. */
  goOn(): void {
    const { latest } = this.display;
    if (this.saved && latest) remember(this.#momentKey, momentMark(latest.table));
    this.display.goOn();
  }

  get #momentKey(): string {
    return `moment:${this.id}`;
  }

  // --- what the display asks ---

  seen({ table }: StateMessage): boolean {
    return remembered(this.#momentKey) === momentMark(table);
  }

  shows({ message: { view, events } }: Scene): void {
    if (view?.ply !== this.display.message?.view?.ply || events.length > 0) this.hint = null;
    if (events.length > 0) this.problem = null; // the game has moved on from what was refused
    if (this.pending !== null && (!view || view.ply !== this.#ply || view.turn === null)) this.pending = null;
  }

  // --- commands ---

  /** Plays a card. Where the player wants to be warned, and has not been warned yet, a blunder brings the reason instead. */
  async play(card: Card): Promise<void> {
    const { table, view } = this.display.message ?? {};
    if (!table || !view || this.pending !== null) return;
    const moment = this.#moment();
    const ask = this.#warns(table) && this.#warnedAt !== moment;
    this.pending = card;
    this.#ply = view.ply;
    this.hint = null;
    // The acknowledgement may arrive before the state: the card stays pending until it is on the table, or refused.
    const answer = await this.command({ type: "play", card, ply: this.#ply, ...(ask ? { ask } : {}) });
    if (this.problem !== null || answer !== null) this.pending = null;
    if (answer === null || this.#moment() !== moment) return;
    this.#warnedAt = moment;
    this.hint = answer;
  }

  /** The card that the player has been warned of, and may play all the same. */
  get warned(): Card | null {
    return this.hint?.type === "warning" ? this.hint.card : null;
  }

  #warns({ hints, guided, you }: TableState): boolean {
    return hints && you !== "spectator" && (settings.warning === "always" || (settings.warning === "guided" && guided));
  }

  /** The server thinks while the player does, so that no card waits for it. */
  #weigh({ table, view }: StateMessage): void {
    if (!view || view.turn !== table.you || view.legal.length < 2 || !this.#warns(table)) return;
    const moment = turnKey(table, view);
    if (moment !== this.#weighed) this.wire.weigh();
    this.#weighed = moment;
  }

  get canTakeBack(): boolean {
    return this.pending === null && (this.display.message?.table.take_back_to ?? null) !== null;
  }

  /** Takes the player's last card back, and the bot's answers to it. Returns these cards; none if it was refused. */
  async takeBack(): Promise<Card[]> {
    const { table, view } = this.display.message ?? {};
    if (!this.canTakeBack || this.#taking || !view || typeof table?.take_back_to !== "number") return [];
    this.#taking = true;
    await this.command({ type: "take_back", to: table.take_back_to });
    this.#taking = false;
    return this.problem === null ? lastPlays(view, view.ply - table.take_back_to) : [];
  }

  async askHint(): Promise<void> {
    const moment = this.#moment();
    if (this.thinking || moment === null) return;
    this.thinking = true;
    const answer = await this.command({ type: "hint" });
    this.thinking = false;
    // A player who has moved on in the meantime needs no hint.
    if (!answer || this.pending !== null || this.#moment() !== moment) return;
    this.#warnedAt = moment;
    this.hint = answer;
  }

  #moment(): string | null {
    const { table, view } = this.display.message ?? {};
    return table && view ? turnKey(table, view) : null;
  }

  async rematch(): Promise<void> {
    const table = this.display.message?.table;
    if (!table || table.you === "spectator" || this.#rematching) return; // another contribution would fit no commitment
    this.#rematching = true;
    const contribution = keptForRematch(this.id) ?? newContribution();
    keepForRematch(this.id, contribution);
    const offered = table.rematch.offered.includes(other(table.you));
    await this.command({ type: offered ? "accept_rematch" : "offer_rematch", commitment: commitment(contribution) });
    this.#rematching = this.problem === null;
  }

  /** Says a phrase to the other player, if they are there to hear it. */
  speak(phrase: Phrase): void {
    this.problem = null;
    this.wire.speak(phrase);
  }

  mute(muted: boolean): void {
    this.muted = muted;
    this.said = null;
    remember(`muted:${this.id}`, muted ? "yes" : null);
  }

  /** Sends a command; where it is refused, `problem` says why. */
  async command(command: Command): Promise<Answer | null> {
    this.problem = null;
    try {
      return await this.wire.send(command);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (this.connection !== "closed") this.problem = problem;
      return null;
    }
  }

  #receive(message: StateMessage): void {
    const { table } = message;
    const goesOn = table.status === "playing" && this.display.latest?.table.status === "playing"; // nothing to keep, then
    if (table.you !== "spectator" && !goesOn) {
      this.saved ??= keepAccountSeat(table, table.you);
      noteTable(table, table.you);
      this.#witness(table);
      this.#reveal(message, this.saved.contribution);
    }
    if (message.now) this.clock.hears(message.now);
    settings.usualPace = table.guided ? "slow" : "normal";
    this.#weigh(message);
    this.display.add(message);
  }

  /** Saves the commitments as they were before this browser's secret was revealed; later ones prove nothing. */
  #witness({ status, commitment, commitments, options }: TableState): void {
    if (!this.#revealed && (status === "waiting" || status === "revealing"))
      updateSeat(this.id, { commitment, commitments, leader: options.leader });
  }

  /** Reveals the committed contribution once both players are seated: the deal is derived from all of them. */
  #reveal({ table }: StateMessage, contribution: string): void {
    if (table.status !== "revealing" || table.you === "spectator" || this.#revealing) return;
    if (!contribution) return; // this browser took the seat over with a new token, and never knew it
    if (table.seats[table.you].revealed || table.commitments[table.you] === null) return;
    this.#revealing = this.#revealed = true;
    void this.command({ type: "reveal", contribution }).then(() => (this.#revealing = false));
  }

  #rematch(message: NextTable): void {
    const contribution = keptForRematch(this.id);
    // Without a contribution of ours, the rematch was accepted on another device, which goes on. On a shared screen, one
    // of the two connections takes both seats to the next table.
    if (!this.saved || contribution === null || this.rematched === null) return;
    saveSeat({
      ...this.saved,
      table: message.table,
      seat: message.seat,
      token: message.token ?? "",
      otherToken: message.other_token ?? (this.saved.otherToken === null ? null : ""),
      contribution,
      // eslint-disable-next-line svelte/prefer-svelte-reactivity -- formatted at once
      created: new Date().toISOString(),
      over: false,
      score: scoreAfter(savedSeat(this.id) ?? this.saved),
      // those were for the previous deal
      commitment: undefined,
      commitments: undefined,
      leader: undefined,
    });
    keepForRematch(this.id, null);
    if (this.muted) remember(`muted:${message.table}`, "yes");
    this.rematched(message.table);
  }
}
