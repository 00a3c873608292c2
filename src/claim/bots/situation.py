"""A view as masks, from the viewer's side: what search and belief work on."""

from typing import NamedTuple

from claim.bots.errors import BadBot
from claim.game.cards import Card, CardAllocator, mask_of
from claim.game.deduce import voids
from claim.game.state import State
from claim.game.view import View
from claim.rules import bits, cards


class Situation(NamedTuple):
    """Mine and theirs, as masks; `led` and `prize` are card numbers, -1 where there is none."""

    phase: int
    hand: int
    followers: int
    hidden: int  # of my followers, those that they have not seen
    their_prizes: int  # of their followers, those that we saw them take
    score: int
    their_score: int
    led: int
    prize: int
    unseen: int
    may_hold: int  # of the unseen cards, those that their hand may have
    their_count: int  # cards in their hand
    their_draws: int  # hidden cards among their followers
    pile_count: int  # cards in the draw pile, without the prize

    @property
    def tricks_left(self) -> int:
        """The unfinished tricks of this phase."""
        return max(bits.count(self.hand), self.their_count)

    def state(self) -> State:
        """Return the position, with us as seat A. Only in phase two, where all cards are known."""
        return State(2, 0, self.led, (self.hand, self.unseen), (self.score, self.their_score), (0, 0), ())


def situation(view: View) -> Situation:
    """Return the view as masks. Raises BadText, mostly BadBot, for a view that no game can give."""
    me = view.seat
    if me is None or view.turn is not me:
        raise BadBot("impossible_view", problem="it is not the view of the seat that is to play")
    them, deck = me.other, CardAllocator()

    def take(cards: tuple[Card, ...] | None) -> int:
        return deck.mask(cards or (), "view")

    def one(card: Card | None) -> int:
        return -1 if card is None else deck.take(card, "view")

    hand, score, their_score = take(view.hand), take(view.scores[me]), take(view.scores[them])
    followers, their_prizes = take(view.followers[me]), take(view.followers[them])
    led, prize = one(view.led), one(view.prize)
    unseen = take(view.unseen)
    shown = CardAllocator()
    shown.used = ~followers
    if view.phase == 1:
        shown.mask([trick.prize for trick in view.tricks if trick.winner is me and trick.prize is not None], "view")
    take(view.discards)
    missing = mask_of([])
    for faction in voids(view)[them]:
        missing |= cards.faction_mask(faction.number)
    if view.phase == 2:
        unseen = take(view.hands[them])
        missing = 0
    piles = Situation(
        phase=view.phase,
        hand=hand,
        followers=followers,
        hidden=~shown.used,
        their_prizes=their_prizes,
        score=score,
        their_score=their_score,
        led=led,
        prize=prize,
        unseen=unseen,
        may_hold=unseen & ~missing,
        their_count=view.hand_counts[them],
        their_draws=view.follower_counts[them] - bits.count(their_prizes),
        pile_count=view.draw_count,
    )
    _check(piles)
    return piles


def _check(piles: Situation) -> None:
    """Raise BadBot for facts that contradict each other."""
    hidden = piles.their_count + (piles.their_draws + piles.pile_count if piles.phase == 1 else 0)
    on_table = 1 if piles.led >= 0 else 0
    for wrong, problem in (
        (not piles.hand, "the hand is empty"),
        (bits.count(piles.unseen) != hidden, f"{bits.count(piles.unseen)} cards are unseen, expected {hidden}"),
        (bits.count(piles.hand) != piles.their_count + on_table, "the hands are not equally large"),
        (piles.their_draws < 0, "more prizes are known than there are followers"),
        (bits.count(piles.may_hold) < piles.their_count, "no hand fits what was not followed"),
        (
            piles.phase == 1 and (piles.prize < 0 or piles.pile_count != 2 * bits.count(piles.hand) - 1),
            "the draw pile does not fit the tricks left",
        ),
    ):
        if wrong:
            raise BadBot("impossible_view", problem=problem)
