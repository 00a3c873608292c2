import json
import random
from dataclasses import replace

import pytest

from claim.arena.match import play_out
from claim.bots.registry import make_bot
from claim.game.cards import Seat
from claim.game.errors import BadText
from claim.game.game import Game
from claim.locales import LANGUAGES, Words
from claim.records.daily import DayRun
from claim.records.files import write_record
from claim.records.identities import BotIdentity, identity_of
from claim.records.record import Record
from claim.reviews.errors import ReviewError
from claim.reviews.recheck import Difference, Recheck, recheck
from tests.commands.running import claim, one_line
from tests.strategies import played


def record_of(a: str = "greedy", b: str = "random") -> Record:
    return play_out(Game.deal(7), {Seat.A: make_bot(a), Seat.B: make_bot(b)}, "moves")


def with_play(record: Record, number: int) -> tuple[Record, str]:
    """Return the record with another card at that play, as far as it stays legal, and that card."""
    game = Game.deal(7)
    for card in record.game.plays[: number - 1]:
        game = game.play(card)
    other = next(card for card in game.legal() if card != record.game.plays[number - 1])
    return replace(record, game=game.play(other)), other


def test_the_bots_of_a_match_repeat_their_moves():
    record = record_of()
    assert record.bots == {Seat.A: BotIdentity("greedy", 2), Seat.B: BotIdentity("random", 1)}
    assert record.move_seed == "moves"
    outcome = recheck(Record.parse(record.to_text()))
    assert outcome.checked == {Seat.A: 26, Seat.B: 26}
    assert outcome.differences == ()


def test_a_hurried_bots_moves_are_not_played_again():
    """They depended on the clock, and its budget says so."""
    bots = {Seat.A: make_bot("montecarlo", hurried=True), Seat.B: make_bot("random")}
    record = replace(record_of(), bots={seat: identity_of(bot) for seat, bot in bots.items()})
    with pytest.raises(ReviewError, match=r"at most 1\.2 s per move"):
        recheck(record)


def test_the_bot_of_a_days_deal_is_played_again_wherever_it_was_played(monkeypatch):
    """It never looks at the clock. Where Claim runs interpreted it thinks less, and its budget says so."""
    for slow in (True, False):
        monkeypatch.setattr("claim.bots.registry.interpreted", lambda slow=slow: slow)
        bots = {Seat.A: make_bot("random"), Seat.B: make_bot("chancellor", steady=True)}
        record = replace(play_out(Game.deal(7), bots, "moves"), daily=DayRun("2026-11-16", True))
        assert record.bots[Seat.B].budget == ("200 rounds, 7 tricks" if slow else "800 rounds")
        for here in (True, False):
            monkeypatch.setattr("claim.bots.registry.interpreted", lambda here=here: here)
            assert recheck(record) == Recheck({Seat.A: 26, Seat.B: 26}, ())


def test_bots_that_took_over_a_game_are_not_recorded():
    record = play_out(Game.deal(7).play("G3"), {seat: make_bot("random") for seat in Seat}, "x")
    assert record.bots == {}


def test_a_different_card_is_reported():
    record, other = with_play(record_of(), 9)
    outcome = recheck(record)
    assert len(outcome.differences) == 1
    found = outcome.differences[0]
    assert (found.number, found.recorded) == (9, other)
    assert found == Difference(9, found.seat, found.recorded, record_of().game.plays[8])
    assert outcome.to_json()["same"] is False


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"bots": {}}, "no_marks"),
        ({"move_seed": None}, "no_marks"),
        ({"bots": {Seat.A: BotIdentity("nobody", 1)}}, "unknown_bot"),
        ({"bots": {Seat.A: BotIdentity("greedy", 99)}}, "other_bot"),
        ({"bots": {Seat.A: BotIdentity("search", 1, "3 rounds")}}, "other_bot"),
        ({"bots": {Seat.A: BotIdentity("cmd:rm x", 1)}}, "program_bot"),
    ],
)
def test_games_that_cannot_be_rechecked_are_refused(changes, code):
    with pytest.raises(BadText) as caught:
        recheck(replace(record_of(), **changes))
    assert caught.value.code == code


def test_the_moves_of_a_person_are_not_rechecked():
    record = Record(played(Game.deal(7), random.Random(1), 9), bots={Seat.B: BotIdentity("greedy", 2)}, move_seed="7")
    assert set(recheck(record).checked) == {Seat.B}


def test_the_command_and_its_exit_codes(tmp_path):
    file = tmp_path / "game.json"
    write_record(file, record_of())
    done = claim("replay", str(file), "--recheck")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "greedy 2 at seat A: 26 of 26 plays are the same.",
        "random 1 at seat B: 26 of 26 plays are the same.",
    ]
    write_record(file, with_play(record_of(), 9)[0])
    done = claim("replay", str(file), "--recheck", "--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["differences"][0]["play"] == 9
    write_record(file, replace(record_of(), bots={Seat.A: BotIdentity("greedy", 99)}))
    done = claim("replay", str(file), "--recheck")
    assert (done.returncode, done.stdout) == (2, "")
    assert one_line(done.stderr)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_difference_is_reported_in_every_language(language, tmp_path):
    file = tmp_path / "game.txt"
    record, other = with_play(record_of(), 9)
    write_record(file, record)
    done = claim("replay", str(file), "--recheck", "--language", language)
    found = recheck(record).differences[0]
    name = record.bots[found.seat].name
    words = Words(language)
    said = words("recheck-other", number=9, name=name, seat=found.seat.value, card=other, now=found.now)
    assert done.stdout.splitlines()[0] == said
    assert done.returncode == 1
