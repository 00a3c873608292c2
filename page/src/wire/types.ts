// Made from src/claim/web/wire by `python -m claim.web.schema page/src/wire/types.ts`. Do not edit.

/** GET /api/about: what people may want to know of this server before they sit down. */
export interface About {
  version: string;
  away_seconds: number;
  keep_seconds: number | null;
  log_addresses: "full" | "short" | "none";
  contact: string | null;
}

/** Accept the other's offer, with the commitment for the next deal. */
export interface AcceptRematch {
  type: "accept_rematch";
  id: CommandId;
  commitment: Hex;
}

/** Your new account, and its recovery key, which is shown this once. */
export interface AccountCreated {
  account: AccountState;
  recovery_key: string;
}

/** GET /api/account/export: everything that is stored about you. */
export interface AccountExport {
  account: AccountState;
  games: ExportedGame[];
  followed: KnownPerson[];
  blocked: KnownPerson[];
  challenges: ExportedChallenge[];
  missed: string[];
  push: SubscriptionState[];
  former_name: string[];
  seek: ExportedSeek | null;
  pairings: ExportedPairing[];
}

/** A game of yours: your seat, and what is public of the table. */
export interface AccountGame {
  seat: Seat;
  table: TableState;
}

/** An account's public id. */
export type AccountId = string;

/** A seat of the account, or whichever it has. */
export type AccountSeat = "A" | "B" | "mine";

/** GET /api/account: your account, which nobody else is shown like this. */
export interface AccountState {
  id: AccountId;
  name: string;
  created: string;
  renamable_at: string | null;
  passkeys: PasskeyState[];
  sessions: SessionState[];
}

/** The command is done and stored: no crash of the server undoes it. */
export interface Ack {
  type: "ack";
  id: CommandId;
  seq: number;
}

/** POST /api/account/adopt: put the game of a seat whose token you have under your account. */
export interface Adopt {
  table: TableId;
  token: Token;
}

/** Whose game is now yours: the table, and the seat that the token opens. */
export interface Adopted {
  table: TableId;
  seat: Seat;
}

/** Ask which card to play: only where the table's `hints` are on, against a bot, on your own turn, one at a time. */
export interface AskHint {
  type: "hint";
  id: CommandId;
}

/** A command without fields of its own: `claim.tables.commands` says what each does. */
export interface BareCommand {
  type: "resign" | "leave" | "close" | "call_off";
  id: CommandId;
}

/** POST /api/accounts/options: a new account with a passkey. */
export interface BeginAccount {
  name: Name;
}

/** POST /api/people/block: block or unblock a person. */
export interface Block {
  name: Name;
  block: boolean;
}

/** The answer to a play that asked, and would have given much away: it was not played. */
export interface BlunderWarning {
  type: "warning";
  id: CommandId;
  card: Card;
  best: Card;
  exact: boolean;
  cards: CardChance[];
  reasons: HintReason[];
}

/** The bots by seat. */
export interface BotIdentities {
  A?: BotIdentity | null;
  B?: BotIdentity | null;
}

/** Which bot played a seat. */
export interface BotIdentity {
  name: string;
  version: number;
  budget: string;
}

/** A bot that can be played with, and its measured strength and speed. */
export interface BotInfo {
  name: string;
  level: number;
  version: number;
  rating: number | null;
  seconds_per_move: number | null;
  below_strength: boolean;
}

/** The server is shutting down: reconnect, waiting a little longer each time. */
export interface Bye {
  type: "bye";
  reason: "shutdown";
}

/** Look for no opponent any more. */
export interface CancelSeek {
  type: "cancel";
  id: LongCommandId;
}

/** The comments are descriptions, as those of fields are: `claim.web.schema`. */
export type Card = string;

/** What a card is worth: the chance to win with it, and its standard error (0: exact). */
export interface CardChance {
  card: Card;
  chance: number;
  error: number;
}

