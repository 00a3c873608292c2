"""The models of what the server sends, made from the classes that it fills in.

A message is declared once, as a dataclass, which the server fills in and programs without pydantic can read. `model_of`
makes its model: for the schema, for the page's types, and to check in the tests what was sent. What the library writes
as JSON in ways of its own (a View, an event, a record) is declared below.
"""

import dataclasses
import inspect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce
from operator import or_
from types import GenericAlias, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, create_model
from typing_extensions import TypeAliasType

from claim.daily import messages
from claim.friends import people
from claim.game import fields
from claim.game.cards import FACTIONS, SEATS, Card, Faction, Seat
from claim.game.events import Event, EventKind
from claim.game.fields import TextForm
from claim.game.moment import Decider, Result
from claim.game.seen_trick import TRICK_FIELDS, SeenTrick
from claim.game.view import View, Viewer, Visible
from claim.records.daily import DayRun
from claim.records.ending import EndingFields
from claim.records.fair import Fair, ReplayedDeal
from claim.records.identities import BotIdentity
from claim.records.record import Record
from claim.tables import options, states
from claim.tables.table import Status, TableKind
from claim.web.wire import base
from claim.workers.jobs import Verdict

Phase = Literal[1, 2]
_Model = TypeVar("_Model", bound=BaseModel)


class Outgoing(BaseModel):
    """A message to a client. Unknown fields are refused here too: none may go out undocumented."""

    model_config = ConfigDict(extra="forbid", strict=True)


SOURCES: dict[str, type] = {}  # the class that a model was made from, by the model's name: its comments describe fields
# What stands on the wire for a type of the library. Dataclasses that are not named here are added by `model_of`.
WIRE: dict[object, Any] = {
    Card: base.Card,
    Seat: base.Seat,
    Faction: base.Faction,
    Viewer: base.Viewer,
    TableKind: base.TableKind,
    Status: TypeAliasType("TableStatus", Literal[tuple(Status)]),
    states.Params: base.Params,
    states.Phrase: base.Phrase,
    options.Leader: base.FirstLeader,
    options.ClockKind: base.ClockKind,
    people.MeetingOutcome: base.MeetingOutcome,
    messages.DayStatus: base.DayStatus,
    messages.RunOutcome: base.RunOutcome,
    fields.Hex: base.Hex,
    fields.Day: base.Day,
    fields.TableId: base.TableId,
    fields.TableName: str,
    fields.AccountId: base.AccountId,
    fields.Token: base.Token,
    fields.CommandId: base.CommandId,
    fields.LongCommandId: base.LongCommandId,
}


