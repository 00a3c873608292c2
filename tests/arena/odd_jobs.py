"""Jobs that never end, for worker processes."""

import os
import random
import sys
import time
from concurrent.futures import BrokenExecutor
from pathlib import Path

from claim.arena.workers import ProcessPool
from claim.bots.command import CommandBot
from claim.game.game import Game
from harness.waiting import wait_for


def ask_a_program(mark: Path) -> None:
    """Ask a program that never answers; it leaves its process id at `mark`."""
    program = mark.with_suffix(".py")
    program.write_text(
        f"import os, pathlib, time\npathlib.Path({str(mark)!r}).write_text(str(os.getpid()))\ntime.sleep(3600)\n"
    )
    game = Game.deal(1)
    assert game.turn is not None
    CommandBot(f"cmd:{sys.executable} {program}", 3600).choose(game.view(game.turn), random.Random(1))


def tell_half_a_result(mark: Path) -> bytes:
    """Return what never arrives: a long result is written in two parts, and between them the process is busy."""
    writes: list[object] = []

    def between(_frame: object, event: str, function: object) -> None:
        if event == "c_call" and function is os.write:
            writes.append(function)
            if len(writes) == 2:
                mark.touch()
                time.sleep(3600)

    sys.setprofile(between)
    return bytes(100_000)


def give_up_a_half_result(mark: Path) -> None:
    """Run in a subprocess, which can be killed if this hangs."""
    with ProcessPool(2) as pool:
        half = pool.submit(tell_half_a_result, mark)
        wait_for(mark.exists)
        pool.abandon()
    assert isinstance(half.exception(), BrokenExecutor)
