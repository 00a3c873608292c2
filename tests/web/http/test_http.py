"""The HTTP API: headers of every response, who may ask, and never a 500 whatever is asked."""

import base64
import contextlib
import gzip
import hashlib
import json
import re
import socket
from typing import Any

import pytest
import schemathesis
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from starlette.requests import Request

from claim.game.errors import ClaimError
from claim.web.app import create_app
from claim.web.http.responses import takes_gzip
from claim.web.http.routes import ROUTERS
from claim.web.http.security import HEADERS
from claim.web.sessions import allowed
from claim.web.settings import Settings
from claim.web.wire.base import ErrorAnswer
from claim.web.wire.models import model_of
from claim.web.wire.tables import About
from harness.clients import ask, ask_raw, wish
from tests.error_codes import TEXTS
from tests.service.people import serving
from tests.web.lines import UPGRADE, cut, line_to
from tests.web.running import limited, server

PLAYER = "player-1234567890abcdef"


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/healthz",
        "/metrics",
        "/api/bots",
        "/api/docs/swagger-ui.css",
        "/openapi.json",
        "/nothing",
        "/api/tables/x",
    ],
)
def test_every_response_has_the_security_headers(host, path):
    _, headers, _ = ask_raw(host, path)
    for name, value in HEADERS.items():
        assert headers[name.lower()] == value or name == "Cache-Control"
    assert "server" not in headers


async def test_every_route_says_how_long_its_answer_may_be_kept(host, tmp_path):
    """What a server computes is not kept at all; files may be, if each use asks whether they are still the same."""
    found = {}
    async with serving(f"sqlite:///{tmp_path}/t.sqlite") as tables:
        routes: list[Any] = [route for router in (create_app(Settings(), tables), *ROUTERS) for route in router.routes]
    for route in routes:
        if not isinstance(route, APIRoute):
            continue
        path = re.sub(r"{\w+(:path)?}", "x", route.path)
        _, headers, _ = ask_raw(host, path, {} if "POST" in (route.methods or ()) else None)
        found[route.path] = headers.get("cache-control")
    assert {path for path in found if found[path] == "no-cache"} == {
        "/docs",  # which leads to the reference, as no site was built
        "/api/docs",
        "/api/docs/swagger-ui-bundle.js",
        "/api/docs/swagger-ui.css",
        "/api/docs/redoc.standalone.js",
        "/api/docs/favicon.png",
    }
    assert set(found.values()) == {"no-cache", "no-store"}
    assert {"/metrics", "/api/tables/{id}/sit", "/openapi.json", "/docs/{path:path}", "/{path:path}"} <= set(found)


def test_the_reference_is_sent_once(host):
    for path in ("/api/docs", "/api/docs/swagger-ui.css"):
        tag = ask_raw(host, path)[1]["etag"]
        assert ask_raw(host, path, if_none_match=tag)[0] == 304


def test_only_our_own_scripts_run_and_framing_is_forbidden():
    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy


def test_about_says_what_the_host_has_set(host, tmp_path):
    told = model_of(About).model_validate(ask(host, "/api/about")[1])
    assert (told.away_seconds, told.keep_seconds, told.log_addresses, told.contact) == (259_200, None, "full", None)
    chosen: dict[str, Any] = {
        "away_seconds": 7,
        "keep_seconds": 90 * 86_400,
        "log_addresses": "none",
        "contact": "host@club.example",
    }
    with server(f"sqlite:///{tmp_path}/t.sqlite", **chosen) as other:
        told = model_of(About).model_validate(ask(other, "/api/about")[1])
    assert {name: getattr(told, name) for name in chosen} == chosen


@pytest.mark.parametrize("contact", ["", " x", "a\nb", "x" * 201])
def test_a_contact_is_one_line(contact):
    with pytest.raises(ClaimError, match="is not one line"):
        Settings(contact=contact)


