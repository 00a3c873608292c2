"""What a server counts at /metrics, and its port."""

import socket

import pytest

from claim.web.process.server import listen
from harness.clients import Person, ask, new_id, pair


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
        lines = [
            one for one in ask(host, "/metrics")[1].splitlines() if one.startswith(f'claim_facts_total{{kind="{kind}"')
        ]
        return float(lines[0].rpartition(" ")[2]) if lines else 0.0

    before = {kind: kept(kind) for kind in ("created", "sat", "played", "rematched")}
    wanted = {"id": new_id(), "kind": "friend", "name": "Ann", "commitment": "0" * 64}
    assert ask(host, "/api/tables", wanted) == ask(host, "/api/tables", wanted)
    ann, bob = pair(host)
    mover = ann if ann.state["view"]["legal"] else bob
    play = {"type": "play", "id": "twice", "card": mover.state["view"]["legal"][0], "ply": 0}
    for _ in range(2):
        mover.sends(play)
        mover.hears("ack", id="twice")
    ann.does("resign")
    ann.offers()
    bob.offers("accept_rematch")
    assert {kind: kept(kind) - count for kind, count in before.items()} == {
        "created": 3,  # the rematch's table too
        "sat": 1,
        "played": 1,
        "rematched": 1,
    }
    for person in (ann, bob):
        person.hangs_up()


def test_a_port_refuses_connections_until_the_server_answers():
    """A balancer tries another server then, and does not wait for one that is only starting."""
    with listen("127.0.0.1", 0) as listener, pytest.raises(ConnectionRefusedError):
        socket.create_connection(listener.getsockname(), 1)
