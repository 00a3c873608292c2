/** The seats this browser holds: tokens and contributions, so that a game can be resumed after the page was closed. */

import { dropKept, keptPaths } from "./answers";
import { remember, remembered } from "./localstore";
import { countGame, endingOf, isEnding, type Ending } from "./standings";
import type { AccountSeat, Created, Seat, Seated, TableKind, TableState } from "../wire/types";

type BySeat<T> = Record<Seat, T>;

/** What opens a seat: its token, or a session whose account it is. */
export type SeatKey = { token: string } | { seat: AccountSeat };

export interface SavedSeat {
  table: string;
  kind: TableKind;
  seat: Seat;
  /** Empty where the account opens the seat, which was taken in another browser. */
  token: string;
  /** The other seat's token, where both players share this screen. */
  otherToken: string | null;
  contribution: string;
  /** The others' commitments from before any secret was revealed: with these the deal can be verified afterwards. */
  commitment?: string;
  commitments?: BySeat<string | null>;
  /** Who leads first by the table's options, as they were then: a seat, or "lot". */
  leader?: string;
  opponent: string | null;
  /** Whether the opponent has an account. */
  member?: boolean | undefined;
  /** Whom this player has challenged: the other seat is kept for them. */
  challenged?: string;
  bot: string | null;
  created: string;
  over: boolean;
  /** How it ended for this seat, once that is known. */
  ending?: Ending;
  /** At one screen: the winner's name. */
  winner?: string;
  /** Whether its deal was played before. */
  again?: boolean;
  /** Whether it began from a position. */
  setUp?: boolean;
  /** The day whose deal it is. */
  daily?: string | undefined;
  /** Games won by each seat before this one, where it is a rematch. */
  score?: BySeat<number> | undefined;
  /** The account whose game it is; empty where it cannot be put under one. */
  account?: string | undefined;
  /** The server no longer has this table. */
  gone?: boolean;
}

const MAX_SEATS = 60; // the oldest finished games are dropped first
const KEY = "seats";

export function savedSeats(): SavedSeat[] {
  try {
    const entries: unknown = JSON.parse(remembered(KEY) ?? "[]");
    return Array.isArray(entries) ? (entries as SavedSeat[]).filter(readable).map(mended) : [];
  } catch {
    return []; // not written by this page: nothing to lose
  }
}

/** Entries may come from another version or have been edited by hand. */
const readable = (seat: Partial<SavedSeat> | null): boolean =>
  typeof seat?.token === "string" && typeof seat.table === "string" && !Number.isNaN(Date.parse(seat.created ?? ""));

/** Drops what of an entry could not be shown. */
function mended(seat: SavedSeat): SavedSeat {
  const { ending, winner, bot, opponent, score } = seat;
  return {
    ...seat,
    seat: seat.seat === "B" ? "B" : "A",
    bot: typeof bot === "string" ? bot : null,
    opponent: typeof opponent === "string" ? opponent : null,
    ending: isEnding(ending) ? ending : undefined,
    winner: typeof winner === "string" ? winner : undefined,
    score: Number.isInteger(score?.A) && Number.isInteger(score?.B) ? score : undefined,
  };
}

/** Games won by each seat, this one included, since the first of its rematches. */
export function scoreAfter({ seat, score, ending }: SavedSeat): BySeat<number> {
  const after = { A: 0, B: 0, ...score };
  if (ending === "won") after[seat]++;
  else if (ending === "lost" || ending === "given_up") after[opposite(seat)]++;
  return after;
}

export function savedSeat(table: string): SavedSeat | undefined {
  return savedSeats().find((seat) => seat.table === table);
}

/** What opens a seat: its token, or the account that has signed in. */
export const keyOf = (seat: Seat, token: string): SeatKey => (token ? { token } : { seat });

const opposite = (seat: Seat): Seat => (seat === "A" ? "B" : "A");

/** Saves a seat at a table; `score`: of the games that this one is a rematch of. */
export function keepSeat(
  { table, seat, token }: Created | Seated,
  contribution: string,
  otherToken: string | null,
  score?: SavedSeat["score"],
): SavedSeat {
  const them = table.seats[opposite(seat)];
  const saved: SavedSeat = {
    table: table.id,
    kind: table.kind,
    seat,
    token,
    otherToken,
    contribution,
    opponent: them.taken ? them.name : null,
    ...(table.status === "waiting" || table.status === "revealing"
      ? { commitment: table.commitment, commitments: table.commitments, leader: table.options.leader }
      : {}),
    bot: them.bot,
    created: table.created,
    over: table.status === "over",
    score,
  };
  saveSeat(saved);
  return saved;
}

/** Saves a seat that was taken in another browser, which alone knows its part of the shuffle. */
export const keepAccountSeat = (table: TableState, seat: Seat): SavedSeat =>
  keepSeat({ table, seat, token: "" }, "", table.kind === "same_screen" ? "" : null);

export function saveSeat(seat: SavedSeat): void {
  const others = savedSeats().filter((other) => other.table !== seat.table);
  const all = [seat, ...others];
  while (all.length > MAX_SEATS) {
    const finished = all.findLastIndex((one) => one.over);
    const [dropped] = all.splice(finished > 0 ? finished : all.length - 1, 1);
    if (dropped) clearAway(dropped.table);
  }
  remember(KEY, JSON.stringify(all));
}

export function updateSeat(table: string, change: Partial<SavedSeat>): void {
  const seats = savedSeats();
  const seat = seats.find((one) => one.table === table);
  if (!seat || Object.entries(change).every(([key, value]) => seat[key as keyof SavedSeat] === value)) return;
  Object.assign(seat, change);
  remember(KEY, JSON.stringify(seats));
}

let heard: (table: TableState) => void = () => {};

/** Calls this with every table of the player's own that the server tells of. */
export const onTable = (listener: typeof heard) => (heard = listener);

/** Keeps what the server says about a table one sits at: who is there, how it ended, and the standing that follows. */
export function noteTable(table: TableState, seat: Seat): void {
  const them = table.seats[opposite(seat)];
  const ending = endingOf(table, seat) ?? undefined;
  const { outcome, kind, deal_of, daily } = table;
  updateSeat(table.id, {
    over: table.status === "over",
    opponent: them.taken ? them.name : null,
    member: them.account ? true : undefined,
    ending,
    again: deal_of ? true : undefined,
    setUp: table.set_up ? true : undefined,
    daily: daily?.day,
    account: table.seats[seat].account ?? undefined,
    winner: kind === "same_screen" && outcome !== null && outcome !== "draw" ? table.seats[outcome].name : undefined,
  });
  if (kind === "bot") countGame(table, seat);
  heard(table);
}

export function forgetSeat(table: string): void {
  remember(KEY, JSON.stringify(savedSeats().filter((seat) => seat.table !== table)));
  clearAway(table);
}

/** Forgets what else is stored per table. */
function clearAway(table: string): void {
  for (const what of ["guide", "moment", "muted"]) remember(`${what}:${table}`, null);
  keepForRematch(table, null);
  void keptPaths(`api/games/${table}/`).then((games) => dropKept([...games, `api/tables/${table}`]));
}

/** Stores the contribution for a rematch until the new table has an id. */
export function keepForRematch(table: string, contribution: string | null): void {
  remember(`rematch:${table}`, contribution);
}

export function keptForRematch(table: string): string | null {
  return remembered(`rematch:${table}`);
}
