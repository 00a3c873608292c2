"""How many connections there may be, of one address and in all."""

import contextlib
import random

from claim.web.limits import Traffic
from claim.web.settings import Limits
from harness.clients import Person, ask, pair, play_on
from harness.waiting import wait_for
from tests.web.lines import cut, line_to, metric
from tests.web.running import limited


def answers(host: str) -> bool:
    try:
        return ask(host, "/healthz")[0] == 200
    except OSError:  # cut
        return False


def test_the_number_of_connections_of_an_address_is_limited(tmp_path):
    with limited(tmp_path, connections_per_address=3) as host, contextlib.ExitStack() as lines:
        first = lines.enter_context(line_to(host))
        ann = Person.creates(host)
        lines.callback(ann.connects().hangs_up)  # a connection that became a socket counts once
        third = lines.enter_context(line_to(host))
        assert cut(lines.enter_context(line_to(host)))
        first.close()
        third.close()
        wait_for(lambda: answers(host))  # once it has noticed
        wait_for(lambda: metric(host, "claim_connections") == 2)
        assert metric(host, 'claim_connections_cut_total{reason="too many connections"}') >= 1


def test_the_number_of_connections_in_all_is_limited(tmp_path):
    """Sockets are in use: they do not give way."""
    with limited(tmp_path, connections=3) as host, contextlib.ExitStack() as lines:
        ann = Person.creates(host)
        for _ in range(3):
            lines.callback(Person(host, ann.table).connects().hangs_up)
        assert cut(lines.enter_context(line_to(host)))


def test_connections_without_a_request_give_way_to_those_who_use_theirs(tmp_path):
    """The oldest first; one on which somebody writes, ever so slowly, is no better."""
    with limited(tmp_path, connections=20) as host, contextlib.ExitStack() as lines:
        ann, bob = pair(host)
        opened = [lines.enter_context(line_to(host, "GET / HT" if number % 2 else "")) for number in range(40)]
        for _ in range(5):
            assert ask(host, "/healthz")[0] == 200
        play_on((ann, bob), random.Random(1), 4)
        assert all(cut(line) for line in opened[:20])
        assert metric(host, 'claim_connections_cut_total{reason="unused"}') >= 20
        assert metric(host, "claim_connections") <= 20


def test_a_trusted_proxy_has_only_the_limit_of_all():
    traffic = Traffic(Limits(connections_per_address=1, connections=3), ("127.0.0.0/8", "2001:db8::/32"))
    for host in ("127.0.0.1", "2001:db8::1", "127.0.0.1"):
        assert traffic.make_room(host)
        traffic.enter(host)
    assert not traffic.make_room("127.0.0.1")
    traffic.leave("127.0.0.1")
    assert traffic.make_room("2001:db8::1")
    traffic.leave("127.0.0.1")
    assert traffic.make_room("192.0.2.1")
    traffic.enter("192.0.2.1")
    assert not traffic.make_room("192.0.2.1")
