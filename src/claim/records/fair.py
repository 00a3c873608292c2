"""Deals that neither the players nor the server can choose: the protocol "claim fair deal 1" of docs/formats.md.

The server and each person draw a secret and publish only its commitment. Once all are committed, the secrets are
revealed, and the deal's seed is a hash of them all. These are pure functions; drawing and keeping secrets is up to
claim.service. Test vectors for other programs: docs/fair-vectors.json.

A record may also say that its deal was chosen: that of another table, played again.
"""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass

from claim.game.cards import SEATS, Seat
from claim.game.errors import quote
from claim.game.fields import Hex, TableName
from claim.game.frozendict import FrozenDict
from claim.records.errors import BadRecord

_HEX = re.compile(r"[0-9a-f]{64}")


def is_secret(text: object) -> bool:
    """Return whether this is 32 bytes as 64 lower-case hex digits: the form of secrets, contributions, commitments."""
    return isinstance(text, str) and _HEX.fullmatch(text) is not None


def commitment(secret: str) -> str:
    """Return what is published of a secret before it is revealed. Raises BadRecord where it is not a secret."""
    return _hash("claim commit 1", _checked(secret, "secret"))


def fair_seed(table: str, secret: str, a: str | None, b: str | None) -> str:
    """Return the deal's seed, from the table, the server's secret and each person's contribution (None without one).

    Raises BadRecord where one of them is not 64 hex digits.
    """
    lines = [_checked(secret, "secret")]
    lines += [
        "-" if one is None else _checked(one, f"contributions.{seat}") for seat, one in zip(SEATS, (a, b), strict=True)
    ]
    return _hash("claim fair deal 1", table, *lines, "")


def fair_move_seed(table: str, secret: str) -> str:
    """Return the seed of the bots at this table: fixed by the server's commitment, unknown to players until the end.

    Raises BadRecord where the secret is not 64 hex digits.
    """
    return _hash("claim bot 1", table, _checked(secret, "secret"), "")


def _hash(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _checked(text: str, field: str) -> str:
    if not is_secret(text):
        raise BadRecord("bad_hex", field=field, text=quote(text))
    return text


@dataclass(frozen=True)
class Fair:
    """Everything from which a verified deal follows, as a finished game's record keeps it."""

    table: TableName
    secret: Hex
    commitment: Hex
    contributions: Mapping[Seat, Hex | None]
    commitments: Mapping[Seat, Hex | None]

    def __post_init__(self) -> None:
        for name in ("contributions", "commitments"):
            object.__setattr__(self, name, FrozenDict(getattr(self, name)))

    @property
    def seed(self) -> str:
        """The deal's seed."""
        return fair_seed(self.table, self.secret, self.contributions[Seat.A], self.contributions[Seat.B])


@dataclass(frozen=True)
class ReplayedDeal:
    """The table whose deal is played again; `swapped`: with the seats exchanged, so that each has the other's cards."""

    table: TableName  # whose deal it is
    swapped: bool  # whether the seats were exchanged
