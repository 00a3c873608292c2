"""Your games at a server in a few lines: against whom, and who is to move."""

from claim.client.games import OwnGame
from claim.locales import Words
from claim.terminal.names import PERSON


def game_line(game: OwnGame, words: Words) -> str:
    """Return whom a game is against, and who is to move there."""
    chair = game.opponent
    if chair.bot is not None:
        name = words.bot(chair.bot)
    else:
        name = words("remote-somebody") if not chair.taken or chair.name == PERSON else chair.name
    return words("remote-game", state=game.state, name=name)
