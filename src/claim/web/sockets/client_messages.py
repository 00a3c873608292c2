"""What clients say over their sockets, read and turned into commands."""

import re
from dataclasses import fields

import orjson
from pydantic import ValidationError

from claim.tables.commands import COMMANDS, Command
from claim.web.wire import lobby
from claim.web.wire import socket as wire
from claim.web.wire.encoding import unreadable

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_COMMANDS = {name: (kind, [field.name for field in fields(kind)]) for name, kind in COMMANDS.items()}


def read(text: str) -> wire.AnyClientMessage:
    """Return a message. Raises RequestError where it is none."""
    try:
        return wire.client_message.validate_json(text)
    except ValidationError as error:
        raise unreadable(error) from None


def read_lobby(text: str) -> lobby.AnyLobbyMessage:
    """Return a message of the lobby. Raises RequestError where it is none."""
    try:
        return lobby.lobby_client_message.validate_json(text)
    except ValidationError as error:
        raise unreadable(error) from None


def id_of(text: str) -> str | None:
    """Return the id of a message that was refused, where it has one."""
    try:
        data = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    found = data.get("id") if isinstance(data, dict) else None
    return found if isinstance(found, str) and _ID.fullmatch(found) else None


def command_of(message: wire.CommandMessage) -> Command:
    """Return the command that a message is: the message has its fields, by the same names."""
    kind, names = _COMMANDS[message.type]
    return kind(*[getattr(message, name) for name in names])
