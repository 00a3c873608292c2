"""What a server counts at /metrics, and its port."""

import re
import socket

import pytest

from claim.web.process.server import listen
from harness.clients import Person, ask, pair, wish


def test_metrics_count_errors_and_bot_moves(host):
    ask(host, "/api/tables/nosuchtable")
    ann = Person.creates(host, "bot", "squire").connects()
    ann.reveals()
    ann.hears_turn()
    ann.plays(ann.state["view"]["legal"][0])
    ann.hears_turn()
    ann.hangs_up()
    told = ask(host, "/metrics")[1]
    assert 'claim_errors_total{code="no_table"} 1.0' in told
    assert "claim_bot_seconds_count" in told
    assert "claim_bot_seconds_count 0.0" not in told
    assert "process_resident_memory_bytes" in told


def test_a_repeated_command_is_counted_once(host):
    def kept(kind: str) -> float:
        found = re.findall(
            rf'^claim_facts_total{{kind="{kind}".*}} (\S+)$', ask(host, "/metrics")[1], flags=re.MULTILINE
        )
        return sum(map(float, found))

    before = {kind: kept(kind) for kind in ("created", "played")}
    wanted = wish()
    assert ask(host, "/api/tables", wanted) == ask(host, "/api/tables", wanted)
    mover = next(one for one in pair(host) if one.state["view"]["legal"])
    for _ in range(2):
        mover.sends({"type": "play", "id": "twice", "card": mover.state["view"]["legal"][0], "ply": 0})
        mover.hears("ack", id="twice")
    assert {kind: kept(kind) - count for kind, count in before.items()} == {"created": 2, "played": 1}


def test_a_port_refuses_connections_until_the_server_answers():
    """A balancer tries another server then, and does not wait for one that is only starting."""
    with listen("127.0.0.1", 0) as listener, pytest.raises(ConnectionRefusedError):
        socket.create_connection(listener.getsockname(), 1)
