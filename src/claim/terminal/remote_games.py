"""Your games at a server in a few lines: against whom, and who is to move."""

from claim.client.games import OwnGame
from claim.locales import Words
from claim.tables.states import SeatState
from claim.terminal.names import PERSON


def game_line(game: OwnGame, words: Words) -> str:
    """Return whom a game is against, and who is to move there."""
    chair = game.opponent
    name = words.bot(chair.bot) if chair.bot is not None else name_of(chair) or words("remote-somebody")
    return words("remote-game", state=game.state, name=name)


def name_of(chair: SeatState) -> str | None:
    """Return the name at a seat; None where nobody sits there, or somebody without a name."""
    return None if not chair.taken or chair.name == PERSON else chair.name
