"""Challenges that passkeys sign: each is good once and for a few minutes, at every server on the same storage."""

import secrets
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from claim.accounts.ceremonies import CHALLENGE_SECONDS
from claim.accounts.errors import AccountError
from claim.storage import schema
from claim.storage.transactions import OpenTransaction

CREATE, ADD, SIGN_IN = "create", "add", "sign_in"  # what one may be for
_BYTES = 32


@dataclass(frozen=True)
class Asked:
    """What a challenge was for: the account that the passkey is made for, and its name where it is new."""

    account: str | None
    name: str | None


async def new_challenge(
    transaction: OpenTransaction, purpose: str, now: float, account: str | None = None, name: str | None = None
) -> bytes:
    """Draw a challenge and remember it; forget those that have expired. Raises StorageFailed."""
    challenge, challenges = secrets.token_bytes(_BYTES), schema.challenges
    row = {"challenge": challenge.hex(), "purpose": purpose, "account": account, "name": name}
    async with transaction() as connection:
        await forget_expired(connection, now)
        await connection.execute(challenges.insert().values(**row, expires=int(now) + CHALLENGE_SECONDS))
    return challenge


async def forget_expired(connection: AsyncConnection, now: float) -> None:
    """Delete the challenges that nobody can use any more. Some hold the name of an account that was never made."""
    await connection.execute(schema.challenges.delete().where(schema.challenges.c.expires < int(now)))


async def take_challenge(transaction: OpenTransaction, challenge: bytes, purpose: str, now: float) -> Asked:
    """Use a challenge up, and return what it was for.

    Raises AccountError where there is none: it was used, has expired, was for something else or never drawn here.
    Raises StorageFailed.
    """
    challenges = schema.challenges.c
    taken = schema.challenges.delete().where(challenges.challenge == challenge.hex(), challenges.purpose == purpose)
    async with transaction() as connection:
        found = (
            await connection.execute(taken.returning(challenges.account, challenges.name, challenges.expires))
        ).first()
    if found is None or found.expires < int(now):
        raise AccountError("stale_challenge", minutes=CHALLENGE_SECONDS // 60)
    return Asked(found.account, found.name)
