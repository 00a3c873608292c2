from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from itertools import islice

import pytest

from claim.arena.pairings import Pairing, play_arena, play_numbers, run_all
from claim.game.cards import Seat

PAIRING = Pairing("greedy", "random", 6, "7")


def test_every_deal_is_played_twice_with_seats_exchanged():
    for pair in play_numbers(PAIRING, range(2)):
        assert pair.first.game.dealt == pair.second.game.dealt
        assert pair.first.players == {Seat.A: "greedy", Seat.B: "random"}
        assert pair.second.players == {Seat.A: "random", Seat.B: "greedy"}


def test_results_do_not_depend_on_processes_or_executors():
    alone, several = play_arena(PAIRING, jobs=1), play_arena(PAIRING, jobs=2)
    assert (alone.wins, alone.draws, alone.losses) == (several.wins, several.draws, several.losses)
    assert sorted(alone.pairs) == sorted(several.pairs)
    with ThreadPoolExecutor(2) as executor:
        played = run_all({PAIRING: range(PAIRING.deals)}, executor)
        pairs = sorted([pair for _, pair in played], key=lambda pair: pair.number)
    assert pairs == play_numbers(PAIRING, range(6))


def test_every_move_is_timed():
    for pair in play_numbers(PAIRING, range(2)):
        for pace in pair.paces:
            assert pace.moves == 52
            assert 0 < pace.mean <= pace.longest <= pace.seconds <= pair.seconds


class Immediately(Executor):
    """The plainest executor there is."""

    def __init__(self) -> None:
        self.tasks: list[tuple[Pairing, list[int]]] = []

    def submit(self, fn, /, *args, **kwargs):
        self.tasks.append(args)
        future: Future[object] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def test_each_deal_is_played_once_on_any_executor():
    other = Pairing("random", "random", 9, "7")
    work = {PAIRING: [1, 4, 5], other: range(9)}
    executor = Immediately()
    pairs = list(run_all(work, executor, workers=2))
    assert sorted((pairing.b, pairing.a, pair.number) for pairing, pair in pairs) == sorted(
        [("random", "greedy", n) for n in (1, 4, 5)] + [("random", "random", n) for n in range(9)]
    )
    assert {numbers[0] for _, numbers in executor.tasks[:2]} == {0, 1}, "pairings take turns"


def test_a_run_ended_early_submits_nothing_more():
    executor = Immediately()
    pairs = run_all({Pairing("random", "random", 400, "7"): range(400)}, executor, workers=1)
    assert len(list(islice(pairs, 3))) == 3
    pairs.close()
    assert sum(len(numbers) for _, numbers in executor.tasks) <= 2 + 2 * 64, (
        "two tasks to learn its speed, and two more"
    )


class Timed(Immediately):
    """An executor on which every deal seems to take `seconds`."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds

    def submit(self, fn, /, *args, **kwargs):
        pairs = super().submit(fn, *args, **kwargs).result()
        future: Future[object] = Future()
        future.set_result([replace(pair, seconds=self.seconds) for pair in pairs])
        return future


@pytest.mark.parametrize(("seconds", "size"), [(0.001, 64), (0.5, 4), (30.0, 1)])
def test_task_size_follows_the_measured_speed(seconds, size):
    executor = Timed(seconds)
    pairs = run_all({Pairing("random", "random", 400, "7"): range(400)}, executor, workers=1)
    assert len(list(islice(pairs, 3))) == 3
    pairs.close()
    sizes = [len(numbers) for _, numbers in executor.tasks]
    assert sizes == [1, 1, size, size], "nothing is known of its speed at first"