def model_of(kind: Any) -> Any:  # noqa: ANN401  (a type; one return per kind of type)
    """Return what stands on the wire for a type. For a dataclass that is a model with its name and its fields."""
    if kind in WIRE:
        return WIRE[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated and isinstance(parts[1], TextForm):
        return Literal[parts[1].values]
    if origin in (tuple, list, Sequence):
        return GenericAlias(list, (model_of(parts[0]),))
    if origin is Mapping:
        return GenericAlias(dict, tuple([model_of(one) for one in parts]))
    if origin in (Union, UnionType):
        return reduce(or_, [model_of(one) for one in parts])
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        WIRE[kind] = TypeAliasType(kind.__name__, Literal[tuple(kind)])
    elif dataclasses.is_dataclass(kind):
        WIRE[kind] = derived(kind, Outgoing)  # type: ignore[arg-type]  # a class
    return WIRE.get(kind, kind)


def derived(kind: type, above: type[_Model], name: str = "", **forms: object) -> type[_Model]:
    """Make a model with a dataclass's fields, described by the first paragraph of its docstring.

    Fields with a default may be missing, except `type` and those in `forms`, of which the wire says more.
    """
    members: dict[str, Any] = {}
    hints = get_type_hints(kind, include_extras=True)
    for field in dataclasses.fields(kind):
        needed = field.name == "type" or field.default is dataclasses.MISSING
        members[field.name] = (model_of(hints[field.name]), ... if needed else field.default)
    members |= {field: (form, ...) for field, form in forms.items()}
    doc = inspect.cleandoc(kind.__doc__ or "").partition("\n\n")[0]
    SOURCES[name or kind.__name__] = kind
    return create_model(name or kind.__name__, __base__=above, __module__=__name__, __doc__=doc, **members)


def either(*kinds: type) -> TypeAdapter[Any]:
    """Return what reads messages of several kinds, told apart by their `type`."""
    choice: Any = Annotated[reduce(or_, [model_of(one) for one in kinds]), Field(discriminator="type")]
    return TypeAdapter(choice)


def _each(keys: Sequence[Seat | Faction], kind: object, name: str, doc: str) -> None:
    """Let a model called `name` stand for a mapping from all of these keys."""
    members: dict[str, Any] = {key.value: (model_of(kind), ...) for key in keys}
    model = create_model(name, __base__=Outgoing, __module__=__name__, __doc__=doc, **members)
    WIRE[Mapping[type(keys[0]), kind]] = model  # type: ignore[misc]  # known when it runs


WIRE[Decider] = base.Decider | None
_each(SEATS, int, "SeatCounts", "A number by seat.")
_each(SEATS, tuple[Card, ...], "SeatCards", "Cards by seat.")
_each(SEATS, tuple[Card, ...] | None, "SeatHands", "Both hands; null where the viewer does not know it.")
_each(SEATS, fields.Hex | None, "SeatHexes", "Commitments or contributions by seat; null where there is none.")
_each(SEATS, states.SeatState, "SeatStates", "Both seats.")
_each(SEATS, states.HolidayState | None, "SeatHolidays", "Both players' last holidays.")
_each(FACTIONS, Seat | None, "Votes", "Whose each faction's vote is; null: nobody's.")
_each(FACTIONS, Decider, "Deciders", "What decides each faction's vote; null: nobody has it.")
_each(FACTIONS, bool, "Settled", "Of which factions no card that is left can change the vote.")


@dataclass(frozen=True)
class GameResult:
    """How a game ended by its votes; winner is null for a draw."""

    votes: Mapping[Faction, Seat | None]  # as the score piles stand at the end
    winner: Seat | None  # None: a draw


WIRE[Result] = model_of(GameResult)
_TRICK = {name: model_of(kind) for name, kind in TRICK_FIELDS.items()}
WIRE[SeenTrick] = derived(SeenTrick, Outgoing, **(_TRICK | {"phase": Phase}))
WIRE[View] = WIRE[Visible] = WIRE[states.Shown] = derived(View, Outgoing, phase=Phase, by_heart=bool)


@dataclass(frozen=True, kw_only=True)
class _Event:
    """One fact of a game's story, as a viewer may see it: cards null where they are hidden. claim.game.events."""

    kind: Annotated[str, TextForm("a kind", values=tuple(EventKind))]
    phase: Phase
    seat: Seat | None  # whom it is about
    count: int  # of cards
    cards: Sequence[Card] | None  # None where you may not see them
    audience: Seat | None  # the only seat that sees `cards`; None: everyone does
    votes: Mapping[Faction, Seat | None] | None = None  # when the game has ended


@dataclass(frozen=True, kw_only=True)
class Players:
    """Names by seat."""

    A: str | None = None
    B: str | None = None


@dataclass(frozen=True, kw_only=True)
class BotIdentities:
    """The bots by seat."""

    A: BotIdentity | None = None
    B: BotIdentity | None = None


@dataclass(frozen=True, kw_only=True)
class _PlayedGame:
    claim: Literal[1]  # the format
    players: Players | None = None
    bots: BotIdentities | None = None
    move_seed: str | None = None  # what the bots drew their chance from
    seed: str | None = None  # of the deal
    deck: Sequence[Card] | None = None  # A's hand, B's hand, the draw pile
    leader: Seat | None = None  # of the first trick
    leader_named: bool | None = None  # true: the table's maker named the leader
    position: str | None = None  # where the game began, if it was not dealt
    plays: Sequence[Card]
    votes: Mapping[Faction, Seat | None]
    winner: Seat | None  # None: a draw
    over: bool  # whether it was decided


@dataclass(frozen=True, kw_only=True)
class GameRecord(EndingFields, _PlayedGame):
    """A game that is over, whole: docs/formats.md."""

    fair: Fair | None = None  # what the deal follows from: docs/fair-deals.md
    chosen: ReplayedDeal | None = None  # in place of `fair`, where the deal was chosen
    takebacks: int | None = None  # how often a play was taken back
    hints: int | None = None  # how many were asked for
    set_up: bool | None = None  # true: the `position` was chosen
    daily: DayRun | None = None


WIRE[Event] = derived(_Event, Outgoing, "Event")
WIRE[ReplayedDeal] = derived(ReplayedDeal, Outgoing, "DealOf", table=base.TableId)
WIRE[BotIdentity] = derived(BotIdentity, Outgoing, budget=str)
WIRE[options.Options] = derived(
    options.Options, Outgoing, "TableOptions", leader=base.FirstLeader, by_heart=bool, hints=bool
)
WIRE[states.TableState] = derived(states.TableState, Outgoing, you=Literal["A", "B", "spectator"])
WIRE[Record] = model_of(GameRecord)
_Value = Literal[1, 0, -1]
WIRE[Verdict] = derived(Verdict, Outgoing, before=_Value, after=_Value, values=dict[base.Card, _Value])
