"""Small types that every message is made of."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from typing_extensions import TypeAliasType

MOST_TYPED = 200  # code points of a name as it is sent; `claim.tables.names` has the rules
MOST_NUMBER = 2**31 - 1


Card = TypeAliasType("Card", Annotated[str, Field(pattern=r"^[GKUDX][0-9]$", description='A card, such as "G3".')])
Seat = TypeAliasType("Seat", Literal["A", "B"])
Faction = TypeAliasType("Faction", Literal["G", "K", "U", "D", "X"])
Viewer = TypeAliasType("Viewer", Literal["A", "B", "spectator", "open"])
Hex = TypeAliasType(
    "Hex", Annotated[str, Field(pattern=r"^[0-9a-f]{64}$", description="32 bytes as 64 lower-case hex digits.")]
)
TableId = TypeAliasType("TableId", Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{10,64}$")])
AccountId = TypeAliasType("AccountId", Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{12}$")])
Token = TypeAliasType(
    "Token",
    Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{40,200}$", description="A seat's secret: whoever has it plays.")],
)
CommandId = TypeAliasType(
    "CommandId",
    Annotated[
        str,
        Field(
            pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The client's own; a command repeated with it is done once."
        ),
    ],
)
LongCommandId = TypeAliasType(
    "LongCommandId",
    Annotated[
        str,
        Field(
            pattern=r"^[A-Za-z0-9_-]{16,64}$",
            description="Drawn at random by the client: the seat's token depends on it.",
        ),
    ],
)
Name = TypeAliasType(
    "Name",
    Annotated[
        str,
        StringConstraints(max_length=MOST_TYPED),
        Field(description="A person's name, as typed: docs/protocol.md has the rules."),
    ],
)
Day = TypeAliasType(
    "Day", Annotated[str, Field(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description='A day in UTC, as "2026-11-16".')]
)
PlayerId = TypeAliasType(
    "PlayerId",
    Annotated[
        str,
        Field(
            pattern=r"^[A-Za-z0-9_-]{16,64}$",
            description="Drawn at random by the browser, which keeps it: it may have one counted run per day.",
        ),
    ],
)
Count = TypeAliasType("Count", Annotated[int, Field(ge=0, le=MOST_NUMBER)])
Params = TypeAliasType("Params", dict[str, str | int])


class Incoming(BaseModel):
    """A message from a client: nothing is guessed, and unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Outgoing(BaseModel):
    """A message to a client. Unknown fields are refused here too: none may go out undocumented."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(Outgoing):
    """What went wrong: an error code and its parameters. The words are in locales/ as `error-…`."""

    code: str
    params: Params


class ErrorAnswer(Outgoing):
    """The body of every error response."""

    error: Problem
