import re
from dataclasses import replace
from unittest.mock import Mock

import pytest

from claim.bots.registry import make_bot
from claim.game.cards import Seat
from claim.game.game import Game
from claim.locales import LANGUAGES, Words
from claim.records.files import read_record
from claim.records.identities import BotIdentity, identity_of
from claim.reviews.recheck import recheck
from claim.terminal.session import Session
from tests.terminal.helpers import Screen, hand_text

pytestmark = pytest.mark.usefixtures("here")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language_with_every_command(language):
    screen = Screen(Game.deal(7), language=language)
    words = Words(language)
    typed = ["?", "", "zz", "x9"] + [
        word for name in ("aid", "seen", "table", "hint", "back") for word in words(f"command-{name}").split()
    ]
    assert screen.run(typed, first=True) == 0
    record = read_record("game.json")
    assert (record.over, len(record.game.plays)) == (True, 52)
    for message in ("rules-title", "help-title", "aid-title", "seen-title", "hint-title", "result-title"):
        assert words(message) in screen.text
    if language != "en":
        english = Words("en")
        for message in ("prompt", "hand-line", "playable-line", "phase-over-line", "help-quit", "last-trick-line"):
            assert english(message) not in screen.text


def test_the_table_shows_what_a_player_needs():
    """R2, R5: prize, who leads, hand by faction, score piles with votes, cards left, the aid one word away."""
    screen = Screen(Game.deal(7))
    screen.run(["g0", "aid"])
    text = screen.text
    for part in (
        "trick 1 of 13",
        "Prize: K6",
        "You lead",
        "Your hand:  G 0 3 4 8 9   K 2 3 5   U 0 6 8   D 0   X 6",
        "Draw pile: 25 cards",
        "Cards in hand: you 13, greedy 13",
        "Last trick: you G0",
        "Player aid",
    ):
        assert part in text
    assert re.search(r"vote +– +– +– +– +–", text)


def test_an_illegal_card_is_refused_with_the_reason():
    """R7."""
    screen = Screen(Game.deal(7), person=Seat.B)
    screen.run(["x9", "k9", "hello"])
    assert "You do not hold X9" in screen.text
    assert "'hello' is neither a card nor a command" in screen.text
    game = Game.parse("2 B 4.... 1.9... .... .... G5")
    screen = Screen(game, person=Seat.B, file="other.json")
    screen.run(["K9"])
    assert "K9 cannot be played: G5 was led and you can follow. Playable: G1" in screen.text
    assert "Playable:  G1" in screen.text


def test_a_game_cut_off_by_closed_input_or_ctrl_c_can_be_resumed():
    screen = Screen(Game.deal(7))
    assert screen.run(["g0"]) == 1
    assert "claim play --resume game.json" in screen.text
    record = read_record("game.json")
    assert record.players == {Seat.A: "person", Seat.B: "greedy"}
    assert record.game.plays[0] == "G0"

    screen = Screen(Game.deal(8), file="b.json")
    screen.paper.ask = Mock(side_effect=KeyboardInterrupt)  # type: ignore[method-assign]  # what is typed
    assert screen.session.play() == 1
    assert not read_record("b.json").over


def test_a_resumed_game_continues_as_if_never_interrupted():
    whole = Screen(Game.deal(7, leader="A"))
    whole.run(first=True)
    half = Screen(Game.deal(7, leader="A"), file="half.json")
    half.run([card.lower() for card in whole.session.game.plays[:1]])
    rest = Screen(read_record("half.json").game, file="half.json")
    rest.run(first=True)
    assert rest.session.game == whole.session.game


def test_a_saved_game_names_the_bot_whose_moves_it_has():
    Screen(Game.deal(7, leader="A")).run(["g0"])
    record = read_record("game.json")
    assert record.bots == {Seat.B: identity_of(make_bot("greedy"))}
    assert recheck(record).differences == ()
    assert recheck(record).checked[Seat.B] >= 1
    old = replace(
        record, bots={Seat.B: BotIdentity("greedy", 99)}
    )  # begun with another version: no single bot made all moves
    screen = Screen(record.game, file="other.json")
    session = Session(old, screen.session.bots, Words("en"), screen.paper, screen.saver)
    session.play()
    assert read_record("other.json").bots == {}
    assert read_record("other.json").move_seed == "7"


def test_a_game_between_two_people_records_no_bots():
    Screen(Game.deal(7), bot=None).run(["", "g0"])
    assert read_record("game.json").bots == {}
    assert read_record("game.json").move_seed is None


def test_seen_lists_what_can_be_deduced():
    """R7, R14: a player who did not follow holds none; in phase two everything is known."""
    screen = Screen(Game.from_deck(["G1", "G2", "K3", "U1", "U5", "K6", "D7", "X8"], "A"), bot="random")
    screen.run(["g1", "seen"])
    assert "random did not follow and holds none of: Goblin" in screen.text
    screen = Screen(Game.parse("2 A 4.... 1.... .... .... -"), bot="random", file="two.json")
    screen.run(["seen"])
    assert "random holds: G 1" in screen.text