/** What each card is worth to the seat to move, best first; `exact`: 1 wins, 0.5 draws, 0 loses. */
export interface CardWorths {
  exact: boolean;
  cards: CardChance[];
}

/** A challenge that waits: who the other is, and whether it is yours (`mine`) or to you. */
export interface Challenge {
  table: TableId;
  account: AccountId;
  name: string;
  mine: boolean;
  options: TableOptions;
  created: string;
}

/** POST /api/challenges/{id}/end: the challenge at this table is over. */
export interface ChallengeEnded {
  table: TableId;
}

/** GET /api/people: whom you follow, who of them is there now, and whom you have blocked. */
export interface CircleState {
  followed: KnownPerson[];
  there: Friend[];
  blocked: KnownPerson[];
}

export type ClientMessage = Hello | Reveal | Play | TakeBack | DeclareHoliday | OfferRematch | AcceptRematch | BareCommand | AskHint | Weigh | Say | Ping;

/** A clock, and the lobby's pool for it. */
export type ClockKind = "live" | "slow";

/** Both players' clocks: what their banks held when this turn began, and from when on it is charged to them. */
export interface ClockState {
  bank: SeatCounts;
  free: number;
  since: string | null;
  holidays: SeatHolidays;
}

/** The client's own; a command repeated with it is done once. */
export type CommandId = string;

/** A whole number. */
export type Count = number;

/** The new table and the secret token of the seat; at one screen, both seats' tokens. */
export interface Created {
  table: TableState;
  seat: Seat;
  token: Token;
  other_token: Token | null;
}

/** How everybody did against one level. */
export interface DailyBoard {
  level: string;
  over: number;
  rows: DailyRow[];
  bots: DailyBot[];
}

/** How a bot did over many runs, in the person's seat; `votes` in all runs together. */
export interface DailyBot {
  bot: string;
  runs: number;
  won: number;
  drawn: number;
  votes: number;
}

/** GET /api/daily/{day}: what a player may know of a day's deal. */
export interface DailyDay {
  day: Day;
  today: Day;
  first: Day;
  before: Day | null;
  after: Day | null;
  opponent: string;
  now: string;
  status: DayStatus;
  ends: string;
  closes: string;
  commitment: Hex;
  committed_at: string;
  committed_before: boolean;
  secret: Hex | null;
  next: DailyNext | null;
  players: number;
  run: DailyRun | null;
  boards: DailyBoard[] | null;
  streak: number;
}

/** GET /api/daily/months/{month}: its days up to today that had a deal, and how you did. */
export interface DailyMonth {
  first: Day;
  today: Day;
  days: DailyPast[];
}

/** The deal of tomorrow: only what commits to it, and against whom it is played. */
export interface DailyNext {
  day: Day;
  opponent: string;
  commitment: Hex;
  committed_at: string;
}

/** A day of the calendar. `over` is null where you have no counted run. */
export interface DailyPast {
  day: Day;
  opponent: string;
  over: boolean | null;
  outcome: RunOutcome | null;
  votes: number | null;
}

/** A line of a board. Without a name: its table was deleted. */
export interface DailyRow {
  level: string;
  table: TableId | null;
  over: boolean;
  outcome: RunOutcome | null;
  votes: number | null;
  given_away: number | null;
  place: number | null;
  name: string | null;
  own: boolean;
}

/** A counted run. `outcome` is null while it is played or if the host closed it, `given_away` until the review. */
export interface DailyRun {
  level: string;
  table: TableId | null;
  over: boolean;
  outcome: RunOutcome | null;
  votes: number | null;
  given_away: number | null;
  place: number | null;
}

/** A day in UTC, as "2026-11-16". */
export type Day = string;

/** Which day's deal is played, and whether the run counts or is practice. */
export interface DayRun {
  day: Day;
  counted: boolean;
}

/** Closing: no counted run begins any more, those that began may be finished. */
export type DayStatus = "running" | "closing" | "closed";

/** The table whose deal is played again; `swapped`: with the seats exchanged, so that each has the other's cards. */
export interface DealOf {
  table: TableId;
  swapped: boolean;
}

