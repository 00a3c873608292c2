"""Write the databases of one version: `python -m tests.web.databases.write CLAIM FOLDER`.

CLAIM is that version's `claim` command, run from a checkout of that version, whose protocol is checked meanwhile.
"""

import json
import os
import random
import re
import secrets
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from claim.records.fair import commitment
from harness.clients import Json, Person, ask, play_on, wish
from harness.postgres import binaries, postgres_process

RNG = random.Random(1)


class Seat(Person):
    """A person at one seat, and what they need to come back to it."""

    request: Json | None = None  # what created the table

    @property
    def keys(self) -> Json:
        """Return what it takes to go on at this seat."""
        return {"token": self.token, "contribution": self.contribution, "request": self.request}

    def leave_as_it_is(self) -> Json:
        """Hang up, and return what the server shows whoever comes back to this seat."""
        self.hangs_up()
        self.connects().hangs_up()
        for seat in self.state["table"]["seats"].values():
            del seat["online"]
        return {**self.keys, "state": self.state}


def create(host: str, kind: str, **fields: object) -> list[Seat]:
    """Create a table and return its maker's seat; at one screen both seats."""
    contribution = secrets.token_hex(32)
    request = wish(kind, commitment=commitment(contribution), **fields)
    given = ask(host, "/api/tables", request)[1]
    seats = [Seat(host, given["table"]["id"], given[name], contribution) for name in ("token", "other_token")]
    seats[0].request = request
    return [seat for seat in seats if seat.token and seat.connects()]


def sit(host: str, table: str) -> Seat:
    bob = Person.sits(host, table)
    seat = Seat(host, table, bob.token, bob.contribution)
    seat.connects()
    return seat


def pair(host: str) -> list[Seat]:
    ann = create(host, "friend")[0]
    both = [ann, sit(host, ann.table)]
    for seat in both:
        seat.reveals()
    return both


def play(seats: list[Seat], plies: int = 52) -> None:
    """Play at random until `plies` plays were made and it is one of these seats' turn, or the game is over."""
    if len(seats) == 2:
        play_on((seats[0], seats[1]), RNG, plies)
        return
    while (state := seats[0].hears_turn())["table"]["status"] != "over" and seats[0].ply < plies:
        seats[0].plays(RNG.choice(state["view"]["legal"]))


def write_tables(host: str) -> dict[str, list[Seat]]:
    """Leave a table of every kind, at every stage, and return who sits at each."""
    waiting = create(host, "friend")
    revealing = create(host, "friend")
    revealing.append(sit(host, revealing[0].table))
    revealing[0].reveals()

    bot = create(host, "bot", bot="steward")
    bot[0].reveals()
    play(bot, 9)
    phase_two = pair(host)
    play(phase_two, 33)
    same_screen = create(host, "same_screen", other_name="Zoë")
    same_screen[0].reveals()
    play(same_screen, 20)

    finished = pair(host)
    play(finished)
    finished[1].offers()  # and nobody has answered yet
    finished_bot = create(host, "bot", bot="squire", guided=True)
    finished_bot[0].reveals()
    play(finished_bot)
    resigned = pair(host)
    play(resigned, 11)
    resigned[0].does("resign")
    left = pair(host)
    play(left, 4)
    left[1].does("leave")
    closed = create(host, "friend")
    closed[0].does("leave")

    before_rematch = pair(host)
    before_rematch[0].does("resign")
    for seat in before_rematch:
        seat.hears_status("over")
        seat.offers()
    gone_on = [seat.goes_on() for seat in before_rematch]
    rematch = [Seat(host, one.table, one.token, one.contribution) for one in gone_on]
    for seat in rematch:
        seat.connects()
        seat.reveals()
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
        ann.reveals()
        play([ann], 2)
        while ann.state["view"]["led"]:
            play([ann], ann.ply + 1)
        led = ann.plays(ann.state["view"]["legal"][0])  # she leads, and the bot has to answer
        while ann.state["seq"] < led["seq"]:
            ann.next()
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
    with tempfile.TemporaryDirectory() as logs, postgres_process(Path(logs)) as (server, _):
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
