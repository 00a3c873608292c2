"""Hints as a terminal shows them."""

import re

import pytest

from claim.bots.searching import Estimate
from claim.game.cards import Card
from claim.locales import Words
from claim.terminal.hint import show_estimates
from tests.terminal.helpers import sheet


@pytest.mark.parametrize("width", [40, 60, 100])
def test_a_card_and_its_chance_stay_on_one_line(width):
    paper, output = sheet(width, terminal=True)
    cards = [Card(card) for card in ("G0", "K2", "U3", "D4", "X5", "G6", "K7")]
    show_estimates([Estimate(card, 0.53, 0.015, 100) for card in cards], Words("en"), paper, exact=False)
    shown = re.sub(r"\x1b\[[0-9;]*m", "", output.getvalue()).replace("\u00a0", " ").splitlines()
    assert all(line.startswith("  ") and len(line) <= width for line in shown)
    assert [unit for line in shown for unit in line.strip().split("   ")] == [f"{card} 53 ± 3" for card in cards]
