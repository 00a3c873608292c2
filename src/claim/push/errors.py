"""What can be refused about notices."""

from typing import ClassVar

from claim.game.errors import ClaimError, Text


class PushError(ClaimError):
    """A push subscription that is not accepted, or an address that nothing is sent to."""

    texts: ClassVar = {
        "no_push": Text("this server sends no notices: its host has made no keys for them", 409),
        "bad_push_keys": "{field}: not a key of a browser's push subscription: expected {bytes} bytes in base64url",
        "bad_endpoint": "{text} is not the address of a push service: expected https://, the name of a host without a "
        "port, and a path",
        "other_push_service": Text("{host} is not a push service that this server sends to", 403),
    }


class BadContact(ClaimError):
    """How push services reach the host, where that is not what they expect."""

    texts: ClassVar = {
        "bad_push_contact": "--contact: {text} is not an address: expected one such as mailto:host@claim.example or "
        "https://claim.example/contact, of at most {most} characters",
    }
