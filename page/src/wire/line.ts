/** A line to the server that survives broken sockets: it reconnects, a little later each time, and notices silence. */

import { Refusal } from "./model";

export const PROTOCOL = 1;
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

export abstract class Line<Message> {
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
  /** The line is closed for good. */
  protected abstract ended(problem: Refusal, stopped: boolean): void;

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
