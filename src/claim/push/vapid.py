"""Tells push services which server sends a notice: a signed token, RFC 8292 (VAPID)."""

import json
import secrets

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from claim.push.base64url import decoded, encoded
from claim.push.encryption import point_of

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
