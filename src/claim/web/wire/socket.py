"""The messages of a table's socket, both ways: one JSON object each."""

from dataclasses import fields
from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal, get_type_hints

from pydantic import BeforeValidator, Field, TypeAdapter
from typing_extensions import TypeAliasType

from claim.tables import commands
from claim.tables.commands import COMMANDS, Command
from claim.tables.phrases import PHRASES
from claim.web.wire.base import Card, CommandId, Count, Hex, Incoming, Outgoing, Params, Problem, Seat, TableId, Token
from claim.web.wire.game import Event, GameRecord, View
from claim.web.wire.mirror import model_of
from claim.web.wire.tables import TableState

Phrase = TypeAliasType("Phrase", Literal[PHRASES])  # type: ignore[valid-type]  # a dozen of them, in one place


AccountSeat = TypeAliasType("AccountSeat", Literal["A", "B", "mine"])


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
    protocol: Annotated[Literal[1], BeforeValidator(whole)]
    token: Annotated[str, Field(max_length=200)] | None = None
    since: Count | None = None
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
    card: Annotated[str, Field(max_length=2)]
    ply: Count
    ask: bool = False


class AskHint(Incoming):
    """Ask which card to play (only against a bot, on your own turn)."""

    type: Literal["hint"]
    id: CommandId


class Weigh(Incoming):
    """Think about the cards now, so that a play that asks can be warned of at once. Not answered."""

    type: Literal["weigh"]


class Say(Incoming):
    """Say a phrase to the other player, if they are connected. Not answered unless it is refused; kept nowhere."""

    type: Literal["say"]
    id: CommandId
    phrase: Phrase


class Ping(Incoming):
    """Ask for a reply."""

    type: Literal["ping"]


_BARE = tuple([name for name, kind in COMMANDS.items() if len(fields(kind)) == 1])
# A command's field on the wire. Texts go by their names: each has its own bounds.
_FORMS: dict[object, object] = {"id": CommandId, "contribution": Hex, "commitment": Hex, int: Count}


class BareCommand(CommandMessage):
    """A command without fields of its own: `claim.tables.commands` says what each does."""

    __annotations__ = {"type": Literal[_BARE]}


def _message(name: str, kind: type[Command]) -> type[CommandMessage]:
    """Return the message that asks for a command with fields."""
    if kind is commands.Play:
        return Play
    forms = {field: _FORMS[field if hint is str else hint] for field, hint in get_type_hints(kind).items()}
    return model_of(kind, CommandMessage, {"type": Literal[name], **forms})


AnyClientMessage = Hello | CommandMessage | AskHint | Weigh | Say | Ping
_COMMANDS = [_message(name, kind) for name, kind in COMMANDS.items() if name not in _BARE]
CLIENT_MESSAGES: tuple[type[Incoming], ...] = (Hello, *_COMMANDS, BareCommand, AskHint, Weigh, Say, Ping)
_ClientMessage: Any = Annotated[reduce(or_, CLIENT_MESSAGES), Field(discriminator="type")]


class StateMessage(Outgoing):
    """The table and the game as the viewer may know them now, and what happened since the last one it saw."""

    type: Literal["state"]
    now: str | None = None
    seq: int
    table: TableState
    view: View | None
    events: list[list[Event]]
    snapshot: bool
    refusals: dict[Card, Problem]
    record: GameRecord | None


class Ack(Outgoing):
    """The command was carried out and committed to the log."""

    type: Literal["ack"]
    id: CommandId
    seq: int


class NextTable(Outgoing):
    """A rematch was accepted: where it is, and this seat's token there (null: your account opens it)."""

    type: Literal["rematch"]
    table: TableId
    seat: Seat
    token: Token | None
    other_token: Token | None


class CardChance(Outgoing):
    """What a card is worth: the chance to win with it, and its standard error (0: exact)."""

    card: Card
    chance: float
    error: float


class HintReason(Outgoing):
    """A reason for the best card: a message of locales/ and its variables."""

    id: str
    args: Params


class Hint(Outgoing):
    """The answer to a request for a hint."""

    type: Literal["hint"]
    id: CommandId
    best: Card
    exact: bool
    cards: list[CardChance]
    reasons: list[HintReason]


class BlunderWarning(Outgoing):
    """The answer to a play that asked, and would have given much away: it was not played."""

    type: Literal["warning"]
    id: CommandId
    card: Card
    best: Card
    exact: bool
    cards: list[CardChance]
    reasons: list[HintReason]


class Said(Outgoing):
    """What the other player says."""

    type: Literal["said"]
    seat: Seat
    phrase: Phrase


class ErrorMessage(Outgoing):
    """A message was refused: which one (null where it had no readable id), and why."""

    type: Literal["error"]
    id: CommandId | None
    code: str
    params: Params


class Pong(Outgoing):
    """Reply to a ping."""

    type: Literal["pong"]


class Bye(Outgoing):
    """The server is shutting down: reconnect, waiting a little longer each time."""

    type: Literal["bye"]
    reason: Literal["shutdown"]


AnyServerMessage = StateMessage | Ack | NextTable | Hint | BlunderWarning | Said | ErrorMessage | Pong | Bye
ServerMessage = TypeAliasType("ServerMessage", Annotated[AnyServerMessage, Field(discriminator="type")])

client_message: TypeAdapter[AnyClientMessage] = TypeAdapter(_ClientMessage)
server_message: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
