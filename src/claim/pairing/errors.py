"""What the lobby can refuse."""

from typing import ClassVar

from claim.game.errors import ClaimError, Text


class LobbyError(ClaimError):
    """A request for an opponent that cannot be met now."""

    texts: ClassVar = {
        "nobody_asks": "expected a player in 'hello': without one nobody could be paired",
        "missed_lately": Text(
            "games that were found for you and that you did not come to: {count}. Look for an opponent again from "
            "{time} on",
            409,
        ),
        "playing_already": Text("your live game at table {table} is not over: finish it first", 409),
        "too_many_seeks": Text("too many people of one address look for an opponent: wait a while", 429),
    }
