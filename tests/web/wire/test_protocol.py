"""What authors of clients read is true: all is described, the examples are real, the client of the guide plays."""

import re
import runpy
import subprocess
import sys
from collections.abc import Iterator

import pytest

from claim.game.errors import ClaimError, Text
from claim.tables.states import Pong
from claim.web.schema import definitions
from claim.web.wire import socket
from claim.web.wire.base import encode
from tests import error_codes
from tests.rules_page import ROOT
from tests.web.wire.examples import PAGE, alike, played, shown

# Names that say it all: the keys of objects by seat and by faction, and what means the same wherever it is.
PLAIN = {
    "A",
    "B",
    "G",
    "K",
    "U",
    "D",
    "X",
    "type",
    "name",
    "created",
    "since",
    "begun",
    "until",
    "ends",
    "committed_at",
    "version",
    "code",
    "phase",
    "kind",
    "level",
    "opponent",
    "over",
    "won",
    "lost",
    "drawn",
    "votes",
    "live",
    "slow",
    "status",
    "server",
    "taken",
    "language",
    "position",
    "subscribed",
    "phase_2",
    "protocol",
    "table",
}


def _described(types, form) -> bool:
    """Return whether a field says what it is, or is of a type that does."""
    if "description" in form:
        return True
    if "$ref" in form:
        return "description" in types[form["$ref"].rpartition("/")[2]]
    parts = [*form.get("anyOf", []), form.get("items"), form.get("additionalProperties")]
    return any(_described(types, one) for one in parts if isinstance(one, dict))


def test_every_type_and_every_field_is_described():
    """By a comment beside or above it: `claim.web.schema`."""
    types = definitions()
    objects = {name: form for name, form in types.items() if "properties" in form}
    missing = [name for name, form in objects.items() if not form.get("description")]
    for name, form in objects.items():
        missing += [
            f"{name}.{field}"
            for field, one in form["properties"].items()
            if field not in PLAIN and not _described(types, one)
        ]
    assert missing == []


def _below(kind: type[ClaimError]) -> Iterator[type[ClaimError]]:
    for one in kind.__subclasses__():
        yield from (one, *_below(one))


def test_the_reference_has_every_route_and_message_and_every_error_with_a_status():
    pages = runpy.run_path(str(ROOT / "docs" / "overrides" / "reference.py"))["pages"]()
    errors = pages["reference/errors.md"]
    assert error_codes.TEXTS
    with_status = {
        code
        for kind in _below(ClaimError)
        for code, text in vars(kind).get("texts", {}).items()
        if isinstance(text, Text)
    }
    assert {code for code in with_status if f"| `{code}` |" not in errors} == set()
    for heading in ("### `POST /api/tables/{id}/sit`", "## Deal of the day", "### `GET /api/people/{name}`"):
        assert f"\n{heading}\n\n" in pages["reference/http.md"]
    for heading in ("### `hello` (client)", "### `call_off` (client)", "### `said` (server)", "### `lobby` (server)"):
        assert f"\n{heading}\n\n" in pages["reference/sockets.md"]
    links = {link for page in pages.values() for link in re.findall(r"types\.md#(\w+)", page)}
    assert links <= {name.lower() for name in re.findall(r"^## (\w+)$", pages["reference/types.md"], re.MULTILINE)}


def test_the_guide_shows_what_a_game_shows(host):
    """If not: python -m tests.web.wire.examples."""
    for page, real in zip(shown(), played(host), strict=True):
        assert alike(page, real), (page, real)


@pytest.mark.parametrize("change", [{"seq": 6}, {"record": {}}, {"now": None}, {"events": []}])
def test_an_example_that_a_game_does_not_show_is_noticed(change):
    state = shown()[2]
    assert alike(state, {**state, **change}) is (change == {"events": []})


def test_the_documented_client_plays_a_game(host, tmp_path):
    program = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)[0]
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
