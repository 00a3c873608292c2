"""The log: one line per event, in two formats, and never a token."""

import io
import json
import logging
import random
import subprocess
import sys

import pytest

from claim.web.logs import SELDOM_SECONDS, JsonFormatter, Seldom, TextFormatter, note, shortened, start_logs
from harness.clients import Person, ask, pair, play_on
from tests.web.lines import line_to
from tests.web.running import server


@pytest.fixture
def stream():
    """Capture the log of one test."""
    return io.StringIO()


def test_tokens_and_secrets_are_never_logged(stream, tmp_path):
    """Even with everything logged, hostile messages included."""
    start_logs("json", stream)
    for name in ("claim", "uvicorn"):
        logging.getLogger(name).setLevel(logging.DEBUG)
    with server(f"sqlite:///{tmp_path}/t.sqlite") as host:
        ann, bob = pair(host)
        play_on((ann, bob), random.Random(1), 4)
        ann.sends({"type": "play", "id": ann.token, "card": ann.token, "token": ann.token})
        stranger = Person(host, ann.table).connects(greet=False)
        stranger.sends({"type": "hello", "protocol": 1, "token": f"{bob.token}x", "since": None})
        assert stranger.closed_with() == 4400
        ask(host, f"/api/tables/{ann.table}/sit", {"id": "x" * 16, "name": bob.token, "commitment": "0" * 64})
        ann.hangs_up()
        bob.hangs_up()
    text = stream.getvalue()
    assert "request" in text
    for secret in (ann.token, bob.token, ann.contribution, bob.contribution):
        assert str(secret) not in text


def record(text: str, **details: object) -> logging.LogRecord:
    made = logging.LogRecord("claim.web", logging.WARNING, "", 0, text, (), None)
    made.created, made.claim_fields = 0.5, details
    return made


def test_the_json_log_is_one_object_per_line():
    line = JsonFormatter().format(record("request", path="/\n", ms=1.5))
    assert json.loads(line) == {
        "time": "1970-01-01T00:00:00.500Z",
        "level": "warning",
        "event": "request",
        "path": "/\n",
        "ms": 1.5,
    }


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/\n2026-01-01 warning: all is lost\x1b[31m", r'"/\n2026-01-01 warning: all is lost\x1b[31m"'),
        ('/x" status=200 address=6.6.6.6', r'"/x\" status=200 address=6.6.6.6"'),
    ],
)
def test_a_client_cannot_forge_a_log_line_or_a_detail_of_one(path, shown):
    line = TextFormatter().format(record("request", path=path, status=404))
    assert line == f"1970-01-01T00:00:00.500Z warning: request path={shown} status=404"


@pytest.mark.parametrize("form", ["text", "json"])
def test_tracebacks_are_logged(form, stream):
    start_logs(form, stream)
    try:
        raise RuntimeError("broken")
    except RuntimeError as error:
        note("server error", logging.ERROR, error=error, reference="abc")
    assert "RuntimeError: broken" in stream.getvalue()
    assert "abc" in stream.getvalue()


@pytest.mark.parametrize(
    ("address", "short"),
    [
        ("192.0.2.7", "192.0.2.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/48"),
        ("::ffff:192.0.2.7", "192.0.2.0/24"),
        ("unknown", "unknown"),
    ],
)
def test_addresses_are_shortened_to_their_network(address, short):
    assert shortened(address) == short
    for formatter in (JsonFormatter("short"), TextFormatter("short")):
        assert short in formatter.format(record("request", address=address))


@pytest.mark.parametrize(
    ("form", "addresses", "seen"),
    [("text", "full", "127.0.0.1"), ("json", "short", "127.0.0.0/24"), ("text", "none", None)],
)
def test_addresses_are_logged_as_asked_for(form, addresses, seen, stream, tmp_path):
    """Requests, sockets that are refused or closed, and connections that are cut."""
    start_logs(form, stream, addresses=addresses)
    with server(f"sqlite:///{tmp_path}/t.sqlite") as host:
        ask(host, "/healthz/nothing")
        stranger = Person(host, "nosuchtable").connects(greet=False)
        stranger.sends("{}")
        stranger.closed_with()
        ask(host, "/", host="evil.example")
        with line_to(host, "nonsense\r\n\r\n") as line:
            line.recv(100)
    for event in ("request", "socket closed", "connection cut"):
        lines = [line for line in stream.getvalue().splitlines() if event in line]
        assert lines
        assert not [line for line in lines if ("127.0.0" in line if seen is None else seen not in line)]
    assert addresses == "full" or "127.0.0.1" not in stream.getvalue()


async def test_what_anybody_can_cause_is_logged_once_a_minute_for_each_address(stream, clock):
    """The count is in the next line, and too many addresses share one."""
    start_logs("json", stream)

    seldom = Seldom()
    for _ in range(1000):
        seldom.note("nonsense", "192.0.2.1")
    seldom.note("nonsense", "192.0.2.2")
    await clock.passes(SELDOM_SECONDS + 1)
    for number in range(1000):
        seldom.note("rubbish", f"10.0.{number // 256}.{number % 256}")
    await clock.passes(SELDOM_SECONDS + 1)
    told = [json.loads(line) for line in stream.getvalue().splitlines()]
    nonsense = [(one["address"], one["times"]) for one in told if one["event"] == "nonsense"]
    assert nonsense == [("192.0.2.1", 1), ("192.0.2.2", 1), ("192.0.2.1", 999)]
    rubbish = [one for one in told if one["event"] == "rubbish"]
    assert sum(one["times"] for one in rubbish) == 1000
    assert len(rubbish) <= 102
    assert rubbish[-1]["address"] == "others"


def test_what_libraries_threads_and_destructors_say_is_json_as_well():
    program = (
        "import logging, threading\n"
        "from claim.web.logs import log_uncaught, start_logs\n"
        "start_logs('json')\n"
        "log_uncaught()\n"
        "class Dropped:\n"
        "    def __del__(self): raise ValueError('destructor')\n"
        "def fails(): raise ValueError('thread')\n"
        "logging.getLogger('asyncio').error('library')\n"
        "thread = threading.Thread(target=fails)\n"
        "thread.start()\n"
        "thread.join()\n"
        "Dropped()\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    told = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line.get("problem", line["event"]) for line in told] == [
        "library",
        "ValueError('thread')",
        "ValueError('destructor')",
    ]
    assert "in fails" in told[1]["traceback"]
