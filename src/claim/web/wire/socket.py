"""The messages of a table's socket, both ways: one JSON object each."""

import dataclasses
import re
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import orjson
from pydantic import BeforeValidator, Field, TypeAdapter, ValidationError, create_model
from typing_extensions import TypeAliasType

from claim.bots.searching import DIGITS
from claim.game.cards import Card
from claim.game.view import Visible
from claim.game.view_text import view_text
from claim.reviews import hint as reviews
from claim.reviews.reasons import Reason
from claim.tables import commands, states
from claim.tables.commands import COMMANDS, Command
from claim.tables.states import BlunderWarning, CardChance, Hint, HintReason, StateMessage
from claim.web.wire.base import CommandId, Count, Incoming, Json, Phrase, events_json, unreadable
from claim.web.wire.models import derived, either

AccountSeat = TypeAliasType("AccountSeat", Literal["A", "B", "mine"])  # A seat of the account, or whichever it has.


def whole(value: object) -> object:
    """Return the number 1. Raises ValueError for anything else."""
    if type(value) is not int:  # true equals 1 in Python, and a Literal asks no more than that
        raise ValueError("expected the number 1")
    return value


class Hello(Incoming):
    """The first message: who is looking, and the last `seq` they saw (null: none yet).

    `seat`, in place of a token: a seat of the account that has signed in.
    """

    type: Literal["hello"]
    protocol: Annotated[Literal[1], BeforeValidator(whole)]  # the number 1: `true`, `1.0` and `"1"` are refused
    token: Annotated[str, Field(max_length=200)] | None = None  # of your seat; null: a spectator
    since: Count | None = None  # the `seq` of the last `state` that you have; null: none
    # without a token: a seat of the account that has signed in; `mine`: whichever it has, if any
    seat: AccountSeat | None = None


class CommandMessage(Incoming):
    """A command: `claim.tables.commands` says what each does."""

    type: str
    id: CommandId


class Play(CommandMessage):
    """Play a card. `ply` is how many plays were made before it, so that a play sent twice counts once.

    `ask`: a blunder is answered with a warning instead of being played.
    """

    type: Literal["play"]
    card: Annotated[str, Field(max_length=2)]  # one of `view.legal`
    ply: Count  # your `view.ply`
    ask: bool = False  # a card that gives much away is answered with a `warning` instead of being played


class AskHint(Incoming):
    """Ask which card to play: only where the table's `hints` are on, against a bot, on your own turn, one at a time."""

    type: Literal["hint"]
    id: CommandId


class Weigh(Incoming):
    """Think about the cards now, so that a play that asks can be warned of at once. Not answered."""

    type: Literal["weigh"]


class Say(Incoming):
    """Say a phrase to the other player, if they are connected. Not answered unless it is refused; kept nowhere."""

    type: Literal["say"]
    id: CommandId
    phrase: Phrase  # each reader sees `phrase-…` of the language files


class Ping(Incoming):
    """Ask for a reply. A socket that says nothing for five minutes is closed."""

    type: Literal["ping"]


_BARE = tuple([name for name, kind in COMMANDS.items() if len(dataclasses.fields(kind)) == 1])
_TYPE: Any = {"type": (Literal[_BARE], ...)}
BareCommand = create_model(
    "BareCommand",
    __base__=CommandMessage,
    __doc__="A command without fields of its own: `claim.tables.commands` says what each does.",
    **_TYPE,
)


def _message(name: str, kind: type[Command]) -> type[CommandMessage]:
    """Return the message that asks for a command with fields."""
    if kind is commands.Play:
        return Play
    fields = dataclasses.fields(kind)
    assert not any(field.type is str for field in fields), f"a text of {name} has no bounds"
    counts: dict[str, Any] = {field.name: Count for field in fields if field.type is int}
    return derived(kind, CommandMessage, type=Literal[name], **counts)


AnyClientMessage = Hello | CommandMessage | AskHint | Weigh | Say | Ping
_COMMANDS = [_message(name, kind) for name, kind in COMMANDS.items() if name not in _BARE]
CLIENT_MESSAGES: tuple[type[Incoming], ...] = (Hello, *_COMMANDS, BareCommand, AskHint, Weigh, Say, Ping)


SERVER_MESSAGES = (
    states.StateMessage,
    states.Ack,
    states.NextTable,
    states.Hint,
    states.BlunderWarning,
    states.Said,
    states.ErrorMessage,
    states.Pong,
    states.Bye,
)

client_message: TypeAdapter[AnyClientMessage] = either(*CLIENT_MESSAGES)
server_message = either(*SERVER_MESSAGES)

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_FIELDS = {name: (kind, [field.name for field in dataclasses.fields(kind)]) for name, kind in COMMANDS.items()}


def read(text: str) -> AnyClientMessage:
    """Return a message. Raises RequestError where it is none."""
    try:
        return client_message.validate_json(text)
    except ValidationError as error:
        raise unreadable(error) from None


def id_of(text: str) -> str | None:
    """Return the id of a message that was refused, where it has one."""
    try:
        data = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    command_id = data.get("id") if isinstance(data, dict) else None
    return command_id if isinstance(command_id, str) and _ID.fullmatch(command_id) else None


def command_of(message: CommandMessage) -> Command:
    """Return the command that a message is: the message has its fields, by the same names."""
    kind, names = _FIELDS[message.type]
    return kind(*[getattr(message, name) for name in names])


# --- what the server sends -------------------------------------------------------------------------------------------


def state(shown: StateMessage[Visible]) -> Json:
    """Return the message that shows a table to a viewer."""
    return {
        "type": "state",
        "seq": shown.seq,
        "table": shown.table,
        # Two views per play at 12 µs each: 48 with View.to_json, which would add 0.07 ms to a play's 0.97 (2026-11-19).
        "view": None if shown.view is None else orjson.Fragment(view_text(shown.view)),
        "events": events_json(shown.events),
        "snapshot": shown.snapshot,
        "refusals": shown.refusals,
        "record": None if shown.record is None else shown.record.to_json(),
    }


def hint(command_id: str, advice: reviews.Hint) -> Hint:
    """Return a hint with its reasons by their message in locales/ and its variables."""
    return Hint(id=command_id, **_advice(advice))


def warning(command_id: str, card: str, advice: reviews.Hint) -> BlunderWarning:
    """Return the hint that speaks against playing this card."""
    return BlunderWarning(id=command_id, card=Card(card), **_advice(advice))


def _advice(advice: reviews.Hint) -> Json:
    chances = [CardChance(one.card, round(one.chance, DIGITS), round(one.error, DIGITS)) for one in advice.estimates]
    reasons = hint_reasons(advice.reasons)
    return {"best": advice.card, "exact": advice.exact, "cards": chances, "reasons": reasons}


def hint_reasons(reasons: Sequence[Reason]) -> list[HintReason]:
    """Return the reasons of a hint by their messages in locales/ and their variables."""
    return [HintReason(f"hint-{one.code}", one.params) for one in reasons]