/** What seat A scores from this deal when one strong bot plays both seats. */
export interface DealValue {
  score: number;
  error: number;
  games: number;
  bot: string | null;
  favours: Seat | null;
  precise: boolean;
}

/** What decides a vote: more cards, or where both have equally many the highest card. */
export type Decider = "count" | Card;

/** What decides each faction's vote; null: nobody has it. */
export interface Deciders {
  G: Decider | null;
  K: Decider | null;
  U: Decider | null;
  D: Decider | null;
  X: Decider | null;
}

/** Stop your clock in a slow game for so many days from now; 0 ends your holiday. You may play all the same. */
export interface DeclareHoliday {
  type: "declare_holiday";
  id: CommandId;
  days: Count;
}

/** POST /api/account/delete: delete your account. `name` is its name, so that it does not happen by mistake. */
export interface DeleteAccount {
  name: Name;
}

/** POST /api/account/sessions/end: end one of your sessions, or all where `id` is null. */
export interface EndSession {
  id: string | null;
}

/** The body of every error response. */
export interface ErrorAnswer {
  error: Problem;
}

/** A message was refused: which one (null where it had no readable id), and why. */
export interface ErrorMessage {
  type: "error";
  id: CommandId | null;
  code: string;
  params: Params;
}

/** One fact of a game's story, as a viewer may see it: cards null where they are hidden. claim.game.events. */
export interface Event {
  kind: "dealt" | "prize_revealed" | "played" | "trick_won" | "gained" | "scored" | "discarded" | "phase_ended" | "game_ended";
  phase: 1 | 2;
  seat: Seat | null;
  count: number;
  cards: Card[] | null;
  audience: Seat | null;
  votes?: Votes | null;
}

/** POST /api/explore: a moment of a study, and whether to say what its cards are worth. */
export interface Explore {
  start: string;
  plays?: string[];
  seen?: "A" | "B" | "open";
  worth?: "none" | "open" | "seat";
}

/** The moment after the plays. */
export interface Explored {
  position: string;
  plays: Card[];
  view: View;
  events: Event[][];
  legal: Card[];
  refusals: Record<string, Problem>;
  worth: CardWorths | null;
  study: string;
}

/** A challenge that waits or was declined within a day, made by you or to you. */
export interface ExportedChallenge {
  table: TableId;
  by_you: boolean;
  created: string;
}

/** A game of yours with its record, null until it may be shown. */
export interface ExportedGame {
  seat: Seat;
  table: TableState;
  record: GameRecord | null;
}

/** An opponent who was found for you: your seat, the name that they had, since when you had waited. */
export interface ExportedPairing {
  table: TableId;
  pool: ClockKind;
  seat: Seat;
  name: string | null;
  since: string;
  found: string;
  state: PairState;
}

/** Your search for an opponent, while it waits. */
export interface ExportedSeek {
  pool: ClockKind;
  since: string;
}

/** Goblins, Knights, Undead, Dwarves, Doppelgängers. */
export type Faction = "G" | "K" | "U" | "D" | "X";

/** Everything from which a verified deal follows, as a finished game's record keeps it. */
export interface Fair {
  table: string;
  secret: Hex;
  commitment: Hex;
  contributions: SeatHexes;
  commitments: SeatHexes;
}

/** Drawn with the deal, or this seat (R4). */
export type FirstLeader = "lot" | "A" | "B";

/** POST /api/people/follow: follow or unfollow a person. */
export interface Follow {
  name: Name;
  follow: boolean;
}

/** Who lost without playing to the end, and how. */
export interface Forfeit {
  seat: Seat;
  reason: string;
}

/** A person you follow who is connected: in the lobby or at a table, perhaps `playing` against another person. */
export interface Friend {
  account: AccountId;
  name: string;
  playing: boolean;
}

