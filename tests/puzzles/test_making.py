"""Making puzzles: the same by seed, whatever the number of processes and however often a run is stopped."""

import re
from concurrent.futures import ThreadPoolExecutor
from importlib import resources
from itertools import islice

import pytest

from claim.arena.workers import ProcessPool
from claim.game.errors import BadText
from claim.puzzles import making as module
from claim.puzzles.collection import shipped
from claim.puzzles.making import BAND, Making, Mined, MiningJournal, run
from claim.puzzles.puzzle import Puzzle
from claim.puzzles.rating import BOTS

SOME = list(islice(shipped(), 60))


def yields(_seed: str, deal: int) -> Puzzle | None:
    """Stand in for mining: every third deal has a puzzle, and some have one that another has too."""
    return SOME[deal // 3 % len(SOME)] if deal % 3 == 0 else None


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(module, "mine", yields)


def made(making: Making, executor=None, workers: int = 1) -> list[Puzzle]:
    for mined in run(making, executor, workers):
        assert making.add(mined)
    return making.puzzles


@pytest.mark.usefixtures("quick")
def test_the_order_in_which_deals_are_done_does_not_matter():
    alone = made(Making("1", 20))
    assert len(alone) == 20
    assert alone == sorted(alone, key=SOME.index)
    with ThreadPoolExecutor(4) as executor:
        assert made(Making("1", 20), executor, 4) == alone
    backwards = Making("1", 20)
    for deal in reversed(range(3 * len(SOME))):
        backwards.add(Mined("1", backwards.made_by, deal, yields("1", deal)))
    assert backwards.puzzles == alone


@pytest.mark.usefixtures("quick")
def test_no_band_of_ratings_takes_more_than_its_share():
    puzzles = made(Making("1", 20))
    bands = [puzzle.rating // BAND for puzzle in puzzles]
    assert max(bands.count(band) for band in bands) <= 4
    assert len({puzzle.id for puzzle in puzzles}) == 20


@pytest.mark.usefixtures("quick")
def test_a_stopped_run_goes_on_from_its_journal(tmp_path):
    whole = made(Making("1", 20))
    path = tmp_path / "mine.txt.part"
    stopped = Making("1", 20)
    with MiningJournal(path) as journal:
        for mined in islice(run(stopped), 30):
            journal.append(mined)
    path.write_bytes(path.read_bytes()[:-7])  # killed in the middle of a line
    again = Making("1", 20)
    with MiningJournal(path) as journal:
        assert (len(journal.entries), journal.dropped > 0) == (29, True)
        assert all(map(again.add, journal.entries))
    assert next(again.missing()) == 29
    assert made(again) == whole
    assert not Making("2", 20).add(Mined("1", again.made_by, 0, None)), "it is another seed's"
    assert not again.add(Mined("1", "maker 0", 0, None)), "it is another version's"


@pytest.mark.parametrize(
    "line", ['{"puzzles": 2}', '{"puzzles": 1, "deal": "x"}', '{"puzzles": 1, "deal": 3, "puzzle": 7}', "[]", "hello"]
)
def test_another_file_is_left_alone(tmp_path, line):
    path = tmp_path / "notes"
    path.write_text(f"{line}\n")
    with pytest.raises(BadText, match="line 1: expected "):
        MiningJournal(path)
    assert path.read_text() == f"{line}\n"


def test_the_shipped_file_says_how_it_was_made():
    header = resources.files("claim.puzzles").joinpath("puzzles.txt").read_text(encoding="utf-8").splitlines()[0]
    assert header.startswith(
        f"# claim puzzles 1: made by claim puzzles make --count {len(shipped())} --seed 1 (maker 1, "
    )
    assert all(re.search(rf"\b{name} \d", header) for name in BOTS)


@pytest.mark.usefixtures("compiled")
def test_mining_finds_the_same_on_every_executor():
    """With real bots and a real deal, in two processes and in this one."""
    alone = made(Making("p", 1))
    with ProcessPool(2) as pool:
        assert made(Making("p", 1), pool, 2) == alone
    assert len(alone) == 1
