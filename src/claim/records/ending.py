"""How a game ended: by its votes, because a seat forfeited, or because it was closed or called off.

All that a kind of ending means is here, and how records write and read it. Its words are `replay-…`, by the kind.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum

from claim.game.cards import Seat
from claim.game.errors import quote
from claim.game.fields import JsonReader
from claim.game.game import Game
from claim.records.errors import BadRecord


@dataclass(frozen=True, kw_only=True)
class EndingFields:
    """What a record says of an ending that its plays do not tell. The text form has the same as headers."""

    forfeit: Seat | None = None  # that lost without playing to the end
    reason: str | None = None  # how it lost


FIELDS = tuple([field.name for field in fields(EndingFields)])


class EndingKind(StrEnum):
    """What ended a game."""

    VOTES = "votes"  # all cards were played
    FORFEIT = "forfeit"  # a seat lost without playing to the end
    CLOSED = "closed"  # the table was closed, and neither seat lost
    CALLED_OFF = "called_off"  # likewise, by a seat before the first card


@dataclass(frozen=True)
class Ending:
    """How a game ended. `seat` is the one that forfeited, and `reason` says why; or the one that called it off.

    At a closed table it is the one that left before the deal, which cost nothing, because the other withheld its part.
    """

    kind: EndingKind
    seat: Seat | None = None
    reason: str | None = None

    @property
    def forfeit(self) -> Seat | None:
        """The seat that lost without playing to the end."""
        return self.seat if self.kind is EndingKind.FORFEIT else None

    @property
    def undecided(self) -> bool:
        """Whether neither seat won or lost, nor was it a draw: records say nothing of such an ending."""
        return self.kind in (EndingKind.CLOSED, EndingKind.CALLED_OFF)

    def to_json(self) -> dict[str, str]:
        """Return the fields of a record: some of `FIELDS`."""
        fields = {"forfeit": self.forfeit, "reason": self.reason}
        return {name: str(value) for name, value in fields.items() if value is not None}

    def winner(self, game: Game | None) -> Seat | None:
        """Return who won this game; None for a draw, one that was not decided, or a forfeit before the deal."""
        if game is None or self.undecided:
            return None
        if self.forfeit is not None:
            return self.forfeit.other
        return game.result.winner if game.result is not None else None

    def drawn(self, game: Game | None) -> bool:
        """Return whether this game ended in a draw."""
        return self.kind is EndingKind.VOTES and game is not None and self.winner(game) is None


BY_VOTES = Ending(EndingKind.VOTES)
CLOSED = Ending(EndingKind.CLOSED)


def called_off(seat: Seat) -> Ending:
    """Return the ending of a game that this seat called off before its first card."""
    return Ending(EndingKind.CALLED_OFF, seat)


def left_early(seat: Seat) -> Ending:
    """Return the ending of a table that this seat left before the deal, because the other withheld its part."""
    return Ending(EndingKind.CLOSED, seat)


def forfeited(seat: Seat, reason: str | None = None) -> Ending:
    """Return the ending of a game that this seat forfeited."""
    return Ending(EndingKind.FORFEIT, seat, reason)


def read_ending(data: Mapping[str, object], game: Game, source: str) -> Ending | None:
    """Read what a record of this game says of its ending; None where the plays tell all.

    Raises BadText where it is malformed, and BadRecord where all cards were played.
    """
    if "forfeit" not in data:
        return None
    said = JsonReader(source).read(EndingFields, data)
    if said.forfeit is None or game.result is not None:
        text, expected = quote(data["forfeit"]), quote("a finished game")
        raise BadRecord("bad_end", file=source, field="forfeit", text=text, expected=expected)
    return forfeited(said.forfeit, said.reason)
