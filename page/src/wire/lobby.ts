/** The lobby's socket: what there is, and the seek that is sent again over every new socket. */

import { addressOf, Line, PROTOCOL, type Socket, type Status } from "./line";
import { Refusal, type LobbyMessage, type LobbyServerMessage, type SeekOpponent } from "./model";
import { playerId } from "../kept/player";

export interface LobbyListener {
  /** `first`: over a new socket, and so from before the seek was sent again. */
  lobby(message: LobbyMessage, first: boolean): void;
  /** A seek was refused, or (`final`) the lobby is closed to this browser. */
  problem(problem: Refusal, final: boolean): void;
  became(status: Status): void;
}

export class LobbyLine extends Line<LobbyServerMessage> {
  #seek: SeekOpponent | null = null;

  constructor(
    private readonly listener: LobbyListener,
    open: () => Socket = () => new WebSocket(addressOf("ws/lobby", document.baseURI)) as unknown as Socket,
    random?: () => number,
  ) {
    super(open, random);
  }

  seek(wanted: SeekOpponent): void {
    this.#seek = wanted;
    this.post(JSON.stringify(wanted));
  }

  /** Sends the seek once more. */
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
