/**
 * Looking for an opponent: the lobby as the server shows it, this browser's seek, and the table that was found. It goes
 * on while the player is on another screen.
 */

import { settings } from "../app/settings.svelte";
import { announce } from "../browser/live.svelte";
import { notify } from "../browser/notify";
import { go, route } from "../browser/route.svelte";
import { commitment, newContribution } from "../fair/fair";
import { say } from "../i18n/words.svelte";
import { table as lookUp } from "../wire/http";
import { randomId } from "../wire/line";
import { LobbyLine, type LobbyListener } from "../wire/lobby";
import { asRefusal, type ClockKind, type LobbyMessage, type Paired, type Refusal } from "../wire/model";
import { keep, playerName } from "./seating";

export const POOLS: readonly ClockKind[] = ["live", "slow"];

/** The server's own trouble, after which a seek is sent again. */
const PASSING = new Set(["not_kept", "not_read", "server_error"]);

interface Wish {
  id: string;
  pool: ClockKind;
  contribution: string;
  /** Whether the server has shown this seek. */
  known: boolean;
}

export class Seeking {
  /** What everybody in the lobby sees. */
  room = $state.raw<LobbyMessage | null>(null);
  problem = $state.raw<Refusal | null>(null);
  /** What became of the last seek: the opponent did not come, or the player did not. */
  news = $state<"kept" | "missed" | null>(null);
  /** The pool in which an opponent is looked for. */
  pool = $state<ClockKind | null>(null);
  /** When the wait began, by this device's clock. */
  since = $state(0);
  /** The table that was found, until the player has gone there. */
  found = $state<string | null>(null);
  #wish: Wish | null = null;
  #line: LobbyLine | null = null;
  #screens = 0;

  constructor(
    private readonly connect: (listener: LobbyListener) => LobbyLine = (listener) => new LobbyLine(listener),
    private readonly look = lookUp,
  ) {}

  /** Shows the lobby on a screen; returns what ends that. A seek goes on without one. */
  enter(): () => void {
    this.#screens++;
    if (!this.#line) {
      const lobby = (message: LobbyMessage, first: boolean) => {
        if (first && this.#wish) this.#wish.known = false;
        void this.#hear(message);
      };
      const problem = (problem: Refusal, final: boolean) => {
        if (!final && PASSING.has(problem.code)) return void setTimeout(() => this.#line?.again(), 1000);
        this.problem = problem;
        this.#forget();
      };
      this.#line = this.connect({ lobby, problem });
      this.#line.start();
    }
    return () => {
      this.#screens--;
      this.#closeIfIdle();
    };
  }

  hurry(): void {
    this.#line?.hurry();
  }

  begin(pool: ClockKind): void {
    this.news = this.problem = null;
    this.#seek(pool);
  }

  cancel(): void {
    this.#line?.cancel();
    this.#forget();
  }

  goThere(): void {
    const table = this.found;
    this.found = null;
    if (table) go({ screen: "table", id: table });
  }

  #seek(pool: ClockKind): void {
    const contribution = newContribution(); // a new one for each seek: the last may have been revealed
    const wish = (this.#wish = { id: randomId(), pool, contribution, known: false });
    [this.pool, this.since] = [pool, Date.now()];
    this.#line?.seek({ type: "seek", id: wish.id, pool, name: playerName(), commitment: commitment(contribution) });
  }

  async #hear(message: LobbyMessage): Promise<void> {
    this.room = message;
    const [wish, { seek, paired }] = [this.#wish, message];
    if (!wish) return;
    if (seek?.id === wish.id) {
      wish.known = true;
      this.since = Date.now() - 1000 * seek.waited;
    } else if (paired?.id === wish.id) await this.#paired(wish, paired);
    else if (wish.known) this.#forget(); // the same player looks in another window
  }

  async #paired(wish: Wish, paired: Paired): Promise<void> {
    const there = () => route().screen === "table" && location.hash.includes(paired.table);
    if (paired.state === "fresh" && this.pool !== null) {
      this.pool = null;
      try {
        const table = await this.look(paired.table);
        keep({ table, seat: paired.seat, token: paired.token }, wish.contribution, null);
      } catch (error) {
        this.problem = asRefusal(error);
        return;
      }
      this.found = paired.table;
      announce(say("lobby-found"));
      if (route().screen === "lobby" && !document.hidden) this.goThere();
      else if (document.hidden && settings.notify) void notify("lobby", say("lobby-found"), say("lobby-go"));
    } else if (paired.state === "kept") {
      this.#forget();
      this.news = "kept";
      if (there()) go({ screen: "lobby" });
      this.#seek(paired.pool);
    } else if (paired.state !== "fresh") {
      this.#forget();
      if (paired.state !== "missed") return;
      this.news = "missed";
      if (there()) go({ screen: "lobby" });
    }
  }

  #forget(): void {
    this.#wish = this.pool = this.found = null;
    this.#line?.forget();
    this.#closeIfIdle();
  }

  #closeIfIdle(): void {
    if (this.#screens > 0 || this.#wish) return;
    this.#line?.stop();
    this.#line = null;
  }
}

export const seeking = new Seeking();
