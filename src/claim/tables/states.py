"""What a viewer is shown of a table, and whatever else a table's socket says.

The dataclasses are the messages' only declaration: the server fills them in, clients read them, and the schema of the
protocol and the page's types follow from them (`claim.web.wire.models.model_of`). A comment beside or above a field is
its description for authors of clients. A field that servers of earlier versions do not send has a default.

Cards are hidden by `claim.game.view` alone; nothing here looks at a hand but the viewer's own.
"""

import functools
from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Annotated, Generic, Literal, TypeVar

from claim.game.cards import SEATS, Card, Seat
from claim.game.events import Event, events_since
from claim.game.fields import AccountId, CommandId, Hex, TableId, TextForm, Token
from claim.game.game import Game
from claim.game.view import View, Viewer, Visible, seen_event, visible
from claim.records.daily import DayRun
from claim.records.ending import BY_VOTES, EndingKind
from claim.records.fair import ReplayedDeal
from claim.records.record import Record
from claim.tables.clock import Clock
from claim.tables.errors import TableError
from claim.tables.options import Options
from claim.tables.table import Status, Table, TableKind, iso_time

# What players may say to each other: there is no free chat. Each reader sees it in their language, as `phrase-…`.
PHRASES = (
    "hello",
    "good_luck",
    "nice",
    "wow",
    "oops",
    "close",
    "thinking",
    "sorry",
    "thanks",
    "well_played",
    "again",
    "bye",
    "no_problem",
    "not_now",
)
Phrase = Annotated[str, TextForm("a phrase", values=PHRASES)]
Params = Mapping[str, str | int]
Shown = TypeVar("Shown", Visible, View)  # the game as the server writes it, and as a client reads it
_time = functools.lru_cache(64)(iso_time)  # many tables are played at in the same second


@dataclass
class SeatState:
    """A seat, as everyone may know it."""

    name: str  # empty where the seat is free
    bot: str | None  # the bot's name
    taken: bool
    committed: bool  # to its contribution
    revealed: bool  # its contribution
    online: bool  # whether a socket of this seat is open; bots always are
    left: bool  # for good
    account: AccountId | None = None  # whose game it is


@dataclass
class Forfeit:
    """Who lost without playing to the end, and how."""

    seat: Seat  # that lost
    reason: str  # resigned, left, away, flagged (the time was up) or no_show (no `reveal` in time); more may come


@dataclass
class HolidayState:
    """A player's holiday, which may be over."""

    begun: str
    until: str


@dataclass
class ClockState:
    """Both players' clocks: what their banks held when this turn began, and from when on it is charged to them.

    Milliseconds, and times as everywhere else.
    """

    bank: Mapping[Seat, int]  # milliseconds that were left when this turn began
    free: int  # milliseconds of every turn that cost nothing
    since: str | None  # from when on the free time of this turn counts; None where no player's clock runs
    holidays: Mapping[Seat, HolidayState | None]  # the last that each has declared


@dataclass
class Rematch:
    """Who offers another game, and the next table once it is accepted."""

    offered: Sequence[Seat]
    table: TableId | None  # the next table, once it is accepted


@dataclass(kw_only=True)
class TableState:
    """All that is public about a table; only `you` differs between viewers."""

    id: TableId
    kind: TableKind
    status: Status
    seq: int  # of the last thing that happened
    you: Viewer  # who looks
    seats: Mapping[Seat, SeatState]
    commitment: Hex  # the server's, drawn before anyone sat down
    commitments: Mapping[Seat, Hex | None]  # the players'; a bot has none, and one screen has one
    rematch: Rematch
    forfeit: Forfeit | None  # None where neither player forfeited
    # who did not come, so that the table was closed before the deal; at a friend's table that was not paired a single
    # one forfeits instead
    absent: Sequence[Seat] = ()
    # what became of the challenge for which the table was made, so that it was closed
    challenge: Annotated[str, TextForm("how it ended", values=("declined", "withdrawn", "lapsed"))] | None = None
    deadline: str | None  # when the game ends by its clock if no one acts before; None where no clock runs
    hints: bool  # whether `hint` may be asked for
    options: Options
    hints_given: int  # how many were asked for
    takebacks: int  # how often a play was taken back
    take_back_to: int | None  # how many plays would stay if you took back your last one now; None where that cannot be
    deal_of: ReplayedDeal | None  # whose deal is played again here; None: it was drawn
    set_up: bool = False  # whether the game began from a position that its maker chose
    daily: DayRun | None  # of which day this is the deal; None: of none
    clock: ClockState | None = None  # None: it is played without one
    called_off: Seat | None = None  # who called the game off before its first card
    left_early: Seat | None = None  # who left before the deal, because the other had not revealed: neither has lost
    guided: bool  # as its maker wanted
    created: str
    # how long a player may take before the other may `close` the table; None against a bot, at one screen and where
    # there is a clock
    away_seconds: int | None
    closable_at: str | None  # when `close` becomes possible if no one plays; None unless a person waits for another
    ply: int | None  # how many cards were played; None before the deal
    turn: Seat | None  # whose card is waited for; None unless the game goes on
    outcome: Seat | Literal["draw"] | None  # who won, by votes or because the other forfeited; None where neither has


