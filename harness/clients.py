"""People who use a running server, over HTTP and sockets."""

import itertools
import json
import random
import secrets
import urllib.error
import urllib.request
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from claim.records.fair import commitment
from claim.web.wire.models import model_of
from claim.web.wire.socket import server_message
from claim.web.wire.tables import Created, Seated
from harness.waiting import PATIENCE

Json = dict[str, Any]
_windows = itertools.count(1)


def ask(host: str, path: str, /, data: object = None, method: str | None = None, **headers: str) -> tuple[int, Any]:
    """Send an HTTP request and return its status and its answer, parsed where it is JSON."""
    status, _, body = ask_raw(host, path, data, method, **headers)
    return status, json.loads(body) if body[:1] in (b"{", b"[") else body.decode()


def ask_raw(
    host: str, path: str, /, data: object = None, method: str | None = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """Send an HTTP request and return its status, its headers by lower-case name, and its bytes."""
    body = None if data is None else data if isinstance(data, bytes) else json.dumps(data).encode()
    named = {name.replace("_", "-"): value for name, value in {"content_type": "application/json", **headers}.items()}
    request = urllib.request.Request(f"http://{host}{path}", body, named, method=method)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, {name.lower(): value for name, value in answer.headers.items()}, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, {name.lower(): value for name, value in error.headers.items()}, error.read()


def refusal(host: str, path: str, /, data: object = None, **headers: str) -> tuple[int, str]:
    """Send a request that is refused, and return the status and the code of its error."""
    status, told = ask(host, path, data, **headers)
    return status, told["error"]["code"]


def new_id() -> str:
    return secrets.token_urlsafe(16)


def wish(kind: str = "friend", **more: object) -> Json:
    """Return a request for a table, which nobody can reveal at."""
    bot = "potboy" if kind == "bot" else None
    return {"id": new_id(), "kind": kind, "bot": bot, "name": "Ann", "commitment": "0" * 64, **more}


def open_socket(url: str, **how: Any) -> ClientConnection:
    """Connect without own pings: they would use `random` while hypothesis draws examples, and it refuses that."""
    waits: dict[str, Any] = {"ping_interval": None, "open_timeout": PATIENCE, "close_timeout": 2}
    line: ClientConnection = connect(url, compression=None, **waits, **how).__enter__()
    return line


class Person:
    """Somebody at a table, or watching it. Every message that comes is checked against the protocol."""

    def __init__(self, host: str, table: str, token: str | None = None, contribution: str = "") -> None:
        self.host = host
        self.table = table
        self.token = token
        self.contribution = contribution
        self.numbers = itertools.count(1)
        self.mark = f"{next(_windows)}"  # ids must be new in every window: a used id repeats a command
        self.heard: list[Json] = []
        self.bytes: list[str] = []
        self.state: Json = {}
        self.line: ClientConnection | None = None
        self.headers: dict[str, str] = {}  # of the handshake, with an account's session, say
        self.asked: str | None = None  # the account's seat that is asked for in place of a token

    @classmethod
    def creates(
        cls, host: str, kind: str = "friend", bot: str | None = None, name: str = "Ann", **more: object
    ) -> "Person":
        contribution = secrets.token_hex(32)
        wanted = wish(kind, bot=bot, name=name, commitment=commitment(contribution), **more)
        status, given = ask(host, "/api/tables", wanted)
        assert status == 201, given
        model_of(Created).model_validate(given)
        person = cls(host, given["table"]["id"], given["token"], contribution)
        person.other_token, person.request = given["other_token"], wanted
        return person

    other_token: str | None = None
    request: Json | None = None  # what created the table

    @classmethod
    def sits(cls, host: str, table: str, name: str = "Bob") -> "Person":
        contribution = secrets.token_hex(32)
        wanted = {"id": new_id(), "name": name, "commitment": commitment(contribution)}
        status, given = ask(host, f"/api/tables/{table}/sit", wanted)
        assert status == 200, given
        model_of(Seated).model_validate(given)
        return cls(host, table, given["token"], contribution)

    # --- the socket ------------------------------------------------------------------------------------------------

    def connects(self, since: int | None = None, *, greet: bool = True) -> "Person":
        self.line = open_socket(f"ws://{self.host}/ws/tables/{self.table}", additional_headers=self.headers)
        if greet:
            asked = {} if self.asked is None else {"seat": self.asked}
            self.sends({"type": "hello", "protocol": 1, "token": self.token, "since": since, **asked})
            self.hears("state")
        return self

    def hangs_up(self) -> None:
        if self.line is not None:
            self.line.close()
            self.line = None

    def sends(self, message: object) -> None:
        assert self.line is not None
        self.line.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def next(self) -> Json:
        assert self.line is not None
        text = self.line.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.bytes.append(text)
        message: Json = json.loads(text)
        server_message.validate_json(text)
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    def hears(self, kind: str, **wanted: object) -> Json:
        """Read messages until one of this kind with these values, and return it."""
        while True:
            message = self.next()
            if message["type"] == kind and all(message[name] == value for name, value in wanted.items()):
                return message
            assert message["type"] != "error" or kind == "error", message

    def hears_status(self, status: str) -> Json:
        while not self.state or self.state["table"]["status"] != status:
            self.next()
        return self.state

    def hears_turn(self) -> Json:
        """Return the first state, after all acknowledged commands, in which it is our turn or the game is over."""
        known = max([one["seq"] for one in self.heard if one["type"] == "ack"], default=0)
        while (
            self.state["seq"] < known
            or not self.state["view"]
            or not (self.state["view"]["legal"] or self.state["table"]["status"] == "over")
        ):
            self.next()
        return self.state

    def closed_with(self) -> int:
        """Read everything and return the code with which the server closed."""
        closed: ConnectionClosed | None = None
        while closed is None:
            try:
                self.next()
            except ConnectionClosed as error:
                closed = error
        return 1006 if closed.rcvd is None else closed.rcvd.code

    def turned_away(self, hello: object = None) -> tuple[int, str]:
        """Say hello, in these words if there are any; return the codes of the closing and of the error before it."""
        self.connects(greet=False)
        usual = {"type": "hello", "protocol": 1, "token": self.token, "since": None}
        self.sends(usual if hello is None else hello)
        return self.closed_with(), str(self.heard[-1]["code"])

    # --- commands --------------------------------------------------------------------------------------------------

    def does(self, kind: str, **fields: object) -> Json:
        """Send a command and return its acknowledgement."""
        number = f"{self.mark}-{next(self.numbers)}"
        self.sends({"type": kind, "id": number, **fields})
        return self.hears("ack", id=number)

    def refused(self, kind: str, **fields: object) -> str:
        """Send a command and return the code of its refusal."""
        number = f"{self.mark}-{next(self.numbers)}"
        self.sends({"type": kind, "id": number, **fields})
        return str(self.hears("error", id=number)["code"])

    def reveals(self) -> Json:
        """Reveal, as soon as both have sat down."""
        while not self.state or self.state["table"]["status"] == "waiting":
            self.next()
        return self.does("reveal", contribution=self.contribution)

    @property
    def ply(self) -> int:
        return int(self.state["view"]["ply"])

    def plays(self, card: str) -> Json:
        return self.does("play", card=card, ply=self.ply)

    def offers(self, kind: str = "offer_rematch") -> Json:
        self.contribution = secrets.token_hex(32)
        return self.does(kind, commitment=commitment(self.contribution))

    def goes_on(self) -> "Person":
        """Return the same person at the rematch."""
        told = next((one for one in self.heard if one["type"] == "rematch"), None) or self.hears("rematch")
        return Person(self.host, told["table"], told["token"], self.contribution)


def pair(host: str, **more: object) -> tuple[Person, Person]:
    """Return two connected people at a table that has been dealt."""
    ann = Person.creates(host, **more).connects()  # type: ignore[arg-type]
    bob = Person.sits(host, ann.table).connects()
    ann.reveals()
    bob.reveals()
    ann.hears_status("playing")
    bob.hears_status("playing")
    return ann, bob


def play_on(people: tuple[Person, Person], rng: random.Random, most: int = 52) -> int:
    """Play at random until the game is over or `most` plays were made, and all have heard of them; return the ply."""
    for one in people:
        while not one.state["view"]:
            one.next()
    made = people[0].ply
    last = made + most
    while made < last and people[0].state["table"]["status"] == "playing":
        mover = next(one for one in people if one.state["view"]["legal"])
        mover.plays(rng.choice(mover.state["view"]["legal"]))
        made += 1
        for one in people:
            while one.ply < made:
                one.next()
    return made
