"""Names that the server may be asked for by: a page of a stranger's name, made to point here, can do nothing."""

import socket

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim.game.errors import ClaimError
from claim.web.http.security import Hosts, normal, own_names
from claim.web.settings import Settings
from harness.clients import ask, ask_raw, refusal, wish
from tests.web.lines import UPGRADE, line_to
from tests.web.running import server

EVIL = "claim.evil.example"


def said(host: str, lines: str) -> bytes:
    """Send a request by hand and return the beginning of its answer."""
    with line_to(host, lines) as line:
        return line.recv(100)


def test_a_stranger_s_name_gets_no_answer(host):
    """Whatever is asked for, and whatever a proxy's header that nobody trusts says."""
    for path in ("/", "/healthz", "/metrics", "/api/tables", "/nothing"):
        status, told = ask(host, path, host=EVIL, x_forwarded_host="localhost")
        assert (status, told["error"]["code"]) == (421, "strange_host")
        assert EVIL in told["error"]["params"]["host"]


def test_a_page_that_was_rebound_can_neither_post_nor_open_a_socket(host):
    port = host.partition(":")[2]
    origin = f"http://{EVIL}:{port}"
    told = refusal(host, "/api/tables", wish(), host=f"{EVIL}:{port}", origin=origin)
    assert told == (421, "strange_host")
    upgrade = UPGRADE.format(table="abc", host=f"{EVIL}:{port}\r\nOrigin: {origin}")
    assert b" 403 " in said(host, upgrade)
    assert b" 101 " in said(host, upgrade.replace(EVIL, "localhost"))


def test_somebody_who_opens_a_strange_name_reads_why_in_their_language(host):
    status, headers, body = ask_raw(host, "/", host=EVIL, accept="text/html,*/*", accept_language="fr-CH, en;q=0.8")
    assert status == 421
    assert headers["content-type"].startswith("text/plain")
    assert "Ce serveur ne répond pas au nom" in body.decode()
    assert "does not go by the name" in ask(host, "/", host=EVIL, accept="text/html")[1]


def test_a_request_without_a_name_is_answered_and_one_with_two_is_not(host):
    """Browsers always name a host."""
    assert b" 200 " in said(host, "GET /healthz HTTP/1.0\r\n\r\n")
    assert b" 421 " in said(host, f"GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: {EVIL}\r\n\r\n")


def test_names_of_the_settings_are_answered(tmp_path):
    origins, hosts = ("https://friend.example",), ("claim.example", "Bücher.example")
    with server(f"sqlite:///{tmp_path}/t.sqlite", host="my.example", origins=origins, hosts=hosts) as host:
        for name in ("my.example", "friend.example", "claim.example:443", "CLAIM.example.", "xn--bcher-kva.example"):
            assert ask(host, "/healthz", host=name)[0] == 200, name
        for name in ("example", "x.claim.example", "claim.example.evil.example", "claim.exampl"):
            assert ask(host, "/healthz", host=name)[0] == 421, name


@pytest.mark.parametrize(
    ("host", "good"),
    [
        ("localhost", True),
        ("LOCALHOST:8000", True),
        ("localhost.", True),
        ("claim.localhost:8000", True),
        ("localhost.evil.example", False),
        ("127.0.0.1", True),
        ("192.168.1.5:8000", True),
        ("203.0.113.9", True),
        ("[::1]:8000", True),
        ("[::1]", True),
        ("[2001:db8::1]:80", True),
        ("[fe80::1%25eth0]:80", True),
        ("[fe80::1%25evil.example]", False),
        ("[::1%25x]", False),
        ("[localhost]", False),
        ("[127.0.0.1]", False),
        ("::1", False),
        ("[::1", False),
        ("127.0.0.1.evil.example", False),
        ("127.0.0.1.nip.io", False),
        ("1.2.3", False),
        ("0x7f.1", False),
        ("localhost:80:80", False),
        ("localhost:x", False),
        ("user@localhost", False),
        ("localhost/", False),
        ("localhost ", False),
        ("ű" * 300, False),
    ],
)
def test_this_machine_and_addresses_are_answered(host, good):
    assert (host in Hosts.of(Settings())) == good


def test_a_name_of_60_kb_stops_nobody():
    """Encoding one as DNS has it took a second, in which the server did nothing else."""
    assert normal("ü.ü") == "xn--tda.xn--tda"
    assert normal("ü." * 30_000 + "ü") == "ü." * 30_000 + "ü"  # not encoded


def test_this_machine_s_own_names_are_answered(monkeypatch):
    monkeypatch.setattr(socket, "gethostname", lambda: "Box.lan")
    assert own_names() == {"localhost", "box.lan", "box", "box.local"}
    for name in ("box", "BOX.local:8000", "box.lan"):
        assert name in Hosts.of(Settings())


@given(st.text(max_size=40), st.sampled_from(["", ":80", ".", "."]))
def test_only_names_that_were_allowed_pass(name, after):
    hosts = Hosts(["claim.example"])
    if f"{name}{after}" in hosts:
        plain = name.lower().removesuffix(".")
        assert (
            plain == "claim.example" or plain.endswith(".localhost") or plain.replace(".", "").isdigit() or ":" in name
        )


@pytest.mark.parametrize(
    "name", ["https://claim.example", "claim.example:80", "*", "", "a b", "*.example", "a/b", "a..b"]
)
def test_what_is_no_name_is_refused(name):
    with pytest.raises(ClaimError, match="is not a name"):
        Settings(hosts=(name,))