@dataclass
class Problem:
    """What went wrong: an error code and its parameters. The words are in locales/ as `error-…`."""

    code: str  # the errors' table lists them; new ones may come
    params: Params


@dataclass(kw_only=True)
class StateMessage(Generic[Shown]):
    """The table and the game as the viewer may know them now, and what happened since the last one it saw."""

    type: Literal["state"] = "state"
    now: str | None = None  # the server's time; only at a table with a clock
    seq: int  # keep it for the next `hello`
    table: TableState
    view: Shown | None  # None before the deal
    # since the last `state`, or since `hello.since`: one group for the deal and for each play
    events: Sequence[Sequence[Event]]
    snapshot: bool  # the server cannot say what happened since: `events` is empty
    refusals: Mapping[Card, Problem]  # why each card of your hand that may not be played now may not
    record: Record | None  # once the game is over


@dataclass(frozen=True, kw_only=True)
class Ack:
    """The command is done and stored: no crash of the server undoes it."""

    type: Literal["ack"] = "ack"
    id: CommandId  # of the command
    seq: int  # of what it did; a `state` with this or a later one shows it


@dataclass(frozen=True, kw_only=True)
class NextTable:
    """A rematch was accepted: where it is, and this seat's token there (null: your account opens it)."""

    type: Literal["rematch"] = "rematch"
    table: TableId
    seat: Seat  # the same as here
    token: Token | None  # of that seat there; None: your account opens it
    other_token: Token | None  # of the other seat, at one screen


@dataclass(frozen=True)
class CardChance:
    """What a card is worth: the chance to win with it, and its standard error (0: exact)."""

    card: Card
    chance: float  # to win; a draw counts half
    error: float  # its standard error; 0: it is exact


@dataclass(frozen=True)
class HintReason:
    """A reason for the best card: a message of locales/ and its variables."""

    id: str  # of a message in the language files
    args: Params  # its variables


@dataclass(frozen=True, kw_only=True)
class Hint:
    """The answer to a request for a hint."""

    type: Literal["hint"] = "hint"
    id: CommandId  # of the question
    best: Card
    exact: bool  # in phase two, which is solved
    cards: Sequence[CardChance]  # every card that may be played, best first
    reasons: Sequence[HintReason]  # at most three


@dataclass(frozen=True, kw_only=True)
class BlunderWarning:
    """The answer to a play that asked, and would have given much away: it was not played.

    The same play without `ask` and with another id plays it.
    """

    type: Literal["warning"] = "warning"
    id: CommandId  # of the play
    card: Card  # what was not played
    best: Card
    exact: bool  # as in a hint, like the rest
    cards: Sequence[CardChance]
    reasons: Sequence[HintReason]


@dataclass(frozen=True, kw_only=True)
class Said:
    """What the other player says. Ignore phrases that you do not know: a newer server may have more."""

    type: Literal["said"] = "said"
    seat: Seat  # who says it
    phrase: Phrase


@dataclass(frozen=True, kw_only=True)
class ErrorMessage:
    """A message was refused: which one (null where it had no readable id), and why."""

    type: Literal["error"] = "error"
    id: CommandId | None  # of the command, where it could be read
    code: str
    params: Params


@dataclass(frozen=True, kw_only=True)
class Pong:
    """Reply to a ping."""

    type: Literal["pong"] = "pong"


