"""The files in deploy/ for nginx and Caddy: a real proxy with TLS, a real `claim serve` behind it, and real games."""

import json
import random
import re
import ssl
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from harness.clients import play_on
from harness.served import Served, served
from harness.waiting import wait_for
from tests.deploy.proxies import NAME, Front, Visitor, front
from tests.lacking import needs

OPTIONS = ("--proxy", "127.0.0.1", "--allow-host", NAME)  # as in claim.service


@pytest.fixture(scope="module")
def behind(tmp_path_factory) -> Iterator[Served]:
    """Serve as docs/host.md says."""
    database = f"sqlite:///{tmp_path_factory.mktemp('behind')}/tables.sqlite"
    with served(database, *OPTIONS) as one:
        yield one


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def proxy(request, behind, tmp_path_factory) -> Iterator[Front]:
    needs(request.param)
    with front(request.param, tmp_path_factory.mktemp(request.param), behind.port) as one:
        yield one


def test_two_people_play_a_whole_game_over_tls(proxy):
    ann = Visitor.comes(proxy, "/api/tables", kind="friend", bot=None, name="Ann").connects()
    bob = Visitor.comes(proxy, f"/api/tables/{ann.table}/sit", name="Bob").connects()
    for one in (ann, bob):
        one.reveals()
    for one in (ann, bob):
        one.hears_status("playing")
    assert play_on((ann, bob), random.Random(1)) == 52
    assert ann.state["table"]["status"] == "over"
    for one in (ann, bob):
        one.hangs_up()


def test_browsers_are_told_to_come_with_tls_only(proxy):
    status, headers, _ = proxy.ask("/healthz")
    assert (status, headers["strict-transport-security"]) == (200, "max-age=31536000")
    status, there = proxy.redirected("/table/x?y=1")
    assert status in (301, 308)
    assert there in (f"https://{NAME}/table/x?y=1", f"https://{NAME}:{proxy.tls}/table/x?y=1")


@pytest.mark.parametrize("path", ["/metrics", "//metrics", "/%6detrics", "/metrics/", "/./metrics", "/x/../metrics"])
def test_the_metrics_are_not_for_everybody(proxy, path):
    status, _, body = proxy.ask(path)
    assert status in (400, 404)
    assert b"claim_" not in body


def test_claim_learns_the_visitors_address_and_believes_no_other(proxy, behind):
    assert proxy.ask("/api/visit", source="127.0.0.9", X_Forwarded_For="203.0.113.7")[0] == 404
    wait_for(lambda: any("/api/visit" in line for line in behind.log))
    assert {json.loads(line)["address"] for line in behind.log if "/api/visit" in line} == {"127.0.0.9"}


def test_pages_from_elsewhere_are_refused_through_the_proxy_too(proxy):
    wish = {"id": "x" * 22, "kind": "bot", "bot": "potboy", "name": "Ann", "commitment": "0" * 64}
    status, _, body = proxy.ask("/api/tables", wish, Origin="https://elsewhere.example")
    assert (status, json.loads(body)["error"]["code"]) == (403, "strange_origin")
    ann = Visitor.comes(proxy, "/api/tables", kind="friend", bot=None, name="Ann")
    proxy.origin, kept = "https://elsewhere.example", proxy.origin
    try:
        with pytest.raises(InvalidStatus, match="403"):
            ann.connects()
    finally:
        proxy.origin = kept


def test_other_names_are_not_answered(proxy):
    with pytest.raises(ssl.SSLError):
        proxy.dial(name="elsewhere.example")


def test_large_bodies_are_refused(proxy):
    assert proxy.ask("/api/tables", {"name": "x" * 20_000})[0] == 413
    assert proxy.ask("/api/explore", {"start": "x" * 50_000})[0] == 413


def test_a_long_study_is_read(proxy):
    status, _, body = proxy.ask("/api/explore", {"start": "x" * 20_000})
    assert (status, json.loads(body)["error"]["code"]) == (400, "not_start")


def test_nginx_limits_the_connections_of_an_address(behind, tmp_path):
    with front("nginx", tmp_path, behind.port) as one:
        lines = [one.dial("127.0.0.3") for _ in range(500)]
        for line in lines:  # a request counts once its head is there; the body never comes
            line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: claim.example\r\nContent-Length: 9\r\n\r\n")
        wait_for(lambda: one.ask("/healthz", source="127.0.0.3")[0] == 429)
        assert one.ask("/healthz", source="127.0.0.4")[0] == 200
        for line in lines:
            line.close()
        wait_for(lambda: one.ask("/healthz", source="127.0.0.3")[0] == 200)


def test_nginx_limits_the_requests_of_an_address(tmp_path):
    roomy = {"CLAIM_LIMIT_REQUEST_RATE": "10000", "CLAIM_LIMIT_REQUEST_BURST": "10000"}  # so that nginx comes first
    with (
        served(f"sqlite:///{tmp_path}/tables.sqlite", *OPTIONS, **roomy) as behind,
        front("nginx", tmp_path, behind.port) as one,
    ):
        statuses: list[bytes] = []
        while b"429" not in statuses and len(statuses) < 20_000:
            statuses += hundred_answers(one)
        assert statuses.index(b"429") >= 1200  # the burst
        assert set(statuses) == {b"200", b"429"}
        assert one.ask("/healthz", source="127.0.0.6")[0] == 200


def hundred_answers(proxy: Front) -> list[bytes]:
    """Send a hundred requests at once and return their statuses."""
    told = b""
    with proxy.dial("127.0.0.5") as line:
        kept = b"GET /healthz HTTP/1.1\r\nHost: claim.example\r\n"
        line.sendall(99 * (kept + b"\r\n") + kept + b"Connection: close\r\n\r\n")
        while more := line.recv(65536):
            told += more
    return re.findall(rb"HTTP/1.1 (\d+)", told)
