"""The same files, compiled and interpreted: slower, but never different."""

import importlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim.rules import cards, following, spoils, tricks, votes
from claim.version import compiled_modules
from tests.pure import file_of, interpreted
from tests.strategies import masks

pytestmark = pytest.mark.usefixtures("compiled")


@pytest.mark.parametrize("name", sorted(compiled_modules()))
def test_each_of_these_is_compiled_and_interpreted_and_newer_than_its_source(name):
    """Otherwise every other test runs the old code: `make .venv/compiled` compiles again."""
    module = importlib.import_module(name)
    built = Path(file_of(module))
    assert built.suffix != ".py"
    assert file_of(getattr(interpreted(), name.rsplit(".", 1)[1])).endswith(".py")
    assert built.stat().st_mtime >= (built.parent / f"{built.name.split('.')[0]}.py").stat().st_mtime


def test_every_card_and_trick_agree():
    pure = interpreted()
    for led in range(52):
        assert cards.faction_of(led) == pure.cards.faction_of(led)
        assert cards.value_of(led) == pure.cards.value_of(led)
        for reply in range(52):
            for name in ("reply_wins", "reason", "counts_as"):
                assert getattr(tricks, name)(led, reply) == getattr(pure.tricks, name)(led, reply)
            for phase in (1, 2):
                for name in ("winner_scores", "loser_scores", "discarded"):
                    assert getattr(spoils, name)(phase, led, reply) == getattr(pure.spoils, name)(phase, led, reply)


@given(masks, st.integers(-1, 51))
def test_playable_cards_agree(hand, led):
    assert following.playable(hand, led) == interpreted().following.playable(hand, led)


@given(masks, masks, masks)
def test_votes_agree(mask, split, left):
    score_a, score_b, left = mask & split, mask & ~split, left & ~mask
    pure = interpreted().votes
    assert votes.winner(score_a, score_b) == pure.winner(score_a, score_b)
    for faction in range(5):
        for name in ("vote", "deciding_card"):
            assert getattr(votes, name)(score_a, score_b, faction) == getattr(pure, name)(score_a, score_b, faction)
        assert votes.settled(score_a, score_b, left, faction) == pure.settled(score_a, score_b, left, faction)
