/** The page's sockets: one that reconnects, and what goes over it at a table and in the lobby. */

import { playerId } from "../kept/player";
import type { SeatKey } from "../kept/seats";
import {
  Refusal,
  type Answer,
  type Command,
  type LobbyMessage,
  type LobbyServerMessage,
  type NextTable,
  type Phrase,
  type Said,
  type SeekOpponent,
  type ServerMessage,
  type StateMessage,
} from "./model";

export const PROTOCOL = 1;
const FIRST_WAIT = 400;
const LONGER_EACH_TIME = 1.5; // after an outage of two seconds all are back within four
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

/** A socket to the server that survives broken ones: it reconnects, a little later each time, and notices silence. */
export abstract class ReconnectingSocket<Message> {
  status: Status = "connecting";
  /** Whether the server has answered the greeting. */
  protected greeted = false;
  protected lastProblem: Refusal | null = null;
  #socket: Socket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly open: () => Socket,
    private readonly random: () => number = Math.random,
  ) {}

  protected abstract greeting(): object;
  protected abstract hear(message: Message): void;
  protected abstract became(status: Status): void;
  /** It is closed for good. */
  protected abstract ended(problem: Refusal, stopped: boolean): void;

  /** Reconnects now: the device is back online, or the player asks for it. */
  hurry(): void {
    if (this.status !== "lost") return;
    clearTimeout(this.#retry);
    this.start();
  }

  /** Gives the socket up: the device has lost its network, or the server is silent. */
  drop(): void {
    if (this.status === "open") this.#lose(4000);
  }

  stop(): void {
    this.#leave();
    this.#end(new Refusal("connection_lost"), true);
  }

  start(): void {
    const socket = this.open();
    this.#socket = socket;
    this.greeted = false;
    const mine = () => this.#socket === socket;
    // A socket that does not open and answer in time counts as lost.
    this.#expect(() => socket.close(), PATIENCE);
    socket.onopen = () => {
      if (mine()) socket.send(JSON.stringify(this.greeting()));
    };
    socket.onmessage = ({ data }) => {
      if (!mine()) return;
      this.#expect(() => this.#sendPing(), PING_EVERY);
      this.hear(JSON.parse(String(data)) as Message);
    };
    socket.onclose = ({ code }) => {
      if (mine()) this.#lose(code);
    };
  }

  /** Notes that the server has answered the greeting; says whether that was new. */
  protected greet(): boolean {
    const first = !this.greeted;
    this.greeted = true;
    this.#failures = 0;
    if (first) this.#become("open");
    return first;
  }

  protected post(text: string): void {
    if (this.greeted && this.#socket?.readyState === 1) this.#socket.send(text);
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
    if (FINAL.has(code)) return this.#end(this.lastProblem ?? new Refusal("connection_lost"), false);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * LONGER_EACH_TIME ** this.#failures) * (0.5 + this.random() / 2);
    this.#failures += 1;
    this.#become("lost");
    this.#retry = setTimeout(() => this.start(), wait);
  }

  #end(problem: Refusal, stopped: boolean): void {
    this.#become("closed");
    this.ended(problem, stopped);
  }

  #leave(): void {
    clearTimeout(this.#ping);
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    this.greeted = false;
    if (socket?.readyState === 0)
      socket.onopen = () => socket.close(); // browsers complain of one closed too soon
    else if (socket?.readyState === 1) socket.close();
  }

  #become(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.became(status);
  }
}

/** The address of a socket, relative to wherever the page is served. */
export function addressOf(path: string, page: string): string {
  const address = new URL(path, page.split("#")[0]);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

// --- a table ---

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

/**
 * A connection to one table: it tells the server which state it saw last, and resends every command that was not
 * acknowledged. A command keeps its id, so repeating it is harmless.
 */
export class TableConnection extends ReconnectingSocket<ServerMessage> {
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
      this.#waiting.set(id, { text, resolve, reject });
      this.post(text);
    });
  }

  /** Has the server think about the cards, so that it can warn of one at once. */
  weigh(): void {
    this.post(JSON.stringify({ type: "weigh" }));
  }

  /** Says a phrase to the other player. It is not acknowledged, and so not sent again. */
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
        return this.#answered(message.id)?.resolve(null);
      case "hint":
      case "warning":
        return this.#answered(message.id)?.resolve(message);
      case "rematch":
        return this.listener.rematch(message);
      case "said":
        return this.listener.said(message);
      case "error": {
        const problem = new Refusal(message.code, message.params);
        if (message.id !== null && this.#waiting.has(message.id)) return this.#answered(message.id)?.reject(problem);
        this.lastProblem = problem;
        if (this.greeted) this.listener.problem(problem, false);
        return;
      }
      case "bye":
      case "pong":
        return;
    }
  }

  /** The command with this id, which has its answer now; undefined if it is acknowledged twice. */
  #answered(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}

/** The address of a table's socket. */
export const socketAddress = (id: string, page: string): string => addressOf(`ws/tables/${id}`, page);

// --- the lobby ---

export interface LobbyListener {
  /** `first`: over a new socket, and so from before the seek was sent again. */
  lobby(message: LobbyMessage, first: boolean): void;
  /** A seek was refused, or (`final`) the lobby is closed to this browser. */
  problem(problem: Refusal, final: boolean): void;
  became(status: Status): void;
}

/** The lobby's connection: what there is, and the seek that is sent again over every new socket. */
export class LobbyConnection extends ReconnectingSocket<LobbyServerMessage> {
  #seek: SeekOpponent | null = null;

  constructor(
    private readonly listener: LobbyListener,
    open: () => Socket = () => new WebSocket(addressOf("ws/lobby", document.baseURI)) as unknown as Socket,
    random?: () => number,
  ) {
    super(open, random);
  }

  seek(seek: SeekOpponent): void {
    this.#seek = seek;
    this.post(JSON.stringify(seek));
  }

  again(): void {
    if (this.#seek) this.post(JSON.stringify(this.#seek));
  }

  cancel(): void {
    if (this.#seek) this.post(JSON.stringify({ type: "cancel", id: this.#seek.id }));
    this.forget();
  }

  /** The seek is not sent again. */
  forget(): void {
    this.#seek = null;
  }

  protected greeting(): object {
    return { type: "hello", protocol: PROTOCOL, player: playerId() };
  }

  protected became(status: Status): void {
    this.listener.became(status);
  }

  protected ended(problem: Refusal, stopped: boolean): void {
    if (!stopped) this.listener.problem(problem, true);
  }

  protected hear(message: LobbyServerMessage): void {
    if (message.type === "lobby") {
      const first = this.greet();
      if (first) this.again();
      this.listener.lobby(message, first);
    } else if (message.type === "error") {
      this.lastProblem = new Refusal(message.code, message.params);
      if (this.greeted) this.listener.problem(this.lastProblem, false);
    }
  }
}
