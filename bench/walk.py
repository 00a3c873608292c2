"""List the server's files that a play, a pairing, a sign-in and a clock that runs out pass through, in their order.

    python -m bench.walk
    python -m bench.walk --json

A process runs `claim serve` with a profiler in all its threads, which notes the file of every function
of `src/claim` that begins or goes on between a journey's beginning and its end. Each journey is walked several times;
a file counts if every walk passed through it, so that what happens from time to time does not count. A stay is one
uninterrupted time in a file. Compiled modules are not seen, and `rules/` and `game/` do
not count.

    play       from a card on one player's socket to the state on the other's, at a table of two friends
    seek       from the first of two people's seeks to both being told of their table
    sign-in    from the request for a passkey's options to the session
    flag fall  from the moment a live clock runs out to the state on both sockets
"""

import argparse
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from harness.accounts import Browser
from harness.clients import pair
from harness.lobby import Guest
from harness.served import Served

WALKS = 8
BANK_SECONDS, FREE_SECONDS = 2, 3  # of a live clock in the recorded server, and of every turn
ELSEWHERE = ("rules/", "game/")  # not counted: every storey uses them
LIMITS = {f"CLAIM_LIMIT_{name}_BURST": "10000" for name in ("SEEK", "SIGN_IN", "ACCOUNT", "TABLE", "REQUEST")}


class Walk(NamedTuple):
    """One walk: the files in the order in which they were first entered, and how many stays there were."""

    files: list[str]
    stays: int


class Watched(Served):
    """A server that says where it was between two moments."""

    command = (sys.executable, "-m", "harness.recorder", str(BANK_SECONDS))

    def walks(self, journey: Callable[[], object]) -> Walk:
        """Go on a journey and return its walk."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("begin\n")
        self.process.stdin.flush()
        time.sleep(0.05)
        journey()
        self.process.stdin.write("end\n")
        self.process.stdin.flush()
        while not (line := self.process.stdout.readline()).startswith("["):  # what people are told comes before
            assert line, "the server has ended"
        stays = [name for name in json.loads(line) if counts(name)]
        return Walk(list(dict.fromkeys(stays)), len(stays))


def counts(name: str) -> bool:
    """Return whether a file is counted."""
    return not name.startswith(ELSEWHERE)


class Journeys:
    """The journeys, each with what must be there before it begins."""

    def __init__(self, server: Watched) -> None:
        self._server = server
        self._browser = Browser(server.host)
        self._browser.creates("Walker")
        self._people = pair(server.host)

    def play(self) -> Walk:
        """Play a card, from one socket to the other."""
        mover = next(one for one in self._people if one.state["view"]["legal"])
        other = next(one for one in self._people if one is not mover)
        ply, card = mover.ply, mover.state["view"]["legal"][0]
        number = f"walk-{ply}"

        def journey() -> None:
            mover.sends({"type": "play", "id": number, "card": card, "ply": ply})
            while other.ply <= ply:
                other.next()

        walk = self._server.walks(journey)
        mover.hears("ack", id=number)
        while mover.ply <= ply:
            mover.next()
        return walk

    def seek(self) -> Walk:
        """Let two people look for an opponent, until both know their table."""
        guests = [Guest(self._server.host).enters() for _ in range(2)]
        time.sleep(1.2)  # what the lobby does for people who come is over

        def journey() -> None:
            for guest in guests:
                guest.seeks()
            for guest in guests:
                guest.waits_for("paired")

        walk = self._server.walks(journey)
        for guest in guests:
            guest.leaves()
        return walk

    def sign_in(self) -> Walk:
        """Sign in with a passkey, from the request for its options to the session."""

        def journey() -> None:
            status, answer = self._browser.asks("/api/sessions", self._browser.answer())
            assert status == 200, answer

        return self._server.walks(journey)

    def flag_fall(self) -> Walk:
        """Let a clock run out."""
        people = pair(self._server.host, options={"clock": "live"})
        time.sleep(BANK_SECONDS + FREE_SECONDS - 0.5)

        def journey() -> None:
            for one in people:
                one.hears_status("over")

        walk = self._server.walks(journey)
        for one in people:
            one.hangs_up()
        return walk


def measure(server: Watched, walks: int) -> Iterator[dict[str, Any]]:
    """Walk every journey several times, and yield what all its walks have in common."""
    journeys = Journeys(server)
    for name, journey, times in (
        ("play", journeys.play, walks),
        ("seek", journeys.seek, walks),
        ("sign-in", journeys.sign_in, walks),
        ("flag fall", journeys.flag_fall, min(3, walks)),
    ):
        journey()  # what is imported or prepared at the first time does not count
        taken = [journey() for _ in range(times)]
        files = [file for file in taken[0].files if all(file in one.files for one in taken)]
        stays = statistics.median(one.stays for one in taken)
        yield {"journey": name, "files": len(files), "stays": round(stays), "list": files}


def main() -> None:
    """Read the options, walk, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--walks", type=int, default=WALKS, help=f"walks of each journey (default {WALKS})")
    parser.add_argument("--json", action="store_true", help="one JSON object for each journey")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Watched(f"sqlite:///{folder}/tables.sqlite", **LIMITS)
        try:
            for one in measure(server, arguments.walks):
                if arguments.json:
                    print(json.dumps(one), flush=True)
                else:
                    print(f"{one['journey']}: {one['files']} files, {one['stays']} stays")
                    print(*[f"  {file}" for file in one["list"]], sep="\n", flush=True)
        finally:
            server.end()


if __name__ == "__main__":
    main()