def test_the_reference_loads_only_our_own_files_and_allows_only_its_own_inline_script(host):
    _, headers, body = ask_raw(host, "/api/docs")
    page = body.decode()
    script = page.partition("<script>")[2].partition("</script>")[0]
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    ours = HEADERS["Content-Security-Policy"].replace("script-src 'self'", f"script-src 'self' 'sha256-{digest}'")
    assert headers["content-security-policy"] == ours
    files = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert len(files) == 3
    for file in files:
        assert file.startswith("/api/docs/")
        assert ask_raw(host, file)[0] == 200
    assert len(json.loads(ask_raw(host, "/openapi.json")[2])["paths"]) >= 9
    assert "ClientMessage" in ask(host, "/schema.json")[1]["$defs"]


@pytest.mark.parametrize(
    ("path", "data", "status", "code"),
    [
        ("/api/tables", {}, 400, "bad_message"),
        ("/api/tables", b"{", 400, "bad_message"),
        ("/api/tables", b"\xff\xfe", 400, "bad_message"),
        ("/api/tables", wish(id="short"), 400, "bad_message"),
        ("/api/tables", wish(name="a\nb"), 400, "bad_name"),
        ("/api/tables", wish("bot", bot="nobody"), 400, "no_such_bot"),
        ("/api/tables", wish(more=1), 400, "bad_message"),
        ("/api/tables", {"x": "y" * 5000}, 413, "too_big"),
        ("/api/tables/nosuchtable/sit", {"id": "x" * 16, "name": "B", "commitment": "0" * 64}, 404, "no_table"),
        ("/api/tables?status=lost", None, 400, "bad_message"),
        ("/api/tables?status=waiting", None, 400, "bad_message"),
        ("/api/tables/nosuchtable", None, 404, "no_table"),
        ("/api/games/nosuchtable/record", None, 404, "no_table"),
        ("/api/games/nosuchtable/replay?as=C", None, 400, "bad_message"),
        ("/api/nothing", None, 404, "no_path"),
        ("/../etc/passwd", None, 404, "no_path"),
        ("/healthz", {}, 405, "bad_method"),
    ],
)
def test_bad_requests_get_coded_errors(host, path, data, status, code):
    found, told = ask(host, path, data)
    assert (found, told["error"]["code"]) == (status, code)
    assert model_of(ErrorAnswer).model_validate(told).error.code in TEXTS
    assert "Traceback" not in json.dumps(told)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *[("options", one) for one in (None, "by heart", {"open": True}, {"leader": "C"}, {"by_heart": 1})],
        ("options", []),
        *[("deal_of", one) for one in ("x", 1, {}, {"table": "short"}, {"table": "nowhere-at-all", "swapped": 1})],
        *[("daily", one) for one in ({}, {"player": "short"}, True, {"player": PLAYER, "day": "today"})],
    ],
)
def test_wishes_that_cannot_be_read_are_refused_by_their_field(host, field, value):
    status, told = ask(host, "/api/tables", wish("bot", **{field: value}))
    assert (status, told["error"]["code"]) == (400, "bad_message")
    assert told["error"]["params"]["field"].startswith(f"'{field}")


@pytest.mark.parametrize(
    ("origin", "good"),
    [
        ("http://{host}", True),
        ("http://evil.example", False),
        ("null", False),
        ("https://friend.example", True),
        ("http://friend.example", False),
        ("file://", False),
        ("http://127.0.0.1:1", False),
    ],
)
def test_only_our_own_page_may_post_or_open_a_socket(origin, good, with_friend):
    origin = origin.format(host=with_friend)
    status, told = ask(with_friend, "/api/tables", wish(), origin=origin)
    assert status == (201 if good else 403)
    if not good:
        assert told["error"]["code"] == "strange_origin"
    assert (b" 101 " in handshake(with_friend, origin)) == good


