"""nginx and Caddy with the files that we ship, a certificate of our own, and visitors who come through them."""

import http.client
import json
import os
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.typing import Origin

from claim.client.tls import TurnTaking
from claim.records.fair import commitment
from harness.clients import Json, Person, new_id, open_socket
from harness.programs import DEPLOY, changed, free_port, listening, nginx_around, program
from harness.push_service import Certificates
from harness.waiting import PATIENCE

NAME = "claim.example"


def nginx(folder: Path, upstream: int, tls: int, plain: int, certificate: Path) -> list[str]:
    """Change the shipped file for these ports; return the command."""
    site = changed(
        (DEPLOY / "nginx.conf").read_text(encoding="utf-8"),
        (r"^ *listen \[::\].*\n", ""),
        (r"listen 443", f"listen 127.0.0.1:{tls}"),
        (r"listen 80", f"listen 127.0.0.1:{plain}"),
        (r"127\.0\.0\.1:8000", f"127.0.0.1:{upstream}"),
        (r"/etc/letsencrypt/\S+(fullchain|privkey).pem", str(certificate)),
    )
    return nginx_around(folder, site)


def caddy(folder: Path, upstream: int, tls: int, plain: int, certificate: Path) -> list[str]:
    """Write the shipped file for these ports; return the command."""
    site = changed(
        (DEPLOY / "Caddyfile").read_text(encoding="utf-8"),
        (r"^\{\n", f"{{\nadmin off\nhttp_port {plain}\nhttps_port {tls}\ndefault_bind 127.0.0.1\n"),
        (r"# tls /\S+ /\S+", f"tls {certificate} {certificate}"),
        (r"127\.0\.0\.1:8000", f"127.0.0.1:{upstream}"),
    )
    (folder / "Caddyfile").write_text(site)
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


PROXIES: dict[str, Callable[..., list[str]]] = {"nginx": nginx, "caddy": caddy}


class Front:
    """A proxy as visitors see it."""

    def __init__(self, tls: int, plain: int, certificates: Certificates) -> None:
        self.tls = tls
        self.plain = plain
        self.trust = certificates.of_client()
        self.trust.sslsocket_class = TurnTaking  # for `Visitor`
        self.origin = f"https://{NAME}:{tls}"

    def reach(self, source: str = "127.0.0.1") -> socket.socket:
        """Connect from an address of this machine."""
        return socket.create_connection(("127.0.0.1", self.tls), timeout=PATIENCE, source_address=(source, 0))

    def dial(self, source: str = "127.0.0.1", name: str = NAME) -> ssl.SSLSocket:
        """Connect likewise, and check the certificate."""
        line = self.reach(source)
        try:
            return self.trust.wrap_socket(line, server_hostname=name)
        except BaseException:
            line.close()
            raise

    def ask(
        self, path: str, data: object = None, source: str = "127.0.0.1", **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """Send a request over TLS; return status, headers by lower-case name and body."""
        line = http.client.HTTPSConnection(NAME, self.tls)
        line.sock = self.dial(source)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            if data is None:
                line.request("GET", path, headers=named)
            else:
                body = json.dumps(data)
                line.request("POST", path, body, {"Content-Type": "application/json", "Origin": self.origin, **named})
            answer = line.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        finally:
            line.close()

    def redirected(self, path: str) -> tuple[int, str | None]:
        """Send a request without TLS; return the status and where it leads."""
        line = http.client.HTTPConnection("127.0.0.1", self.plain, timeout=PATIENCE)
        try:
            line.request("GET", path, headers={"Host": NAME})
            answer = line.getresponse()
            return answer.status, answer.getheader("Location")
        finally:
            line.close()


class Visitor(Person):
    """Somebody at a table, through a proxy."""

    def __init__(self, front: Front, given: Json, contribution: str) -> None:
        super().__init__(NAME, given["table"]["id"], given["token"], contribution)
        self.front = front

    @classmethod
    def comes(cls, front: Front, path: str, **wish: object) -> "Visitor":
        """Sit down with one request."""
        contribution = os.urandom(32).hex()
        status, _, body = front.ask(path, {"id": new_id(), "commitment": commitment(contribution), **wish})
        given: Any = json.loads(body)
        assert status in (200, 201), given
        return cls(front, given, contribution)

    def connects(self, since: int | None = None, *, greet: bool = True) -> "Visitor":
        """Open a socket over TLS, from the page that the proxy serves."""
        self.line = open_socket(
            f"wss://{NAME}:{self.front.tls}/ws/tables/{self.table}",
            sock=self.front.reach(),
            ssl=self.front.trust,
            server_hostname=NAME,
            origin=Origin(self.front.origin),
        )
        if greet:
            self.sends({"type": "hello", "protocol": 1, "token": self.token, "since": since})
            self.hears("state")
        return self


@contextmanager
def front(kind: str, folder: Path, upstream: int) -> Iterator[Front]:
    """Run a proxy in front of a port, and end it whatever happens."""
    certificates = Certificates(NAME)
    certificates.write(folder)
    tls, plain = free_port(), free_port()
    command = PROXIES[kind](folder, upstream, tls, plain, folder / "service.pem")
    home = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(folder))
    with listening(command, tls, folder / "log", **home):
        yield Front(tls, plain, certificates)
