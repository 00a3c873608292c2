"""Levels have titles in the reader's language; everybody else has their own name."""

import random

import pytest

from claim.bots.levels import LEVELS
from claim.bots.registry import make_bot
from claim.game.cards import Seat
from claim.game.game import Game
from claim.locales import LANGUAGES, Words
from claim.records.identities import identity_of
from claim.records.record import Record
from claim.terminal.names import names_of
from claim.terminal.remote.news import names_at
from tests.client.examples import state
from tests.strategies import played
from tests.terminal.helpers import Screen

GAME = played(Game.deal(7), random.Random(7))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_title(language):
    titles = [Words(language).bot(level.name) for level in LEVELS]
    assert len(set(titles)) == len(LEVELS)
    assert all(title[0].isupper() for title in titles)
    assert Words(language).bot("greedy") == "greedy"
    assert Words(language).bot("cmd:./my-bot") == "cmd:./my-bot"


def test_a_record_tells_bots_and_people_apart():
    """A person may have the name of a level."""
    words = Words("fr")
    players = {Seat.A: "regent", Seat.B: "regent"}
    record = Record(GAME, players, bots={Seat.B: identity_of(make_bot("regent"))}, move_seed="1")
    assert names_of(record, words) == {Seat.A: "regent (A)", Seat.B: "Régent (B)"}
    assert names_of(Record(GAME), words) == {seat: words("player-seat", seat=seat.value) for seat in Seat}


def test_the_opponent_of_a_game_is_called_by_the_title(tmp_path):
    screen = Screen(Game.deal(7), bot="potboy", language="it", file=str(tmp_path / "game.json"))
    screen.run(first=True)
    assert Words("it")("opponent-line", name="Garzone") in screen.text
    assert "Garzone" in screen.text.partition(Words("it")("result-title"))[2]
    assert "potboy" not in screen.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_without_a_name_are_guests_at_a_servers_table(language):
    words = Words(language)
    table = state({"name": "person", "bot": None, "taken": True}).table
    assert set(names_at(table, words).values()) == {words("page-guest")}
