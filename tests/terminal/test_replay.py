import io
import random
from unittest.mock import Mock

import pytest

from claim.game.cards import Seat
from claim.game.game import Game
from claim.game.view import Viewer
from claim.locales import LANGUAGES, Words
from claim.records.ending import Ending, EndingKind, forfeited
from claim.records.fair import ReplayedDeal
from claim.records.record import Record
from claim.terminal.names import ENDINGS, ending_line
from claim.terminal.replay import Replay
from tests.strategies import played
from tests.terminal.helpers import hand_text, sheet

GAME = played(Game.deal(7), random.Random(7))


def replay(record: Record, viewer: Viewer, language: str = "en") -> tuple[Replay, io.StringIO]:
    paper, output = sheet()
    return Replay(record, viewer, Words(language), paper), output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", Viewer)
def test_every_moment_can_be_shown_to_every_viewer(viewer, language):
    shown, output = replay(Record(GAME, {Seat.A: "person", Seat.B: "greedy"}), viewer, language)
    shown.all()
    assert Words(language)("result-title") in output.getvalue()


def test_the_replay_of_a_seat_shows_only_its_own_hand():
    """R3."""
    hands = {seat: hand_text(Game.deal(7), seat) for seat in Seat}
    for viewer, seen in (
        (Viewer.A, {Seat.A}),
        (Viewer.B, {Seat.B}),
        (Viewer.SPECTATOR, set()),
        (Viewer.OPEN, set(Seat)),
    ):
        shown, output = replay(Record(GAME), viewer)
        shown.moment(0)
        assert {seat for seat in Seat if hands[seat] in output.getvalue()} == seen


def test_stepping_forwards_and_backwards():
    shown, output = replay(Record(GAME), Viewer.OPEN)
    shown.paper.ask = Mock(side_effect=["", "", "b", "b", "b", "q"])  # type: ignore[method-assign]  # what is typed
    shown.step()
    titles = [line.split(" · ")[0].strip("━ ") for line in output.getvalue().splitlines() if "seen with all" in line]
    assert titles == ["The deal", "Play 1 of 52", "Play 2 of 52", "Play 1 of 52", "The deal", "The deal"]


def test_stepping_ends_with_the_game_or_the_input():
    shown, output = replay(Record(GAME), Viewer.OPEN)
    shown.paper.ask = Mock(return_value="")  # type: ignore[method-assign]  # what is typed
    shown.step()
    assert "The factions have spoken" in output.getvalue()
    shown.paper.ask.side_effect = EOFError
    shown.step()


def test_unfinished_and_forfeited_games_say_so():
    game = Game.deal(7).play("G0")
    for record, words in (
        (Record(game), "unfinished"),
        (Record(game, ending=forfeited(Seat.B, "asleep")), "Player B forfeited: asleep"),
        (Record(game, ending=forfeited(Seat.A)), "no reason given"),
    ):
        shown, output = replay(record, Viewer.OPEN)
        shown.all()
        assert words in output.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ENDINGS)
def test_how_people_forfeit_is_told_in_a_sentence_of_every_language(reason, language):
    game, words = Game.deal(7).play("G0"), Words(language)
    shown, output = replay(
        Record(game, {Seat.A: "Ann", Seat.B: "Ben"}, ending=forfeited(Seat.B, reason)), Viewer.OPEN, language
    )
    shown.all()
    last = output.getvalue().splitlines()[-1]
    assert last == words(f"forfeit-{reason}", reader="other", name="Ben (B)", winner="Ann (A)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EndingKind)
def test_every_kind_of_ending_has_words(kind, language):
    record = Record(Game.deal(7).play("G0"), ending=Ending(kind, Seat.B if kind is EndingKind.FORFEIT else None))
    assert (ending_line(record, Words(language)) == Words(language)("replay-unfinished")) is (record.ending is None)


def test_a_drawn_card_is_named_only_to_viewers_who_may_see_it():
    """R10."""
    game = Game.deal(7).play("G0").play("G1")  # B wins, and A draws K9
    for viewer, told in ((Viewer.OPEN, True), (Viewer.A, True), (Viewer.B, False), (Viewer.SPECTATOR, False)):
        shown, output = replay(Record(game), viewer)
        shown.moment(2)
        assert ("Player A draws K9." in output.getvalue()) == told
        assert ("K9" in output.getvalue()) == told
    shown, output = replay(Record(game), Viewer.OPEN)
    shown.moment(2)
    assert "Player A’s followers: 1  K 9" in output.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_begins_with_help_and_a_chosen_deal(language):
    words = Words(language)
    shown, output = replay(
        Record(GAME, chosen=ReplayedDeal("table-one", True), takebacks=1, hints=2), Viewer.SPECTATOR, language
    )
    shown.moment(0)
    text = " ".join(output.getvalue().split())
    assert " ".join(words("chosen-line", table="table-one").split()) in text
    assert words("aids-hints", count=2) in text
    assert words("aids-takebacks", count=1) in text
    shown.moment(1)
    assert output.getvalue().count("table-one") == 1
