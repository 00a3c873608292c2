"""How a game ended: by its votes, because a seat forfeited, or because the table was closed."""

from dataclasses import dataclass
from enum import StrEnum

from claim.game.cards import Seat
from claim.game.game import Game


class EndingKind(StrEnum):
    """What ended a game."""

    VOTES = "votes"  # all cards were played
    FORFEIT = "forfeit"  # a seat lost without playing to the end
    CLOSED = "closed"  # the table was closed, and neither seat lost


@dataclass(frozen=True)
class Ending:
    """How a game ended. `seat` is the one that forfeited and `reason` says why; both are None otherwise."""

    kind: EndingKind
    seat: Seat | None = None
    reason: str | None = None

    def winner(self, game: Game | None) -> Seat | None:
        """Return who won this game; None for a draw, a closed table, or a forfeit before the deal."""
        if game is None or self.kind is EndingKind.CLOSED:
            return None
        if self.seat is not None:
            return self.seat.other
        return game.result.winner if game.result is not None else None

    def drawn(self, game: Game | None) -> bool:
        """Return whether this game ended in a draw."""
        return self.kind is EndingKind.VOTES and game is not None and self.winner(game) is None


BY_VOTES = Ending(EndingKind.VOTES)


def forfeited(seat: Seat, reason: str | None = None) -> Ending:
    """Return the ending of a game that this seat forfeited."""
    return Ending(EndingKind.FORFEIT, seat, reason)