/** A game that is over, whole: docs/formats.md. */
export interface GameRecord {
  claim: 1;
  players?: Players | null;
  bots?: BotIdentities | null;
  move_seed?: string | null;
  seed?: string | null;
  deck?: Card[] | null;
  leader?: Seat | null;
  leader_named?: boolean | null;
  position?: string | null;
  plays: Card[];
  votes: Votes;
  winner: Seat | null;
  over: boolean;
  forfeit?: Seat | null;
  reason?: string | null;
  fair?: Fair | null;
  chosen?: DealOf | null;
  takebacks?: number | null;
  hints?: number | null;
  set_up?: boolean | null;
  daily?: DayRun | null;
}

/** How a game ended by its votes; winner is null for a draw. */
export interface GameResult {
  votes: Votes;
  winner: Seat | null;
}

/** The answer of /healthz. */
export interface Health {
  status: "ok";
  version: string;
}

/** The first message: who is looking, and the last `seq` they saw (null: none yet). `seat`, in place of a token: a seat of the account that has signed in. */
export interface Hello {
  type: "hello";
  protocol: 1;
  token?: string | null;
  since?: Count | null;
  seat?: AccountSeat | null;
}

/** 32 bytes as 64 lower-case hex digits. */
export type Hex = string;

/** The answer to a request for a hint. */
export interface Hint {
  type: "hint";
  id: CommandId;
  best: Card;
  exact: boolean;
  cards: CardChance[];
  reasons: HintReason[];
}

/** A reason for the best card: a message of locales/ and its variables. */
export interface HintReason {
  id: string;
  args: Params;
}

/** A player's holiday, which may be over. */
export interface HolidayState {
  begun: string;
  until: string;
}

/** A person you follow or have blocked, and since when. */
export interface KnownPerson {
  account: AccountId;
  name: string;
  since: string;
}

export type LobbyClientMessage = LobbyHello | SeekOpponent | CancelSeek | Ping;

/** The first message: who is there. */
export interface LobbyHello {
  type: "hello";
  protocol: 1;
  player?: PlayerId | null;
}

/** The lobby as it is now. */
export interface LobbyMessage {
  type: "lobby";
  people: number;
  playing: number;
  seeking: Seeking;
  seats: OpenSeat[];
  hour: string | null;
  seek: OwnSeek | null;
  paired: Paired | null;
  challenges?: Challenge[];
  friends?: Friend[];
}

export type LobbyServerMessage = LobbyMessage | ErrorMessage | Pong | Bye;

/** Drawn at random by the client: the seat's token depends on it. */
export type LongCommandId = string;

/** A game with a person: your seat, and how it ended for you (null: it goes on, or no one won it). */
export interface Meeting {
  table: TableId;
  seat: Seat;
  over: boolean;
  outcome: MeetingOutcome | null;
  created: string;
}

/** How it ended for you. */
export type MeetingOutcome = "won" | "lost" | "drawn";

/** A person's name, as typed: 1 to 40 visible characters, and not the name of a bot or of the host. */
export type Name = string;

/** POST /api/account/passkeys/name: what you call a passkey. */
export interface NamedPasskey {
  id: PasskeyId;
  label: Name;
}

/** POST /api/accounts: with the passkey that was made for its name, or with a name alone. */
export interface NewAccount {
  passkey?: PasskeyAnswer | null;
  name?: Name | null;
}

/** POST /api/account/name: another name. */
export interface NewName {
  name: Name;
}

/** POST /api/account/passkeys: one more passkey. */
export interface NewPasskey {
  passkey: PasskeyAnswer;
}

/** POST /api/tables: a new table, with the sender at seat A. */
export interface NewTable {
  id: LongCommandId;
  kind: TableKind;
  bot?: string | null;
  name: Name;
  commitment: Hex;
  guided?: boolean;
  other_name?: Name | null;
  options?: WantedOptions;
  deal_of?: WantedDeal | null;
  set_up?: WantedPosition | null;
  daily?: WantedDaily | null;
  challenge?: Name | null;
}

