"""The log: one line per event, in two formats, and never a token."""

import io
import json
import logging
import random

import pytest

from claim.web.logs import JsonFormatter, TextFormatter, note, start_logs
from tests.web.running import Person, ask, pair, play_on, server


@pytest.fixture
def stream():
    """Capture the log of one test."""
    loggers = [logging.getLogger(name) for name in ("claim", "uvicorn")]
    before = [(one, list(one.handlers), one.propagate, one.level) for one in loggers]
    yield io.StringIO()
    for one, handlers, propagate, level in before:
        one.handlers[:], one.propagate = handlers, propagate
        one.setLevel(level)


@pytest.mark.parametrize("form", ["text", "json"])
def test_tokens_and_secrets_are_never_logged(form, stream, tmp_path):
    """Even with everything logged, hostile messages included."""
    start_logs(form, stream)
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


def test_a_client_cannot_forge_a_log_line():
    line = TextFormatter().format(record("request", path="/\n2026-01-01 warning: all is lost\x1b[31m"))
    assert line == r"1970-01-01T00:00:00.500Z warning: request path=/\n2026-01-01 warning: all is lost\x1b[31m"


@pytest.mark.parametrize("form", ["text", "json"])
def test_tracebacks_are_logged(form, stream):
    start_logs(form, stream)
    try:
        raise RuntimeError("broken")
    except RuntimeError as error:
        note("server error", logging.ERROR, error=error, reference="abc")
    assert "RuntimeError: broken" in stream.getvalue()
    assert "abc" in stream.getvalue()
