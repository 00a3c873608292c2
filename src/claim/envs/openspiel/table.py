"""A game whose cards are dealt one by one, when they are needed: first who leads, then both hands, then the draw pile.

A card of the draw pile is drawn when a player is to see it: the prize before the trick, the loser's card after it.
Until then `game` has the cards that are not dealt yet in ascending order: a valid deal; no player sees that part.
Cards are the actions of `claim.envs.observation`: all Goblin zeros are 0.
"""

import functools
import math
from collections.abc import Sequence
from typing import NamedTuple

from claim.envs.acting import play, refusal
from claim.envs.observation import canonical_zeros
from claim.game.cards import CARDS, numbers
from claim.game.deal import from_cards
from claim.game.game import Game
from claim.game.view import Viewer, Visible, visible

Outcomes = tuple[tuple[int, float], ...]  # action and probability, ascending by action


def next_in_pile(pool: Sequence[int]) -> Outcomes:
    """Return how likely each card is to be the next of a shuffled pile of these."""
    return tuple((card, pool.count(card) / len(pool)) for card in sorted(set(pool)))


@functools.lru_cache(1 << 16)
def next_in_hand(pool: tuple[int, ...], hand: tuple[int, ...], size: int) -> Outcomes:
    """Return how likely each card is to be the next of a hand of `size` that is dealt in ascending order.

    `pool` has all cards from which this hand is dealt, `hand` those of it that are dealt already.
    """
    last = hand[-1] if hand else -1
    left = size - len(hand)
    ways = {card: _ways(pool, hand, card, left) for card in sorted(set(pool)) if card >= last}
    total = sum(ways.values())
    return tuple((card, count / total) for card, count in ways.items() if count)


def _ways(pool: tuple[int, ...], hand: tuple[int, ...], card: int, left: int) -> int:
    """Count the hands that begin with these cards and go on with this one."""
    higher = sum(other > card for other in pool)
    copies, held = pool.count(card), hand.count(card)
    before = math.prod(math.comb(pool.count(other), hand.count(other)) for other in {*hand} - {card})
    return before * sum(
        math.comb(copies, held + more) * math.comb(higher, left - more)
        for more in range(1, min(left, copies - held) + 1)
    )


VIEWERS = (Viewer.A, Viewer.B)
NOBODY = -1


class Table(NamedTuple):
    """Where a game stands; the methods return new tables."""

    deck: tuple[int, ...]  # all cards, ascending
    leader: int  # NOBODY: not drawn yet
    hands: tuple[tuple[int, ...], tuple[int, ...]]  # as they were dealt so far
    game: Game | None = None  # None until both hands are dealt
    drawn: int = 0  # cards of the draw pile that were dealt
    reply: int = NOBODY  # the second card of a trick whose loser's draw is not dealt yet
    to_move: int = NOBODY  # 0 or 1; NOBODY where a card is to be dealt, and at the end
    over: bool = False

    def __deepcopy__(self, memo: object) -> "Table":
        return self  # nothing in it changes, and OpenSpiel copies it at every node

    @property
    def size(self) -> int:
        """Cards in a hand."""
        return len(self.deck) // 4

    @property
    def prize_due(self) -> bool:
        """Whether the next trick's prize is not dealt yet."""
        return self.game is not None and self.game.phase == 1 and self.drawn == 2 * len(self.game.tricks)

    def outcomes(self) -> Outcomes:
        """Return what may be dealt next, and how likely."""
        if self.leader < 0:
            return ((0, 0.5), (1, 0.5))
        if self.game is not None:
            return next_in_pile(self._pool(self.game))
        first, second = self.hands
        if len(first) < self.size:
            return next_in_hand(self.deck, first, self.size)
        return next_in_hand(_without(self.deck, first), second, self.size)

    def legal(self) -> list[int]:
        """Return the actions of the player to move, ascending."""
        return [] if self.game is None else list(numbers(canonical_zeros(self.game.legal_mask())))

    def deal(self, outcome: int) -> "Table":
        """Return the table after an outcome. Raises ValueError, naming what was expected, where it cannot be."""
        expected = [card for card, _ in self.outcomes()]
        if outcome not in expected:
            raise ValueError(f"outcome {outcome} cannot be dealt: expected one of {', '.join(map(str, expected))}")
        if self.leader < 0:
            return self._replace(leader=outcome)
        if self.game is not None:
            return self._deal_from_pile(self.game, outcome)
        first, second = self.hands
        if len(first) < self.size:
            return self._replace(hands=((*first, outcome), second))
        second = (*second, outcome)
        dealt = self._replace(hands=(first, second))
        if len(second) < self.size:
            return dealt
        cards = (*first, *second, *_without(_without(self.deck, first), second))
        return dealt._replace(game=Game.begin(from_cards([CARDS[card] for card in cards], "AB"[self.leader])))

    def play(self, action: int) -> "Table":
        """Return the table after a card. Raises ValueError, naming what was expected, where it may not be played."""
        assert self.game is not None
        if self.game.phase == 2 or self.game.led is None:
            return self._after(play(self.game, action))
        problem = refusal(self.game, action)
        if problem is not None:
            raise ValueError(problem)
        return self._replace(reply=action, to_move=NOBODY)

    def visible(self, player: int) -> Visible | None:
        """Return what a player may know; None while hands are dealt.

        While a card is dealt no player is to move, and a trick's second card is not shown yet.
        """
        if self.game is None:
            return None
        seen = visible(self.game, VIEWERS[player])
        if self.to_move < 0:
            seen = seen._replace(turn=None, legal=0)
        if self.prize_due:  # what `game` has in its place is not dealt yet
            seen = seen._replace(prize=NOBODY, unseen=seen.unseen | 1 << seen.prize)
        return seen

    def _pool(self, game: Game) -> list[int]:
        """Return the cards of the draw pile that are not dealt yet."""
        return [CARDS[card].number for card in game.state.pile[self.drawn - 2 * len(game.tricks) :]]

    def _deal_from_pile(self, game: Game, outcome: int) -> "Table":
        """Put the card where the next one is drawn from, and if it is the loser's, complete the trick."""
        assert game.dealt is not None
        deck, place = list(game.dealt.deck), 2 * self.size + self.drawn
        found = next(other for other in range(place, len(deck)) if CARDS[deck[other]].number == outcome)
        deck.insert(place, deck.pop(found))
        changed = Game(
            game.dealt._replace(deck=tuple(deck)),
            game.start._replace(pile=tuple(deck[2 * self.size :])),
            game.state._replace(pile=tuple(deck[2 * self.size + 2 * len(game.tricks) :])),
            game.tricks,
        )
        if self.reply >= 0:
            changed = play(changed, self.reply)
        return self._after(changed, self.drawn + 1)

    def _after(self, game: Game, drawn: int = -1) -> "Table":
        """Return the table with this game, in which so many cards of the draw pile were dealt."""
        drawn = self.drawn if drawn < 0 else drawn
        state = game.state
        over = state.over
        prize_due = state.phase == 1 and drawn == 2 * len(game.tricks)
        to_move = NOBODY if over or prize_due else state.turn
        return Table(self.deck, self.leader, self.hands, game, drawn, NOBODY, to_move, over)


def new_table(deck: tuple[int, ...], leader: int = NOBODY) -> Table:
    """Return a table before anything is dealt; `deck` has all cards, ascending, with 0 for each Goblin zero."""
    return Table(deck, leader, ((), ()))


def _without(pool: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    left = list(pool)
    for card in cards:
        left.remove(card)
    return tuple(left)