@dataclass(frozen=True, kw_only=True)
class Bye:
    """The server is shutting down: reconnect, waiting a little longer each time."""

    type: Literal["bye"] = "bye"
    reason: Literal["shutdown"]  # connect again after a second, then after two, four and so on


@dataclass
class Replay:
    """A finished game: views[n] after n plays, events[n] what the n-th play brought (events[0]: the deal)."""

    views: Sequence[View]
    events: Sequence[Sequence[Event]]
    record: Record  # of the whole game


def state_message(
    table: Table, viewer: Viewer, since: int | None, online: frozenset[Seat], *, secret: bool
) -> StateMessage[Visible]:
    """Build the message for this viewer. `since` is the last `seq` it saw; without it there are no events.

    `secret` as in `record_of`; a counted run that was given up has no record until then.

    Nor are there any where something was taken back since then: what this viewer saw is gone. And at a table by heart
    there are none where they would tell more than the last trick and the one on the table.
    """
    game, known = table.game, knows(table, since)
    return StateMessage(
        seq=table.seq,
        table=table_state(table, viewer, online),
        view=None if game is None else visible(game, viewer, by_heart=table.by_heart),
        events=seen_since(table, viewer, since) if known and since is not None else (),
        snapshot=not known,
        refusals=refusals(table, viewer),
        record=None if game is None or _withholds_record(table, secret=secret) else record_of(table, secret=secret),
    )


def _withholds_record(table: Table, *, secret: bool) -> bool:
    """Return whether the record is not sent yet: before the end, and of a counted run that was not played to it.

    The cards of a day are `secret` from a player who gives it up: there may be another browser to play it in.
    """
    return table.status is not Status.OVER or (secret and table.counted and table.ending != BY_VOTES)


def knows(table: Table, since: int | None) -> bool:
    """Return whether events tell all that is new to a viewer whose last `seq` is `since`, and nothing that is past."""
    if since is None or not table.taken_back_at <= since <= table.seq:
        return False
    return not (table.by_heart and _past(table, since))


def table_state(table: Table, viewer: Viewer, online: Collection[Seat]) -> TableState:
    """Return what everyone may know about a table besides the cards."""
    ending, closable_at = table.ending, table.closable_at
    return TableState(
        id=table.id,
        kind=table.kind,
        status=table.status,
        seq=table.seq,
        you=viewer,
        seats={
            seat: SeatState(
                name=chair.name,
                bot=None if chair.bot is None else chair.bot.name,
                taken=chair.taken,
                committed=chair.commitment is not None,
                revealed=chair.contribution is not None,
                online=chair.bot is not None or seat in online,
                left=chair.left,
                account=chair.account,
            )
            for seat, chair in table.chairs.items()
        },
        commitment=table.commitment,
        commitments={seat: chair.commitment for seat, chair in table.chairs.items()},
        rematch=Rematch([seat for seat in SEATS if seat in table.rematch_offers], table.next_table),
        forfeit=None if ending is None or ending.forfeit is None else Forfeit(ending.forfeit, ending.reason or ""),
        absent=table.absent,
        challenge=table.challenge,
        deadline=None if table.deadline is None else iso_time(table.deadline / 1000),
        hints=table.hints,
        options=replace(table.options, hints=table.hints),
        hints_given=table.hints_given,
        takebacks=table.takebacks,
        take_back_to=table.take_back_to,
        deal_of=table.chosen,
        set_up=table.set_up,
        daily=table.daily,
        clock=None if table.clock is None else _clock_state(table.clock),
        called_off=ending.seat if ending is not None and ending.kind is EndingKind.CALLED_OFF else None,
        left_early=ending.seat if ending is not None and ending.kind is EndingKind.CLOSED else None,
        guided=table.guided,
        created=table.created,
        away_seconds=table.away_seconds if table.kind is TableKind.FRIEND and table.clock is None else None,
        closable_at=None if closable_at is None else _time(closable_at),
        ply=None if table.game is None else table.ply,
        turn=table.turn,
        outcome=table.outcome if table.status is Status.OVER else None,
    )


def _clock_state(clock: Clock) -> ClockState:
    holidays = {seat: clock.holidays.get(seat) for seat in SEATS}
    return ClockState(
        bank=clock.left,
        free=clock.terms.free,
        since=None if clock.turn is None else iso_time(clock.since / 1000),
        holidays={
            seat: None if one is None else HolidayState(iso_time(one.begun / 1000), iso_time(one.until / 1000))
            for seat, one in holidays.items()
        },
    )


