"""The two ceremonies of WebAuthn: making a passkey and signing in with one. `webauthn` verifies both.

A browser gets options with a challenge, and signs that. Each challenge is good once and for a few minutes, at every
server on the same storage. Options and answers are JSON texts, as PublicKeyCredential.parseCreationOptionsFromJSON and
toJSON have them.
"""

import ipaddress
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

import webauthn
from sqlalchemy.ext.asyncio import AsyncConnection
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    parse_attestation_object,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from claim.accounts.errors import AccountError
from claim.game.errors import quote
from claim.storage import schema
from claim.storage.engines import OpenTransaction

CHALLENGE_SECONDS = 300
CREATE, ADD, SIGN_IN = "create", "add", "sign_in"  # what a challenge may be for
_CHALLENGE_BYTES = 32
_RELYING_PARTY = "Claim"
# None is asked for, which leaves browsers these two, without certificates. So those are not read: they may be anything.
_ATTESTATIONS = ("none", "packed")
_MOST_ID = 1023  # bytes of a credential's id, by WebAuthn
# What else the library raises for what is not a passkey's answer at all:
_MALFORMED = (WebAuthnException, ValueError, TypeError, LookupError, AttributeError, RecursionError, OverflowError)


@dataclass(frozen=True)
class Site:
    """The page that a passkey belongs to: its origin, such as https://claim.example, and the name in it."""

    origin: str
    host: str

    @classmethod
    def of(cls, origin: str | None) -> "Site":
        """Return the site of this origin. Raises AccountError where browsers have no passkeys for it."""
        parts = urlsplit(origin or "")
        host = parts.hostname or ""
        local = host == "localhost" or host.endswith(".localhost")
        if origin is None or not host or _is_address(host) or (parts.scheme != "https" and not local):
            raise AccountError("no_passkeys_here")
        return cls(origin, host)


@dataclass(frozen=True)
class NewPasskey:
    """A new passkey: its id and its public key in base64url, and its counter."""

    id: str
    key: str
    counter: int


@dataclass(frozen=True)
class TakenChallenge:
    """A challenge that an answer has used up: the account that the passkey is for, and its name where it is new."""

    challenge: bytes
    account: str | None
    name: str | None


async def new_challenge(
    transaction: OpenTransaction, purpose: str, now: float, account: str | None = None, name: str | None = None
) -> bytes:
    """Draw a challenge and remember it; forget those that have expired. Raises StorageFailed."""
    challenge, challenges = secrets.token_bytes(_CHALLENGE_BYTES), schema.passkey_challenges
    row = {"challenge": challenge.hex(), "purpose": purpose, "account": account, "name": name}
    async with transaction() as connection:
        await forget_expired(connection, now)
        await connection.execute(challenges.insert().values(**row, expires=int(now) + CHALLENGE_SECONDS))
    return challenge


async def forget_expired(connection: AsyncConnection, now: float) -> None:
    """Delete the challenges that have expired. Some hold the name of an account that was never made."""
    await connection.execute(schema.passkey_challenges.delete().where(schema.passkey_challenges.c.expires < int(now)))


async def take_challenge(transaction: OpenTransaction, answer: str, purpose: str, now: float) -> TakenChallenge:
    """Use up the challenge that an answer is to.

    Raises AccountError where it is not an answer at all, or to no challenge: it was used, has expired, was for
    something else or never drawn here. Raises StorageFailed.
    """
    try:
        signed = base64url_to_bytes(json.loads(answer)["response"]["clientDataJSON"])
        challenge = parse_client_data_json(signed).challenge
    except _MALFORMED as error:
        raise _bad(error) from error
    challenges = schema.passkey_challenges.c
    taking = schema.passkey_challenges.delete().where(
        challenges.challenge == challenge.hex(), challenges.purpose == purpose
    )
    async with transaction() as connection:
        result = await connection.execute(taking.returning(challenges.account, challenges.name, challenges.expires))
        row = result.first()
    if row is None or row.expires < int(now):
        raise AccountError("stale_challenge", minutes=CHALLENGE_SECONDS // 60)
    return TakenChallenge(challenge, row.account, row.name)


def creation_options(site: Site, challenge: bytes, account: str, name: str, known: Sequence[str]) -> str:
    """Return what a browser needs to make a passkey for this account, other than the `known` ones."""
    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=_RELYING_PARTY,
        user_id=account.encode(),
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        timeout=CHALLENGE_SECONDS * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,  # so that people need not type their name to sign in
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
    )
    return webauthn.options_to_json(options)


def request_options(site: Site, challenge: bytes) -> str:
    """Return what a browser needs to sign in with any passkey that it has for this site."""
    options = webauthn.generate_authentication_options(
        rp_id=site.host, challenge=challenge, timeout=CHALLENGE_SECONDS * 1000
    )
    return webauthn.options_to_json(options)


def credential_of(answer: str) -> tuple[str, str | None]:
    """Return whose answer this says it is: the passkey's id, and the account's where it has that."""
    try:
        credential = parse_authentication_credential_json(answer)
        handle = credential.response.user_handle
        return bytes_to_base64url(credential.raw_id), None if handle is None else handle.decode()
    except _MALFORMED as error:
        raise _bad(error) from error


def verify_creation(answer: str, challenge: bytes, site: Site) -> NewPasskey:
    """Return the passkey that a browser made. Raises AccountError where it is not for this challenge and site."""
    try:
        credential = parse_registration_credential_json(answer)
        attestation = parse_attestation_object(credential.response.attestation_object)
        if attestation.fmt not in _ATTESTATIONS or attestation.att_stmt.x5c is not None:
            raise AccountError("bad_passkey", problem=f"an attestation that was not asked for: {attestation.fmt}")
        verified = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except _MALFORMED as error:
        raise _bad(error) from error
    if len(verified.credential_id) > _MOST_ID:
        raise AccountError("bad_passkey", problem=f"an id of more than {_MOST_ID} bytes")
    key = bytes_to_base64url(verified.credential_public_key)
    return NewPasskey(bytes_to_base64url(verified.credential_id), key, verified.sign_count)


def verify_request(answer: str, challenge: bytes, site: Site, key: str) -> int:
    """Check a passkey's signature and return its counter. Raises AccountError where it is not this key's.

    The caller compares the counter with the last one, where it stores it.
    """
    try:
        return webauthn.verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(key),
            credential_current_sign_count=0,
        ).new_sign_count
    except _MALFORMED as error:
        raise _bad(error) from error


def _bad(error: Exception) -> AccountError:
    return AccountError("bad_passkey", problem=quote(error))


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
