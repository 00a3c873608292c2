"""Accounts, other people and notices on the wire."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field
from typing_extensions import TypeAliasType

from claim.accounts.accounts import AccountState
from claim.friends.people import Invitation, KnownPerson
from claim.game.cards import Seat
from claim.pairing.seeks import Pairing, PairState
from claim.push.subscriptions import Subscription
from claim.records.record import Record
from claim.service.people import AccountGame
from claim.tables.options import ClockKind
from claim.tables.table import iso_time
from claim.web.wire.base import Incoming, Name, TableId, Token

MOST_ANSWER = 12_000
_PLAIN = "^[A-Za-z0-9_-]*$"  # PostgreSQL takes no text with a NUL in it
# What the browser's passkey answered, as the JSON text of PublicKeyCredential.toJSON().
PasskeyAnswer = TypeAliasType("PasskeyAnswer", Annotated[str, Field(max_length=MOST_ANSWER)])
TypedKey = TypeAliasType("TypedKey", Annotated[str, Field(max_length=100)])  # A recovery key, as people type it.


class BeginAccount(Incoming):
    """POST /api/accounts/options: a new account with a passkey."""

    name: Name


@dataclass(frozen=True, kw_only=True)
class PasskeyOptions:
    """What a browser needs to make or use a passkey, as the JSON text that WebAuthn's JSON functions read."""

    options: str  # for PublicKeyCredential.parseCreationOptionsFromJSON or parseRequestOptionsFromJSON


class NewAccount(Incoming):
    """POST /api/accounts: with the passkey that was made for its name, or with a name alone."""

    passkey: PasskeyAnswer | None = None
    name: Name | None = None  # where there is no passkey


@dataclass(frozen=True, kw_only=True)
class AccountCreated:
    """Your new account, and its recovery key, which is shown this once."""

    account: AccountState
    recovery_key: str  # shown this once


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


# WebAuthn's id of a passkey.
PasskeyId = TypeAliasType("PasskeyId", Annotated[str, Field(max_length=1400, pattern=_PLAIN)])


class NamedPasskey(Incoming):
    """POST /api/account/passkeys/name: what you call a passkey."""

    id: PasskeyId
    label: Name  # its new name; a second one of the same name gets a number


class RemovedPasskey(Incoming):
    """POST /api/account/passkeys/remove: one passkey fewer."""

    id: PasskeyId


@dataclass(frozen=True, kw_only=True)
class RecoveryKey:
    """POST /api/account/recovery-key: a new recovery key, which is shown this once; the last one opens nothing."""

    recovery_key: str  # shown this once


class EndSession(Incoming):
    """POST /api/account/sessions/end: end one of your sessions, or all where `id` is null."""

    id: Annotated[str, Field(max_length=64, pattern=_PLAIN)] | None  # null: all of them


@dataclass(frozen=True, kw_only=True)
class SignedOut:
    """The answer where the session that asked has ended."""

    signed_out: bool  # whether the session that asked has ended


class Adopt(Incoming):
    """POST /api/account/adopt: put the game of a seat whose token you have under your account."""

    table: TableId
    token: Token


@dataclass(frozen=True, kw_only=True)
class Adopted:
    """Whose game is now yours: the table, and the seat that the token opens."""

    table: TableId
    seat: Seat  # that the token opens


class DeleteAccount(Incoming):
    """POST /api/account/delete: delete your account. `name` is its name, so that it does not happen by mistake."""

    name: Name


# --- other people ----------------------------------------------------------------------------------------------------


class Follow(Incoming):
    """POST /api/people/follow: follow or unfollow a person."""

    name: Name  # name or id
    follow: bool  # false: no longer


class Block(Incoming):
    """POST /api/people/block: block or unblock a person."""

    name: Name  # name or id
    block: bool  # false: no longer


@dataclass(frozen=True, kw_only=True)
class ChallengeEnded:
    """POST /api/challenges/{id}/end: the challenge at this table is over."""

    table: TableId


@dataclass(frozen=True, kw_only=True)
class ExportedChallenge:
    """A challenge that waits or was declined within a day, made by you or to you."""

    table: TableId
    by_you: bool  # made by you, not to you
    created: str


# --- notices ---------------------------------------------------------------------------------------------------------

# `PushSubscription.endpoint` of the browser.
PushEndpoint = TypeAliasType("PushEndpoint", Annotated[str, Field(max_length=2000)])
_Key = Annotated[str, Field(max_length=100)]


@dataclass(frozen=True, kw_only=True)
class PushKey:
    """GET /api/push: the key for which browsers subscribe; null where this server sends no notices."""

    key: str | None  # `applicationServerKey`, in base64url


class Subscribe(Incoming):
    """POST /api/account/push: send your notices to this browser, in this language."""

    endpoint: PushEndpoint
    p256dh: _Key  # `getKey("p256dh")` in base64url
    auth: _Key  # `getKey("auth")` likewise
    language: Annotated[str, Field(max_length=40)]  # of the notices; English where the server does not speak it


class Unsubscribe(Incoming):
    """POST /api/account/push/remove: send your notices to this browser no longer."""

    endpoint: PushEndpoint


@dataclass(frozen=True, kw_only=True)
class Subscribed:
    """Whether your notices are sent to this browser."""

    subscribed: bool


@dataclass(frozen=True, kw_only=True)
class SubscriptionState:
    """A browser that your notices are sent to: its push service, and the language. The rest of it is a secret."""

    service: str  # its host; the rest of the endpoint and the keys are secrets
    language: str
    created: str


# --- all of it --------------------------------------------------------------------------------------------------------


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
    seat: Seat  # yours
    name: str | None  # the other's, as it was at the table; null: the table is gone
    since: str  # when you began to wait
    found: str  # when the opponent was found
    state: PairState


@dataclass(frozen=True, kw_only=True)
class AccountExport:
    """GET /api/account/export: everything that is stored about you."""

    account: AccountState
    games: Sequence[ExportedGame]
    followed: Sequence[KnownPerson]
    blocked: Sequence[KnownPerson]
    challenges: Sequence[ExportedChallenge]
    missed: Sequence[str]  # until when games waited for you that you did not come to, of the last 30 days
    push: Sequence[SubscriptionState]  # the browsers that are notified
    former_name: Sequence[str]  # the forms in which your last name is kept, so that no one else takes it
    seek: ExportedSeek | None
    # the newest first; forgotten a day after they were found, those that you missed after 30 days
    pairings: Sequence[ExportedPairing]


# --- what is sent, from what the service hands out -------------------------------------------------------------------


def exported_challenge(one: Invitation, account: str) -> ExportedChallenge:
    """Return a challenge as the export of one of its two accounts has it."""
    return ExportedChallenge(table=one.table, by_you=one.account == account, created=iso_time(one.created))


def exported_pairing(one: Pairing) -> ExportedPairing:
    """Return an opponent who was found for a person. Their name is in the log of the table."""
    return ExportedPairing(
        table=one.table_id,
        pool=one.pool,
        seat=Seat(one.seat),
        name=None,
        since=iso_time(one.since),
        found=iso_time(one.at),
        state=PairState(one.state),
    )


def exported_subscription(one: Subscription) -> SubscriptionState:
    """Return a browser that notices are sent to. Its service is named; the rest is a secret."""
    service = one.endpoint.split("/")[2]
    return SubscriptionState(service=service, language=one.language, created=iso_time(one.created))
