/** The wire types, plus what JSON Schema cannot express. */

import type {
  BlunderWarning,
  ClientMessage,
  Event,
  Faction,
  Hello,
  Hint,
  Params,
  Ping,
  Say,
  Seat,
  Weigh,
} from "./types";

export type * from "./types";

export type GameEvent = Event;
export type BySeat<T> = Record<Seat, T>;

export const SEATS: readonly Seat[] = ["A", "B"];
export const FACTIONS: readonly Faction[] = ["G", "K", "U", "D", "X"];

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/** A player's command; the connection adds its id. */
export type Command = WithoutId<Exclude<ClientMessage, Hello | Ping | Say | Weigh>>;

/** What a command brings besides having been carried out; a warning says that it was not. */
export type Answer = Hint | BlunderWarning;

/** The server's refusal of a request or command. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Params = {},
  ) {
    super(code);
  }
}

/** What went wrong with a request, as the server's refusal. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  console.error(error); // a mistake of the page: it is shown as a lost connection, and not kept secret
  return new Refusal("connection_lost");
}
