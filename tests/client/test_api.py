"""A server's answers over HTTP, from a server that plays tricks."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from claim.client.address import Server
from claim.client.api import Api
from claim.client.errors import NoServer


@contextmanager
def answering(
    status: int, body: bytes = b"", *more: tuple[str, str], **headers: str
) -> Iterator[tuple[Server, list[str]]]:
    """Give every request this answer; yield the server and the paths that were asked for."""
    asked: list[str] = []

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(f"{self.command} {self.path}")
            self.rfile.read(int(self.headers.get("Content-Length") or 0))
            self.send_response(status)
            for name, value in (*headers.items(), *more):
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        do_GET = do_POST  # noqa: N815  (as the library names it)

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield Server(f"http://127.0.0.1:{server.server_port}/"), asked
        finally:
            server.shutdown()
            thread.join()


def test_a_key_is_not_sent_where_a_server_points_to():
    with answering(307, Location="http://127.0.0.1:1/") as (server, asked):
        with pytest.raises(NoServer, match=r"HTTP 307, 'http://127.0.0.1:1/'"):
            Api(server).sign_in("SECRET")
        assert asked == ["POST /api/sessions"]


@pytest.mark.parametrize("body", [b"", b"[]", b"<html>", b'{"id": 3, "name": "Ann"}', b'{"id": "x", "name": "Ann"}'])
def test_an_answer_that_begins_no_session_is_not_taken_for_one(body):
    with answering(200, body) as (server, _), pytest.raises(NoServer, match="does not answer as a server"):
        Api(server).sign_in("SECRET")


OURS = f"__Host-claim_session={'s' * 43}"


@pytest.mark.parametrize(
    ("cookies", "kept"),
    [
        (["AWSALB=x; Path=/"], "claim_session=before"),
        (["AWSALB=x; Path=/", f"{OURS}; Secure"], OURS),
        ([f"{OURS}; Secure", "__cf_bm=y"], OURS),
        (["AWSALB=x", 'claim_session=""; Max-Age=0'], None),
        (["claim_session_of_others=x"], "claim_session=before"),
    ],
)
def test_only_the_cookie_of_the_session_changes_the_session(cookies, kept):
    with answering(200, b"{}", *[("Set-Cookie", one) for one in cookies]) as (server, _):
        api = Api(server, "claim_session=before")
        api.get("about")
    assert api.cookie == kept


def test_the_key_of_a_new_account_is_returned_whatever_else_is_missing():
    with answering(200, b'{"account": {}, "recovery_key": "0000-KEY"}') as (server, _):
        assert Api(server).create_account("Ann") == "0000-KEY"


def test_a_refusal_without_a_reason_is_named_by_its_status():
    with answering(502, b"<html>") as (server, asked):
        with pytest.raises(NoServer, match="HTTP 502"):
            Api(server).sit("abcdefghij", "Ann")
        assert len(asked) == 3  # with the same id: it takes no second seat
