"""A passkey in software, as an authenticator and a browser make one: for servers that are asked without a browser."""

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

_PRESENT, _VERIFIED, _ATTESTED = 0x01, 0x04, 0x40  # flags


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey for the pages of an origin. Its counter grows with each use; None: it has none, as synced ones."""

    def __init__(self, origin: str, counter: int | None = 0) -> None:
        self.origin = origin
        self.counter = counter
        self.id = secrets.token_bytes(16)
        self.handle = b""
        self._key = ec.generate_private_key(ec.SECP256R1())

    @property
    def name(self) -> str:
        """Its id as servers list it."""
        return _text(self.id)

    def creates(self, options: str, statement: dict[str, Any] | None = None, **changes: str) -> str:
        """Answer a server's options with a new passkey; `changes` are of what the browser says it signed.

        With a `statement` it attests itself in the format "packed", as no server of ours asks for.
        """
        asked = json.loads(options)
        self.handle = base64.urlsafe_b64decode(asked["user"]["id"] + "==")
        numbers = self._key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + key
        data = self._data(asked["rp"]["id"], _ATTESTED) + attested
        signed = self._client("webauthn.create", asked["challenge"], changes)
        form = "none" if statement is None else "packed"
        attestation = cbor2.dumps({"fmt": form, "attStmt": statement or {}, "authData": data})
        return self._answer({"clientDataJSON": _text(signed), "attestationObject": _text(attestation)})

    def signs(self, options: str, **changes: str) -> str:
        """Answer a server's options by signing its challenge; `changes` as in `creates`."""
        asked = json.loads(options)
        if self.counter is not None:
            self.counter += 1
        data = self._data(asked["rpId"], 0)
        signed = self._client("webauthn.get", asked["challenge"], changes)
        signature = self._key.sign(data + hashlib.sha256(signed).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {
                "clientDataJSON": _text(signed),
                "authenticatorData": _text(data),
                "signature": _text(signature),
                "userHandle": _text(self.handle),
            }
        )

    def _data(self, host: str, flags: int) -> bytes:
        counter = (self.counter or 0).to_bytes(4)
        return hashlib.sha256(host.encode()).digest() + bytes([_PRESENT | _VERIFIED | flags]) + counter

    def _client(self, kind: str, challenge: str, changes: dict[str, str]) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps({**told, **changes}).encode()

    def _answer(self, response: dict[str, Any]) -> str:
        named = {"id": _text(self.id), "rawId": _text(self.id), "type": "public-key"}
        return json.dumps({**named, "response": response, "clientExtensionResults": {}})
