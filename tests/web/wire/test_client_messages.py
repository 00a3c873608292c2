"""What clients say: every message that is a command becomes that command, with its fields."""

import json
from dataclasses import asdict

import pytest

from claim.tables.commands import COMMANDS
from claim.web.errors import RequestError
from claim.web.wire import socket as wire
from claim.web.wire.socket import command_of, id_of, read

FIELDS = {"id": "a", "card": "G3", "ply": 7, "to": 5, "days": 3, "contribution": "ab" * 32, "commitment": "cd" * 32}


@pytest.mark.parametrize("kind", COMMANDS)
def test_a_message_becomes_its_command(kind):
    wanted = {name: FIELDS[name] for name in COMMANDS[kind].__dataclass_fields__}
    message = read(json.dumps({"type": kind, **wanted}))
    assert isinstance(message, wire.CommandMessage)
    command = command_of(message)
    assert type(command) is COMMANDS[kind]
    assert asdict(command) == wanted


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('{"id": "a-1", "type": "dance"}', "a-1"),
        ('{"id": "no spaces"}', None),
        ('{"id": 7}', None),
        ('["id"]', None),
        ("{", None),
        ('"\\ud800"', None),
    ],
)
def test_a_message_that_is_refused_is_named_where_it_has_an_id(text, found):
    assert id_of(text) == found


@pytest.mark.parametrize("to", ["0", -1, 0.5, True, 2**40, None])
def test_a_command_whose_field_is_not_what_it_should_be_is_refused(to):
    with pytest.raises(RequestError, match="to"):
        read(json.dumps({"type": "take_back", "id": "a", "to": to}))
