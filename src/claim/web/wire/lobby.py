"""The messages of the lobby's socket, both ways: one JSON object each."""

from typing import Annotated, Literal

from pydantic import BeforeValidator, TypeAdapter, ValidationError

from claim.pairing.lobby import LobbyState
from claim.pairing.messages import LobbyMessage, OwnSeek, Seeking
from claim.tables.states import Bye, ErrorMessage, Pong
from claim.web.wire.base import ClockKind, Hex, Incoming, LongCommandId, Name, PlayerId, unreadable
from claim.web.wire.models import either
from claim.web.wire.socket import Ping, whole


class LobbyHello(Incoming):
    """The first message: who is there."""

    type: Literal["hello"]
    protocol: Annotated[Literal[1], BeforeValidator(whole)]
    player: PlayerId | None = None  # the browser's secret, as for the deal of the day; null: you only look


class SeekOpponent(Incoming):
    """Look for an opponent. The same id again, over whichever socket, is the same seek."""

    type: Literal["seek"]
    id: LongCommandId  # the same id again is the same seek
    pool: ClockKind
    name: Name  # yours; an account's takes its place
    commitment: Hex  # to your contribution
    listed: bool = False  # others may watch the game, if both say so


class CancelSeek(Incoming):
    """Look for no opponent any more."""

    type: Literal["cancel"]
    id: LongCommandId  # of the seek


AnyLobbyMessage = LobbyHello | SeekOpponent | CancelSeek | Ping


CLIENT_MESSAGES = (LobbyHello, SeekOpponent, CancelSeek, Ping)
lobby_client_message: TypeAdapter[AnyLobbyMessage] = either(*CLIENT_MESSAGES)
lobby_server_message = either(LobbyMessage, ErrorMessage, Pong, Bye)


def read_lobby(text: str) -> AnyLobbyMessage:
    """Return a message of the lobby. Raises RequestError where it is none."""
    try:
        return lobby_client_message.validate_json(text)
    except ValidationError as error:
        raise unreadable(error) from None


def lobby(state: LobbyState, waited: float | None, hour: str | None) -> LobbyMessage:
    """Return the message that shows the lobby to a person, who has `waited` this long if they look for an opponent."""
    picture, seek = state.picture, state.seek
    return LobbyMessage(
        people=picture.people,
        playing=picture.playing,
        seeking=Seeking(**dict(picture.seeking)),
        seats=picture.seats,
        hour=hour,
        seek=None if seek is None else OwnSeek(seek.id, seek.pool, round(waited or 0.0, 1)),
        paired=state.paired,
        challenges=state.seen.challenges,
        friends=state.seen.friends,
    )
