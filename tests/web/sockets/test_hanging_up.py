"""A client that hangs up in the middle of its commands has done nothing wrong, and neither has the server."""

import socket
import struct

from harness.clients import Person, ask, pair
from harness.waiting import wait_for
from tests.web.lines import UPGRADE, line_to, metric, said
from tests.web.running import server

TIMES = 60


def hears(line: socket.socket, words: bytes) -> None:
    heard = b""
    while words not in heard:
        heard += line.recv(65536)


def test_hanging_up_in_the_middle_of_commands_is_no_failure_of_the_server(tmp_path):
    with server(f"sqlite:///{tmp_path}/t.sqlite") as host:
        ann, bob = pair(host)
        ann.does("resign")
        ann.hangs_up()
        ping = {"type": "ping"}
        for number in range(TIMES):
            offers = [{"type": "offer_rematch", "id": f"{number}-{one}", "commitment": "0" * 64} for one in range(3)]
            hello = {"type": "hello", "protocol": 1, "token": ann.token, "since": None}
            with line_to(host, UPGRADE, table=ann.table) as line:
                hears(line, b"\r\n\r\n")
                line.sendall(said(hello))
                hears(line, b'"type":"state"')
                line.sendall(said(offers[0], ping, offers[1], ping, offers[2], *[ping] * 10))
                if number % 2:
                    hears(line, b'"type":"ack"')  # the rest is under way
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # reset when it is closed
        wait_for(lambda: metric(host, "claim_sockets") == 1)
        assert "claim_failures_total 0.0" in ask(host, "/metrics")[1]
        assert bob.does("offer_rematch", commitment="1" * 64)["seq"] > TIMES
        assert Person(host, ann.table, ann.token).connects().hears("rematch")["seat"] == "A"
