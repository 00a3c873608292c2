"""An honest record of a verified deal."""

from claim.game.cards import Seat
from claim.game.game import Game
from claim.records.fair import Fair, commitment, fair_move_seed
from claim.records.identities import BotIdentity
from claim.records.record import Record

SECRET, ONE, OTHER = "5e" * 32, "a1" * 32, "b2" * 32


def made(a: str | None = ONE, b: str | None = OTHER) -> Record:
    """Return an honest record."""
    shown = {seat: None if one is None else commitment(one) for seat, one in ((Seat.A, a), (Seat.B, b))}
    fair = Fair("table-1", SECRET, commitment(SECRET), {Seat.A: a, Seat.B: b}, shown)
    bots = {} if b else {Seat.B: BotIdentity("greedy", 1)}
    seed = None if b else fair_move_seed("table-1", SECRET)
    return Record(Game.deal(fair.seed), bots=bots, move_seed=seed, fair=fair)
