"""Table options in the terminal: by heart (R26) and without hints."""

import random
import re

import pytest

from claim.game.cards import Seat
from claim.game.game import Game
from claim.game.view import Viewer
from claim.locales import LANGUAGES
from tests.game.by_heart import open_cards
from tests.terminal.helpers import Screen

CLEARED = "\n" * 60
pytestmark = pytest.mark.usefixtures("here")


def middle(plays: int) -> Game:
    """Return a game in which A is to play, after so many plays or one more."""
    game, rng = Game.deal("7", "A"), random.Random(5)
    while game.ply < plays or game.turn is not Seat.A:
        game = game.play(rng.choice(game.legal()))
    return game


def named(text: str) -> set[str]:
    """Return the cards that a text names, alone (K3) or in a group (K 3 5)."""
    groups = re.findall(r"\b([GKUDX])((?: \d)+)\b", text)
    return {*re.findall(r"\b[GKUDX]\d\b", text), *[letter + one for letter, ones in groups for one in ones.split()]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plays", [8, 32])
def test_by_heart_names_no_card_that_must_be_remembered(plays, language):
    """Not on the table, and not on request."""
    game = middle(plays)
    screen = Screen(game, by_heart=True, language=language)
    screen.run(["table", "seen", "hint", "back"])
    told = named(screen.text)
    assert told <= open_cards(game, Viewer.A)
    assert told >= set(map(str, (*game.hand("A"), *game.followers("A"))))
    assert "--by-heart" in screen.text


def test_by_heart_neither_hints_nor_takes_back():
    screen = Screen(middle(8), by_heart=True)
    screen.run(["hint", "back"])
    assert "No hints: you play by heart." in screen.text
    assert "Nothing is taken back: you play by heart." in screen.text
    assert screen.session.takebacks == 0


def test_by_heart_the_screen_is_cleared_after_each_card_of_a_person():
    """Earlier tricks cannot be scrolled to; the last one and the card to answer are on the new table."""
    screen = Screen(Game.deal(7, leader="A"), by_heart=True)
    assert screen.run(first=True) == 0
    assert screen.text.count(CLEARED) == 26
    assert screen.text.count("Phase one is over") == 1
    assert "Last trick:" in screen.text.rpartition(CLEARED)[2]


def test_two_people_play_a_whole_game_by_heart_to_its_end():
    assert Screen(Game.deal(7, leader="A"), by_heart=True, bot=None).run(first=True) == 0


def test_hints_can_be_switched_off():
    screen = Screen(Game.deal(7, leader="A"), with_hints=False)
    screen.run(["hint"])
    assert "No hints in this game" in screen.text
    assert screen.session.hints == 0
    assert "--no-hints" in screen.text  # to resume it the same way


WON = "2 A 7.7...5 .6..0.3 48.2.0149.9.0126 01.5.235678.347.9 -"  # only X5 wins, and keeps the Knight for later


def test_a_card_that_gives_the_game_away_is_asked_about_once():
    screen = Screen(Game.parse(WON), warns=True)
    screen.run(["x9", "g7"])
    assert "G7 gives away a won game." in screen.text
    assert "Better: X5." in screen.text
    assert "It is the only card that wins." in screen.text
    assert (screen.session.hints, screen.session.game.ply) == (1, 0)
    assert "--warn" in screen.text  # to resume it the same way
    screen.run(["g7"])
    assert screen.session.game.plays[0] == "G7"
    assert screen.session.hints == 1


@pytest.mark.parametrize("options", [{}, {"warns": True, "with_hints": False}, {"warns": True, "by_heart": True}])
def test_nobody_is_asked_without_the_option_or_where_there_are_no_hints(options):
    screen = Screen(Game.parse(WON), **options)
    screen.run(["g7"])
    assert screen.session.game.plays[0] == "G7"
    assert screen.session.hints == 0
