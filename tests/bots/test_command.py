import sys
import time

import pytest

from claim.bots.base import make_bot
from claim.bots.command import CommandBot
from claim.bots.match import play_out
from claim.game.cards import Seat
from claim.game.errors import BadText
from claim.game.game import Game
from claim.game.record import Record

HONEST = "import json,sys\nfor line in sys.stdin:\n print(json.loads(line)['legal'][0], flush=True)"


@pytest.fixture
def play(tmp_path):
    """A whole game of a program (seat A) against `greedy`."""

    def run(source: str, seconds: float = 5) -> Record:
        program = tmp_path / "bot.py"
        program.write_text(source)
        bot = make_bot(f"cmd:{sys.executable} {program}", seconds)
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
        ("import sys, os; os.close(1); sys.stdin.read()", "died (exit code"),
    ],
)
def test_a_program_that_dies_or_answers_nonsense_forfeits(play, source, reason):
    record = play(source)
    assert record.forfeit is Seat.A
    assert record.winner is Seat.B
    assert reason in str(record.reason)


def test_a_silent_program_forfeits_when_its_time_is_up(play):
    started = time.monotonic()
    record = play("import time; time.sleep(60)", seconds=0.3)
    assert record.forfeit is Seat.A
    assert "gave no card within 0.3 seconds" in str(record.reason)
    assert time.monotonic() - started < 20


def test_a_program_is_started_afresh_after_it_failed(tmp_path):
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
def test_a_program_that_is_not_there_is_refused_at_once(spec):
    with pytest.raises(BadText, match="did not start"):
        make_bot(spec)
