"""What a server counts at /metrics, and its port."""

import re
import socket

import pytest

from claim.web.process.server import listen
from harness.clients import ask, pair, wish


def test_metrics_count_errors(host):
    ask(host, "/api/tables/nosuchtable")
    told = ask(host, "/metrics")[1]
    assert 'claim_errors_total{code="no_table"} 1.0' in told
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
