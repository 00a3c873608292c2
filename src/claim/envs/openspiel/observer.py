"""What a player is shown in OpenSpiel: the observation that all families share, or all that it ever saw.

The information state has perfect recall: the seat, who led first, the hand that was dealt, and for every trick its
prize, both cards, and the card that the player drew if it lost.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, Protocol

import numpy as np
import pyspiel
from numpy.typing import NDArray

from claim.envs.observation import ACTIONS, LENGTH, TABLE, describe, encode
from claim.envs.openspiel.table import NOBODY, VIEWERS, Table
from claim.game.cards import CARDS, SEATS, mask_of, numbers
from claim.game.view import seen_tricks

TRICK = ("prize", "led", "reply", "drawn")


class HasTable(Protocol):
    """A state of the game."""

    table: Table


def observer_of(
    size: int,
    kind: Any,  # noqa: ANN401  (OpenSpiel has no types)
    params: Mapping[str, Any] | None,
) -> "Observer | None":
    """Return the observer of this kind for games with `size` cards in a hand; None, as OpenSpiel expects, for kinds
    other than the observation and the information state of one player. Raises ValueError for parameters.
    """
    if params:
        raise ValueError(f"expected no parameters of an observation, got {dict(params)}")
    if kind is None:
        return Observation()
    if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
        return None
    return Recollection(size) if kind.perfect_recall else Observation()


class Observer(ABC):
    """A tensor, its parts by name, and a text; conforms to OpenSpiel's PyObserver."""

    def __init__(self, parts: Mapping[str, tuple[int, ...]]) -> None:
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in parts.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for name, shape in parts.items():
            end = start + int(np.prod(shape))
            self.dict[name] = self.tensor[start:end].reshape(shape)
            start = end

    @abstractmethod
    def set_from(self, state: HasTable, player: int) -> None:
        """Set the tensor to what the player is shown."""

    @abstractmethod
    def string_from(self, state: HasTable, player: int) -> str:
        """Return what the player is shown as a text."""


class Observation(Observer):
    """The observation of `claim.envs.observation`; zeros while hands are dealt."""

    def __init__(self) -> None:
        super().__init__({entry.name: (entry.length,) for entry in TABLE})

    def set_from(self, state: HasTable, player: int) -> None:
        """Set the tensor to what the player is shown."""
        self.tensor[:] = np.frombuffer(self._vector(state, player), np.int8)

    def string_from(self, state: HasTable, player: int) -> str:
        """Return what the player is shown as a text."""
        return describe(self._vector(state, player))

    def _vector(self, state: HasTable, player: int) -> bytearray:
        seen = state.table.visible(player)
        return bytearray(LENGTH) if seen is None else encode(seen)


class Recollection(Observer):
    """The information state."""

    def __init__(self, size: int) -> None:
        tricks = (2 * size, len(TRICK), ACTIONS)
        super().__init__({"player": (2,), "leader": (2,), "hand": (ACTIONS,), "tricks": tricks})

    def set_from(self, state: HasTable, player: int) -> None:
        """Set the tensor to all that the player saw."""
        table = state.table
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if table.leader >= 0:
            self.dict["leader"][table.leader] = 1
        self.dict["hand"][list(numbers(_hand_mask(table, player)))] = 1
        for trick, cards in enumerate(tricks_seen(table, player)):
            for place, card in enumerate(cards):
                if card >= 0:
                    self.dict["tricks"][trick, place, card] = 1

    def string_from(self, state: HasTable, player: int) -> str:
        """Return all that the player saw: `B; A led; G0 K7; U5 G3 G9 X1; …`, each trick as in `TRICK`."""
        table = state.table
        leader = "nobody" if table.leader < 0 else SEATS[table.leader]
        parts = [str(SEATS[player]), f"{leader} led", " ".join(CARDS[card] for card in table.hands[player])]
        parts += [" ".join(_name(card) for card in cards) for cards in tricks_seen(table, player)]
        return "; ".join(parts)


def tricks_seen(table: Table, player: int) -> Iterator[tuple[int, int, int, int]]:
    """Yield each trick's prize, led card, reply, and the player's draw; -1 for what is not there or was not seen."""
    game = table.game
    if game is None:
        return
    for trick in seen_tricks(game.tricks, VIEWERS[player]):
        yield _card(trick.prize), _card(trick.led), _card(trick.reply), _card(trick.drawn)
    if not table.over:
        prize = NOBODY if table.prize_due or not game.state.pile else game.state.pile[0]
        yield _card(prize), _card(game.state.led), table.reply, NOBODY


def _hand_mask(table: Table, player: int) -> int:
    """Return the hand that was dealt as a mask, in which three Goblin zeros are the bits 0 to 2."""
    hand = table.hands[player]
    zeros = hand.count(0)
    return mask_of(card for card in hand if card) | (1 << zeros) - 1


def _card(number: int) -> int:
    return CARDS[number].number if number >= 0 else NOBODY


def _name(card: int) -> str:
    return CARDS[card] if card >= 0 else "-"
