"""One moment of a game: where every card is, and how it got there. `Game` adds playing, `View` hiding."""

import functools
from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeVar

from claim.game import state as states
from claim.game import tuples
from claim.game.cards import CARDS, FACTIONS, SEATS, Card, Faction, Seat, cards_of, mask_of, parse_seat
from claim.game.deal import Deal
from claim.game.frozendict import FrozenDict
from claim.game.position import position_text
from claim.game.state import State, Trick
from claim.rules import bits, cards, votes

Decider = Card | Literal["count"] | None  # of a vote: a card that breaks a tie (R24); None if neither seat has it (R25)


class Result(NamedTuple):
    """How a game ended: who has each vote (None: neither seat, R25), and who wins the crown (None: a draw)."""

    votes: Mapping[Faction, Seat | None]
    winner: Seat | None


class Moment(NamedTuple):
    """Where every card is and how it got there, and all that can be read off that."""

    dealt: Deal | None  # None if the game began from a position
    start: State
    state: State
    tricks: tuple[Trick, ...]

    @property
    def phase(self) -> int:
        """1 or 2; still 2 when the game is over."""
        return self.state.phase

    @property
    def size(self) -> int:
        """Tricks per phase: 13 in the full game; in a game from a position of phase two, the tricks left there."""
        if self.dealt is not None:
            return self.dealt.size
        start = self.start
        on_table = 1 if start.led >= 0 else 0
        return (sum(bits.count(mask) for mask in (*start.hands, *start.followers)) + on_table) // 2

    @property
    def turn(self) -> Seat | None:
        """Who is to play; None when the game is over."""
        return None if self.state.over else SEATS[self.state.turn]

    @property
    def leader(self) -> Seat:
        """Who leads the trick on the table; after the end, who won the last one."""
        state = self.state
        return SEATS[state.turn if state.led < 0 else 1 - state.turn]

    @property
    def led(self) -> Card | None:
        """The card that was led and not answered yet."""
        return CARDS[self.state.led] if self.state.led >= 0 else None

    @property
    def prize(self) -> Card | None:
        """The card this trick is played for, in phase one (R5)."""
        return CARDS[self.state.pile[0]] if self.state.pile else None

    def hand(self, seat: str) -> tuple[Card, ...]:
        """Return a seat's hand. Raises BadText where the seat is neither A nor B."""
        return cards_of(self.state.hands[parse_seat(seat).number])

    def score(self, seat: str) -> tuple[Card, ...]:
        """Return a seat's score pile. Raises BadText as `hand` does."""
        return cards_of(self.state.scores[parse_seat(seat).number])

    def followers(self, seat: str) -> tuple[Card, ...]:
        """Return a seat's followers; in phase two they are the hand (R14). Raises BadText as `hand` does."""
        return cards_of(self.state.followers[parse_seat(seat).number])

    @property
    def draw_pile(self) -> tuple[Card, ...]:
        """The draw pile, top first; the first card is the prize."""
        return tuple([CARDS[number] for number in self.state.pile])

    @property
    def discards(self) -> tuple[Card, ...]:
        """The cards that are out of the game (R12), as far as they are known: see `deck_mask`."""
        return cards_of(self.discard_mask)

    @property
    def discard_mask(self) -> int:
        """The discards as a mask."""
        return self.deck_mask & ~placed(self.state)

    @property
    def deck_mask(self) -> int:
        """All cards of this game; in a game from a position of fewer than 13 tricks, the cards of that position."""
        if self.dealt is not None:
            return mask_of(self.dealt.deck) if self.size < 13 else cards.deck()
        return cards.deck() if self.size == 13 else placed(self.start)

    @property
    def plays(self) -> tuple[Card, ...]:
        """The cards played since the game began here, in order."""
        played = [CARDS[number] for trick in self.tricks for number in (trick.led, trick.reply)]
        if self.start.led >= 0 and self.tricks:
            del played[0]  # it was on the table at the start
        if self.state.led >= 0 and not (self.start.led >= 0 and not self.tricks):
            played.append(CARDS[self.state.led])
        return tuple(played)

    @property
    def ply(self) -> int:
        """How many cards were played since the game began here."""
        return 2 * len(self.tricks) + (self.state.led >= 0) - (self.start.led >= 0)

    def votes(self) -> Mapping[Faction, Seat | None]:
        """Return who has each vote as the score piles stand."""
        return votes_of(*self.state.scores)

    def decided_by(self) -> Mapping[Faction, Decider]:
        """Return what decides each vote as the score piles stand."""
        return deciders_of(*self.state.scores)

    def settled(self) -> Mapping[Faction, bool]:
        """Return, for each faction, whether its vote can no longer change."""
        return settled_of(self.state.scores, self.deck_mask & ~self.discard_mask)

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return result_of(self.state.scores) if self.state.over else None

    def legal(self) -> tuple[Card, ...]:
        """Return the cards that may be played now, each once; none when the game is over."""
        return cards_of(states.choices(self.state))

    def legal_mask(self) -> int:
        """Return the same as a mask, with one of the Goblin zeros, which are alike."""
        return states.choices(self.state)

    @property
    def trick(self) -> int:
        """The number of the trick on the table within its phase, from 1; after the end, the last one's."""
        phase, turn, led, hands, _, _, pile = self.state
        left = len(pile) // 2 if phase == 1 else bits.count(hands[turn if led < 0 else 1 - turn]) + (led >= 0)
        size = self.size
        return min(size, size - left + 1)

    def __str__(self) -> str:
        return position_text(self.state)


