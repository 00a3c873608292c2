"""Where rows come from. Everything follows from the seed: which part of it is made first, or where, changes nothing."""

import json
import shlex
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from typing import ClassVar

from claim.arena.pairings import Pairing, played
from claim.bots.base import Bot, checked, move_rng
from claim.bots.registry import make_bot
from claim.datasets.columns import GAMES, PACKED, POSITIONS, Column
from claim.envs.observation import canonical_zeros, pack
from claim.game.cards import SEATS, Card, Seat
from claim.game.deal import Deal
from claim.game.game import Game
from claim.game.view import Viewer, visible
from claim.records.identities import identities_to_json, identity_of
from claim.records.record import Record
from claim.solver.position_solver import PositionSolver, choices

Row = tuple[object, ...]
_PHASE = 26  # cards in each phase


@dataclass(frozen=True)
class Positions:
    """Positions of phase two, one per deal: two bots play, and take turns to be stopped before each of its 26 plays."""

    count: int
    seed: str
    a: str
    b: str
    kind: ClassVar[str] = "positions"
    columns: ClassVar[tuple[Column, ...]] = POSITIONS
    part: ClassVar[int] = 32  # deals that are worth a task of their own

    @property
    def deals(self) -> int:
        """How many deals the rows are made from."""
        return self.count

    @property
    def command(self) -> str:
        """The command that makes the same rows, but for the name of the file."""
        options = ["--a", self.a, "--b", self.b, "--count", str(self.count), "--seed", self.seed]
        return shlex.join(["claim", "dataset", "positions", *options])

    def rows(self, first: int, last: int) -> list[Row]:
        """Return the rows of the deals from `first` up to, but not including, `last`. Raises BotFailure."""
        with ExitStack() as stack:
            bots = _players(self.a, self.b, stack)
            return [self._row(number, bots) for number in range(first, last)]

    def _row(self, number: int, bots: tuple[Bot, Bot]) -> Row:
        seed = f"{self.seed}:{number}"
        game = Game.deal(seed)
        while game.turn is not None and game.ply < _PHASE + number % _PHASE:
            seat = game.turn
            game = game.play(checked(bots[seat.number], game.view(seat), move_rng(seed, seat, game.ply)))
        return (number, seed, *solved(game))


def solved(game: Game) -> Row:
    """Return all columns of a position of phase two but the first two."""
    state = game.state
    solver = PositionSolver(state)
    cards = choices(state)
    values = [solver.value_after(state, solver.root, card) for card in cards]
    return (
        game.ply,
        game.trick,
        "AB"[state.turn],
        str(game),
        *map(canonical_zeros, state.hands),
        *map(canonical_zeros, state.scores),
        None if game.led is None else game.led.number,
        _numbers(game.legal()),
        values,
        max(values) if state.turn == 0 else min(values),
    )


@dataclass(frozen=True)
class Games:
    """Games of two bots, a row per card: the games of `claim arena` with the same bots and seed."""

    games: int
    seed: str
    a: str
    b: str
    kind: ClassVar[str] = "games"
    columns: ClassVar[tuple[Column, ...]] = GAMES
    part: ClassVar[int] = 2  # likewise

    @property
    def deals(self) -> int:
        """How many deals the rows are made from."""
        return self.games // 2

    @property
    def command(self) -> str:
        """The command that makes the same rows, but for the name of the file."""
        options = ["--a", self.a, "--b", self.b, "--games", str(self.games), "--seed", self.seed]
        return shlex.join(["claim", "dataset", "games", *options])

    def rows(self, first: int, last: int) -> list[Row]:
        """Return the rows of the deals from `first` up to, but not including, `last`."""
        pairing = Pairing(self.a, self.b, self.deals, self.seed, steady=True)
        return [
            row
            for pair in played(pairing, range(first, last))
            for place, record in enumerate((pair.first, pair.second))
            for row in moves(2 * pair.number + place, record)
        ]


def moves(number: int, record: Record) -> Iterator[Row]:
    """Yield a row for each card of a game between bots."""
    game, bots = record.game, record.bots
    dealt = game.dealt
    assert isinstance(dealt, Deal)
    winner = record.winner
    held = list(game.votes().values())
    end = (
        *[held.count(seat) for seat in SEATS],
        None if record.forfeit is None else record.forfeit.value,
    )
    for moment, card in zip(game.moments(), game.plays, strict=False):
        seat = moment.turn
        assert seat is not None
        own, other = bots[seat], bots[seat.other]
        yield (
            number,
            dealt.seed,
            record.move_seed,
            moment.ply,
            moment.phase,
            moment.trick,
            seat.value,
            own.name,
            own.version,
            other.name,
            other.version,
            str(moment),
            pack(visible(moment, Viewer(seat))).to_bytes(PACKED, "little"),
            _numbers(moment.legal()),
            card.number,
            None if winner is None else winner.value,
            0 if winner is None else 1 if winner is seat else -1,
            *end,
        )


Source = Positions | Games


def about(source: Source) -> dict[str, str]:
    """Return what the rows depend on, besides the version: for the file's footer. Raises BadBot."""
    with ExitStack() as stack:
        bots = dict(zip(Seat, _players(source.a, source.b, stack), strict=True))
        identities = identities_to_json({seat: identity_of(bot) for seat, bot in bots.items()})
    named = {"a": identities["A"], "b": identities["B"]}
    return {"command": source.command, "seed": source.seed, "bots": json.dumps(named)}


def _players(a: str, b: str, stack: ExitStack) -> tuple[Bot, Bot]:
    """Return two bots that never look at the clock, to be closed with the stack. Raises BadBot."""
    first, second = (stack.enter_context(closing(make_bot(spec, steady=True))) for spec in (a, b))
    return first, second


def _numbers(cards: tuple[Card, ...]) -> list[int]:
    return [card.number for card in cards]
