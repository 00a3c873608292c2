"""Which bot played a seat, as kept in records: name, version and budget, enough to play its moves again."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Annotated, Protocol

from claim.game.cards import SEATS, Seat
from claim.game.fields import NumberForm

MOST_VERSION = 999_999_999


@dataclass(frozen=True)
class BotIdentity:
    """Which bot played a seat.

    `budget` says how much it may think, in a form of the bot's own; it may be empty.
    """

    name: str
    version: Annotated[int, NumberForm(MOST_VERSION)]  # a bot that plays differently has another
    budget: str = ""  # how much it may think

    def __str__(self) -> str:
        return f"{self.name} {self.version}" + (f" ({self.budget})" if self.budget else "")


class Identified(Protocol):
    """Anything that says which bot it is."""

    name: str
    version: int
    budget: str


def identity_of(bot: Identified) -> BotIdentity:
    """Return the identity that a record keeps of this bot."""
    return BotIdentity(bot.name, bot.version, bot.budget)


def identities_to_json(identities: Mapping[Seat, BotIdentity]) -> dict[str, object]:
    """Return the identities as a JSON object by seat."""
    return {seat.value: asdict(identities[seat]) for seat in SEATS if seat in identities}
