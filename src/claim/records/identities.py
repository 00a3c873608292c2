"""Which bot played a seat, as kept in records: name, version and budget, enough to play its moves again."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from claim.game.cards import SEATS, Seat
from claim.game.errors import BadText, quote
from claim.records.reading import name_text

MOST_VERSION = 999_999_999


@dataclass(frozen=True)
class BotIdentity:
    """A bot as named in a record. `budget` says how much it may think, in a form of the bot's own; it may be empty."""

    name: str
    version: int
    budget: str = ""

    def __str__(self) -> str:
        return f"{self.name} {self.version}" + (f" ({self.budget})" if self.budget else "")


class Identified(Protocol):
    """Anything that says which bot it is."""

    name: str
    version: int
    budget: str


def identity_of(bot: Identified) -> BotIdentity:
    """Return the identity that a record keeps of this bot."""
    return BotIdentity(bot.name, bot.version, bot.budget)


def identities_to_json(identities: Mapping[Seat, BotIdentity]) -> dict[str, object]:
    """Return the identities as a JSON object by seat."""
    return {
        seat.value: {
            "name": identities[seat].name,
            "version": identities[seat].version,
            "budget": identities[seat].budget,
        }
        for seat in SEATS
        if seat in identities
    }


def identities_from_json(data: object, source: str) -> dict[Seat, BotIdentity]:
    """Read a record's field `bots`; empty where it is missing. Raises BadText where it is malformed."""
    identities = {} if data is None else data
    if not isinstance(identities, Mapping) or not set(identities) <= set(SEATS):
        raise BadText("bad_field", file=source, field="bots", expected="an object with A and B", text=quote(identities))
    return {seat: _identity(identities[seat], f"bots.{seat}", source) for seat in SEATS if seat in identities}


def _identity(data: object, field: str, source: str) -> BotIdentity:
    if not isinstance(data, Mapping) or not {"name", "version"} <= set(data) <= {"name", "version", "budget"}:
        expected = "an object with name, version and budget"
        raise BadText("bad_field", file=source, field=field, expected=expected, text=quote(data))
    name = name_text(data["name"], f"{field}.name", source)
    budget = name_text(data.get("budget", ""), f"{field}.budget", source)
    return BotIdentity(name, _version(data["version"], f"{field}.version", source), budget)


def identities_to_headers(identities: Mapping[Seat, BotIdentity]) -> list[str]:
    """Return the identities as header lines of a text record."""
    lines = []
    for seat in SEATS:
        if seat in identities:
            lines += [f"Bot {seat}: {identities[seat].name}", f"Version {seat}: {identities[seat].version}"]
            if identities[seat].budget:
                lines.append(f"Budget {seat}: {identities[seat].budget}")
    return lines


def identities_from_headers(headers: Mapping[str, str], source: str) -> dict[Seat, BotIdentity]:
    """Read the identities in a text record's headers. Raises BadText where one is incomplete or malformed."""
    identities = {}
    for seat in SEATS:
        parts: dict[str, Any] = {
            field: headers[f"{header} {seat}"]
            for field, header in (("name", "Bot"), ("version", "Version"), ("budget", "Budget"))
            if f"{header} {seat}" in headers
        }
        if not parts:
            continue
        for field, header in (("name", "Bot"), ("version", "Version")):
            if field not in parts:
                raise BadText("missing_field", file=source, field=f"{header} {seat}")
        text = parts["version"]
        parts["version"] = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text
        identities[seat] = _identity(parts, f"Bot {seat}", source)
    return identities


def _version(value: object, field: str, source: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST_VERSION:
        expected = f"a whole number from 0 to {MOST_VERSION}"
        raise BadText("bad_field", file=source, field=field, expected=expected, text=quote(value))
    return value
