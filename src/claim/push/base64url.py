"""Bytes as browsers write them in push subscriptions and tokens: base64url without padding."""

import base64
import binascii


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
