"""Finding puzzles in bots' games: a deal's phase one is played once, its phase two several times.

Different pairs of bots take phase two to different positions, and each of these positions may be a puzzle. A deal
yields one puzzle at most, as two of one deal would look alike: the first, in a random order, that is not trivial.
Everything follows from the seed and the deal's number.
"""

import functools
import random
import threading

from claim.bots.base import Bot, move_rng
from claim.bots.registry import make_bot
from claim.game.cards import Seat
from claim.game.game import Game
from claim.game.position import position_text
from claim.game.state import held_as
from claim.puzzles.proving import Proof, prove_below
from claim.puzzles.puzzle import Puzzle, puzzle_id
from claim.puzzles.rating import decisions_of, make_bots, rate, successes
from claim.puzzles.themes import themes_of
from claim.solver.position_solver import PositionSolver

# Pairs of bots, A's and B's. The deals take turns with those of phase one; all those of phase two play every deal.
# Weak players are among them, so that won positions are given away and are there to be won again.
PHASE_ONE = (("squire", "squire"), ("steward", "squire"), ("squire", "steward"), ("steward", "steward"))
PHASE_TWO = (
    ("squire", "squire"),
    ("random", "squire"),
    ("squire", "random"),
    ("steward", "squire"),
    ("squire", "chancellor"),
    ("random", "steward"),
    ("potboy", "squire"),
)


_alone = threading.Lock()  # the bots' searches are not for two threads, of which a dask worker may have several


def mine(seed: str, number: int) -> Puzzle | None:
    """Return the puzzle of one deal, if it has one."""
    name = f"{seed}:{number}"
    with _alone:
        start = _play(Game.deal(name), PHASE_ONE[number % len(PHASE_ONE)], name, 26)
        found = sorted(_proven(start, [_play(start, pair, f"{name}:{place}") for place, pair in enumerate(PHASE_TWO)]))
        random.Random(name).shuffle(found)  # noqa: S311  (play, not secrets)
        puzzles = (rated(position, proof) for position, proof in found)
        return next((puzzle for puzzle in puzzles if puzzle is not None), None)


def rated(position: str, proof: Proof) -> Puzzle | None:
    """Return the puzzle of a proven position; None where it is trivial."""
    game = Game.parse(position)
    shares = successes(decisions_of(game, proof), puzzle_id(position), _solvers())
    return None if shares is None else Puzzle(position, proof.line, rate(shares), themes_of(game, proof))


def _proven(start: Game, games: list[Game]) -> set[tuple[str, Proof]]:
    """Return the positions of these games that are puzzles, without looking at how hard they are."""
    solver = PositionSolver(start.state)  # one for all games: they have most positions in common
    found, seen = set(), set()
    for game in games:
        state, place = start.state, solver.root
        for card in game.plays[start.ply :]:
            if state not in seen:
                seen.add(state)
                proof = prove_below(solver, state, place)
                if proof is not None and proof.is_puzzle:
                    found.add((position_text(state), proof))
            state, place = solver.play(state, place, held_as(state, card.number))
    return found


def _play(game: Game, pair: tuple[str, str], seed: str, last: int = 52) -> Game:
    """Let two bots play on until `last` cards are played."""
    bots = dict(zip(Seat, map(_player, pair), strict=True))
    while game.turn is not None and game.ply < last:
        seat = game.turn
        game = game.play(bots[seat].choose(game.view(seat), move_rng(seed, seat, game.ply)), seat)
    return game


@functools.cache
def _player(name: str) -> Bot:
    return make_bot(name, hurried=False)


_solvers = functools.cache(make_bots)