/** A rematch was accepted: where it is, and this seat's token there (null: your account opens it). */
export interface NextTable {
  type: "rematch";
  table: TableId;
  seat: Seat;
  token: Token | null;
  other_token: Token | null;
}

/** Offer another game after this one, with the commitment for its deal. */
export interface OfferRematch {
  type: "offer_rematch";
  id: CommandId;
  commitment: Hex;
}

/** A table whose free seat anyone may take: who waits there, with their account if any, and how it is played. */
export interface OpenSeat {
  table: TableId;
  name: string;
  options: TableOptions;
  created: string;
  account?: AccountId | null;
}

/** Your own seek, and for how many seconds you have waited. */
export interface OwnSeek {
  id: LongCommandId;
  pool: ClockKind;
  waited: number;
}

/** What became of a pairing, for one of the two. */
export type PairState = "fresh" | "playing" | "over" | "kept" | "missed";

/** The opponent that was found for you: where, your token there, and what became of it. */
export interface Paired {
  id: LongCommandId;
  pool: ClockKind;
  table: TableId;
  seat: Seat;
  token: Token;
  state: PairState;
  table_state?: TableState | null;
  come_by?: string | null;
  again_at?: string | null;
}

/** The variables of a text. */
export type Params = Record<string, string | number>;

/** How a part of the server is. */
export type PartStatus = "ok" | "failing";

/** What the browser's passkey answered, as the JSON text of PublicKeyCredential.toJSON(). */
export type PasskeyAnswer = string;

/** WebAuthn's id of a passkey. */
export type PasskeyId = string;

/** What a browser needs to make or use a passkey, as the JSON text that WebAuthn's JSON functions read. */
export interface PasskeyOptions {
  options: string;
}

/** A passkey of yours; `host` is the name of the server that it was made for, `counter` counts its uses. */
export interface PasskeyState {
  id: string;
  host: string;
  label: string;
  created: string;
  used: string | null;
  counter: number;
}

/** GET /api/people/{name}: another person, and how you stand against them. */
export interface PersonState {
  id: AccountId;
  name: string;
  since: string;
  you: boolean;
  followed: boolean;
  blocked: boolean;
  online: boolean;
  score: Score;
  games: Meeting[];
}

/** What a seat gave up in each phase, in all. */
export interface PhaseLosses {
  phase_1: number;
  phase_2: number;
}

/** What one player says to the other. */
export type Phrase = "hello" | "good_luck" | "nice" | "wow" | "oops" | "close" | "thinking" | "sorry" | "thanks" | "well_played" | "again" | "bye" | "no_problem" | "not_now";

/** Ask for a reply. A socket that says nothing for five minutes is closed. */
export interface Ping {
  type: "ping";
}

/** Play a card. `ply` is how many plays were made before it, so that a play sent twice counts once. `ask`: a blunder is answered with a warning instead of being played. */
export interface Play {
  type: "play";
  id: CommandId;
  card: string;
  ply: Count;
  ask?: boolean;
}

/** Drawn at random by the browser, which keeps it: it may have one counted run per day. */
export type PlayerId = string;

/** Names by seat. */
export interface Players {
  A?: string | null;
  B?: string | null;
}

/** Reply to a ping. */
export interface Pong {
  type: "pong";
}

/** What went wrong: an error code and its parameters. The words are in locales/ as `error-…`. */
export interface Problem {
  code: string;
  params: Params;
}

/** `PushSubscription.endpoint` of the browser. */
export type PushEndpoint = string;

/** GET /api/push: the key for which browsers subscribe; null where this server sends no notices. */
export interface PushKey {
  key: string | null;
}

/** A puzzle as it is set: `seat` is to move, and keeps its `goal` with one card only at each of its decisions. */
export interface Puzzle {
  id: PuzzleId;
  rating: number;
  seat: Seat;
  goal: "win" | "draw";
  decisions: number;
  day: string | null;
  position: string;
  view: View;
  refusals: Record<string, Problem>;
}