def test_cors_allows_trusted_origins_only(with_friend):
    """A browser asks first whether a foreign page may POST JSON, and hides answers that do not allow it."""
    asked = {"access_control_request_method": "POST", "access_control_request_headers": "content-type"}
    path, friend = "/api/tables", "https://friend.example"
    status, headers, _ = ask_raw(with_friend, path, method="OPTIONS", origin=friend, **asked)
    assert (status, headers["access-control-allow-origin"]) == (200, friend)
    assert "POST" in headers["access-control-allow-methods"]
    assert "content-type" in headers["access-control-allow-headers"].lower()
    for data, code in ((wish(), 201), ({}, 400), ({"x": "y" * 5000}, 413)):
        status, headers, _ = ask_raw(with_friend, path, data, origin=friend)
        assert (status, headers["access-control-allow-origin"], headers["vary"]) == (code, friend, "Origin")
    for origin in ("https://evil.example", "null"):
        status, headers, _ = ask_raw(with_friend, path, method="OPTIONS", origin=origin, **asked)
        assert status >= 400
        assert "access-control-allow-origin" not in headers


def test_what_a_browser_asks_beforehand_is_checked_like_everything_else(with_friend):
    """Otherwise a trusted page's name would let anybody past blocks, limits and the names of the server."""
    asked = {"access_control_request_method": "POST", "origin": "https://friend.example"}
    status, told = ask(with_friend, "/api/tables", None, "OPTIONS", host="evil.example", **asked)
    assert (status, told["error"]["code"]) == (421, "strange_host")
    status, headers, _ = ask_raw(with_friend, "/api/tables", None, "OPTIONS", **asked)
    assert (status, headers["x-content-type-options"]) == (200, "nosniff")


def test_cors_allows_no_origin_by_default(host):
    for method in ("OPTIONS", "POST"):
        status, headers, _ = ask_raw(host, "/api/tables", {}, method, origin="https://friend.example")
        assert status == 403
        assert not [name for name in headers if name.startswith("access-control")]


@pytest.mark.parametrize("path", ["/healthz", "/api/bots", "/nothing"])
def test_head_gets_the_headers_of_get_and_no_body(host, path):
    got, asked = ask_raw(host, path), ask_raw(host, path, method="HEAD")
    assert asked[2] == b""
    assert asked[0] == got[0]
    assert {**asked[1], "date": ""} == {**got[1], "date": ""}


@pytest.fixture(scope="module")
def with_friend(tmp_path_factory):
    folder = tmp_path_factory.mktemp("friend")
    with server(f"sqlite:///{folder}/t.sqlite", origins=("https://friend.example",)) as host:
        yield host


def handshake(host: str, origin: str, path: str = "/ws/tables/abcdefghijkl") -> bytes:
    """Return the first bytes of the answer to a socket handshake."""
    head = UPGRADE.replace("/ws/tables/{table}", path).replace("\r\nHost", f"\r\nOrigin: {origin}\r\nHost")
    with line_to(host, head) as line:
        return line.recv(100)


@pytest.mark.parametrize("path", ["/", "/ws", "/ws/tables/", "/ws/tables/a/b", "/api/tables", "/ws/tables/a/"])
def test_only_the_table_path_accepts_sockets(host, path):
    assert b" 403 " in handshake(host, f"http://{host}", path)


@pytest.mark.parametrize(
    ("origin", "host", "good"),
    [
        (None, "claim.example", True),  # not a browser
        ("https://claim.example", "claim.example", True),
        ("https://claim.example:443", "claim.example", True),
        ("https://claim.example", "claim.example:8443", False),
        ("http://claim.example", "claim.example:80", True),
        ("https://claim.example", "", False),
        ("https://", "", False),
        ("https://[::1]:8000", "[::1]:8000", True),
        ("https://claim.example:x", "claim.example", False),
        ("https://CLAIM.example", "claim.EXAMPLE", True),
        ("ftp://claim.example", "claim.example", False),
    ],
)
def test_an_origin_is_ours_when_host_and_port_match(origin, host, good):
    assert allowed(origin, host, ()) == good


def test_a_page_without_tls_does_not_use_a_server_with_it():
    assert allowed("https://claim.example:8443", "claim.example:8443", (), secure=True)
    assert not allowed("http://claim.example:8443", "claim.example:8443", (), secure=True)
    assert allowed("https://claim.example", "claim.example", (), secure=False), "a proxy that does not tell of its TLS"