def seen_since(table: Table, viewer: Viewer, since: int) -> list[list[Event]]:
    """Return what happened after the fact `since`, as this viewer saw it: one list of events per deal or play."""
    game = table.game
    if game is None:
        return []
    groups = []
    if since < table.dealt_at:
        groups.append(dealt_events(game))
    missed = len(table.played_at) - bisect_right(table.played_at, since)
    if missed == 1 and table.before is not None:  # by far the most common case, and the fastest
        groups.append(events_since(table.before, game))
    elif missed:
        moments = game.moments()[-missed - 1 :]
        groups += [events_since(*pair) for pair in pairwise(moments)]
    return [seen_events(group, viewer) for group in groups]


def _past(table: Table, since: int) -> bool:
    """Return whether events after the fact `since` would tell of tricks before the last one."""
    finished = 0 if table.game is None else len(table.game.tricks)
    return finished > 1 and since < table.played_at[2 * finished - 3 - table.led_before]


def dealt_events(game: Game) -> tuple[Event, ...]:
    """Return the events before the first play."""
    return Game(game.dealt, game.start, game.start, ()).events()


def seen_events(events: Sequence[Event], viewer: Viewer) -> list[Event]:
    """Return events as this viewer saw them."""
    return [seen_event(event, viewer) for event in events]


def refusals(table: Table, viewer: Viewer) -> dict[Card, Problem]:
    """Explain why cards in the viewer's own hand may not be played now."""
    game, seat = table.game, viewer.seat
    if game is None or seat is None:
        return {}
    if table.status is Status.OVER:
        return {card: Problem("game_over", {"card": card}) for card in dict.fromkeys(game.hand(seat))}
    return refusals_of(game, seat)


def refusals_of(game: Game, seat: Seat) -> dict[Card, Problem]:
    """Return the same for a seat of a game that goes on, wherever it is played."""
    if game.turn is seat:
        return refused_on_turn(game)
    return dict.fromkeys(game.hand(seat), Problem("not_your_turn", {"turn": seat.other, "seat": seat}))


def refused_on_turn(game: Game) -> dict[Card, Problem]:
    """Explain why cards of the seat to move may not be played now; empty where all may, or the game is over."""
    if game.turn is None:
        return {}
    legal = set(game.legal())
    refused = [card for card in dict.fromkeys(game.hand(game.turn)) if card not in legal]
    if not refused:
        return {}
    code, params = game.refusal(refused[0], game.turn)  # the same reason for all of them, except for the card it names
    return {card: Problem(code, {**params, "card": card}) for card in refused}


def record_of(table: Table, *, secret: bool) -> Record:
    """Return the record of a finished game, with everything needed to verify its deal.

    A run of a day's deal keeps its `secret` while the day runs: all bots' answers follow from it.

    Raises TableError where the game is not over, or was left before the deal.
    """
    if table.status is not Status.OVER:
        raise TableError("not_over", table=table.id)
    if table.game is None:
        raise TableError("no_deal", table=table.id)
    identities = {seat: chair.bot for seat, chair in table.chairs.items() if chair.bot is not None}
    return Record(
        table.game,
        {seat: chair.name for seat, chair in table.chairs.items()},
        ending=table.ending,
        bots=identities if table.own_moves else {},
        move_seed=table.move_seed if identities and table.own_moves and not secret else None,
        fair=None if table.chosen is not None or table.set_up or secret else table.fair,
        chosen=table.chosen,
        takebacks=table.takebacks,
        hints=table.hints_given,
        set_up=table.set_up,
        daily=table.daily,
    )


def replay_of(table: Table, viewer: Viewer, *, secret: bool) -> Replay:
    """Return a finished game moment by moment, as one viewer saw it or with all cards open.

    `secret` as in `record_of`; raises as it does.
    """
    record = record_of(table, secret=secret)
    moments = record.game.moments()
    plays = [events_since(before, after) for before, after in pairwise(moments)]
    events = [seen_events(group, viewer) for group in (dealt_events(moments[0]), *plays)]
    return Replay([game.view(viewer) for game in moments], events, record)
