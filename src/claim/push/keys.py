"""The server's own keys for notices, which its host makes once. They are in the storage, where all processes find them.

Browsers subscribe for one key: with another one all subscriptions are void. So keys are replaced only on request.
Each request to a push service has a token signed with them: RFC 8292 (VAPID).
"""

import json
import logging
import re
import secrets
from dataclasses import dataclass

import sqlalchemy as sa
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.game.errors import quote
from claim.push.encryption import decoded, encoded, point_of
from claim.push.errors import BadContact
from claim.storage import schema
from claim.storage.storage import Storage

TOKEN_SECONDS = 12 * 3600  # for which a token is good: at most 24 hours
_HEADER = {"typ": "JWT", "alg": "ES256"}
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


def new_private_key() -> str:
    """Return a new private key: 32 bytes as 43 letters."""
    return encoded((1 + secrets.randbelow(_ORDER - 1)).to_bytes(32, "big"))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    """Return the private key that a text is. Raises ValueError where it is not one."""
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), ec.SECP256R1())


def public_text(key: ec.EllipticCurvePrivateKey) -> str:
    """Return the public key as browsers want it (`applicationServerKey`)."""
    return encoded(point_of(key.public_key()))


def authorization(key: ec.EllipticCurvePrivateKey, origin: str, contact: str | None, now: float) -> str:
    """Return the header Authorization of a request to a push service.

    `origin` is that of the endpoint; `contact` is a mailto: or https: address of this server's host.
    """
    claims: dict[str, str | int] = {"aud": origin, "exp": int(now) + TOKEN_SECONDS}
    if contact is not None:
        claims["sub"] = contact
    signed = f"{_part(_HEADER)}.{_part(claims)}"
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={public_text(key)}"


def _part(data: dict[str, str] | dict[str, str | int]) -> str:
    return encoded(json.dumps(data, separators=(",", ":")).encode())


MOST_CONTACT = 200
_CONTACT = re.compile(r"mailto:[!-~]+@[!-~]+|https://[a-z0-9.-]+(:[0-9]+)?(/[!-~]*)?", re.ASCII | re.IGNORECASE)
_log = logging.getLogger("claim.push")


@dataclass(frozen=True)
class ServerKeys:
    """The key that signs, and how push services reach the host, if they may."""

    private: ec.EllipticCurvePrivateKey
    contact: str | None

    @property
    def public(self) -> str:
        """The public key as browsers want it."""
        return public_text(self.private)


@dataclass(frozen=True)
class Made:
    """What `make_keys` did: the public key, the contact, and whether the key is new."""

    public: str
    contact: str | None
    new: bool


def check_contact(text: str) -> str:
    """Return a contact that push services accept. Raises BadContact."""
    if len(text) > MOST_CONTACT or not _CONTACT.fullmatch(text):
        raise BadContact("bad_push_contact", text=quote(text), most=MOST_CONTACT)
    return text


async def read_keys(storage: Storage) -> ServerKeys | None:
    """Return the keys, or None where the host has made none. Raises StorageFailed."""
    server = schema.server.c
    query = sa.select(server.name, server.value).where(server.name.in_((schema.PUSH_KEY, schema.PUSH_CONTACT)))
    values = {str(row.name): str(row.value) for row in await storage.rows(query)}
    if schema.PUSH_KEY not in values:
        return None
    try:
        return ServerKeys(private_key(values[schema.PUSH_KEY]), values.get(schema.PUSH_CONTACT))
    except ValueError:
        _log.error("the key for notices is damaged: `claim admin push-keys --replace` makes another one")
        return None


async def make_keys(storage: Storage, contact: str | None = None, *, replace: bool = False) -> Made:
    """Make keys unless there are some; with `replace`, also then. A `contact` takes the place of the last one.

    Raises StorageFailed.
    """
    async with storage.transaction() as connection:
        before = await _value(connection, schema.PUSH_KEY)
        new = before is None or replace
        if new:
            await connection.execute(schema.push_subscriptions.delete())
            await _store(connection, schema.PUSH_KEY, new_private_key())
        if contact is not None:
            await _store(connection, schema.PUSH_CONTACT, contact)
    keys = await read_keys(storage)
    assert keys is not None
    return Made(keys.public, keys.contact, new)


async def remove_keys(storage: Storage) -> bool:
    """Send no notices any more; return whether some could be sent before. Raises StorageFailed."""
    server = schema.server
    async with storage.transaction() as connection:
        await connection.execute(schema.push_subscriptions.delete())
        await connection.execute(server.delete().where(server.c.name == schema.PUSH_CONTACT))
        gone = await connection.execute(server.delete().where(server.c.name == schema.PUSH_KEY))
        return bool(gone.rowcount)


async def _value(connection: AsyncConnection, name: str) -> str | None:
    server = schema.server.c
    value: str | None = await connection.scalar(sa.select(server.value).where(server.name == name))
    return value


async def _store(connection: AsyncConnection, name: str, value: str) -> None:
    server = schema.server
    await connection.execute(server.delete().where(server.c.name == name))
    await connection.execute(server.insert().values(name=name, value=value))
