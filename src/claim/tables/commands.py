"""What a client may ask of a table. `tables/decide.py` says what becomes of it.

The messages of a table's socket follow from the commands: each has its command's name, its fields, and the first
paragraph of its docstring.
"""

import re
from dataclasses import dataclass, field
from typing import get_args

from claim.game.fields import CommandId, Hex
from claim.tables.options import Options


@dataclass(frozen=True)
class DealOf:
    """The deal of a finished table, to be played again; `swapped`: with the other's cards."""

    table: str
    swapped: bool = False


@dataclass(frozen=True)
class SetUp:
    """A position to play on from; `swapped`: with what seat B has there."""

    position: str
    swapped: bool = False


@dataclass(frozen=True)
class Daily:
    """A run of a day's deal (None: today's). `player` is drawn by the browser: it may have one counted run per day."""

    player: str
    day: str | None = None
    counted: bool = True


@dataclass(frozen=True)
class Create:
    """A new table. `id` is a secret of the client's; the same id gets the same answer."""

    id: str
    kind: str
    name: str
    commitment: str
    bot: str | None = None
    guided: bool = False
    other_name: str | None = None  # of the person at the same screen
    options: Options = field(default_factory=Options)
    deal_of: DealOf | None = None  # only against a bot
    set_up: SetUp | None = None  # likewise
    daily: Daily | None = None  # likewise


@dataclass(frozen=True)
class Sit:
    """Take the free seat of a table. `id` as in `Create`."""

    id: str
    name: str
    commitment: str


@dataclass(frozen=True)
class Reveal:
    """The contribution to which this seat committed."""

    id: CommandId
    contribution: Hex  # the server checks it against your commitment


@dataclass(frozen=True)
class Play:
    """Play a card. `ply` is how many plays the client knows of: a play meant for another moment is refused."""

    id: CommandId
    card: str
    ply: int


@dataclass(frozen=True)
class TakeBack:
    """Take back your last play against a bot; `to` is the table's `take_back_to`.

    What followed goes too. The bot may answer while this is on its way: the same play is meant, and `to` is the same.
    What was meant for another play is refused. The next `state` is a snapshot with a smaller `view.ply`.
    """

    id: CommandId
    to: int  # the table's `take_back_to`


@dataclass(frozen=True)
class Resign:
    """Give the game up."""

    id: CommandId


@dataclass(frozen=True)
class Leave:
    """Leave the table for good; a game that goes on is forfeited, and a table that waits is closed.

    A seat that has revealed may leave before the deal without forfeiting: the other seat kept it waiting.
    """

    id: CommandId


@dataclass(frozen=True)
class Close:
    """Close a table whose other player has not played for long (`closable_at`): they forfeit the game."""

    id: CommandId


@dataclass(frozen=True)
class CallOff:
    """Call a game between two people off before its first card is played: neither has lost."""

    id: CommandId


@dataclass(frozen=True)
class DeclareHoliday:
    """Stop your clock in a slow game for so many days from now; 0 ends your holiday. You may play all the same.

    A new holiday ends the one before, and each uses a day at least.
    """

    id: CommandId
    days: int  # of 24 hours, at most 14 in one game altogether; 0: your holiday ends now


@dataclass(frozen=True)
class OfferRematch:
    """Offer another game after this one, with the commitment for its deal.

    Where the other has offered already, this accepts.
    """

    id: CommandId
    commitment: Hex  # to a new contribution


@dataclass(frozen=True)
class AcceptRematch:
    """Accept the other's offer, with the commitment for the next deal."""

    id: CommandId
    commitment: Hex  # to a new contribution


Command = Reveal | Play | TakeBack | Resign | Leave | Close | CallOff | DeclareHoliday | OfferRematch | AcceptRematch


# By the `type` of the message that asks for each.
COMMANDS: dict[str, type[Command]] = {
    re.sub(r"\B(?=[A-Z])", "_", kind.__name__).lower(): kind for kind in get_args(Command)
}
