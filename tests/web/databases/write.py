"""Write the databases of one version: `python -m tests.web.databases.write CLAIM FOLDER`.

CLAIM is that version's `claim` command. Its server is only talked to over HTTP and sockets, so any version will do.
"""

import hashlib
import json
import os
import random
import re
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from harness.postgres import binaries, postgres_server
from harness.waiting import PATIENCE

Json = dict[str, Any]
RNG = random.Random(1)


class Seat:
    """A person at one seat, and what they need to come back to it."""

    def __init__(self, host: str, table: str, token: str, contribution: str) -> None:
        self.host, self.table, self.token, self.contribution = host, table, token, contribution
        self.request: Json | None = None  # what created the table
        self.line = connect(f"ws://{host}/ws/tables/{table}").__enter__()
        self.send({"type": "hello", "protocol": 1, "token": token, "since": None})
        self.state = self.hear("state")

    def send(self, message: Json) -> None:
        self.line.send(json.dumps(message))

    def hear(self, kind: str) -> Json:
        while True:
            message: Json = json.loads(self.line.recv(timeout=PATIENCE))
            assert message["type"] != "error", message
            if message["type"] == "state":
                self.state = message
            if message["type"] == kind:
                return message

    def do(self, kind: str, **fields: object) -> None:
        self.send({"type": kind, "id": secrets.token_hex(8), **fields})
        acknowledged = self.hear("ack")["seq"]
        while self.state["seq"] < acknowledged:
            self.hear("state")

    def reveal(self) -> None:
        self.do("reveal", contribution=self.contribution)

    def offer(self) -> None:
        self.contribution = secrets.token_hex(32)
        self.do("offer_rematch", commitment=commitment(self.contribution))

    def next_seat(self) -> "Seat":
        given = self.hear("rematch")
        return Seat(self.host, given["table"], given["token"], self.contribution)

    @property
    def ply(self) -> int:
        view = self.state["view"]
        return 2 * len(view["tricks"]) + (view["led"] is not None) if view else -1

    @property
    def keys(self) -> Json:
        """Return what it takes to go on at this seat."""
        return {"token": self.token, "contribution": self.contribution, "request": self.request}

    def leave_as_it_is(self) -> Json:
        """Hang up, and return what the server shows whoever comes back to this seat."""
        self.line.close()
        shown = Seat(self.host, self.table, self.token, self.contribution)
        shown.line.close()
        for seat in shown.state["table"]["seats"].values():
            del seat["online"]
        return {**self.keys, "state": shown.state}


def commitment(contribution: str) -> str:
    return hashlib.sha256(f"claim commit 1\n{contribution}".encode()).hexdigest()


def post(host: str, path: str, data: Json) -> Json:
    request = urllib.request.Request(f"http://{host}{path}", json.dumps(data).encode())
    request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request) as answer:
        given: Json = json.load(answer)
    return given


def create(host: str, kind: str, **fields: object) -> list[Seat]:
    """Create a table and return its maker's seat; at one screen both seats."""
    contribution = secrets.token_hex(32)
    wanted = {"id": secrets.token_urlsafe(16), "kind": kind, "name": "Ann", "commitment": commitment(contribution)}
    request = {**wanted, **fields}
    given = post(host, "/api/tables", request)
    tokens = [token for token in (given["token"], given["other_token"]) if token]
    seats = [Seat(host, given["table"]["id"], token, contribution) for token in tokens]
    seats[0].request = request
    return seats


def sit(host: str, table: str) -> Seat:
    contribution = secrets.token_hex(32)
    wanted = {"id": secrets.token_urlsafe(16), "name": "Bob", "commitment": commitment(contribution)}
    return Seat(host, table, post(host, f"/api/tables/{table}/sit", wanted)["token"], contribution)


def pair(host: str) -> list[Seat]:
    ann = create(host, "friend")[0]
    both = [ann, sit(host, ann.table)]
    for seat in both:
        seat.reveal()
    return both


def play(seats: list[Seat], plies: int = 52) -> None:
    """Play at random until `plies` plays were made and it is one of these seats' turn, or the game is over."""
    while True:
        ply = max(seat.ply for seat in seats)
        for seat in seats:
            while seat.ply < ply:
                seat.hear("state")
        mover = next((seat for seat in seats if seat.state["view"] and seat.state["view"]["legal"]), None)
        if seats[0].state["table"]["status"] == "over" or (mover and ply >= plies):
            return
        if mover:
            mover.do("play", card=RNG.choice(mover.state["view"]["legal"]), ply=ply)
        else:
            seats[0].hear("state")  # the bot's turn


