"""docs/protocol.md is true: every message and field is documented, the examples are valid, the client plays."""

import re
import subprocess
import sys
from typing import get_args

import pytest
from pydantic import BaseModel

from claim.tables.commands import COMMANDS
from claim.tables.states import Pong
from claim.web.http.routes import ROUTERS
from claim.web.schema import definitions
from claim.web.wire import base, models, socket
from claim.web.wire.base import encode
from tests.web.error_table import PAGE, error_table, split

TEXT = PAGE.read_text(encoding="utf-8")
BASES = ("Incoming", "Outgoing", "CommandMessage")


def _below(kind: type[BaseModel]) -> set[type[BaseModel]]:
    return {kind}.union(*[_below(one) for one in kind.__subclasses__()])


def _kinds(message: type[BaseModel]) -> tuple[str, ...]:
    return get_args(message.model_fields["type"].annotation)


MODELS = {
    one.__name__: one
    for one in sorted(_below(base.Incoming) | _below(models.Outgoing), key=lambda one: one.__name__)
    if one.__name__.isalpha() and one.__name__ not in BASES
}
BARE: dict[str, type[BaseModel]] = {COMMANDS[kind].__name__: socket.BareCommand for kind in _kinds(socket.BareCommand)}
EXAMPLES = re.findall(r"<!-- example: (\w+) -->\n\n```json\n(.*?)```\n", TEXT, flags=re.DOTALL)
# Documented in a sentence where they are used.
IN_A_SENTENCE = """
    BotIdentities BotIdentity CardChance Challenge DailyNext DailyRow DayRun Deciders ExportedChallenge ExportedGame
    ExportedSeek Fair Forfeit Friend GameResult HintReason HolidayState KnownPerson OpenSeat OwnSeek Paired PhaseLosses
    Players Problem Rematch Score SeatCards SeatCounts SeatHands SeatHexes SeatHolidays SeatLosses SeatStates Seeking
    SeenTrick Settled Votes
"""
# Shown in the examples of what they are parts of.
PARTS = """
    DailyBoard DailyBot DailyPast DailyRun DealOf ExportedPairing Meeting PasskeyState PuzzleStep Replay SeatState
    SessionState SubscriptionState Verdicts View
"""
TABLE = re.compile(r"\|---\|---\|---\|\n(.*?)\n\n", flags=re.DOTALL)
TABLES = [re.findall(r"^\| `(\w+)` \|", rows, flags=re.MULTILINE) for rows in TABLE.findall(TEXT)]


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_matches_the_schema(name, text):
    {**MODELS, **BARE}[name].model_validate_json(text)


def test_every_message_has_an_example():
    assert {name for name, _ in EXAMPLES} == set(MODELS) - {*IN_A_SENTENCE.split(), *PARTS.split()} - {
        "BareCommand"
    } | set(BARE)
    assert set(MODELS) <= set(definitions())


@pytest.mark.parametrize("name", sorted(set(MODELS) - {*IN_A_SENTENCE.split(), "ErrorAnswer"}))
def test_every_field_is_documented(name):
    """In a table of all fields, in their order."""
    assert list(MODELS[name].model_fields) in TABLES


def test_every_message_has_a_heading():
    servers = [one for one in MODELS.values() if issubclass(one, models.Outgoing) and "type" in one.model_fields]
    for side, found in (("client", socket.CLIENT_MESSAGES), ("server", servers)):
        missing = [kind for one in found for kind in _kinds(one) if f"### `{kind}` ({side})\n" not in TEXT]
        assert missing == []


def test_every_path_is_documented():
    told = re.findall(r"^### `(GET|POST) ([^`?]+)(?:\?[^`]*)?`$", TEXT, flags=re.MULTILINE)
    found = [route for router in ROUTERS for route in router.routes]
    routes = [(method, route.path.replace(":path", "")) for route in found for method in route.methods]  # type: ignore[attr-defined]
    assert sorted(told) == sorted(routes)


def test_the_table_of_errors_is_what_the_code_says():
    """If not: python -m tests.web.error_table."""
    assert split(TEXT)[1] == error_table()


def test_the_documented_client_plays_a_game(host, tmp_path):
    program = re.findall(r"```python\n(.*?)```", TEXT, flags=re.DOTALL)[0]
    (tmp_path / "client.py").write_text(program)
    done = subprocess.run(
        [sys.executable, str(tmp_path / "client.py"), host], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.match(r"(won|not won) \{'G'", done.stdout)


def test_messages_that_look_alike_are_told_apart_by_their_type():
    for text, kind in (('{"type":"ping"}', socket.Ping), ('{"type":"resign","id":"a"}', socket.BareCommand)):
        assert type(socket.client_message.validate_json(text)) is kind
    assert type(socket.server_message.validate_json('{"type":"pong"}')).__name__ == "Pong"
    assert encode(Pong()) == '{"type":"pong"}'
