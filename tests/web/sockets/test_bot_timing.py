"""When a bot's card comes over the wire, and what the metrics say of it."""

import re
import time

import pytest

from claim.service.bot_turns import BOT_SECONDS
from claim.web.errors import BadSetting
from claim.web.settings import read_bot_seconds
from harness.clients import Person, ask
from tests.web.running import server

STEP = 0.3


def test_nobody_hears_a_bot_before_the_step_is_over_not_even_the_metrics(tmp_path):
    """The moments themselves are in tests/service/test_bot_turns.py."""
    with server(f"sqlite:///{tmp_path}/tables.sqlite", bot_seconds=STEP) as host:
        ann = Person.creates(host, "bot", "potboy", options={"leader": "A"}).connects()
        ann.reveals()
        seq, began = ann.hears_turn()["seq"], time.monotonic()
        ann.plays(ann.state["view"]["legal"][0])
        shown = ask(host, f"/api/tables/{ann.table}")[1]["seq"]
        assert shown == seq + 1 or time.monotonic() - began >= STEP  # the machine may be slow
        ann.hears_turn()
        assert time.monotonic() - began >= STEP
        told = ask(host, "/metrics")[1]
    counts = dict(re.findall(r'claim_bot_seconds_bucket{le="([\d.]+)"} (\S+)', told))
    assert float(counts["0.25"]) == 0, "how long it thought is in none of them"
    assert "claim_bot_seconds_count 0.0" not in told


def test_the_step_is_read_from_the_environment():
    assert read_bot_seconds({}) == BOT_SECONDS
    assert read_bot_seconds({"CLAIM_BOT_SECONDS": "0"}) == 0
    assert read_bot_seconds({"CLAIM_BOT_SECONDS": "1.5"}) == 1.5
    for text in ("", "-1", "61", "nan", "inf", "soon"):
        with pytest.raises(BadSetting, match="seconds from 0 to 60"):
            read_bot_seconds({"CLAIM_BOT_SECONDS": text})
