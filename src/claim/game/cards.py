"""Cards, factions and seats as people meet them, and piles of cards as texts.

A `Card` is a text (`"G3"`) that knows its faction and value; the five Goblin zeros are one and the same `Card`.
Underneath, `rules/` uses numbers 0..51, a different one for each zero: `CARDS[number]` is the `Card` of a number.
"""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import TypeVar

from claim.game.errors import BadText, quote
from claim.rules import bits, cards

_Kind = TypeVar("_Kind", bound=type[StrEnum])


def plain_members(kind: _Kind) -> _Kind:
    """Make `Seat.A` an attribute like any other, as it is from Python 3.12 on.

    Python 3.11 takes five times as long to look it up, and a server does so dozens of times per play.
    """
    for member in kind:
        type.__setattr__(kind, member.name, member)
    return kind


@plain_members
class Seat(StrEnum):
    """One of the two players."""

    A = "A"
    B = "B"

    @property
    def other(self) -> "Seat":
        """The seat across the table."""
        return Seat.B if self is Seat.A else Seat.A

    @property
    def number(self) -> int:
        """0 for A, 1 for B, as in rules/."""
        return 0 if self is Seat.A else 1


@plain_members
class Faction(StrEnum):
    """One of the five factions, by its letter."""

    GOBLIN = "G"
    KNIGHT = "K"
    UNDEAD = "U"
    DWARF = "D"
    DOPPELGANGER = "X"

    @property
    def number(self) -> int:
        """0 to 4, as in rules/."""
        return LETTERS.index(self.value)


class Card(str):
    """A card: `Card("g3")` is `"G3"`, with `faction` and `value`. Cards sort by faction (G K U D X), then by value."""

    faction: Faction
    value: int
    number: int  # in rules/; the lowest of the five for Goblin zeros

    __slots__ = ("faction", "number", "value")

    def __new__(cls, text: str) -> "Card":
        """Return the card of that name, in either case. Raises BadText where there is none."""
        if not isinstance(text, str):
            raise BadText("bad_card", text=quote(text))
        card = _BY_TEXT.get(text)
        if card is None:
            card = _BY_TEXT.get(text.upper())
            if card is None:
                raise BadText("bad_card", text=quote(text))
        return card

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __reduce__(self) -> tuple[type["Card"], tuple[str]]:
        return (Card, (str(self),))

    def __lt__(self, other: str) -> bool:
        return self.number < other.number if isinstance(other, Card) else str.__lt__(self, other)

    def __gt__(self, other: str) -> bool:
        return self.number > other.number if isinstance(other, Card) else str.__gt__(self, other)

    def __le__(self, other: str) -> bool:
        return self.number <= other.number if isinstance(other, Card) else str.__le__(self, other)

    def __ge__(self, other: str) -> bool:
        return self.number >= other.number if isinstance(other, Card) else str.__ge__(self, other)


LETTERS = "GKUDX"
SEATS = (Seat.A, Seat.B)
FACTIONS = tuple(Faction)
ZEROS = 5  # the Goblin zeros are the cards 0 to 4, all written G0 (R1)
ZERO_BITS = (1 << ZEROS) - 1
_BY_TEXT: dict[str, Card] = {}


def _all_cards() -> Iterator[Card]:
    for number in range(52):
        faction = FACTIONS[cards.faction_of(number)]
        text = f"{faction.value}{cards.value_of(number)}"
        if text not in _BY_TEXT:
            card = str.__new__(Card, text)
            card.faction, card.value, card.number = faction, cards.value_of(number), number
            _BY_TEXT[text] = card
        yield _BY_TEXT[text]


CARDS = tuple(_all_cards())


def parse_seat(text: object, field: str = "seat") -> Seat:
    """Return the seat of that name, in either case. Raises BadText where there is none."""
    if isinstance(text, str) and text.upper() in ("A", "B"):
        return Seat(text.upper())
    raise BadText("bad_seat", field=field, text=quote(text))


def numbers(mask: int) -> Iterator[int]:
    """Yield the card numbers of a mask, ascending."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of a mask, in order, with one `G0` for each Goblin zero."""
    listed = []
    while mask:
        listed.append(CARDS[bits.lowest(mask)])
        mask &= mask - 1
    return tuple(listed)


def mask_of(listed: Iterable[int]) -> int:
    """Return the mask of these card numbers."""
    mask = 0
    for number in listed:
        mask |= bits.bit(number)
    return mask


def pile_text(mask: int) -> str:
    """Write a pile: digits by faction in the order G.K.U.D.X, ascending, such as `0013.29.5..07`."""
    digits: list[list[str]] = [[], [], [], [], []]
    for number in numbers(mask):
        digits[cards.faction_of(number)].append(str(cards.value_of(number)))
    return ".".join("".join(of_faction) for of_faction in digits)


def parse_pile(text: str, field: str) -> list[Card]:
    """Return the cards of a pile text, in order. Raises BadText, naming `field`, where it is not one."""
    parts = text.split(".")
    problem = BadText("bad_pile", field=field, text=quote(text))
    if len(text) > 60 or len(parts) != len(LETTERS):
        raise problem
    listed = []
    for letter, digits in zip(LETTERS, parts, strict=True):
        if list(digits) != sorted(digits):
            raise problem
        for digit in digits:
            if letter + digit not in _BY_TEXT:
                raise (
                    BadText("bad_card", text=quote(letter + digit))
                    if digit.isdecimal() and digit.isascii()
                    else problem
                )
            listed.append(_BY_TEXT[letter + digit])
    return listed


class CardAllocator:
    """Gives each card of a text its number in rules/, and the Goblin zeros five different ones."""

    def __init__(self) -> None:
        self.used = 0

    def take(self, card: Card, field: str) -> int:
        """Return the number of one more such card. Raises BadText, naming `field`, where the deck has no more."""
        number = card.number
        if number == 0:
            while number < ZEROS and self.used >> number & 1:
                number += 1
        if self.used >> number & 1 or (card.number == 0 and number == ZEROS):
            most = ZEROS if card.number == 0 else 1
            raise BadText("too_many", field=field, card=card, count=most + 1, most=most)
        self.used |= bits.bit(number)
        return number

    def mask(self, listed: Iterable[Card], field: str) -> int:
        """Return the mask of several cards. Raises BadText like `take`."""
        return mask_of([self.take(card, field) for card in listed])
