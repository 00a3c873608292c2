"""Accounts on the wire."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field
from typing_extensions import TypeAliasType

from claim.game.cards import Seat
from claim.pairing.seeks import PairState
from claim.records.record import Record
from claim.tables.options import ClockKind
from claim.tables.states import TableState
from claim.web.wire.base import AccountId, Incoming, Name, TableId, Token
from claim.web.wire.people import ExportedChallenge, KnownPerson
from claim.web.wire.push import SubscriptionState

MOST_ANSWER = 12_000
PasskeyAnswer = TypeAliasType(
    "PasskeyAnswer",
    Annotated[
        str,
        Field(
            max_length=MOST_ANSWER,
            description="What the browser's passkey answered, as the JSON text of PublicKeyCredential.toJSON().",
        ),
    ],
)
TypedKey = TypeAliasType("TypedKey", Annotated[str, Field(max_length=100)])


@dataclass(frozen=True, kw_only=True)
class PasskeyState:
    """A passkey of yours; `host` is the name of the server that it was made for, `counter` counts its uses."""

    id: str
    host: str
    label: str
    created: str
    used: str | None
    counter: int


@dataclass(frozen=True, kw_only=True)
class SessionState:
    """A session of yours; `current` is the one that asks."""

    id: str
    label: str
    created: str
    used: str
    current: bool


@dataclass(frozen=True, kw_only=True)
class AccountState:
    """GET /api/account: your account, which nobody else is shown like this."""

    id: AccountId
    name: str
    created: str
    renamable_at: str | None
    passkeys: Sequence[PasskeyState]
    sessions: Sequence[SessionState]


class BeginAccount(Incoming):
    """POST /api/accounts/options: a new account with a passkey."""

    name: Name


@dataclass(frozen=True, kw_only=True)
class PasskeyOptions:
    """What a browser needs to make or use a passkey, as the JSON text that WebAuthn's JSON functions read."""

    options: str


class NewAccount(Incoming):
    """POST /api/accounts: with the passkey that was made for its name, or with a name alone."""

    passkey: PasskeyAnswer | None = None
    name: Name | None = None


@dataclass(frozen=True, kw_only=True)
class AccountCreated:
    """Your new account, and its recovery key, which is shown this once."""

    account: AccountState
    recovery_key: str


class SignIn(Incoming):
    """POST /api/sessions: with a passkey, or with the recovery key."""

    passkey: PasskeyAnswer | None = None
    recovery_key: TypedKey | None = None


class NewName(Incoming):
    """POST /api/account/name: another name."""

    name: Name


class NewPasskey(Incoming):
    """POST /api/account/passkeys: one more passkey."""

    passkey: PasskeyAnswer


class RemovedPasskey(Incoming):
    """POST /api/account/passkeys/remove: one passkey fewer."""

    id: Annotated[str, Field(max_length=1400)]


@dataclass(frozen=True, kw_only=True)
class RecoveryKey:
    """POST /api/account/recovery-key: a new recovery key, which is shown this once; the last one opens nothing."""

    recovery_key: str


class EndSession(Incoming):
    """POST /api/account/sessions/end: end one of your sessions, or all where `id` is null."""

    id: Annotated[str, Field(max_length=64)] | None


@dataclass(frozen=True, kw_only=True)
class SignedOut:
    """The answer where the session that asked has ended."""

    signed_out: bool


class Adopt(Incoming):
    """POST /api/account/adopt: put the game of a seat whose token you have under your account."""

    table: TableId
    token: Token


@dataclass(frozen=True, kw_only=True)
class Adopted:
    """Whose game is now yours: the table, and the seat that the token opens."""

    table: TableId
    seat: Seat


@dataclass(frozen=True, kw_only=True)
class AccountGame:
    """A game of yours: your seat, and what is public of the table."""

    seat: Seat
    table: TableState


@dataclass(frozen=True, kw_only=True)
class ExportedGame(AccountGame):
    """A game of yours with its record, null until it may be shown."""

    record: Record | None


@dataclass(frozen=True, kw_only=True)
class ExportedSeek:
    """Your search for an opponent, while it waits."""

    pool: ClockKind
    since: str


@dataclass(frozen=True, kw_only=True)
class ExportedPairing:
    """An opponent who was found for you: your seat, the name that they had, since when you had waited."""

    table: TableId
    pool: ClockKind
    seat: Seat
    name: str | None
    since: str
    found: str
    state: PairState


@dataclass(frozen=True, kw_only=True)
class AccountExport:
    """GET /api/account/export: everything that is stored about you."""

    account: AccountState
    games: Sequence[ExportedGame]
    followed: Sequence[KnownPerson]
    blocked: Sequence[KnownPerson]
    challenges: Sequence[ExportedChallenge]
    missed: Sequence[str]
    push: Sequence[SubscriptionState]
    former_name: Sequence[str]
    seek: ExportedSeek | None
    pairings: Sequence[ExportedPairing]


class DeleteAccount(Incoming):
    """POST /api/account/delete: delete your account. `name` is its name, so that it does not happen by mistake."""

    name: Name
