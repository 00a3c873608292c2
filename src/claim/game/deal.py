"""Dealing: a seed gives the same cards on every machine and in every version (docs/formats.md).

The shuffle is our own and never changes, because strangers verify deals with it: bytes from SHA-256 in counter mode,
numbers by rejection sampling, Fisher–Yates from the last card down. Test vectors: docs/deal-vectors.json.
"""

import hashlib
from collections.abc import Iterable
from typing import NamedTuple

from claim.game.cards import CARDS, ZEROS, Card, CardAllocator, mask_of, parse_pile, parse_seat
from claim.game.errors import BadText, quote
from claim.game.state import State

_DOMAIN = b"claim deal 1\n"


class Deal(NamedTuple):
    """Who leads, and the deck: A's hand, B's hand (both ascending), then the draw pile, top first.

    `leader_named` means that the leader was chosen (R4), and so does not follow from the seed.
    """

    deck: tuple[int, ...]
    leader: int
    seed: str | None
    leader_named: bool = False

    @property
    def size(self) -> int:
        """Cards in a hand, and tricks in a phase."""
        return len(self.deck) // 4

    @property
    def cards(self) -> tuple[Card, ...]:
        """The deck as cards: A's hand, B's hand, draw pile top first."""
        return tuple([CARDS[number] for number in self.deck])

    def swapped(self) -> "Deal":
        """Return this deal with the seats exchanged: each has the other's hand, and the lead goes with the hand.

        No seed gives it, so it has none.
        """
        size, cards = self.size, self.cards
        return from_cards([*cards[size : 2 * size], *cards[:size], *cards[2 * size :]], "BA"[self.leader])

    def state(self) -> State:
        """Return the position before the first play."""
        size = self.size
        hands = (mask_of(self.deck[:size]), mask_of(self.deck[size : 2 * size]))
        return State(1, self.leader, -1, hands, (0, 0), (0, 0), self.deck[2 * size :])


def deal(seed: int | str, leader: str | None = None, deck: str | Iterable[str] | None = None) -> Deal:
    """Shuffle and deal. The leader is drawn by lot after the cards unless named; `deck` is all 52 unless given.

    Raises BadText for a bad seed, leader or deck.
    """
    text = seed_text(seed)
    order, lot = shuffle(text, range(52) if deck is None else sorted(_numbered(deck)))
    first = lot if leader is None else parse_seat(leader, "leader").number
    return Deal(_canonical(order), first, text, leader is not None)


def shuffle(seed: str, cards: Iterable[int]) -> tuple[list[int], int]:
    """Return the cards (given ascending) in shuffled order, and the lot that decides who leads: 0 or 1."""
    order = list(cards)
    last = len(order) - 1
    number = 0
    while True:
        for byte in _block(seed, number):
            bound = last + 1 if last else 2
            if byte >= 256 - 256 % bound:
                continue  # it would favour low numbers
            other = byte % bound
            if not last:
                return order, other
            card = order[last]
            order[last] = order[other]
            order[other] = card
            last -= 1
        number += 1


def from_cards(cards: Iterable[str], leader: str, seed: str | None = None, *, leader_named: bool = False) -> Deal:
    """Deal these cards: A's hand, B's hand, draw pile top first. Raises BadText for a bad deck or leader."""
    return Deal(_canonical(_numbered(cards)), parse_seat(leader, "leader").number, seed, leader_named)


def _numbered(deck: str | Iterable[str]) -> list[int]:
    """Return the numbers of a deck's cards. Raises BadText unless they are 4·n cards of the full deck."""
    listed = parse_pile(deck, "deck") if isinstance(deck, str) else [Card(card) for card in deck]
    if len(listed) % 4 or not 4 <= len(listed) <= 52:
        raise BadText("bad_deck", got=len(listed))
    allocator = CardAllocator()
    return [allocator.take(card, "deck") for card in listed]


def _canonical(order: list[int]) -> tuple[int, ...]:
    """Return the deck in canonical form, so that equal deals are equal: hands ascending, zeros numbered in order."""
    size = len(order) // 4
    deck = sorted(order[:size]) + sorted(order[size : 2 * size]) + order[2 * size :]
    zeros = 0
    for place, number in enumerate(deck):
        if number < ZEROS:
            deck[place] = zeros
            zeros += 1
    return tuple(deck)


def seed_text(seed: int | str) -> str:
    """Return a seed as text; a whole number becomes its decimal digits. Raises BadText for anything else."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadText("bad_seed", text=quote(seed))
    try:
        text = str(seed)
    except ValueError:  # a number of thousands of digits
        raise BadText("bad_seed", text=quote(seed)) from None
    if not 1 <= len(text) <= 200 or not text.isprintable() or text != text.strip():
        raise BadText("bad_seed", text=quote(text))
    return text


def _block(seed: str, number: int) -> bytes:
    """Return the random bytes of a block, counted from 0: SHA-256(domain, seed, newline, block number)."""
    return hashlib.sha256(_DOMAIN + seed.encode() + b"\n" + str(number).encode()).digest()
