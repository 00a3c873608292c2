"""When a bot's card comes over the wire, and what the metrics say of it."""

import re
import time
from collections.abc import Iterator

import pytest

from claim.service.bot_turns import BOT_SECONDS
from claim.web.errors import BadSetting
from claim.web.settings import read_bot_seconds
from harness.clients import Person, ask
from tests.web.lines import metric
from tests.web.running import server

STEP = 0.3


@pytest.fixture
def slow_host(tmp_path) -> Iterator[str]:
    with server(f"sqlite:///{tmp_path}/tables.sqlite", bot_seconds=STEP) as found:
        yield found


def test_nobody_hears_a_bot_before_the_step_is_over(slow_host):
    """Neither who plays, nor a spectator, nor who looks at the table or at the metrics."""
    ann = Person.creates(slow_host, "bot", "potboy").connects()
    ann.reveals()
    ann.hears_turn()
    watcher = Person(slow_host, ann.table).connects()
    played = 0
    while played < 4:
        seq, began = ann.state["seq"], time.monotonic()
        ann.plays(ann.state["view"]["legal"][0])
        shown = ask(slow_host, f"/api/tables/{ann.table}")[1]["seq"]
        assert shown == seq + 1 or time.monotonic() - began >= STEP  # the machine may be slow
        ann.hears_turn()
        own = ann.state["seq"] - seq - 1  # the bot's plays: two where it won the trick, none where it lost
        played += own
        assert time.monotonic() - began >= own * STEP
        while watcher.state["seq"] < ann.state["seq"]:
            watcher.next()
        assert time.monotonic() - began >= own * STEP
    told = ask(slow_host, "/metrics")[1]
    buckets = {
        float(edge): float(count) for edge, count in re.findall(r'claim_bot_seconds_bucket{le="([\d.]+)"} (\S+)', told)
    }
    assert buckets[0.25] == 0.0  # how long it thought is in none of them
    assert metric(slow_host, "claim_bot_seconds_count") >= 4


def test_the_step_is_read_from_the_environment():
    assert read_bot_seconds({}) == BOT_SECONDS
    assert read_bot_seconds({"CLAIM_BOT_SECONDS": "0"}) == 0
    assert read_bot_seconds({"CLAIM_BOT_SECONDS": "1.5"}) == 1.5
    for text in ("", "-1", "61", "nan", "inf", "soon"):
        with pytest.raises(BadSetting, match="seconds from 0 to 60"):
            read_bot_seconds({"CLAIM_BOT_SECONDS": text})
