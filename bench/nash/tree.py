"""Phase one of a small deck as arrays: every way to deal and play it, and the position of phase two that it leads to.

Both players play as many cards on every path, so the tree has levels of decisions; what chance deals between them is
folded into the probability of each leaf. In the last trick nobody has a choice, so it belongs to the leaves. Decks with
cards that are alike (Goblin zeros) have fewer ways. A leads the first trick: with the seats exchanged, all is
the same.
"""

import itertools
import math
from array import array
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from claim.envs.observation import canonical_zeros
from claim.game.cards import CARDS, ZERO_BITS, mask_of, numbers
from claim.game.deal import Deal, deal
from claim.game.game import Game
from claim.game.state import State, advance, playable

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


FORCED = 0  # the choice of whoever has only one card to play; it belongs to no information set


class Level(NamedTuple):
    """Nodes after the same number of cards: where each comes from, and by which choice."""

    parent: Ints
    choice: Ints


class InfoSet(NamedTuple):
    """What a player knows when it has a choice: `first`, `first + 1` and so on for `cards`, in this order."""

    player: int
    first: int
    cards: tuple[int, ...]
    moment: tuple[tuple[int, ...], tuple[int, ...]]  # one deal and the cards played, for which it knows just this


class Tree(NamedTuple):
    """The tree; `levels[0]` are the first decisions, the last level are the leaves."""

    levels: list[Level]
    infosets: list[InfoSet]
    owner: Ints  # of each choice: the player, -1 if it is forced
    infoset: Ints  # of each choice: its place in `infosets`, -1 if it is forced
    chance: Floats  # of each leaf
    ending: Ints  # of each leaf: its place in `endings`
    endings: list[Game]


def start_of(deck: str) -> tuple[int, ...]:
    """Return the deck's cards, the Goblin zeros numbered. Raises BadText for a bad deck."""
    return tuple(sorted(deal(0, "A", deck).deck))


def grow(deck: str) -> Tree:
    """Return the tree of a deck. Raises BadText where it is not one."""
    return _Grower(deck).tree()


class _Way(NamedTuple):
    """A way through the tree, as far as it goes."""

    state: State
    pool: tuple[int, ...]  # the draw pile, in no order
    dealt: tuple[int, ...]  # hands, prizes and draws
    played: tuple[int, ...]
    memories: tuple[int, int]
    chance: float
    node: int
    choice: int


