"""The output of the program is still the one that was last reviewed (tests/goldens.py)."""

import pytest

from claim.game.game import Game
from claim.game.position import parse_position
from claim.game.state import State, advance, playable
from tests.goldens import PERFT, ROOT, goldens


@pytest.mark.parametrize("path", sorted(goldens()), ids=lambda path: str(path.relative_to(ROOT)))
def test_golden_files_are_up_to_date(path):
    assert path.read_text(encoding="utf-8") == goldens()[path], (
        f"{path.name} differs: run `make goldens`, read the diff"
    )


def count(state: State, depth: int) -> int:
    """Return the number of continuations, on the bare rules without Game."""
    if depth == 0:
        return 1
    moves = playable(state)
    zeros = moves & 31
    moves = moves & ~31 | zeros & -zeros
    return sum(count(advance(state, card)[0], depth - 1) for card in range(52) if moves >> card & 1)


@pytest.mark.parametrize("path", sorted(PERFT.glob("*.txt")), ids=lambda path: path.stem)
def test_perft_counts_hold_for_the_bare_rules(path):
    """R6, R7, R21, R22: the number of continuations."""
    for line in path.read_text(encoding="utf-8").splitlines():
        position, counts = line.split(" ; ")
        assert str(Game.parse(position)) == position
        for depth, expected in enumerate(counts.split(), 1):
            if int(expected) < 5000:
                assert count(parse_position(position), depth) == int(expected)
