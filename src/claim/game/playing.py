"""What every play goes through, compiled: from one moment of a game to the next."""

from typing import TypeVar

from claim.game import state as states
from claim.game import tuples
from claim.game.moment import Moment
from claim.rules import bits

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
