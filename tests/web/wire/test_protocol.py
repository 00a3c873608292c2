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
from tests.web.error_table import error_table, split
from tests.web.examples import EXAMPLE, PAGE

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
EXAMPLES = [(match[1], match[2]) for match in EXAMPLE.finditer(TEXT)]
# Documented in a sentence, or in a separate table, where they are used.
PARTS = """
    Problem SeatStates Rematch Forfeit SeatHands SeatCards SeatCounts SeatHexes Votes Deciders Settled SeenTrick
    GameResult Players BotIdentity BotIdentities Fair CardChance HintReason Replay Verdicts SeatState SeatHolidays
    HolidayState View DealOf PhaseLosses SeatLosses PuzzleStep PasskeyState SessionState ExportedGame SubscriptionState
    ExportedSeek ExportedPairing Seeking OpenSeat OwnSeek Paired Challenge Friend Score Meeting KnownPerson
    ExportedChallenge DayRun DailyRun DailyRow DailyBoard DailyBot DailyNext DailyPast
"""


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_matches_the_schema(name, text):
    {**MODELS, **BARE}[name].model_validate_json(text)


def test_every_message_has_an_example():
    assert {name for name, _ in EXAMPLES} == (set(MODELS) - {*PARTS.split(), "BareCommand"}) | set(BARE)
    assert set(MODELS) <= set(definitions())


CLIENTS = socket.CLIENT_MESSAGES
SERVERS = [one for one in MODELS.values() if issubclass(one, models.Outgoing) and "type" in one.model_fields]


@pytest.mark.parametrize(
    ("name", "heading"),
    [
        ("Health", "### `GET /healthz`"),
        ("About", "### `GET /api/about`"),
        ("Ready", "### `GET /readyz`"),
        ("BotInfo", "### `GET /api/bots`"),
        ("NewTable", "### `POST /api/tables`"),
        ("WantedDeal", "`deal_of` has two fields:"),
        ("WantedPosition", "`set_up` has two fields:"),
        ("WantedDaily", "`daily` has three:"),
        ("DailyDay", "### `GET /api/daily`"),
        ("DailyMonth", "### `GET /api/daily/months/{month}`"),
        ("DailyPast", "One of `days`:"),
        ("DailyRun", "A run:"),
        ("DailyBoard", "A board:"),
        ("DailyBot", "A bot on a board:"),
        ("SitDown", "### `POST /api/tables/{id}/sit`"),
        ("Replay", "### `GET /api/games/{id}/replay?as=open`"),
        ("Verdicts", "### `GET /api/games/{id}/verdicts`"),
        ("Verdict", "A verdict:"),
        ("ReviewLine", "### `GET /api/games/{id}/review`"),
        ("ReviewedPlay", "A reviewed play:"),
        ("DealValue", "`deal`:"),
        ("ReviewSummary", "`summary`:"),
        ("Explore", "### `POST /api/explore`"),
        ("CardWorths", "`worth`:"),
        ("Puzzle", "### `GET /api/puzzles/{id}`"),
        ("PuzzleTry", "### `POST /api/puzzles/{id}/answer`"),
        ("PuzzleAnswer", "What comes back:"),
        ("PuzzleStep", "A step:"),
        ("BeginAccount", "### `POST /api/accounts/options`"),
        ("PasskeyOptions", "What comes back from this and the other two paths that end in `options`:"),
        ("NewAccount", "### `POST /api/accounts`"),
        ("AccountCreated", "The new account:"),
        ("SignIn", "### `POST /api/sessions`"),
        ("AccountState", "### `GET /api/account`"),
        ("PasskeyState", "A passkey of an account:"),
        ("SessionState", "A session:"),
        ("AccountGame", "### `GET /api/account/games?skip=0`"),
        ("AccountExport", "### `GET /api/account/export`"),
        ("ExportedPairing", "One of `pairings`:"),
        ("NewName", "### `POST /api/account/name`"),
        ("NewPasskey", "### `POST /api/account/passkeys`"),
        ("RemovedPasskey", "### `POST /api/account/passkeys/remove`"),
        ("RecoveryKey", "### `POST /api/account/recovery-key`"),
        ("EndSession", "### `POST /api/account/sessions/end`"),
        ("SignedOut", "What comes back from this and from deleting:"),
        ("Adopt", "### `POST /api/account/adopt`"),
        ("Adopted", "What is yours now:"),
        ("DeleteAccount", "### `POST /api/account/delete`"),
        ("CircleState", "### `GET /api/people`"),
        ("PersonState", "### `GET /api/people/{name}`"),
        ("Meeting", "One of `games`:"),
        ("Follow", "### `POST /api/people/follow`"),
        ("Block", "### `POST /api/people/block`"),
        ("ChallengeEnded", "### `POST /api/challenges/{id}/end`"),
        ("TableState", "## A table"),
        ("SeatState", "A seat:"),
        ("ClockState", "### Clocks"),
        ("TableOptions", "### Table options"),
        ("WantedOptions", "### Table options"),
        ("Event", "## An event"),
        ("GameRecord", "## A record"),
        ("LobbyHello", "### `hello` (lobby)"),
        ("SeekOpponent", "### `seek` (client)"),
        ("CancelSeek", "### `cancel` (client)"),
        *[(one.__name__, f"### `{kind}` (client)") for one in CLIENTS for kind in _kinds(one)],
        *[(one.__name__, f"### `{kind}` (server)") for one in SERVERS for kind in _kinds(one)],
    ],
)
def test_every_field_is_documented(name, heading):
    rows = TEXT.partition(f"\n{heading}\n")[2].partition("|---|---|---|\n")[2].partition("\n\n")[0]
    assert re.findall(r"^\| `(\w+)` \|", rows, flags=re.MULTILINE) == list(MODELS[name].model_fields)


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
