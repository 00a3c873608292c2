"""Other games that a player cannot tell from the one it plays: the same information state, other cards hidden in it."""

from collections.abc import Callable, Sequence

from claim.envs.observation import shown_voids
from claim.envs.openspiel.table import Table
from claim.game.cards import CARDS, numbers

Sampler = Callable[[], float]  # gives numbers from 0 to 1, all equally likely


def resample(table: Table, history: Sequence[int], player: int, sampler: Sampler) -> list[int]:
    """Return the history of a game that the player cannot tell from this one; all such deals are equally likely.

    Hidden are the other's cards that it has not played, its draws, and in phase two the order of its draws. It cannot
    hold a faction that it did not follow (R7). Raises ValueError where no player is to move.
    """
    game, seen = table.game, table.visible(player)
    if game is None or seen is None or table.to_move < 0:
        raise ValueError("expected a state in which a player is to move")
    other = 1 - player
    recruiting = [trick for trick in game.tricks if trick.phase == 1]
    lost = [number for number, trick in enumerate(recruiting) if trick.winner == player]  # by the other, who drew
    draws = [recruiting[number].drawn for number in lost]
    held = list(numbers(game.state.hands[other])) if game.phase == 1 else []
    cards = [CARDS[card].number for card in (*held, *draws, *game.state.pile[1:])]

    voids = shown_voids(seen)
    allowed = [card for card in cards if not voids >> CARDS[card].faction.number & 1]
    hand = _shuffled(allowed, sampler)[: len(held)]
    for card in hand:
        cards.remove(card)
    cards = _shuffled(cards, sampler)

    world = list(history)
    dealt = _place_of_hands(table, history)
    if game.phase == 1:
        gone = list(table.hands[other])
        for card in held:
            gone.remove(CARDS[card].number)
        start = dealt + other * table.size
        world[start : start + table.size] = sorted([*gone, *hand])
    for number, card in zip(lost, cards, strict=False):
        world[dealt + 2 * table.size + 4 * number + 3] = card  # after prize, led card and reply
    return world


def _place_of_hands(table: Table, history: Sequence[int]) -> int:
    """Return where in the history the hands begin: after the lot for the leader, unless the leader is fixed."""
    hands = (*table.hands[0], *table.hands[1])
    return 0 if tuple(history[: len(hands)]) == hands else 1


def _shuffled(cards: list[int], sampler: Sampler) -> list[int]:
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        other = min(int(sampler() * (last + 1)), last)
        cards[last], cards[other] = cards[other], cards[last]
    return cards
