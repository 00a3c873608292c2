"""Encrypts notices so that only the subscribed browser can read them: RFC 8291, with the aes128gcm of RFC 8188.

A notice is one record. It is padded to a fixed size, so that the push service does not see what it is about.
"""

import base64
import binascii
import os
import struct

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096  # bytes; push services take no more (RFC 8291, section 4)
PADDED = 512  # bytes of every notice, unless it is longer
POINT, AUTH = 65, 16  # bytes of a browser's two keys
_LAST = b"\x02"  # ends the text of the last record; what follows is padding
_OVERHEAD = 16 + len(_LAST)  # the tag of AES-GCM
MOST = RECORD - _OVERHEAD - (16 + 4 + 1 + POINT)  # bytes of a notice: header and all fit in 4,096


def encoded(data: bytes) -> str:
    """Return bytes as text."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes of a text, padded or not. Raises ValueError where it is not base64url."""
    plain = text.rstrip("=")
    try:
        return base64.b64decode((plain + "=" * (-len(plain) % 4)).encode("ascii"), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError("expected base64url") from error


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    """Return the public key that 65 bytes are. Raises ValueError where they are not a point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def encrypt(
    text: bytes,
    receiver: bytes,
    auth: bytes,
    *,
    padded: int = PADDED,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return the body of a push message for the browser with these keys.

    `sender` and `salt` are drawn anew for each message, except by tests. Raises ValueError where the text is too long
    or `receiver` is not a key.
    """
    if len(text) > MOST:
        raise ValueError(f"expected at most {MOST} bytes, got {len(text)}")
    sender, salt = sender or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    shared, own = sender.exchange(ec.ECDH(), public_key(receiver)), point_of(sender.public_key())
    key, nonce = content_keys(shared, auth, receiver, own, salt)
    record = text + _LAST + bytes(max(0, padded - len(text)))
    return salt + struct.pack(">IB", RECORD, len(own)) + own + AESGCM(key).encrypt(nonce, record, None)


def content_keys(shared: bytes, auth: bytes, receiver: bytes, sender: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """Return the key and the nonce of the only record, from the secret that both sides have (RFC 8291, section 3.4)."""
    secret = _derived(shared, auth, b"WebPush: info\0" + receiver + sender, 32)
    return (
        _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16),
        _derived(secret, salt, b"Content-Encoding: nonce\0", 12),
    )


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)
