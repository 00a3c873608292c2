"""The messages of the lobby's socket, both ways: one JSON object each."""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, TypeAdapter
from typing_extensions import TypeAliasType

from claim.web.wire.base import AccountId, Hex, Incoming, LongCommandId, Name, Outgoing, PlayerId, Seat, TableId, Token
from claim.web.wire.people import Challenge, Friend
from claim.web.wire.socket import Bye, ErrorMessage, Ping, Pong, whole
from claim.web.wire.tables import ClockKind, TableOptions, TableState

PairState = TypeAliasType("PairState", Literal["fresh", "playing", "over", "kept", "missed"])


class LobbyHello(Incoming):
    """The first message: who is there (null: somebody who only looks)."""

    type: Literal["hello"]
    protocol: Annotated[Literal[1], BeforeValidator(whole)]
    player: PlayerId | None = None


class SeekOpponent(Incoming):
    """Look for an opponent. The same id again, over whichever socket, is the same seek."""

    type: Literal["seek"]
    id: LongCommandId
    pool: ClockKind
    name: Name
    commitment: Hex


class CancelSeek(Incoming):
    """Look for no opponent any more."""

    type: Literal["cancel"]
    id: LongCommandId


AnyLobbyMessage = LobbyHello | SeekOpponent | CancelSeek | Ping


class Seeking(Outgoing):
    """How many people look for an opponent."""

    live: int
    slow: int


class OpenSeat(Outgoing):
    """A table whose free seat anyone may take: who waits there, and how it is played."""

    table: TableId
    name: str
    options: TableOptions
    created: str
    account: AccountId | None = None


class OwnSeek(Outgoing):
    """Your own seek, and for how many seconds you have waited."""

    id: LongCommandId
    pool: ClockKind
    waited: float


class Paired(Outgoing):
    """The opponent that was found for you: where, your token there, and what became of it.

    `table_state` is the table as everybody may know it, while it waits for both.
    """

    id: LongCommandId
    pool: ClockKind
    table: TableId
    seat: Seat
    token: Token
    state: PairState
    table_state: TableState | None = None


class LobbyMessage(Outgoing):
    """The lobby as it is now."""

    type: Literal["lobby"]
    people: int
    playing: int
    seeking: Seeking
    seats: list[OpenSeat]
    hour: str | None
    seek: OwnSeek | None
    paired: Paired | None
    challenges: list[Challenge] = Field(default_factory=list)
    friends: list[Friend] = Field(default_factory=list)


LobbyServerMessage = TypeAliasType(
    "LobbyServerMessage", Annotated[LobbyMessage | ErrorMessage | Pong | Bye, Field(discriminator="type")]
)
_ClientMessage: Any = Annotated[AnyLobbyMessage, Field(discriminator="type")]
lobby_client_message: TypeAdapter[AnyLobbyMessage] = TypeAdapter(_ClientMessage)
lobby_server_message: TypeAdapter[LobbyServerMessage] = TypeAdapter(LobbyServerMessage)
