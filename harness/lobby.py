"""People in a server's lobby, over its socket."""

import json
import secrets
from dataclasses import dataclass, field
from typing import Any

from websockets.sync.client import ClientConnection

from claim.records.fair import commitment
from claim.web.wire.lobby import lobby_server_message
from harness.accounts import COOKIE
from harness.clients import Person, new_id, open_socket
from harness.waiting import PATIENCE

Json = dict[str, Any]


@dataclass
class Guest:
    """Somebody in the lobby. Every message that comes is checked against the protocol."""

    host: str
    player: str | None = field(default_factory=new_id)
    seek: Json | None = None
    contribution: str = ""
    state: Json = field(default_factory=dict)
    line: ClientConnection | None = None
    cookie: str | None = None
    """Of the account that they have signed in with."""

    @property
    def id(self) -> str:
        """Of the last seek."""
        assert self.seek is not None
        return str(self.seek["id"])

    def enters(self) -> "Guest":
        headers = {} if self.cookie is None else {"Cookie": f"{COOKIE}={self.cookie}"}
        self.line = open_socket(f"ws://{self.host}/ws/lobby", additional_headers=headers)
        self.sends({"type": "hello", "protocol": 1, "player": self.player})
        self.next()
        return self

    def leaves(self) -> None:
        assert self.line is not None
        self.line.close()

    def sends(self, message: object) -> None:
        assert self.line is not None
        self.line.send(message if isinstance(message, str) else json.dumps(message))

    def seeks(self, pool: str = "live", name: str = "Ann") -> "Guest":
        self.contribution = secrets.token_hex(32)
        committed = commitment(self.contribution)
        self.seek = {"type": "seek", "id": new_id(), "pool": pool, "name": name, "commitment": committed}
        self.sends(self.seek)
        return self

    def next(self) -> Json:
        assert self.line is not None
        text = self.line.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        lobby_server_message.validate_json(text)
        message: Json = json.loads(text)
        if message["type"] == "lobby":
            self.state = message
        return message

    def hears(self, kind: str) -> Json:
        while (message := self.next())["type"] != kind:
            pass
        return message

    def waits_for(self, *fields: str) -> Json:
        """Read until the lobby's state has something in all of these fields, and return it."""
        while not all(self.state[name] for name in fields):
            self.next()
        return self.state

    def sits_down(self) -> Person:
        """Return the same person at the table that was found for them."""
        paired = self.waits_for("paired")["paired"]
        return Person(self.host, paired["table"], paired["token"], self.contribution)
