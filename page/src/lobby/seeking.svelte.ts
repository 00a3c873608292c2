/**
 * Looking for an opponent: the lobby as the server shows it, this browser's seek, the challenges of a member, and the table that was found. A seek and a live challenge go on while the player is on another screen.
 */

import { settings } from "../app/settings.svelte";
import { announce } from "../browser/live.svelte";
import { notify } from "../browser/notify";
import { go, route } from "../browser/route.svelte";
import { commitment, newContribution } from "../fair/fair";
import { personName } from "../game/telling";
import { say } from "../i18n/words.svelte";
import { hear } from "../sound/player";
import { table as lookUp } from "../wire/http";
import { remember, remembered } from "../kept/localstore";
import { randomId } from "../kept/player";
import { LobbyConnection, type LobbyListener } from "../wire/sockets";
import {
  asRefusal,
  type Challenge,
  type ClockKind,
  type LobbyMessage,
  type Paired,
  Refusal,
  type TableState,
} from "../wire/model";
import { keepSearch, keptSearch, type KeptSearch } from "../kept/search";
import { keepSeat, onTable, savedSeat } from "../kept/seats";
import { playerName } from "./seating";

export const POOLS: readonly ClockKind[] = ["live", "slow"];

/** Trouble after which the same is tried again. */
const PASSING = new Set(["not_kept", "not_read", "server_error", "connection_lost"]);
const PAUSE = 1000; // milliseconds before that

/** Milliseconds for which a challenge is new: one that has waited for longer is shown without a sound. */
const NEW = 60_000;
const LATER = "later";

/** A table to go to. `name`: who has accepted a challenge there. */
interface Found {
  table: string;
  name: string | null;
  /** Whether it waits for a day, and not for seconds. */
  slow?: boolean;
}

/** A challenge of the player's own that waits. */
interface Sent {
  table: string;
  name: string;
  live: boolean;
}

interface Wish extends KeptSearch {
  /** Whether the server has shown this seek. */
  known: boolean;
  /** What has become of it, once an opponent was found. */
  paired?: Paired["state"];
}

/** Whether others may watch the games that the player looks for or opens a seat for. */
export const mayWatch = (): boolean => remembered("watched") === "yes";
export const letWatch = (yes: boolean): void => remember("watched", yes ? "yes" : null);

const isAt = (table: string): boolean => route().screen === "table" && location.hash.includes(table);

export const foundText = ({ name, slow }: Found, otherwise = say(slow ? "lobby-found" : "lobby-hurry")): string =>
  name === null ? otherwise : say("people-accepted", { name: personName(name) });

export class Seeking {
  room = $state.raw<LobbyMessage | null>(null);
  problem = $state.raw<Refusal | null>(null);
  /** What became of the last seek: the opponent did not come, or the player did not. */
  news = $state<"kept" | "missed" | null>(null);
  pool = $state<ClockKind | null>(null);
  /** When the wait began, by this device's clock. */
  since = $state(0);
  /** The table that was found, until the player has gone there. */
  found = $state.raw<Found | null>(null);
  lost = $state(false);
  /** The reader's own challenge that ended without a game, and why. */
  ended = $state.raw<{ name: string; why: NonNullable<TableState["challenge"]> } | null>(null);
  #wish: Wish | null = null;
  /** By table. Nothing on the screen depends on it, nor on the next. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- see above
  readonly #sent = new Map<string, Sent>();
  /** Tables of the received challenges that the player has heard of. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- see above
  readonly #announced = new Set<string>();
  /** And of those that they have put off: these are in the lobby. */
  #later = $state.raw(remembered(LATER)?.split(",") ?? []);
  #line: LobbyConnection | null = null;
  /** The account that the line was opened with. */
  #as: string | null = null;
  #screens = 0;

