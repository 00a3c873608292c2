/**
 * A connection to one table that survives broken sockets: it reconnects, tells the server which state it saw last,
 * and resends every command that was not acknowledged. A command keeps its id, so repeating it is harmless.
 */

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

const PROTOCOL = 1;
const FIRST_WAIT = 400;
const LONGER_EACH_TIME = 1.5; // after an outage of two seconds everybody is back within four
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const PATIENCE = 8_000; // the longest wait for a sign of life

/** Close codes after which reconnecting is pointless: a bad greeting, a blocked address, no such table. */
const FINAL = new Set([4400, 4403, 4404]);

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((end: { code: number }) => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(code?: number): void;
}

export type Status = "connecting" | "open" | "lost" | "closed";

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

export class Connection {
  status: Status = "connecting";
  #socket: Socket | null = null;
  #waiting = new Map<string, Waiting>();
  #since: number | null = null;
  #failures = 0;
  #greeted = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #lastProblem: Refusal | null = null;

  constructor(
    private readonly open: () => Socket,
    private readonly token: string | null,
    private readonly listener: Listener,
    private readonly newId: () => string,
    private readonly random: () => number = Math.random,
  ) {}

  /** Resolves once the server has committed the command, over as many sockets as it takes; rejects with a `Refusal`. */
  send(command: Command): Promise<Answer | null> {
    const id = this.newId();
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { text, resolve, reject };
      this.#waiting.set(id, waiting);
      if (this.#greeted) this.#post(waiting);
    });
  }

  /** Has the server think about the cards, so that it can warn of one at once. */
  weigh(): void {
    if (this.#greeted && this.#socket?.readyState === 1) this.#socket.send(JSON.stringify({ type: "weigh" }));
  }

  /** Says a phrase to the other player. Nobody waits for it, so it is not sent again. */
  speak(phrase: Phrase): void {
    if (this.#greeted && this.#socket?.readyState === 1)
      this.#socket.send(JSON.stringify({ type: "say", id: this.newId(), phrase }));
  }

  /** Reconnects now: the device is back online, or the player asks for it. */
  hurry(): void {
    if (this.status !== "lost") return;
    clearTimeout(this.#retry);
    this.start();
  }

  /** Gives the socket up: the device has lost its network, or nobody answers. */
  drop(): void {
    if (this.status === "open") this.#lose(4000);
  }

  stop(): void {
    this.#leave();
    this.#end(new Refusal("connection_lost"));
  }

  start(): void {
    const socket = this.open();
    this.#socket = socket;
    this.#greeted = false;
    const mine = () => this.#socket === socket;
    // A socket that does not open and answer in time counts as lost.
    this.#expect(() => socket.close(), PATIENCE);
    socket.onopen = () => {
      if (mine())
        socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, token: this.token, since: this.#since }));
    };
    socket.onmessage = ({ data }) => {
      if (mine()) this.#hear(String(data));
    };
    socket.onclose = ({ code }) => {
      if (mine()) this.#lose(code);
    };
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.#expect(() => this.#sendPing(), PING_EVERY);
    switch (message.type) {
      case "state": {
        const first = !this.#greeted;
        this.#greeted = true;
        this.#failures = 0;
        const old = this.#since !== null && message.seq < this.#since;
        if (first) this.#become("open");
        if (!old) {
          this.#since = message.seq;
          this.listener.state(message);
        }
        if (first) for (const waiting of this.#waiting.values()) this.#post(waiting);
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
        this.#lastProblem = problem;
        if (this.#greeted) this.listener.problem(problem, false);
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

  #post(waiting: Waiting): void {
    if (this.#socket?.readyState === 1) this.#socket.send(waiting.text);
  }

  #sendPing(): void {
    const socket = this.#socket;
    if (!socket || socket.readyState !== 1) return;
    socket.send(JSON.stringify({ type: "ping" }));
    this.#expect(() => this.drop(), PATIENCE);
  }

  #expect(what: () => void, milliseconds: number): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(what, milliseconds);
  }

  #lose(code: number): void {
    this.#leave();
    if (FINAL.has(code)) {
      const problem = this.#lastProblem ?? new Refusal("connection_lost");
      this.#end(problem);
      return this.listener.problem(problem, true);
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * LONGER_EACH_TIME ** this.#failures) * (0.5 + this.random() / 2);
    this.#failures += 1;
    this.#become("lost");
    this.#retry = setTimeout(() => this.start(), wait);
  }

  #end(problem: Refusal): void {
    this.#become("closed");
    for (const waiting of this.#waiting.values()) waiting.reject(problem);
    this.#waiting.clear();
  }

  #leave(): void {
    clearTimeout(this.#ping);
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    if (socket && socket.readyState <= 1) socket.close();
  }

  #become(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.listener.status(status);
  }
}

/** A random id, long enough to be a secret: the server derives tokens from some of them. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The address of a table's socket, relative to wherever the page is served. */
export function socketAddress(id: string, page: string): string {
  const address = new URL(`ws/tables/${id}`, page.split("#")[0]);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
