"""Runs one step of the set-up.

    python make/step.py STAMP WHAT COMMAND …

It says when the step begins, every ten seconds how far it is (the last line that the command wrote), and when it is
done, with the share of $STEPS, the stamps of all steps. The stamp is made when the command has succeeded, and only
then. Where it fails, the command's complaints are followed by a sentence on what to do.
"""

import collections
import os
import pathlib
import re
import subprocess
import sys
import threading
import time

ADVICE = {
    r"No space left|ENOSPC|Disk quota|disk is full": "The disk is full. Free some space",
    r"ensurepip is not": "Python's module venv is not here. Install it (Debian and Ubuntu: python3-venv)",
    r"ERR_PROXY|ProxyError|[Tt]unnel|E40[37]|40[37] (Forbidden|Proxy)": "A proxy refused. Have the packages' registry "
    "allowed, or set up another one (pip config, npm config)",
    r"ConnectionError|NewConnection|name resolution|ConnectTimeout|ReadTimeout|timed out|Could not find a version"
    r"|No matching distribution|E(CONNREFUSED|CONNRESET|NOTFOUND|AI_AGAIN|TIMEDOUT|NETUNREACH|HOSTUNREACH)|"
    r"ERR_SOCKET|no answer": "The packages could not be fetched. Check the network, and the proxy if there is one",
}
SECONDS_BETWEEN_LINES = 10
WIDTH = 100


def say(text: str) -> None:
    """Print a line in one piece: other steps print at the same time."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def share() -> str:
    """Return how many of the steps are done, such as [2/6]."""
    steps = os.environ.get("STEPS", "").split()
    return f"[{sum(pathlib.Path(each).exists() for each in steps)}/{len(steps)}] " if steps else ""


def advise(lines: list[str]) -> tuple[list[str], str]:
    """Return the lines that say what went wrong, and what to do about it."""
    for pattern, advice in ADVICE.items():
        if found := [line for line in lines if re.search(pattern, line)]:
            return found[-1:], advice
    return lines[-10:], "Mend what is said above"


def follow(command: list[str], lines: collections.deque[str]) -> int:
    """Run the command, collect what it writes, and return its exit status. Its notes are shown at once."""
    process = subprocess.Popen(  # noqa: S603  (the Makefile's own commands)
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    assert process.stdout is not None
    try:
        for line in map(str.strip, process.stdout):
            if line.startswith("note: "):
                say(line)
            elif line:
                lines.append(line)
    except KeyboardInterrupt:
        process.terminate()
        process.stdout.read()  # until all that it started are gone, too
        raise
    finally:
        process.wait()
    return process.returncode


def run(stamp: pathlib.Path, what: str, command: list[str]) -> int:
    """Run the command, and return its exit status."""
    lines: collections.deque[str] = collections.deque(maxlen=2000)
    began, done = time.monotonic(), threading.Event()

    def report() -> None:
        while not done.wait(SECONDS_BETWEEN_LINES):
            last = f": {lines[-1]}" if lines else ""
            say(f"      {what}, {time.monotonic() - began:.0f} s{last}"[:WIDTH])

    say(f"      {what} …")
    threading.Thread(target=report, daemon=True).start()
    try:
        status = follow(command, lines)
        if status == 0:
            stamp.touch()
    except OSError as error:
        lines.append(str(error))
        status = 1
    finally:
        done.set()
    if status == 0:
        say(f"{share()}{what}: done in {time.monotonic() - began:.0f} s")
    else:
        said, advice = advise(list(lines))
        for line in said:
            say(f"      {line}"[: 2 * WIDTH])
        say(f"{share()}{what}: failed. {advice}, then run make again: what is done is kept.")
    return status


if __name__ == "__main__":
    try:
        sys.exit(run(pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3:]))
    except KeyboardInterrupt:
        sys.exit(130)