/** Whether the cards are right, and how play goes on after the last one. */
export interface PuzzleAnswer {
  right: boolean;
  solved: boolean;
  after: "draw" | "loss" | null;
  steps: PuzzleStep[];
  refusals: Record<string, Problem>;
  themes: Theme[] | null;
}

/** It follows from the position. */
export type PuzzleId = string;

/** One play, the view after it, and what it brought. */
export interface PuzzleStep {
  card: Card;
  seat: Seat;
  view: View;
  events: Event[];
}

/** POST /api/puzzles/{id}/answer: the cards chosen at the decisions so far. */
export interface PuzzleTry {
  cards: Card[];
  give_up?: boolean;
}

/** The answer of /readyz. */
export interface Ready {
  status: "ready" | "not_ready";
  server: "ok" | "shutting_down";
  storage: PartStatus;
  hearing?: PartStatus;
  replication?: PartStatus;
  bots: PartStatus;
  version: string;
}

/** POST /api/account/recovery-key: a new recovery key, which is shown this once; the last one opens nothing. */
export interface RecoveryKey {
  recovery_key: string;
}

/** Who offers another game, and the next table once it is accepted. */
export interface Rematch {
  offered: Seat[];
  table: TableId | null;
}

/** POST /api/account/passkeys/remove: one passkey fewer. */
export interface RemovedPasskey {
  id: PasskeyId;
}

/** A finished game: views[n] after n plays, events[n] what the n-th play brought (events[0]: the deal). */
export interface Replay {
  views: View[];
  events: Event[][];
  record: GameRecord;
}

/** The contribution to which this seat committed. */
export interface Reveal {
  type: "reveal";
  id: CommandId;
  contribution: Hex;
}

/** GET /api/games/{id}/review: one line per part, the last one with the summary, or with what went wrong. */
export interface ReviewLine {
  done: number;
  total: number;
  plays: ReviewedPlay[];
  deal: DealValue | null;
  summary: ReviewSummary | null;
  error: Problem | null;
}

/** What all parts together say. */
export interface ReviewSummary {
  version: number;
  result: number | null;
  by_deal: number | null;
  by_play: number | null;
  lost: SeatLosses;
  turning_points: number[];
}

/** What one play cost the seat that made it, as far as that seat could know; exactly in phase two. */
export interface ReviewedPlay {
  play: number;
  phase: number;
  trick: number;
  seat: Seat;
  card: Card;
  best: Card[];
  before: number;
  after: number;
  loss: number;
  error: number;
  exact: boolean;
  clear: boolean;
  turning: boolean;
  choices: number;
  reasons: HintReason[];
}

/** Given up: resigned, left, or not over when the day closed. */
export type RunOutcome = "won" | "drawn" | "lost" | "given_up";

/** What the other player says. Ignore phrases that you do not know: a newer server may have more. */
export interface Said {
  type: "said";
  seat: Seat;
  phrase: Phrase;
}

/** Say a phrase to the other player, if they are connected. Not answered unless it is refused; kept nowhere. */
export interface Say {
  type: "say";
  id: CommandId;
  phrase: Phrase;
}

/** How many decided games with a person you won, lost and drew. */
export interface Score {
  won: number;
  lost: number;
  drawn: number;
}

/** The table's maker sits at A. */
export type Seat = "A" | "B";

/** Cards by seat. */
export interface SeatCards {
  A: Card[];
  B: Card[];
}

/** A number by seat. */
export interface SeatCounts {
  A: number;
  B: number;
}

/** Both hands; null where the viewer does not know it. */
export interface SeatHands {
  A: Card[] | null;
  B: Card[] | null;
}

/** Commitments or contributions by seat; null where there is none. */
export interface SeatHexes {
  A: Hex | null;
  B: Hex | null;
}

/** Both players' last holidays. */
export interface SeatHolidays {
  A: HolidayState | null;
  B: HolidayState | null;
}

/** The same by seat. */
export interface SeatLosses {
  A: PhaseLosses;
  B: PhaseLosses;
}

