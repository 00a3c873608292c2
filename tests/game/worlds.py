"""Games that differ only in what a viewer may not know."""

import random

from claim.game.cards import Seat
from claim.game.game import Game
from claim.game.view import Viewer


def hidden_places(game: Game, viewer: Viewer) -> list[list[int]]:
    """Return groups of deck positions that the viewer may not know: cards may be swapped within a group."""
    assert game.dealt is not None
    size, deck = game.size, game.dealt.cards
    hands: dict[Seat, list[int]] = {}
    draws: dict[Seat, list[int]] = {}
    for seat in Seat:
        loses = enumerate(game.tricks[:size])
        draws[seat] = [2 * size + 2 * number + 1 for number, trick in loses if trick.winner != seat.number]
        held, hands[seat] = list(game.hand(seat)) if game.phase == 1 else [], []
        for place in range(seat.number * size, (seat.number + 1) * size):
            if deck[place] in held:
                held.remove(deck[place])
                hands[seat].append(place)
    pile = list(range(4 * size - len(game.state.pile) + 1, 4 * size)) if game.state.pile else []
    others = [seat for seat in Seat if seat is not viewer.seat]
    if game.phase == 1:
        return [[place for seat in others for place in hands[seat] + draws[seat]] + pile]
    unplayed = [place for seat in others for place in draws[seat] if deck[place] in game.hand(seat)]
    return [*[draws[seat] for seat in others], unplayed]


def shuffled_unknown(game: Game, viewer: Viewer, rng: random.Random) -> Game:
    """Return the same game with the hidden cards shuffled. Raises IllegalPlay where the plays are then impossible."""
    assert game.dealt is not None
    deck = list(game.dealt.cards)
    for places in hidden_places(game, viewer):
        cards = [deck[place] for place in places]
        rng.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            deck[place] = card
    again = Game.from_deck(deck, "AB"[game.dealt.leader])
    for card in game.plays:
        again = again.play(card)
    return again
