"""What lies open at a table by heart."""

import random

from claim.game.cards import CARDS, SEATS, Seat
from claim.game.errors import IllegalPlay
from claim.game.game import Game
from claim.game.view import Viewer


def open_table(game: Game, viewer: Viewer) -> tuple[object, ...]:
    """Return what this viewer sees without memory, on a table of wood: the law's own reading of R26."""
    own = () if viewer.seat is None else (game.hand(viewer.seat), game.followers(viewer.seat))
    trick, drew = [one[:-1] for one in game.tricks[-1:]], _drew(game, viewer)  # all but what the loser drew
    counts = [len(pile(seat)) for seat in Seat for pile in (game.hand, game.followers)]
    piles = [game.score(seat) for seat in Seat]
    return own, trick, drew, counts, piles, game.prize, game.led, game.turn, game.phase, len(game.draw_pile), game.ply


def open_cards(game: Game, viewer: Viewer) -> set[str]:
    """Return the cards that lie open to this viewer."""
    shown = [card for seat in Seat for card in game.score(seat)]
    if viewer.seat is not None:
        shown += [*game.hand(viewer.seat), *game.followers(viewer.seat)]
    for trick in game.tricks[-1:]:
        shown += [CARDS[trick.led], CARDS[trick.reply]]
        shown += [CARDS[trick.prize]] if trick.phase == 1 else []
        shown += [CARDS[drawn] for drawn in _drew(game, viewer)]
    return {str(card) for card in (*shown, game.prize, game.led) if card is not None}


def _drew(game: Game, viewer: Viewer) -> list[int]:
    """Return what this viewer drew in the last trick."""
    lost = [trick for trick in game.tricks[-1:] if trick.phase == 1 and viewer.seat is SEATS[1 - trick.winner]]
    return [trick.drawn for trick in lost]


def other_past(game: Game, viewer: Viewer, rng: random.Random, tries: int = 40) -> Game:
    """Return a game with another past and other hidden cards whose table looks the same to this viewer now.

    Cards that do not lie open change places, also those that were played in earlier tricks.
    """
    assert game.dealt is not None
    closed = sorted({str(card) for card in game.dealt.cards} - open_cards(game, viewer) - {"G0"})
    if len(closed) < 2:
        return game
    table, found = open_table(game, viewer), game
    for _ in range(tries):
        one, two = rng.sample(closed, 2)
        swap = {one: two, two: one}
        assert found.dealt is not None
        again = Game.from_deck([swap.get(card, card) for card in found.dealt.cards], "AB"[found.dealt.leader])
        try:
            for card in found.plays:
                again = again.play(swap.get(card, card))
        except IllegalPlay:
            continue
        if open_table(again, viewer) == table:
            found = again
    return found