def test_no_hand_is_shown_on_a_shared_screen_before_its_owner_is_ready():
    """R3: between two hands the screen is cleared, and the next player presses Enter."""
    game = Game.deal(7, leader="A")
    screen = Screen(game, bot=None)
    hands = {seat: "Your hand:  " + hand_text(game, seat) for seat in Seat}
    screen.run(["", "g0"])
    assert hands[Seat.A] in screen.text
    assert hands[Seat.B] not in screen.text
    cleared = screen.text.rindex("\n" * 50)
    assert hands[Seat.A] not in screen.text[cleared:]
    assert "Player B, it is your turn" in screen.text[cleared:]


def test_a_hint_names_a_card_with_chances_and_reasons():
    screen = Screen(Game.deal(7, leader="A"))
    screen.run(["hint"])
    assert re.search(r"Play [GKUDX]\d\.\n· ", screen.text)
    assert re.search(r"[GKUDX]\d \d+ ± \d+", screen.text)
    screen = Screen(Game.parse("2 A 9.3... 1..2.. .... .... -"), file="two.json")
    screen.run(["hint"])
    assert "· No card they can answer with beats it." in screen.text
    assert "against best play" in screen.text


def test_a_game_can_be_resumed_after_its_bot_fails(tmp_path):
    program = tmp_path / "dies"
    program.write_text("#!/bin/sh\nexit 3\n")
    program.chmod(0o755)
    screen = Screen(Game.deal(7, leader="B"), bot=f"cmd:{program}")
    assert screen.run(first=True) == 1
    assert "cannot go on" in screen.text
    assert "exit code 3" in screen.text
    assert not read_record("game.json").over


def test_a_game_continues_when_it_cannot_be_saved(tmp_path):
    screen = Screen(Game.deal(7))
    (tmp_path / "file").write_text("")
    screen.saver.path = tmp_path / "file" / "game.json"
    assert screen.run(first=True) == 0
    assert screen.text.count("The game could not be saved") == 1
    assert "Record:" not in screen.text


def test_long_rows_wrap_under_their_own_start():
    screen = Screen(Game.deal(7), width=44, terminal=True)
    screen.run(["seen", "?"])
    plain = re.sub(r"\x1b\[[0-9;]*m", "", screen.text)
    for label in ("not seen", "  aid"):
        lines = plain.splitlines()
        place = next(number for number, line in enumerate(lines) if line.startswith(label))
        start = re.match(rf"{label} +", lines[place])
        assert start is not None
        assert lines[place + 1].startswith(" " * start.end())


def test_quitting_at_the_hand_over_shows_no_hand():
    screen = Screen(Game.deal(7, leader="A"), bot=None)
    assert screen.run(["quit", "g0"]) == 1
    assert "Your hand" not in screen.text


def test_both_players_on_a_shared_screen_see_that_phase_one_is_over():
    """R14."""
    screen = Screen(Game.from_deck(["G1", "G2", "K3", "U1", "U5", "K6", "D7", "X8"], "A"), bot=None)
    assert screen.run(first=True) == 0
    assert screen.text.count("Phase one is over") == 2


def test_a_card_is_taken_back_and_the_record_says_so():
    """Back to one's own last decision; the bot answers the same card alike, and a position's hint counts once."""
    screen = Screen(Game.deal(7, leader="A"))
    screen.run(["back", "g0", "hint", "hint", "back", "hint", "g0"], first=True)
    assert "There is nothing to take back yet." in screen.text
    assert "Taken back: G0, G1, " in screen.text
    assert "With 2 hints or warnings and 1 takeback." in screen.text
    record = read_record("game.json")
    assert (record.takebacks, record.hints) == (1, 2)
    assert record.game.plays[:2] == ("G0", "G1")
    assert recheck(record).differences == ()


def test_a_resumed_game_goes_on_counting():
    Screen(Game.deal(7, leader="A")).run(["g0", "back", "g3"])
    record = read_record("game.json")
    assert record.takebacks == 1
    screen = Screen(record.game, file="other.json")
    again = Session(record, screen.session.bots, Words("en"), screen.paper, screen.saver)
    screen.typed = ["back"]
    again.play()
    assert read_record("other.json").takebacks == 2


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("hint", "No hints while two people share the screen."),
        ("back", "Nothing is taken back while two people share the screen."),
    ],
)
def test_two_people_on_one_screen_get_no_hints_and_take_nothing_back(command, answer):
    screen = Screen(Game.deal(7), bot=None)
    screen.run(["", command])
    assert answer in screen.text
    assert "Your chance" not in screen.text
