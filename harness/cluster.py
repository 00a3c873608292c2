"""Several `claim serve` on one PostgreSQL behind HAProxy, with the configuration of docs/scale.md and deploy/."""

import http.client
import multiprocessing
import os
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.process import BaseProcess
from pathlib import Path

from claim.cli import main
from harness.clients import ask
from harness.postgres import Postgres, restartable_postgres
from harness.programs import DEPLOY, changed, free_port, listening, nginx_around, program
from harness.served import ROOMY
from harness.waiting import PATIENCE, wait_for

PAGE = Path(__file__).parent.parent / "docs" / "scale.md"
OPTIONS = ("--proxy", "127.0.0.1")


def block(after: str) -> str:
    """Return the page's first code block for nginx after this text."""
    found = re.search(r"^```nginx\n(.*?)^```", PAGE.read_text(encoding="utf-8").partition(after)[2], re.DOTALL | re.M)
    assert found, after
    return found[1]


def haproxy_settings(port: int, ports: list[int]) -> str:
    """Return the configuration in deploy/ for these ports, without TLS."""
    text, shipped = "", (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
    for part in re.split(r"^(?=backend )", shipped, flags=re.MULTILINE):
        left = [f"127.0.0.1:{port}" for port in ports]
        for name, address in re.findall(r"^ +server (\w+) (\S+)\n", part, flags=re.MULTILINE):
            line, new = f"    server {name} {address}\n", f"    server {name} {left.pop(0)}\n" if left else ""
            part = part.replace(line, new)  # noqa: PLW2901  (piece by piece)
        text += part
    return changed(
        text,
        (r"^ +(user|group) haproxy\n", ""),
        (r"maxconn \d+", "maxconn 2000"),  # as many descriptors as anybody may have
        (r"^ +bind :80\n", f"    bind 127.0.0.1:{port}\n"),
        (r"^ +bind :443 .*\n", ""),
        (r"^ +http-request redirect scheme https .*\n", ""),
    )


@contextmanager
def haproxy(folder: Path, ports: list[int]) -> Iterator[str]:
    """Run HAProxy in front of these ports, and yield where it listens."""
    port = free_port()
    settings, log = folder / "haproxy.cfg", folder / "haproxy.log"
    settings.write_text(haproxy_settings(port, ports))
    with listening([program("haproxy"), "-db", "-f", str(settings)], port, log):
        yield f"127.0.0.1:{port}"


@contextmanager
def nginx(folder: Path, ports: list[int]) -> Iterator[str]:
    """Run nginx in front of these ports, with deploy/nginx.conf as the page changes it and without TLS."""
    port = free_port()
    shared, _, rest = (DEPLOY / "nginx.conf").read_text(encoding="utf-8").partition("# Whoever does not ask for our")
    site = "server {" + rest.rpartition("\nserver {")[2]
    site = changed(
        site,
        (r"^    location / \{\n(.*\n)+?    \}\n", block("In its place")),
        (r"^ +listen \[::\].*\n", ""),
        (r"^ +ssl_.*\n", ""),
        (r"listen 443 ssl http2", f"listen 127.0.0.1:{port}"),
    )
    upstream = block("Before its first")
    for machine, own in zip((11, 12, 13), ports, strict=True):
        upstream = changed(upstream, (rf"10\.0\.0\.{machine}:8000", f"127.0.0.1:{own}"))
    command, log = nginx_around(folder, f"{shared}\n{upstream}\n{site}"), folder / "nginx.log"
    with listening(command, port, log):
        yield f"127.0.0.1:{port}"


def serve(arguments: list[str], environment: dict[str, str], log: Path) -> None:
    """Run `claim serve` in this process, with its output in a file."""
    out = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.environ.update(environment)
    sys.exit(main(["serve", *arguments]))


class Member:
    """One `claim serve` of a cluster, always on the same port. Its log is kept over all its lives.

    It is forked from a process that has imported everything, so that one that was killed is back soon.
    """

    def __init__(self, database: str, environment: dict[str, str], options: tuple[str, ...], log: Path) -> None:
        self.port = free_port()
        self.host = f"127.0.0.1:{self.port}"
        self._arguments = ["--port", str(self.port), "--database", database, "--log", "json", *options]
        self._environment = environment
        self._log = log
        self._process: BaseProcess | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    @property
    def lines(self) -> list[str]:
        """What it has logged in all its lives."""
        return self._log.read_text().splitlines() if self._log.exists() else []

    def start(self) -> None:
        """Start it and wait until it answers. Raises AssertionError where it ends instead."""
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["harness.cluster", "claim.commands.serve", "claim.web.process.server"])
        process = context.Process(target=serve, args=(self._arguments, self._environment, self._log))
        self._process = process
        process.start()

        def answers() -> bool:
            assert process.is_alive(), f"claim serve ended: {self.lines[-20:]}"
            with suppress(OSError, ValueError, http.client.HTTPException):  # it may be killed meanwhile
                return ask(self.host, "/healthz")[0] == 200
            return False

        wait_for(answers)

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.join(PATIENCE)

    def end(self) -> int | None:
        """Ask it to end, and return its exit code."""
        assert self._process is not None
        self._process.terminate()
        self._process.join(PATIENCE)
        return self._process.exitcode

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Stop it in the middle of whatever it does: its connections stay, and nothing answers."""
        pid = self.pid
        os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(pid, signal.SIGCONT)


class Cluster:
    """The processes, their database and their balancer."""

    def __init__(self, database: Postgres, members: list[Member], host: str) -> None:
        self.database = database
        self.url = database.url + "postgres"
        self.members = members
        self.host = host

    @property
    def lines(self) -> list[str]:
        """What the processes have logged."""
        return [line for member in self.members for line in member.lines]


@contextmanager
def cluster(folder: Path, count: int, *options: str, **environment: str) -> Iterator[Cluster]:
    """Run `count` processes on a new database behind HAProxy, and end everything whatever happens."""
    with restartable_postgres(folder) as database:
        url, settings = database.url + "postgres", {**ROOMY, **environment}
        logs = [folder / f"claim-{number}.log" for number in range(count)]
        members = [Member(url, settings, (*OPTIONS, *options), log) for log in logs]
        try:
            members[0].start()  # it makes the schema
            for member in members[1:]:
                member.start()
            with haproxy(folder, [member.port for member in members]) as host:
                yield Cluster(database, members, host)
        finally:
            for member in members:
                member.kill()