class _Grower:
    def __init__(self, deck: str) -> None:
        self.cards = start_of(deck)
        self.size = len(self.cards) // 4
        depth = 2 * (self.size - 1)
        self.parents = [array("q") for _ in range(depth + 1)]
        self.choices = [array("q") for _ in range(depth + 1)]
        self.chance, self.ending = array("d"), array("q")
        self.memories: dict[tuple[int, ...], int] = {}
        self.infosets: list[InfoSet] = []
        self.known: dict[int, InfoSet] = {}
        self.owner, self.infoset = array("q", [-1]), array("q", [-1])
        self.places: dict[tuple[int, ...], int] = {}
        self.endings: list[Game] = []

    def tree(self) -> Tree:
        """Return the whole tree."""
        total = math.comb(4 * self.size, self.size)
        others = math.comb(3 * self.size, self.size)
        for hand_a, ways_a in _hands(self.cards, self.size):
            left = _without(self.cards, hand_a)
            for hand_b, ways_b in _hands(left, self.size):
                state = State(1, 0, -1, (mask_of(hand_a), mask_of(hand_b)), (0, 0), (0, 0), ())
                memories = (self._recall(-1, *map(_kind, hand_a)), self._recall(-2, *map(_kind, hand_b)))
                chance = ways_a / total * ways_b / others
                dealt = (*hand_a, *hand_b)
                self._go_on(_Way(state, _without(left, hand_b), dealt, (), memories, chance, -1, FORCED))
        levels = [
            Level(np.frombuffer(parent, np.int64), np.frombuffer(choice, np.int64))
            for parent, choice in zip(self.parents, self.choices, strict=True)
        ]
        return Tree(
            levels,
            self.infosets,
            np.frombuffer(self.owner, np.int64),
            np.frombuffer(self.infoset, np.int64),
            np.frombuffer(self.chance, np.float64),
            np.frombuffer(self.ending, np.int64),
            self.endings,
        )

    def _recall(self, *seen: int) -> int:
        """Return the number of a memory: what was remembered before, and what was seen now."""
        return self.memories.setdefault(seen, len(self.memories))

    def _go_on(self, way: _Way) -> None:
        if len(way.pool) == 2:
            self._leaves(way)
            return
        for prize, chance in _draws(way.pool):
            self._trick(way, prize, chance)

    def _trick(self, way: _Way, prize: int, chance: float) -> None:
        """Add a trick for this prize in all its ways, and what comes after it."""
        state, leader = way.state, way.state.turn
        rest = _without(way.pool, (prize,))
        dealt = (*way.dealt, prize)
        saw = self._both_recall(way.memories, _kind(prize))
        node = self._node(way.played, way.node, way.choice)
        for led, leading in self._choices(saw[leader], state, (dealt + rest, way.played)):
            answering, _ = advance(state, _held(state, led))
            heard = self._both_recall(saw, led)
            reply_node = self._node((*way.played, led), node, leading)
            for reply, replying in self._choices(heard[1 - leader], answering, (dealt + rest, (*way.played, led))):
                answered = self._both_recall(heard, reply)
                for drawn, drawn_chance in _draws(rest):
                    left = _without(rest, (drawn,))
                    done, trick = advance(answering._replace(pile=(prize, drawn, *left)), _held(answering, reply))
                    assert trick is not None
                    told = list(answered)
                    told[1 - trick.winner] = self._recall(answered[1 - trick.winner], _kind(drawn))
                    self._go_on(
                        _Way(
                            done,
                            left,
                            (*dealt, drawn),
                            (*way.played, led, reply),
                            (told[0], told[1]),
                            way.chance * chance * drawn_chance,
                            reply_node,
                            replying,
                        )
                    )

    def _leaves(self, way: _Way) -> None:
        """Add the ways in which the last trick can end."""
        state = way.state
        led, reply = (state.hands[player].bit_length() - 1 for player in (state.turn, 1 - state.turn))
        answering, _ = advance(state, led)
        for pile in {way.pool, way.pool[::-1]}:
            done, _ = advance(answering._replace(pile=pile), reply)
            key = position_key(done)
            place = self.places.setdefault(key, len(self.places))
            if place == len(self.endings):
                self.endings.append(game_at((*way.dealt, *pile), (*way.played, _kind(led), _kind(reply))))
            self._node(way.played, way.node, way.choice)
            self.chance.append(way.chance / 2)
            self.ending.append(place)

    def _both_recall(self, memories: tuple[int, int], seen: int) -> tuple[int, int]:
        return self._recall(memories[0], seen), self._recall(memories[1], seen)

    def _node(self, played: tuple[int, ...], parent: int, choice: int) -> int:
        level = len(played)
        self.parents[level].append(parent)
        self.choices[level].append(choice)
        return len(self.parents[level]) - 1

    def _choices(
        self, memory: int, state: State, moment: tuple[tuple[int, ...], tuple[int, ...]]
    ) -> Iterator[tuple[int, int]]:
        """Yield each card that may be played, and the choice that it is."""
        cards = tuple(numbers(canonical_zeros(playable(state)) & ~(ZERO_BITS - 1)))  # of the zeros, one
        if len(cards) == 1:
            yield cards[0], FORCED
            return
        found = self.known.get(memory)
        if found is None:
            found = InfoSet(state.turn, len(self.owner), cards, moment)
            self.known[memory] = found
            self.owner.extend([state.turn] * len(cards))
            self.infoset.extend([len(self.infosets)] * len(cards))
            self.infosets.append(found)
        for number, card in enumerate(cards):
            yield card, found.first + number


def game_at(deck: tuple[int, ...], played: tuple[int, ...]) -> Game:
    """Return the game with this deck after these cards."""
    game = Game.begin(Deal(deck, 0, None, leader_named=True))
    for card in played:
        game = game.play(CARDS[card])
    return game


def position_key(state: State) -> tuple[int, ...]:
    """Return what makes two positions of phase two the same, whatever the numbers of their Goblin zeros."""
    led = -1 if state.led < 0 else _kind(state.led)
    return (state.turn, led, *map(canonical_zeros, state.hands), *map(canonical_zeros, state.scores))


def _without(pool: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(card for card in pool if card not in cards)


def _kind(card: int) -> int:
    return CARDS[card].number


def _held(state: State, kind: int) -> int:
    """Return the card of that kind which the hand to play holds; of the Goblin zeros the lowest."""
    return next(card for card in numbers(state.hands[state.turn]) if _kind(card) == kind)


def _hands(pool: tuple[int, ...], size: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield one hand of each kind, and how many hands are of it."""
    ways = Counter(tuple(map(_kind, hand)) for hand in itertools.combinations(pool, size))
    seen = set()
    for hand in itertools.combinations(pool, size):
        kinds = tuple(map(_kind, hand))
        if kinds not in seen:
            seen.add(kinds)
            yield hand, ways[kinds]


def _draws(pool: tuple[int, ...]) -> Iterator[tuple[int, float]]:
    """Yield one card of each kind, and how likely the kind is to be drawn."""
    ways = Counter(map(_kind, pool))
    seen = set()
    for card in pool:
        if _kind(card) not in seen:
            seen.add(_kind(card))
            yield card, ways[_kind(card)] / len(pool)
