/**
 * A connection to one table: it tells the server which state it saw last, and resends every command that was not
 * acknowledged. A command keeps its id, so repeating it is harmless.
 */

import type { SeatKey } from "../kept/seats";
import { addressOf, Line, PROTOCOL, type Socket, type Status } from "./line";
import {
  Refusal,
  type Answer,
  type Command,
  type NextTable,
  type Phrase,
  type Said,
  type ServerMessage,
  type StateMessage,
} from "./model";

export { type Socket, type Status };

export interface Listener {
  status(status: Status): void;
  state(message: StateMessage): void;
  rematch(message: NextTable): void;
  said(message: Said): void;
  /** A problem that belongs to none of our commands, or (`final`) the one that ended the connection. */
  problem(problem: Refusal, final: boolean): void;
}

interface Waiting {
  text: string;
  resolve(answer: Answer | null): void;
  reject(problem: Refusal): void;
}

export class Connection extends Line<ServerMessage> {
  #waiting = new Map<string, Waiting>();
  #since: number | null = null;

  constructor(
    open: () => Socket,
    private readonly key: SeatKey | null,
    private readonly listener: Listener,
    private readonly newId: () => string,
    random?: () => number,
  ) {
    super(open, random);
  }

  /** Resolves once the server has committed the command, over as many sockets as it takes; rejects with a `Refusal`. */
  send(command: Command): Promise<Answer | null> {
    const id = this.newId();
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { text, resolve, reject };
      this.#waiting.set(id, waiting);
      this.post(text);
    });
  }

  /** Has the server think about the cards, so that it can warn of one at once. */
  weigh(): void {
    this.post(JSON.stringify({ type: "weigh" }));
  }

  /** Says a phrase to the other player. Nobody waits for it, so it is not sent again. */
  speak(phrase: Phrase): void {
    this.post(JSON.stringify({ type: "say", id: this.newId(), phrase }));
  }

  protected greeting(): object {
    return { type: "hello", protocol: PROTOCOL, token: null, since: this.#since, ...this.key };
  }

  protected became(status: Status): void {
    this.listener.status(status);
  }

  protected ended(problem: Refusal, stopped: boolean): void {
    for (const waiting of this.#waiting.values()) waiting.reject(problem);
    this.#waiting.clear();
    if (!stopped) this.listener.problem(problem, true);
  }

  protected hear(message: ServerMessage): void {
    switch (message.type) {
      case "state": {
        const first = this.greet();
        const old = this.#since !== null && message.seq < this.#since;
        if (!old) {
          this.#since = message.seq;
          this.listener.state(message);
        }
        if (first) for (const waiting of this.#waiting.values()) this.post(waiting.text);
        return;
      }
      case "ack":
        return this.#settle(message.id, (waiting) => waiting.resolve(null));
      case "hint":
      case "warning":
        return this.#settle(message.id, (waiting) => waiting.resolve(message));
      case "rematch":
        return this.listener.rematch(message);
      case "said":
        return this.listener.said(message);
      case "error": {
        const problem = new Refusal(message.code, message.params);
        if (message.id !== null && this.#waiting.has(message.id))
          return this.#settle(message.id, (waiting) => waiting.reject(problem));
        this.lastProblem = problem;
        if (this.greeted) this.listener.problem(problem, false);
        return;
      }
      case "bye":
      case "pong":
        return;
    }
  }

  #settle(id: string, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return; // acknowledged twice
    this.#waiting.delete(id);
    how(waiting);
  }
}

/** The address of a table's socket. */
export const socketAddress = (id: string, page: string): string => addressOf(`ws/tables/${id}`, page);
