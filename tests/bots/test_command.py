import os
import random
import subprocess
import sys
import threading
import time

import pytest

from claim.arena.match import play_out
from claim.bots.command import CommandBot
from claim.bots.registry import make_bot
from claim.game.cards import Seat
from claim.game.errors import BadText
from claim.game.game import Game
from claim.records.record import Record
from harness.programs import gone
from harness.waiting import PATIENCE, wait_for

HONEST = "import json,sys\nfor line in sys.stdin:\n print(json.loads(line)['legal'][0], flush=True)"


@pytest.fixture
def play(tmp_path):
    """Return the record of a program (seat A) that plays a game against `greedy`."""

    def run(source: str, seconds: float = 5, arguments: str = "") -> Record:
        program = tmp_path / "bot.py"
        program.write_text(source)
        bot = make_bot(f"cmd:{sys.executable} {program}{arguments}", seconds)
        assert isinstance(bot, CommandBot)
        try:
            return play_out(Game.deal(7), {Seat.A: bot, Seat.B: make_bot("greedy")}, "7")
        finally:
            bot.close()

    return run


def test_a_program_plays_a_whole_game(play):
    record = play(HONEST)
    assert record.forfeit is None
    assert record.game.result is not None


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import sys; sys.exit(3)", "died (exit code 3)"),
        ("import sys; sys.stdin.readline(); sys.exit(4)", "died (exit code 4)"),
        ("print('hello', flush=True); input(); input()", "answered 'hello'"),
        ("import sys; sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush(); input(); input()", "answered"),
        ("input(); print('X9', flush=True); input()", "answered 'X9'"),
        ("print('G' * 100000, flush=True); input(); input()", "answered"),
        ("import sys, os; os.close(1); sys.stdin.read()", "closed its output"),
    ],
)
def test_a_program_that_dies_or_answers_nonsense_forfeits(play, source, reason):
    record = play(source)
    assert record.forfeit is Seat.A
    assert record.winner is Seat.B
    assert reason in str(record.reason)


def test_a_silent_program_forfeits_when_its_time_is_up(play):
    record = play("import time; time.sleep(60)", seconds=0.3)
    assert record.forfeit is Seat.A
    assert "gave no card within 0.3 seconds" in str(record.reason)


def test_a_failed_program_is_restarted(tmp_path):
    program = tmp_path / "bot.py"
    program.write_text(
        f"import os,sys\np={str(tmp_path / 'tried')!r}\nif not os.path.exists(p):\n open(p,'w'); sys.exit(1)\n{HONEST}"
    )
    bot = make_bot(f"cmd:{sys.executable} {program}")
    bots = {Seat.A: bot, Seat.B: make_bot("random")}
    assert play_out(Game.deal(7), bots, "7").forfeit is Seat.A
    assert play_out(Game.deal(7), bots, "7").forfeit is None
    bot.close()


@pytest.mark.parametrize("spec", ["cmd:/no/such/program", "cmd:'unbalanced"])
def test_a_missing_program_is_refused_immediately(spec):
    with pytest.raises(BadText, match="did not start"):
        make_bot(spec)


@pytest.mark.parametrize("spec", ["cmd:echo \tx", "cmd:echo \x1b", "cmd:echo ", "cmd:echo " + "x" * 400])
def test_a_program_whose_name_does_not_fit_a_record_is_refused_immediately(spec):
    with pytest.raises(BadText) as caught:
        make_bot(spec)
    assert caught.value.code == "bad_bot_name"


def test_a_long_program_name_is_kept_whole_and_leaves_room_for_the_reason(play):
    record = play("import sys; sys.exit(3)" + "\n" * 9, arguments=" " + "x" * 250)
    assert len(record.players[Seat.A]) > 250
    assert "exit code 3" in str(record.reason)
    assert Record.parse(record.to_text()) == record


def test_a_program_that_never_stops_writing_does_not_fill_memory(tmp_path):
    """A few answers are buffered, then the program blocks; closing ends it and the thread that reads from it."""
    program, written = tmp_path / "bot.py", tmp_path / "written"
    program.write_text(
        "import sys\n"
        f"written = open({str(written)!r}, 'w')\n"
        "sys.stdin.readline()\n"
        "while True:\n"
        "    print('G0', flush=True)\n"
        "    print(end='.', file=written, flush=True)\n"
    )
    bot = make_bot(f"cmd:{sys.executable} {program}")
    assert isinstance(bot, CommandBot)
    threads = threading.active_count()
    bot.choose(Game.deal(7).view("A"), random.Random(1))
    sizes = [-1]

    def blocked() -> bool:
        time.sleep(0.2)
        sizes.append(written.stat().st_size)
        return sizes[-1] == sizes[-2]

    wait_for(blocked)  # once the pipe and the buffer are full
    bot.close()
    wait_for(lambda: threading.active_count() <= threads)  # others may end meanwhile


@pytest.mark.skipif(os.name == "nt", reason="process groups are POSIX's")
def test_child_processes_end_with_their_program(tmp_path):
    program = tmp_path / "bot.py"
    child, told = "import time; time.sleep(60)", tmp_path / "child"
    program.write_text(
        "import subprocess, sys\n"
        f"child = subprocess.Popen([sys.executable, '-c', {child!r}])\n"
        f"open({str(told)!r}, 'w').write(str(child.pid))\n" + HONEST
    )
    bot = make_bot(f"cmd:{sys.executable} {program}")
    bot.choose(Game.deal(7).view("A"), random.Random(1))
    number = int(told.read_text())
    bot.close()
    wait_for(lambda: gone(number))


@pytest.mark.parametrize("ended", [True, False])
def test_no_program_starts_after_all_were_ended(tmp_path, ended):
    """The process is about to exit: a game still running must not leave a program behind."""
    started = tmp_path / "started"
    code = f"""
import os, random, threading, time
from claim.bots.command import CommandBot, end_programs
from claim.game.game import Game
bot, view = CommandBot("cmd:touch {started}", 5), Game.deal(1).view("A")
if {ended}:
    end_programs()
asked = threading.Thread(target=bot.choose, args=(view, random.Random(1)), daemon=True)
asked.start()
if {ended}:
    time.sleep(0.5)
else:
    while not os.path.exists({str(started)!r}):
        time.sleep(0.01)
os._exit(0)
"""
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=PATIENCE).returncode == 0
    assert started.exists() is not ended
