"""Write the databases of one version: `python -m tests.web.databases.write CLAIM FOLDER`.

CLAIM is that version's `claim` command, run from a checkout of that version, whose protocol is checked meanwhile.
"""

import json
import random
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from harness.clients import Json, Person, pair, play_on
from harness.postgres import binaries, postgres_process
from harness.served import ROOMY, Served, served

RNG = random.Random(1)


def keys(seat: Person) -> Json:
    """Return what it takes to go on at this seat."""
    return {"token": seat.token, "contribution": seat.contribution, "request": seat.request}


def leave_as_it_is(seat: Person) -> Json:
    """Hang up, and return what the server shows whoever comes back to this seat."""
    seat.hangs_up()
    seat.connects().hangs_up()
    for chair in seat.state["table"]["seats"].values():
        del chair["online"]
    return {**keys(seat), "state": seat.state}


def create(host: str, kind: str = "friend", **fields: object) -> list[Person]:
    """Create a table and return its maker's seat; at one screen both seats."""
    ann = Person.creates(host, kind, **fields).connects()  # type: ignore[arg-type]
    if ann.other_token is None:
        return [ann]
    return [ann, Person(host, ann.table, ann.other_token, ann.contribution).connects()]


def play(seats: list[Person], plies: int = 52) -> None:
    """Play at random until `plies` plays were made and it is one of these seats' turn, or the game is over."""
    if len(seats) == 2:
        play_on((seats[0], seats[1]), RNG, plies)
        return
    while (state := seats[0].hears_turn())["table"]["status"] != "over" and seats[0].ply < plies:
        seats[0].plays(RNG.choice(state["view"]["legal"]))


def write_tables(host: str) -> dict[str, list[Person]]:
    """Leave a table of every kind, at every stage, and return who sits at each."""
    waiting = create(host)
    revealing = create(host)
    revealing.append(Person.sits(host, revealing[0].table).connects())
    revealing[0].reveals()

    bot = create(host, "bot", bot="steward")
    bot[0].reveals()
    play(bot, 9)
    phase_two = [*pair(host)]
    play(phase_two, 33)
    same_screen = create(host, "same_screen", other_name="Zoë")
    same_screen[0].reveals()
    play(same_screen, 20)

    finished = [*pair(host)]
    play(finished)
    finished[1].offers()  # and nobody has answered yet
    finished_bot = create(host, "bot", bot="squire", guided=True)
    finished_bot[0].reveals()
    play(finished_bot)
    resigned = [*pair(host)]
    play(resigned, 11)
    resigned[0].does("resign")
    left = [*pair(host)]
    play(left, 4)
    left[1].does("leave")
    closed = create(host)
    closed[0].does("leave")

    before_rematch = [*pair(host)]
    before_rematch[0].does("resign")
    for seat in before_rematch:
        seat.hears_status("over")
        seat.offers()
    rematch = [seat.goes_on().connects() for seat in before_rematch]
    for seat in rematch:
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


def write(claim: str, database: str, told: Path) -> None:
    """Run that version's server, and kill it at the end as a power cut would."""
    Served.command = (claim, "serve")
    with served(database, **ROOMY) as server:
        tables = {
            name: {"table": seats[0].table, "seats": [leave_as_it_is(seat) for seat in seats]}
            for name, seats in write_tables(server.host).items()
        }
        ann = create(server.host, "bot", bot="regent")[0]
        ann.reveals()
        play([ann], 2)
        while ann.state["view"]["led"]:
            play([ann], ann.ply + 1)
        led = ann.plays(ann.state["view"]["legal"][0])  # she leads, and the bot has to answer
        while ann.state["seq"] < led["seq"]:
            ann.next()
        server.kill()
    assert ann.state["view"]["turn"] == "B", "the bot was quicker than the kill: run this again"
    tables["bot_to_move"] = {"table": ann.table, "seats": [{**keys(ann), "state": ann.state}]}
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
