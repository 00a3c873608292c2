"""People with accounts, as their browsers ask a server over HTTP: with a cookie, an origin and a passkey."""

import json
from typing import Any

from harness.authenticator import Authenticator
from harness.clients import ask_raw

COOKIE = "claim_session"


class Browser:
    """A browser at a server's page, under a name for which there are passkeys."""

    def __init__(self, host: str, cookie: str | None = None) -> None:
        port = host.rpartition(":")[2]
        self.host = host
        self.name = f"localhost:{port}"
        self.origin = f"http://{self.name}"
        self.cookie = cookie
        self.set_cookie = ""  # as the server last set it
        self.passkey = Authenticator(self.origin)

    def asks(self, path: str, data: object = None, **headers: str) -> tuple[int, Any]:
        """Send a request as the page does; return the status and the answer."""
        sent = {"Host": self.name, **({} if data is None else {"Origin": self.origin}), **headers}
        if self.cookie is not None:
            sent["Cookie"] = f"{COOKIE}={self.cookie}"
        status, told, body = ask_raw(self.host, path, data, **sent)
        if "set-cookie" in told:
            self.set_cookie = told["set-cookie"]
            self.cookie = self.set_cookie.partition(";")[0].partition("=")[2].strip('"') or None
        return status, json.loads(body)

    def code(self, path: str, data: object = None, **headers: str) -> str:
        """Send a request; return the code of the error, or "none"."""
        status, told = self.asks(path, data, **headers)
        return "none" if status < 400 else str(told["error"]["code"])

    def options(self, path: str, data: object) -> str:
        """Return the options for a passkey."""
        status, told = self.asks(path, data)
        assert status == 200, told
        return str(told["options"])

    def creates(self, name: str) -> dict[str, Any]:
        """Make an account with this browser's passkey, and return the server's answer."""
        answer = self.passkey.creates(self.options("/api/accounts/options", {"name": name}))
        status, told = self.asks("/api/accounts", {"passkey": answer})
        assert status == 201, told
        return dict(told)

    def answer(self) -> dict[str, str]:
        """Return what signs in once."""
        return {"passkey": self.passkey.signs(self.options("/api/sessions/options", {}))}