Played = TypeVar("Played", bound=Moment)


def played(moment: Played, card: int) -> Played | None:
    """Return the game after this card, or None if it may not be played now.

    The card is any of the Goblin zeros where it is 0, otherwise itself.
    """
    dealt, start, state, tricks = tuples.fields(moment)
    number = states.held_as(state, card)
    if not states.playable(state) & bits.bit(number):
        return None
    after, trick = states.advance(state, number)
    return tuples.make(type(moment), (dealt, start, after, tricks if trick is None else (*tricks, trick)))


def placed(state: State) -> int:
    """Return all cards of a state that are not discarded."""
    _, _, led, hands, scores, followers, pile = tuples.fields(state)
    mask: int = hands[0] | hands[1] | scores[0] | scores[1] | followers[0] | followers[1] | mask_of(pile)
    return mask if led < 0 else mask | bits.bit(led)


def holder(sign: int) -> Seat | None:
    """Return the seat for 1 (A) or -1 (B), and None for 0."""
    return Seat.A if sign > 0 else Seat.B if sign < 0 else None


def result_of(scores: tuple[int, int]) -> Result:
    """Return how a game ended with these score piles."""
    score_a, score_b = scores
    return Result(votes_of(score_a, score_b), holder(votes.winner(score_a, score_b)))


@functools.lru_cache(1 << 12)  # every view of a game shows its votes again
def votes_of(score_a: int, score_b: int) -> Mapping[Faction, Seat | None]:
    """Return who has each vote with these score piles."""
    return FrozenDict(
        {faction: holder(votes.vote(score_a, score_b, number)) for number, faction in enumerate(FACTIONS)}
    )


def settled_of(scores: tuple[int, int], deck: int) -> Mapping[Faction, bool]:
    """Return, for each faction, whether no card of this deck that is not scored yet can change its vote."""
    score_a, score_b = scores
    left = deck & ~(score_a | score_b)
    return FrozenDict(
        {faction: votes.settled(score_a, score_b, left, number) for number, faction in enumerate(FACTIONS)}
    )


@functools.lru_cache(1 << 12)
def deciders_of(score_a: int, score_b: int) -> Mapping[Faction, Decider]:
    """Return what decides each vote with these score piles."""
    return FrozenDict({faction: _decider(score_a, score_b, number) for number, faction in enumerate(FACTIONS)})


def _decider(score_a: int, score_b: int, faction: int) -> Decider:
    card = votes.deciding_card(score_a, score_b, faction)
    if card >= 0:
        return CARDS[card]
    return "count" if votes.vote(score_a, score_b, faction) else None
