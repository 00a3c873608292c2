"""Two games that look the same to a seat."""

from claim.game.game import Game


def alike_to_a() -> tuple[Game, Game]:
    """Return two games that differ only in what A, who is to move, does not see."""
    game = Game.deal(7)
    assert game.dealt is not None
    deck = [*game.dealt.cards]
    deck[13:], leader = [*deck[26:39], *deck[13:26], *reversed(deck[39:])], "A"
    prize = game.prize
    assert prize is not None
    deck.remove(prize)
    deck.insert(26, prize)
    game, other = Game.from_deck(game.dealt.cards, leader), Game.from_deck(deck, leader)
    assert game.view("A").to_json() == other.view("A").to_json()
    return game, other
