"""Push subscriptions on the wire."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field
from typing_extensions import TypeAliasType

from claim.web.wire.base import Incoming

PushEndpoint = TypeAliasType(
    "PushEndpoint",
    Annotated[str, Field(max_length=2000, description="`PushSubscription.endpoint` of the browser.")],
)
_Key = Annotated[str, Field(max_length=100, description="A key of the browser's subscription, in base64url.")]


@dataclass(frozen=True, kw_only=True)
class PushKey:
    """GET /api/push: the key for which browsers subscribe; null where this server sends no notices."""

    key: str | None


class Subscribe(Incoming):
    """POST /api/account/push: send your notices to this browser, in this language."""

    endpoint: PushEndpoint
    p256dh: _Key
    auth: _Key
    language: Annotated[str, Field(max_length=40)]


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

    service: str
    language: str
    created: str
