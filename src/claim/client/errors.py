"""What a server refuses, and what can go wrong on the way to it."""

from collections.abc import Mapping
from typing import ClassVar

from claim.game.errors import BadText, ClaimError, Unavailable


class BadAddress(BadText):
    """A server or a table that cannot be meant."""

    texts: ClassVar = {
        "bad_server": "--server: {text} is not a server's address: expected one such as https://claim.example",
        "bad_table": "--table: {text} is neither a table's link nor its code",
        "other_server": "--table: this link leads to {server}, not to the server named with --server",
    }


class NoServer(Unavailable):
    """A server that does not answer, or not as one of ours does."""

    texts: ClassVar = {
        "no_server": "{server} does not answer: {problem}",
        "strange_server": "{server} does not answer as a server of this game does: {problem}",
        "no_lobby": "{server} finds no opponents: it is of an older version, or does not let this program in",
    }


class ServerRefusal(ClaimError):
    """What a server refused: its code and its parameters. A newer server may have codes that are unknown here."""

    def __init__(self, code: str, params: Mapping[str, str | int]) -> None:
        self.code = code
        self.params = dict(params)
        ValueError.__init__(self, " ".join([f"the server refuses: {code}", *map(str, self.params.values())]))

    def __reduce__(self) -> tuple[object, ...]:
        return (ServerRefusal, (self.code, self.params))
