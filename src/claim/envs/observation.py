"""What every environment shows a player: one vector of zeros and ones, and the actions that it may take.

An action is a card's number, 0 to 51. The five Goblin zeros are alike, and which number one of them has in `rules/`
follows from cards that a player must not see. So here they have no numbers of their own: action 0 plays a Goblin zero,
actions 1 to 4 are never allowed, and a pile with three zeros has its entries 0, 1 and 2 set.

Everything is made from a `Visible`, which has nothing of what its viewer may not know.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, get_type_hints

from claim.game.cards import CARDS, FACTIONS, ZERO_BITS, ZEROS, Card, CardAllocator, Seat, mask_of, numbers
from claim.game.seen_trick import SeenTrick
from claim.game.state import Trick
from claim.game.view import FIELDS, View, Visible
from claim.rules import cards, factions, tricks

ACTIONS = len(CARDS)


class Entry(NamedTuple):
    """A part of the observation: `length` numbers from `start` on."""

    name: str
    start: int
    length: int
    meaning: str

    @property
    def slice(self) -> slice:
        """The part's place, to index an observation with."""
        return slice(self.start, self.start + self.length)


_PARTS = (
    ("hand", ACTIONS, "own hand"),
    ("led", ACTIONS, "the card that was led and not answered yet"),
    ("prize", ACTIONS, "the prize of this trick; none in phase two"),
    ("followers", ACTIONS, "own followers; in phase two they are the hand"),
    ("other_followers", ACTIONS, "the other's followers, as far as they were seen: the prizes it took"),
    ("score", ACTIONS, "own score pile"),
    ("other_score", ACTIONS, "the other's score pile"),
    ("discards", ACTIONS, "cards that are out of the game"),
    ("unseen", ACTIONS, "phase one: the other's hand and hidden draws, and the draw pile under the prize"),
    ("other_hand", ACTIONS, "phase two: the other's hand, which follows from all that was seen"),
    ("phase_two", 1, "phase two has begun"),
    ("to_move", 1, "the viewer is to move"),
    ("leads", 1, "the viewer leads this trick; after the end: won the last one"),
    ("seat_a", 1, "the viewer is seat A"),
    ("led_first", 1, "the viewer led the game's first trick"),
    ("over", 1, "the game is over"),
    (
        "other_voids",
        factions.FACTIONS,
        "phase one: the other showed, by not following, that it holds no Goblin, Knight, Undead, Dwarf, Doppelgänger",
    ),
)


def _table() -> Iterator[Entry]:
    start = 0
    for name, length, meaning in _PARTS:
        yield Entry(name, start, length, meaning)
        start += length


TABLE = tuple(_table())
LENGTH = TABLE[-1].start + TABLE[-1].length
PLACES = {entry.name: entry.slice for entry in TABLE}
_SAME = [name for name, kind in get_type_hints(Visible).items() if FIELDS.get(name) == kind]  # as the View has it
_DIGITS = bytes.maketrans(b"01", b"\x00\x01")


def encode(seen: Visible) -> bytearray:
    """Return what a seat sees as `LENGTH` zeros and ones, in the order of `TABLE`.

    Raises ValueError where the viewer is not a seat.
    """
    return _spread(pack(seen), LENGTH)


def pack(seen: Visible) -> int:
    """Return the same as the bits of one number, the first entry in the lowest. Raises ValueError as `encode` does."""
    seat = seen.viewer.seat
    if seat is None:
        raise ValueError(f"expected what seat A or B sees, got what {seen.viewer.value} sees")
    own = seat.number
    other = 1 - own
    phase_two = seen.phase == 2
    piles = (
        seen.hands[own],
        _mask(seen.led),
        _mask(seen.prize),
        seen.followers[own],
        seen.followers[other],
        seen.scores[own],
        seen.scores[other],
        seen.discards,
        seen.unseen,
        seen.hands[other] if phase_two else 0,
    )
    flags = (
        phase_two,
        seen.turn is seat,
        seen.leader is seat,
        own == 0,
        _first_leader(seen) == own,
        seen.over,
    )
    bits, place = 0, 0
    for pile in piles:
        bits |= canonical_zeros(pile) << place
        place += ACTIONS
    for flag in flags:
        bits |= flag << place
        place += 1
    return bits | shown_voids(seen) << place


