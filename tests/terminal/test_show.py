import io

import pytest
from rich.console import Console

from claim.game.cards import Seat
from claim.game.game import Game
from claim.locales import LANGUAGES, Words
from claim.terminal.paper import Paper
from claim.terminal.show import Show


def told_at_the_end(position: str, language: str, *plays: str) -> list[str]:
    game = Game.parse(position)
    for card in plays:
        game = game.play(card)
    lines: list[str] = []
    paper = Paper(Console(file=io.StringIO(), width=100))
    Show(paper, Words(language), {seat: f"seat {seat.value}" for seat in Seat}, None).result(
        game.view("open"), lines.append
    )
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vote_that_the_highest_card_decides_is_explained(language):
    """R24: two Knights each, and the eight outranks the seven."""
    words = Words(language)
    lines = told_at_the_end("2 A 9.... 1.... .28.3.. .37..4.5 -", language, "G9", "G1")
    assert lines[:-1] == [words("vote-by-highest", faction=words("faction-K"), card="K8")]
    assert len(lines) == 2