def test_too_many_requests_are_refused(tmp_path):
    with limited(tmp_path, request_rate=0.001, request_burst=3) as host:
        assert [ask(host, "/healthz")[0] for _ in range(5)] == [200, 200, 200, 429, 429]
        assert b" 403 " in handshake(host, f"http://{host}")  # a socket handshake is a request too


def test_only_a_trusted_proxy_can_set_the_client_address(tmp_path):
    for proxies, good in (((), 2), (("127.0.0.1",), 4)):
        with limited(tmp_path, proxies, request_rate=0.001, request_burst=2) as host:
            asked = [ask(host, "/healthz", x_forwarded_for=f"203.0.113.{number}")[0] for number in range(4)]
            assert asked.count(200) == good


@pytest.mark.parametrize("proxy", ["127.0.0.1", "127.0.0.0/8"])
def test_a_proxy_is_trusted_by_a_server_that_listens_for_ipv6_too(tmp_path, monkeypatch, proxy):
    """There 127.0.0.1 comes as ::ffff:127.0.0.1."""
    if not socket.has_dualstack_ipv6():
        pytest.skip("no socket for IPv4 and IPv6 at once here")
    monkeypatch.setattr(
        "tests.web.running.listen",
        lambda *_: socket.create_server(("::", 0), family=socket.AF_INET6, dualstack_ipv6=True),
    )
    with limited(tmp_path, request_rate=0.001, request_burst=1, proxies=(proxy,)) as host:
        asked = [ask(host, "/healthz", x_forwarded_for=f"203.0.113.{number}")[0] for number in range(3)]
    assert asked == [200, 200, 200]


def test_a_request_whose_body_never_comes_times_out(host, monkeypatch):
    monkeypatch.setattr("claim.web.http.security.REQUEST_SECONDS", 0.2)
    with line_to(host, "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: 100\r\n\r\n") as line:
        line.sendall(b"{")
        assert b" 408 " in line.recv(100)


def test_an_endless_request_head_is_cut(host, monkeypatch):
    monkeypatch.setattr("claim.web.process.protocols.HEAD_SECONDS", 600.0)
    with line_to(host) as line:
        with contextlib.suppress(OSError):
            line.sendall(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 200_000)
        assert cut(line)


def test_large_responses_are_compressed_for_clients_that_accept_gzip(host):
    plain, packed = ask_raw(host, "/openapi.json"), ask_raw(host, "/openapi.json", accept_encoding="br, gzip;q=0.5")
    assert packed[1]["content-encoding"] == "gzip"
    assert gzip.decompress(packed[2]) == plain[2]
    assert "content-encoding" not in plain[1]


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [("gzip", True), ("*", True), ("gzip;q=0", False), ("br", False), ("", False), ("GZIP ; q=0.1", True)],
)
def test_accept_encoding_decides_about_gzip(accepted, takes):
    headers = [(b"accept-encoding", accepted.encode())]
    assert takes_gzip(Request({"type": "http", "headers": headers})) == takes


# --- generated requests -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def api(host):
    return schemathesis.openapi.from_url(f"http://{host}/openapi.json")


PATHS = sorted({one.path.replace(":path", "") for router in ROUTERS for one in router.routes} - {"/metrics"})  # type: ignore[attr-defined]


@pytest.mark.parametrize("path", PATHS)
def test_no_generated_request_gets_a_500(api, path):
    """Schemathesis sends good and bad requests; every answer must match the OpenAPI description."""
    for method in api[path]:

        @settings(max_examples=20, suppress_health_check=list(HealthCheck))
        @given(case=api[path][method].as_strategy())
        def asks(case):
            answer = case.call()
            assert answer.status_code < 500
            case.validate_response(answer, checks=[response_schema_conformance, content_type_conformance])
            if answer.status_code >= 400:
                assert answer.json()["error"]["code"] in TEXTS

        asks()


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=st.binary(max_size=200), path=st.sampled_from(["/api/tables", "/api/tables/x/sit", "/", "/api/nothing"]))
def test_arbitrary_bytes_get_an_answer(host, body, path):
    status, told = ask(host, path, body, method="POST")
    assert 400 <= status < 500
    assert told["error"]["code"] in TEXTS