/** A seat, as everyone may know it. */
export interface SeatState {
  name: string;
  bot: string | null;
  taken: boolean;
  committed: boolean;
  revealed: boolean;
  online: boolean;
  left: boolean;
  account?: AccountId | null;
}

/** Both seats. */
export interface SeatStates {
  A: SeatState;
  B: SeatState;
}

/** The table and the secret token of the seat. */
export interface Seated {
  table: TableState;
  seat: Seat;
  token: Token;
}

/** Look for an opponent. The same id again, over whichever socket, is the same seek. */
export interface SeekOpponent {
  type: "seek";
  id: LongCommandId;
  pool: ClockKind;
  name: Name;
  commitment: Hex;
  listed?: boolean;
}

/** How many people look for an opponent. */
export interface Seeking {
  live: number;
  slow: number;
}

/** A trick as the viewer saw it. `prize` is None in phase two; `drawn` is None there and where it is hidden. */
export interface SeenTrick {
  phase: 1 | 2;
  leader: Seat;
  led: Card;
  reply: Card;
  winner: Seat;
  prize: Card | null;
  drawn: Card | null;
  reason: TrickReason;
  stands_for: Faction | null;
  led_to: Seat | null;
  reply_to: Seat | null;
  prize_to: Seat | null;
  drawn_to: Seat | null;
}

export type ServerMessage = StateMessage | Ack | NextTable | Hint | BlunderWarning | Said | ErrorMessage | Pong | Bye;

/** A session of yours; `current` is the one that asks. */
export interface SessionState {
  id: string;
  label: string;
  created: string;
  used: string;
  current: boolean;
}

/** Of which factions no card that is left can change the vote. */
export interface Settled {
  G: boolean;
  K: boolean;
  U: boolean;
  D: boolean;
  X: boolean;
}

/** POST /api/sessions: with a passkey, or with the recovery key. */
export interface SignIn {
  passkey?: PasskeyAnswer | null;
  recovery_key?: TypedKey | null;
}

/** The answer where the session that asked has ended. */
export interface SignedOut {
  signed_out: boolean;
}

/** POST /api/tables/{id}/sit: take the free seat. */
export interface SitDown {
  id: LongCommandId;
  name: Name;
  commitment: Hex;
}

/** The table and the game as the viewer may know them now, and what happened since the last one it saw. */
export interface StateMessage {
  type: "state";
  now?: string | null;
  seq: number;
  table: TableState;
  view: View | null;
  events: Event[][];
  snapshot: boolean;
  refusals: Record<string, Problem>;
  record: GameRecord | null;
}

/** POST /api/account/push: send your notices to this browser, in this language. */
export interface Subscribe {
  endpoint: PushEndpoint;
  p256dh: string;
  auth: string;
  language: string;
}

/** Whether your notices are sent to this browser. */
export interface Subscribed {
  subscribed: boolean;
}

/** A browser that your notices are sent to: its push service, and the language. The rest of it is a secret. */
export interface SubscriptionState {
  service: string;
  language: string;
  created: string;
}

/** Anyone who knows it may watch, and take the free seat. */
export type TableId = string;

/** Who sits at B: a bot, another person, or a second person at the same screen. */
export type TableKind = "bot" | "friend" | "same_screen";

/** What a table's maker chose about it. */
export interface TableOptions {
  leader: FirstLeader;
  by_heart: boolean;
  hints: boolean;
  listed?: boolean;
  clock?: ClockKind | null;
  open_seat?: boolean;
  rated?: boolean;
}

/** All that is public about a table; only `you` differs between viewers. */
export interface TableState {
  id: TableId;
  kind: TableKind;
  status: TableStatus;
  seq: number;
  you: "A" | "B" | "spectator";
  seats: SeatStates;
  commitment: Hex;
  commitments: SeatHexes;
  rematch: Rematch;
  forfeit: Forfeit | null;
  absent?: Seat[];
  challenge?: "declined" | "withdrawn" | "lapsed" | null;
  deadline: string | null;
  hints: boolean;
  options: TableOptions;
  hints_given: number;
  takebacks: number;
  take_back_to: number | null;
  deal_of: DealOf | null;
  set_up?: boolean;
  daily: DayRun | null;
  clock?: ClockState | null;
  called_off?: Seat | null;
  left_early?: Seat | null;
  guided: boolean;
  created: string;
  away_seconds: number | null;
  closable_at: string | null;
  ply: number | null;
  turn: Seat | null;
  outcome: Seat | "draw" | null;
}

