/** What the server says and what it is told: docs/protocol.md, as types. */

export type Seat = "A" | "B";
export type Faction = "G" | "K" | "U" | "D" | "X";
export type Viewer = Seat | "spectator" | "open";
export type Card = string;
export type BySeat<T> = Record<Seat, T>;
export type ByFaction<T> = Record<Faction, T>;

export const SEATS: readonly Seat[] = ["A", "B"];
export const FACTIONS: readonly Faction[] = ["G", "K", "U", "D", "X"];

export interface Trick {
  phase: number;
  leader: Seat;
  led: Card;
  reply: Card;
  winner: Seat;
  prize: Card | null;
  drawn: Card | null;
}

export interface Result {
  votes: ByFaction<Seat | null>;
  winner: Seat | null;
}

export interface View {
  viewer: Viewer;
  size: number;
  phase: number;
  trick: number;
  leader: Seat;
  turn: Seat | null;
  prize: Card | null;
  led: Card | null;
  legal: Card[];
  hands: BySeat<Card[] | null>;
  hand_counts: BySeat<number>;
  followers: BySeat<Card[]>;
  follower_counts: BySeat<number>;
  scores: BySeat<Card[]>;
  discards: Card[];
  draw_count: number;
  draw_pile: Card[] | null;
  unseen: Card[];
  votes: ByFaction<Seat | null>;
  settled: ByFaction<boolean>;
  tricks: Trick[];
  result: Result | null;
}

export type EventKind =
  | "dealt"
  | "prize_revealed"
  | "played"
  | "trick_won"
  | "gained"
  | "scored"
  | "discarded"
  | "phase_ended"
  | "game_ended";

export interface GameEvent {
  kind: EventKind;
  phase: number;
  seat: Seat | null;
  count: number;
  cards: Card[] | null;
  audience: Seat | null;
  votes?: ByFaction<Seat | null>;
}

export interface SeatState {
  name: string;
  bot: string | null;
  taken: boolean;
  committed: boolean;
  revealed: boolean;
  online: boolean;
  left: boolean;
}

export type Kind = "bot" | "friend" | "same_screen";

export interface TableState {
  id: string;
  kind: Kind;
  status: "waiting" | "revealing" | "playing" | "over";
  seq: number;
  you: Seat | "spectator";
  seats: BySeat<SeatState>;
  commitment: string;
  commitments: BySeat<string | null>;
  rematch: { offered: Seat[]; table: string | null };
  forfeit: { seat: Seat; reason: string } | null;
  deadline: null;
  hints: boolean;
  guided: boolean;
  created: string;
}

export interface Problem {
  code: string;
  params: Record<string, string | number>;
}

export interface StateMessage {
  type: "state";
  seq: number;
  table: TableState;
  view: View | null;
  events: GameEvent[][];
  snapshot: boolean;
  refusals: Record<Card, Problem>;
  record: unknown;
}

export interface HintMessage {
  type: "hint";
  id: string;
  best: Card;
  cards: { card: Card; chance: number; error: number }[];
  reasons: { id: string; args: Record<string, string | number> }[];
}

export interface RematchMessage {
  type: "rematch";
  table: string;
  seat: Seat;
  token: string;
  other_token?: string | null;
}

export type ServerMessage =
  | StateMessage
  | HintMessage
  | RematchMessage
  | { type: "ack"; id: string; seq: number }
  | ({ type: "error"; id: string | null } & Problem)
  | { type: "bye"; reason: string }
  | { type: "pong" };

export type Command =
  | { type: "reveal"; contribution: string }
  | { type: "play"; card: Card; ply: number }
  | { type: "offer_rematch" | "accept_rematch"; commitment: string }
  | { type: "resign" | "leave" | "hint" };

export interface Bot {
  name: string;
  level: number;
  version: string;
  rating: number | null;
  seconds_per_move: number | null;
}

export interface Verdict {
  play: number;
  card: Card;
  seat: Seat;
  before: number;
  after: number;
  best: Card[];
  values: Record<Card, number>;
}

/** An answer the server gave in the place of what was asked. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, string | number> = {},
  ) {
    super(code);
  }
}