  /** Who challenges the player and has no answer yet, nor was put off. */
  readonly call = $derived(this.room?.challenges?.find(({ mine, table }) => !mine && !this.#later.includes(table)));

  constructor(
    private readonly connect: (listener: LobbyListener) => LobbyConnection = (listener) =>
      new LobbyConnection(listener),
    private readonly look = lookUp,
  ) {}

  /** Shows the lobby on a screen; returns what ends that. A seek goes on without one. */
  enter(): () => void {
    this.#screens++;
    this.#open();
    if (this.#as !== settings.account) this.#comeAs(settings.account);
    return () => {
      this.#screens--;
      this.#closeIfIdle();
    };
  }

  /** Waits for the answer to a live challenge that the player has made, on whichever screen. */
  awaitAnswer(table: string, name: string): void {
    this.#sent.set(table, { table, name, live: true });
    this.#open();
  }

  /** Answers a challenge another time, in the lobby. */
  putOff(table: string): void {
    const waits = this.room?.challenges?.map((one) => one.table) ?? [];
    this.#later = [...this.#later.filter((one) => waits.includes(one)), table];
    remember(LATER, this.#later.join());
  }

  hurry(): void {
    this.#line?.hurry();
  }

  /** Goes on with the search that this tab had before its page was loaded again. */
  resume(): void {
    const kept = keptSearch();
    if (kept === null || this.#wish) return;
    this.#open();
    this.#send({ ...kept, known: false });
  }

  begin(pool: ClockKind): void {
    this.news = this.problem = null;
    this.#seek(pool);
  }

  cancel(): void {
    this.#line?.cancel();
    this.#forget();
  }

  /** Ends the search for a live game: another one begins. A search for a slow game goes on. */
  cancelLive(): void {
    if (this.#wish?.pool === "live") this.cancel();
  }

  /**
   * Ends the search for a live game where there is one, however the player came to it. A seat without a contribution is
   * the account's from elsewhere, which may be the very one that was found; the server knows of those.
   */
  notice({ id, status, options }: TableState): void {
    const going = status === "revealing" || status === "playing";
    if (this.pool !== "live" || options.clock !== "live" || !going || !savedSeat(id)?.contribution) return;
    this.cancel();
    if (!isAt(id)) this.problem = new Refusal("playing_already", { table: id });
  }

  goThere(): void {
    const table = this.found?.table;
    this.found = null;
    if (table) go({ screen: "table", id: table });
  }

  /** Reconnects to the lobby after signing in or out, with a new seek: the old one is another person's. */
  #comeAs(account: string | null): void {
    const pool = this.pool;
    if (pool) this.#line?.cancel();
    else this.#line?.forget(); // a table was found
    this.#wish = this.pool = null;
    this.#as = account;
    this.#line?.stop();
    this.#line?.start();
    if (pool) this.#seek(pool);
  }

  #open(): void {
    if (this.#line) return;
    this.#as = settings.account;
    const lobby = (message: LobbyMessage, first: boolean) => {
      if (first && this.#wish) this.#wish.known = false;
      void this.#hear(message);
    };
    const problem = (problem: Refusal, final: boolean) => {
      if (!final && PASSING.has(problem.code)) return void setTimeout(() => this.#line?.again(), PAUSE);
      this.problem = problem;
      this.#forget();
      if (final) this.#line = null; // another screen may try again
    };
    this.#line = this.connect({ lobby, problem, became: (status) => (this.lost = status === "lost") });
    this.#line.start();
  }

  #seek(pool: ClockKind): void {
    const contribution = newContribution(); // a new one for each seek: the last may have been revealed
    this.#send({ id: randomId(), pool, contribution, known: false });
  }

  #send(wish: Wish): void {
    const { id, pool, contribution } = (this.#wish = wish);
    keepSearch({ id, pool, contribution });
    [this.pool, this.since] = [pool, Date.now()];
    const listed = mayWatch();
    this.#line?.seek({ type: "seek", id, pool, name: playerName(), commitment: commitment(contribution), listed });
  }

  async #hear(message: LobbyMessage): Promise<void> {
    this.room = message;
    this.#hearChallenges(message.challenges ?? []);
    const [wish, { seek, paired }] = [this.#wish, message];
    if (!wish) return;
    if (seek?.id === wish.id) {
      wish.known = true;
      this.since = Date.now() - 1000 * seek.waited;
    } else if (paired?.id === wish.id) await this.#paired(wish, paired);
    else if (wish.known) this.#forget(); // the same player looks in another window
  }

  async #paired(wish: Wish, paired: Paired): Promise<void> {
    const { table, seat, token, table_state } = paired;
    wish.paired = paired.state;
    if (paired.state === "fresh" && this.pool !== null) {
      const wanted = () => this.#wish === wish && wish.paired === "fresh" && this.pool !== null;
      const state =
        table_state ??
        (await this.#ask(table, wanted).catch((error: unknown) => {
          this.problem = asRefusal(error);
          this.pool = null;
        }));
      if (!state || !wanted()) return;
      this.pool = null;
      keepSeat({ table: state, seat, token }, wish.contribution, null);
      keepSearch(null);
      this.#arrive({ table, name: null, slow: paired.pool === "slow" });
    } else if (paired.state === "kept") {
      this.#forget();
      this.news = "kept";
      if (isAt(table)) go({ screen: "lobby" });
      this.#seek(paired.pool);
    } else if (paired.state !== "fresh") {
      this.#forget();
      if (paired.state !== "missed") return;
      this.news = "missed";
      if (isAt(table)) go({ screen: "lobby" });
    }
  }

  #hearChallenges(challenges: Challenge[]): void {
    for (const one of challenges)
      if (one.mine) this.#sent.set(one.table, { table: one.table, name: one.name, live: one.options.clock === "live" });
      else if (!this.#announced.has(one.table)) {
        this.#announced.add(one.table);
        const text = say("people-calls", { name: personName(one.name) });
        announce(text);
        if (Date.now() - Date.parse(one.created) < NEW) void hear([{ sound: "turn", after: 0 }]);
        if (document.hidden && settings.notify) void notify(one.table, text, say("people-challenges"));
      }
    for (const one of this.#sent.values()) if (!this.#shows(one)) void this.#settle(one);
  }

  /** The reader's own challenge is not shown any more: it was accepted, it ended, or the server does not know yet. */
  async #settle(sent: Sent): Promise<void> {
    const { table, name, live } = sent;
    const wanted = () => this.#sent.has(table) && !this.#shows(sent);
    const state = await this.#ask(table, wanted).catch(() => null);
    if (state?.status === "waiting" || !wanted()) return;
    this.#sent.delete(table);
    if (state?.challenge) {
      this.ended = { name, why: state.challenge };
      announce(say("people-ended", { why: state.challenge, name: personName(name) }));
    } else if (state && state.status !== "over" && savedSeat(table)) {
      if (live) this.cancelLive();
      this.#arrive({ table, name });
    }
    this.#closeIfIdle();
  }

  #shows({ table }: Sent): boolean {
    return this.room?.challenges?.some((one) => one.table === table) ?? false;
  }

  /** What the server says about a table, asked again after passing trouble; null once it is not `wanted` any more. */
  async #ask(table: string, wanted: () => boolean): Promise<TableState | null> {
    while (wanted())
      try {
        const state = await this.look(table);
        return wanted() ? state : null;
      } catch (error) {
        if (!PASSING.has(asRefusal(error).code)) throw error;
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    return null;
  }

  /** There is a table to go to: at once, if the player is waiting for it before the screen. */
  #arrive(found: Found): void {
    if (isAt(found.table)) return;
    this.found = found;
    if (route().screen === "lobby" && !document.hidden) {
      announce(foundText(found, say("lobby-found")));
      return this.goThere();
    }
    const text = foundText(found);
    announce(text);
    void hear([{ sound: "turn", after: 0 }]);
    if (document.hidden && settings.notify) void notify("lobby", text, say("lobby-go"));
  }

  #forget(): void {
    this.#wish = this.pool = this.found = null;
    keepSearch(null);
    this.#line?.forget();
    this.#closeIfIdle();
  }

  #closeIfIdle(): void {
    const calling = [...this.#sent.values()].some(({ live }) => live);
    if (this.#screens > 0 || this.#wish || calling) return;
    this.#line?.stop();
    this.#line = this.room = null;
    this.lost = false;
    this.#sent.clear(); // of a slow challenge that is accepted later, the list of games tells
  }
}

export const seeking = new Seeking();
onTable((table) => seeking.notice(table));
