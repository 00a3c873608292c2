"""Several processes on one PostgreSQL behind the HAProxy of docs/scale.md. `python -m bench.cluster` kills them."""

import json
import random
import subprocess
from collections.abc import Iterator

import pytest

from harness.clients import Person, ask, play_on
from harness.cluster import Cluster, cluster, nginx
from harness.programs import DEPLOY, changed, program
from harness.push_service import Certificates
from harness.waiting import wait_for
from tests.lacking import needs, needs_postgres


@pytest.fixture(scope="module")
def running(tmp_path_factory) -> Iterator[Cluster]:
    needs_postgres()
    needs("haproxy")
    with cluster(tmp_path_factory.mktemp("cluster"), 3, CLAIM_BOT_SECONDS="0.1") as found:
        yield found


def person_at(host: str, known: Person) -> Person:
    """Return the same seat, as its player comes to another process."""
    return Person(host, known.table, known.token, known.contribution)


def test_two_players_and_a_spectator_on_three_processes_hear_of_every_play(running):
    one, two, three = [member.host for member in running.members]
    ann = Person.creates(one).connects()
    bob = Person.sits(two, ann.table).connects()
    ann.reveals()
    bob.reveals()
    for person in (ann, bob):
        person.hears_status("playing")
    carl = Person(three, ann.table).connects()
    while not all(seat["online"] for seat in carl.state["table"]["seats"].values()):
        carl.next()
    assert play_on((ann, bob), random.Random(1), 8) == 8
    while carl.ply < 8:
        carl.next()
    ann.hangs_up()
    while carl.state["table"]["seats"]["A"]["online"]:
        carl.next()
    again = person_at(three, ann).connects(since=ann.state["seq"])
    assert again.state["seq"] >= ann.state["seq"]
    assert not again.state["snapshot"]
    for person in (again, bob, carl):
        person.hangs_up()


def test_clients_of_a_process_that_is_told_to_end_come_back_elsewhere(running):
    member = running.members[2]
    ann = Person.creates(running.host, kind="bot", bot="potboy")
    ann = person_at(member.host, ann).connects()
    seq = ann.reveals()["seq"]
    assert member.end() == 0
    ann.hears("bye")
    back = person_at(running.host, ann).connects(since=seq)  # as the page does, through the balancer
    assert back.state["seq"] >= seq
    back.hears_turn()  # its bot plays elsewhere, if it was its turn
    assert ask(running.host, "/readyz")[0] == 200
    back.hangs_up()


def test_the_balancer_tells_who_visits_and_shows_no_metrics(running):
    for path in ("/metrics", "//metrics", "/%6detrics", "/metrics/", "/x/../METRICS"):
        assert ask(running.host, path)[0] == 404
    assert ask(running.host, "/api/visit", X_Forwarded_For="203.0.113.7")[0] == 404

    def addresses() -> set[str]:
        lines = [json.loads(line) for member in running.members for line in member.lines if "/api/visit" in line]
        return {line["address"] for line in lines}

    wait_for(lambda: bool(addresses()))
    assert addresses() == {"127.0.0.1"}


def test_haproxy_accepts_the_file_as_it_is_shipped(tmp_path):
    """With a certificate of ours in the place of the real one."""
    needs("haproxy")
    Certificates().write(tmp_path)
    shipped = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
    text = changed(shipped, (r"/etc/haproxy/claim.example.pem", str(tmp_path / "service.pem")))
    (tmp_path / "haproxy.cfg").write_text(text)
    command = [program("haproxy"), "-c", "-f", str(tmp_path / "haproxy.cfg")]
    asked = subprocess.run(command, check=False, capture_output=True)
    assert asked.returncode == 0, asked.stderr
    assert b"WARNING" not in asked.stderr


def test_nginx_passes_games_on_to_whichever_process_lives(running, tmp_path):
    needs("nginx")
    with nginx(tmp_path, [member.port for member in running.members]) as host:
        ann = Person.creates(host).connects()
        bob = Person.sits(host, ann.table).connects()
        assert ask(host, "/metrics")[0] == 404
        running.members[0].kill()
        assert {ask(host, "/healthz")[0] for _ in range(9)} == {200}
        for one in (ann, bob):
            one.hangs_up()
            one.connects(since=one.state["seq"])
            one.hangs_up()