def write_tables(host: str) -> dict[str, list[Seat]]:
    """Leave a table of every kind, at every stage, and return who sits at each."""
    waiting = create(host, "friend")
    revealing = create(host, "friend")
    revealing.append(sit(host, revealing[0].table))
    revealing[0].reveal()

    bot = create(host, "bot", bot="steward")
    bot[0].reveal()
    play(bot, 9)
    phase_two = pair(host)
    play(phase_two, 33)
    same_screen = create(host, "same_screen", other_name="Zoë")
    same_screen[0].reveal()
    play(same_screen, 20)

    finished = pair(host)
    play(finished)
    finished[1].offer()  # and nobody has answered yet
    finished_bot = create(host, "bot", bot="squire", guided=True)
    finished_bot[0].reveal()
    play(finished_bot)
    resigned = pair(host)
    play(resigned, 11)
    resigned[0].do("resign")
    left = pair(host)
    play(left, 4)
    left[1].do("leave")
    closed = create(host, "friend")
    closed[0].do("leave")

    before_rematch = pair(host)
    before_rematch[0].do("resign")
    for seat in before_rematch:
        seat.offer()
    rematch = [seat.next_seat() for seat in before_rematch]
    for seat in rematch:
        seat.reveal()
    play(rematch, 6)
    return {
        "waiting": waiting,
        "revealing": revealing,
        "bot": bot,
        "phase_two": phase_two,
        "same_screen": same_screen,
        "finished": finished,
        "finished_bot": finished_bot,
        "resigned": resigned,
        "left": left,
        "closed": closed,
        "before_rematch": before_rematch,
        "rematch": rematch,
    }


@contextmanager
def serving(claim: str, database: str) -> Iterator[str]:
    """Run that version's server, and kill it at the end as a power cut would."""
    limits = ("SOCKET_RATE", "SOCKET_BURST", "ADDRESS_RATE", "ADDRESS_BURST")
    roomy = {f"CLAIM_LIMIT_{name}": "100000" for name in limits}
    command = [claim, "serve", "--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **roomy}) as server:
        assert server.stdout is not None
        try:
            found = (re.search(r"http://(?:127\.0\.0\.1|localhost):(\d+)/", line) for line in server.stdout)
            yield f"127.0.0.1:{next(one[1] for one in found if one)}"
        finally:
            server.kill()


def write(claim: str, database: str, told: Path) -> None:
    with serving(claim, database) as host:
        tables = {
            name: {"table": seats[0].table, "seats": [seat.leave_as_it_is() for seat in seats]}
            for name, seats in write_tables(host).items()
        }
        ann = create(host, "bot", bot="regent")[0]
        ann.reveal()
        play([ann], 2)
        while ann.state["view"]["led"]:
            play([ann], ann.ply + 1)
        ann.do("play", card=ann.state["view"]["legal"][0], ply=ann.ply)  # she leads, and the bot has to answer
    assert ann.state["view"]["turn"] == "B", "the bot was quicker than the kill: run this again"
    tables["bot_to_move"] = {"table": ann.table, "seats": [{**ann.keys, "state": ann.state}]}
    told.write_text("".join(f"{line}\n" for line in _lines(tables)), encoding="utf-8")


def _lines(tables: Json) -> Iterator[str]:
    """One line per table: a difference is found by the table it is in."""
    for number, (name, table) in enumerate(tables.items()):
        text = json.dumps(table, ensure_ascii=False, separators=(",", ":"))
        yield ("{" if number == 0 else ",") + f"{json.dumps(name)}:{text}"
    yield "}"


def write_sqlite(claim: str, folder: Path) -> None:
    file = folder / "tables.sqlite"
    write(claim, f"sqlite:///{file}", folder / "sqlite.json")
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("VACUUM")
    connection.close()
    Path(f"{file}.lock").unlink(missing_ok=True)


def write_postgresql(claim: str, folder: Path) -> None:
    home = binaries()
    assert home is not None
    with tempfile.TemporaryDirectory() as logs, postgres_server(Path(logs)) as server:
        write(claim, f"{server}postgres", folder / "postgresql.json")
        options = ["--no-owner", "--no-privileges", "--rows-per-insert=1000", f"--dbname={server}postgres"]
        dump = subprocess.run([home / "pg_dump", *options], check=True, capture_output=True, text=True).stdout
    # Comments name the dumping version, and settings and \commands differ between versions: none is needed to restore.
    kept = [line for line in dump.splitlines() if line and not line.startswith(("--", "\\", "SET ", "SELECT "))]
    (folder / "tables.sql").write_text("\n".join(kept) + "\n", encoding="utf-8")


if __name__ == "__main__":
    target = Path(sys.argv[2]).resolve()
    target.mkdir()
    write_sqlite(sys.argv[1], target)
    write_postgresql(sys.argv[1], target)
