"""A browser's side of web push: its keys, and how it reads what it is sent. Written apart from `claim.push`."""

import base64
import hashlib
import hmac
import json
import os
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _hmac(key: bytes, data: bytes) -> bytes:
    return hmac.new(key, data, hashlib.sha256).digest()


@dataclass
class Receiver:
    """A browser that has subscribed."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        """As the page sends them."""
        return {"p256dh": text_of(self.point), "auth": text_of(self.auth)}

    def decrypts(self, body: bytes) -> bytes:
        """Return the text of a message, without its padding (RFC 8188 section 2, RFC 8291 section 3.4)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size, "one record"
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = _hmac(_hmac(self.auth, shared), b"WebPush: info\0" + self.point + sender + b"\x01")
        pseudorandom = _hmac(salt, secret)
        key = _hmac(pseudorandom, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = _hmac(pseudorandom, b"Content-Encoding: nonce\0\x01")[:12]
        padded = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
        assert padded[-1:] == b"\x02", "the last record"
        return padded[:-1]

    def reads(self, body: bytes) -> dict[str, Any]:
        """Return the notice of a message."""
        found: dict[str, Any] = json.loads(self.decrypts(body))
        return found
