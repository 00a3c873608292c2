"""Deals that nobody could choose: the protocol "claim fair deal 1" of docs/fair-deals.md.

The server and each person draw a secret and publish only its commitment. Once all are committed, the secrets are
revealed, and the deal's seed is a hash of them all. These are pure functions; drawing and keeping secrets is up to
claim.service.
Test vectors for other programs: docs/fair-vectors.json.
"""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from claim.game.cards import SEATS, Seat
from claim.game.errors import BadText, quote
from claim.game.frozendict import FrozenDict
from claim.records.errors import BadRecord

_HEX = re.compile(r"[0-9a-f]{64}")
_TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")


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
    """Everything that determines a deal, as kept in a finished game's record."""

    table: str
    secret: str
    commitment: str
    contributions: Mapping[Seat, str | None]
    commitments: Mapping[Seat, str | None]

    def __post_init__(self) -> None:
        for name in ("contributions", "commitments"):
            object.__setattr__(self, name, FrozenDict(getattr(self, name)))

    @property
    def seed(self) -> str:
        """The deal's seed."""
        return fair_seed(self.table, self.secret, self.contributions[Seat.A], self.contributions[Seat.B])

    def to_json(self) -> dict[str, object]:
        """Return the record's field `fair`."""
        return {
            "table": self.table,
            "secret": self.secret,
            "commitment": self.commitment,
            "contributions": {seat.value: self.contributions[seat] for seat in SEATS},
            "commitments": {seat.value: self.commitments[seat] for seat in SEATS},
        }


def fair_from_json(data: object, source: str) -> Fair | None:
    """Read the field `fair` of a record; None where it is missing. Raises BadText where it is malformed."""
    if data is None:
        return None
    names = ("table", "secret", "commitment", "contributions", "commitments")
    if not isinstance(data, Mapping) or set(data) != set(names):
        expected = "an object with " + ", ".join(names)
        raise BadText("bad_field", file=source, field="fair", expected=expected, text=quote(data))
    table = data["table"]
    if not isinstance(table, str) or _TABLE.fullmatch(table) is None:
        raise BadText("bad_field", file=source, field="fair.table", expected="a table's name", text=quote(table))
    return Fair(
        table,
        _digits(data["secret"], "fair.secret", source),
        _digits(data["commitment"], "fair.commitment", source),
        _by_seat(data["contributions"], "fair.contributions", source),
        _by_seat(data["commitments"], "fair.commitments", source),
    )


def _by_seat(data: object, field: str, source: str) -> dict[Seat, str | None]:
    if not isinstance(data, Mapping) or set(data) != {"A", "B"}:
        raise BadText("bad_field", file=source, field=field, expected="an object with A and B", text=quote(data))
    return {
        seat: None if data[seat.value] is None else _digits(data[seat.value], f"{field}.{seat}", source)
        for seat in SEATS
    }


def _digits(text: object, field: str, source: str) -> str:
    if not is_secret(text):
        raise BadText("bad_field", file=source, field=field, expected="64 lower-case hex digits", text=quote(text))
    return str(text)


_HEADERS = {
    "Fair table": ("table", None),
    "Fair secret": ("secret", None),
    "Fair commitment": ("commitment", None),
    "Fair contribution A": ("contributions", "A"),
    "Fair contribution B": ("contributions", "B"),
    "Fair commitment A": ("commitments", "A"),
    "Fair commitment B": ("commitments", "B"),
}
HEADERS = tuple(_HEADERS)


def fair_to_headers(fair: Fair | None) -> list[str]:
    """Return the header lines of a text record."""
    if fair is None:
        return []
    data: dict[str, Any] = fair.to_json()
    values = {header: data[name] if seat is None else data[name][seat] for header, (name, seat) in _HEADERS.items()}
    return [f"{header}: {value}" for header, value in values.items() if value is not None]


def fair_from_headers(headers: Mapping[str, str], source: str) -> Fair | None:
    """Read a text record's headers; None where they have nothing of it. Raises BadText for a bad or missing one."""
    if not any(header in headers for header in HEADERS):
        return None
    data: dict[str, Any] = {"contributions": {"A": None, "B": None}, "commitments": {"A": None, "B": None}}
    for header, (name, seat) in _HEADERS.items():
        if header in headers:
            if seat is None:
                data[name] = headers[header]
            else:
                data[name][seat] = headers[header]
        elif seat is None:
            raise BadText("missing_field", file=source, field=header)
    return fair_from_json(data, source)