def visible_in(view: View) -> Visible:
    """Return what a seat's View says, in numbers: for a bot, which is given nothing else, to encode.

    Raises BadText for a View that has a card more often than the deck.
    """
    deck = CardAllocator()

    def pile(listed: Sequence[Card] | None) -> int:
        return -1 if listed is None else deck.mask(listed, "view")

    def one(card: Card | None) -> int:
        return -1 if card is None else deck.take(card, "view")

    def pair(piles: Mapping[Seat, Sequence[Card] | None]) -> tuple[int, int]:
        return pile(piles[Seat.A]), pile(piles[Seat.B])

    prize, led, discards, unseen = one(view.prize), one(view.led), pile(view.discards), pile(view.unseen)
    hands, scores, followers = pair(view.hands), pair(view.scores), pair(view.followers)
    same: dict[str, Any] = {name: getattr(view, name) for name in _SAME}
    return Visible(
        **same,
        prize=prize,
        led=led,
        legal=mask_of([card.number for card in view.legal]),
        hands=hands,
        hand_counts=(view.hand_counts[Seat.A], view.hand_counts[Seat.B]),
        followers=followers,
        follower_counts=(view.follower_counts[Seat.A], view.follower_counts[Seat.B]),
        scores=scores,
        discards=discards,
        draw_pile=None,
        unseen=unseen,
        open_cards=0,
        tricks=tuple([_numbered(trick) for trick in view.tricks]),
        over=view.result is not None,
    )


sight_in = visible_in  # its former name


def describe(vector: Sequence[int]) -> str:
    """Return an observation in words: parts and cards by their names, such as `hand G0 G0 K7; prize U5; to_move`."""
    parts = []
    for entry in TABLE:
        places = [place for place, bit in enumerate(vector[entry.slice]) if bit]
        names: Sequence[str] = CARDS if entry.length == ACTIONS else FACTIONS if entry.length > 1 else [""]
        if places:
            parts.append(" ".join([entry.name, *(names[place] for place in places)]).strip())
    return "; ".join(parts)


def action_mask(seen: Visible) -> bytearray:
    """Return for each action 1 if the viewer may take it now, else 0; all 0 when it is not the viewer's turn."""
    return _spread(canonical_zeros(seen.legal), ACTIONS)


def actions(seen: Visible) -> list[int]:
    """Return the actions that the viewer may take now, ascending; none when it is not the viewer's turn."""
    return list(numbers(canonical_zeros(seen.legal)))


def canonical_zeros(pile: int) -> int:
    """Return a pile's mask with its Goblin zeros numbered from 0, whatever their numbers in `rules/` are."""
    zeros = pile & ZERO_BITS
    return pile & ~ZERO_BITS | (1 << zeros.bit_count()) - 1 if zeros else pile


alike = canonical_zeros  # its former name


def shown_voids(seen: Visible) -> int:
    """Return, as a mask of factions, of which the other showed in phase one that it holds none (R7, R22).

    In phase two, where its hand is known, none.
    """
    seat = seen.viewer.seat
    if seen.phase == 2 or seat is None:
        return 0
    viewer, shown = seat.number, 0
    for trick in seen.tricks:
        if trick.leader == viewer:
            led = cards.faction_of(trick.led)
            if tricks.counts_as(trick.led, trick.reply) != led:
                shown |= 1 << led
    return shown


def _spread(bits: int, length: int) -> bytearray:
    """Return the lowest `length` bits as a byte each."""
    return bytearray(format(bits, f"0{length}b").encode().translate(_DIGITS)[::-1])


def _numbered(trick: SeenTrick) -> Trick:
    """Return a trick of a View in numbers, with the lowest for each Goblin zero."""

    def number(card: Card | None) -> int:
        return -1 if card is None else card.number

    return Trick(
        trick.phase,
        trick.leader.number,
        trick.led.number,
        trick.reply.number,
        trick.winner.number,
        number(trick.prize),
        number(trick.drawn),
    )


def _mask(card: int) -> int:
    return 1 << card if card >= ZEROS else int(card >= 0)


def _first_leader(seen: Visible) -> int:
    return seen.tricks[0].leader if seen.tricks else seen.leader.number
