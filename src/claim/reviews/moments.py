"""A game, one play at a time."""

from claim.game.game import Game


def beginning(game: Game) -> Game:
    """The game before its first play."""
    return Game(game.dealt, game.start, game.start, ())


def moments(game: Game) -> list[Game]:
    """The game before its first play, after it, and so on to where it is."""
    games = [beginning(game)]
    for card in game.plays:
        games.append(games[-1].play(card))
    return games