/** How far a table is. */
export type TableStatus = "waiting" | "revealing" | "playing" | "over";

/** Take back your last play against a bot; `to` is the table's `take_back_to`. */
export interface TakeBack {
  type: "take_back";
  id: CommandId;
  to: Count;
}

/** A theme. Each is true of at least one decision of the line, `draw_saved` of the whole puzzle. */
export type Theme = "dwarf_lost" | "knight_over_goblin" | "doppelganger_spent" | "doppelganger_kept" | "lead_given_up" | "last_of_faction" | "tie_break" | "draw_saved";

/** A seat's secret: whoever has it plays. */
export type Token = string;

/** Why a trick was won: the codes of `rules.tricks`, in their order. */
export type TrickReason = "higher_value" | "tie" | "knight_beats_goblin" | "doppelganger" | "did_not_follow";

/** A recovery key, as people type it. */
export type TypedKey = string;

/** POST /api/account/push/remove: send your notices to this browser no longer. */
export interface Unsubscribe {
  endpoint: PushEndpoint;
}

/** What best play says of one play of phase two, for the seat that played: 1 won, 0 drawn, -1 lost. */
export interface Verdict {
  play: number;
  card: Card;
  seat: Seat;
  before: 1 | 0 | -1;
  after: 1 | 0 | -1;
  best: Card[];
  values: Record<string, 1 | 0 | -1>;
}

/** One entry per play; null in phase one, which cannot be solved. */
export interface Verdicts {
  verdicts: (Verdict | null)[];
}

/** All that a viewer may know. Cards are in the order of the factions, then by value; hidden piles are None. */
export interface View {
  viewer: Viewer;
  size: number;
  phase: 1 | 2;
  trick: number;
  ply: number;
  leader: Seat;
  turn: Seat | null;
  prize: Card | null;
  led: Card | null;
  legal: Card[];
  hands: SeatHands;
  hand_counts: SeatCounts;
  followers: SeatCards;
  follower_counts: SeatCounts;
  scores: SeatCards;
  discards: Card[];
  draw_count: number;
  draw_pile: Card[] | null;
  unseen: Card[];
  votes: Votes;
  decided_by: Deciders;
  settled: Settled;
  tricks: SeenTrick[];
  result: GameResult | null;
  by_heart: boolean;
}

/** Who looks. From open nothing is hidden. */
export type Viewer = "A" | "B" | "spectator" | "open";

/** Whose each faction's vote is; null: nobody's. */
export interface Votes {
  G: Seat | null;
  K: Seat | null;
  U: Seat | null;
  D: Seat | null;
  X: Seat | null;
}

/** A run of a day's deal: today's where no day is named. Only today's can count, and only once per player. */
export interface WantedDaily {
  player: PlayerId;
  day?: Day | null;
  counted?: boolean;
}

/** The deal of a finished table; `swapped`: with the other's cards. */
export interface WantedDeal {
  table: TableId;
  swapped?: boolean;
}

/** What a table's maker chose about it. */
export interface WantedOptions {
  leader?: FirstLeader;
  by_heart?: boolean;
  hints?: boolean | null;
  listed?: boolean;
  clock?: ClockKind | null;
  open_seat?: boolean;
  rated?: boolean;
}

/** A position to play on from; `swapped`: with what B has there. */
export interface WantedPosition {
  position: string;
  swapped?: boolean;
}

/** Think about the cards now, so that a play that asks can be warned of at once. Not answered. */
export interface Weigh {
  type: "weigh";
}
