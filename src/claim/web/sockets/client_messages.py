"""What clients say over their sockets, read and turned into commands."""

import re
from collections.abc import Callable

import orjson
from pydantic import ValidationError

from claim.tables import commands
from claim.web.wire import socket as wire
from claim.web.wire.encoding import unreadable

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def read(text: str) -> wire.AnyClientMessage:
    """Return a message. Raises RequestError where it is none."""
    try:
        return wire.client_message.validate_json(text)
    except ValidationError as error:
        raise unreadable(error) from None


def plain_play(text: str) -> commands.Play | None:
    """Return the play that this message is, in a tenth of the time; None for anything else: see `read`."""
    try:
        data = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    if type(data) is not dict or len(data) != 4 or data.get("type") != "play":
        return None
    command_id, card, ply = data.get("id"), data.get("card"), data.get("ply")
    if type(command_id) is not str or type(card) is not str or type(ply) is not int:
        return None
    return commands.Play(command_id, card, ply) if _ID.fullmatch(command_id) else None


def id_of(text: str) -> str | None:
    """Return the id of a message that was refused, where it has one."""
    try:
        data = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    found = data.get("id") if isinstance(data, dict) else None
    return found if isinstance(found, str) and _ID.fullmatch(found) else None


_PLAIN: dict[type[wire.AnyCommand], Callable[[str], commands.Command]] = {
    wire.Resign: commands.Resign,
    wire.Leave: commands.Leave,
    wire.Close: commands.Close,
}


def play_of(message: wire.Play) -> commands.Play:
    """Return the command that a message to play a card is."""
    return commands.Play(message.id, message.card, message.ply)


def command_of(message: wire.AnyCommand) -> commands.Command:
    """Return the command that a message is."""
    match message:
        case wire.Play():
            return play_of(message)
        case wire.TakeBack():
            return commands.TakeBack(message.id, message.to)
        case wire.Reveal():
            return commands.Reveal(message.id, message.contribution)
        case wire.Resign() | wire.Leave() | wire.Close():
            return _PLAIN[type(message)](message.id)
        case wire.OfferRematch():
            return commands.OfferRematch(message.id, message.commitment)
        case wire.AcceptRematch():
            return commands.AcceptRematch(message.id, message.commitment)
