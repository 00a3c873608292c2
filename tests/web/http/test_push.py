"""Notices over HTTP: the server's key, and who may subscribe to what."""

import asyncio
from collections.abc import Iterator

import pytest

from claim.push.keys import make_keys
from claim.storage.storage import open_storage
from claim.web.wire.accounts import AccountExport
from claim.web.wire.models import model_of
from harness.accounts import Browser
from harness.clients import ask
from tests.push.receiver import Receiver
from tests.web.running import ROOMY, limited, server

ENDPOINT = "https://updates.push.services.mozilla.com/secret-of-this-browser"


def make(url: str) -> None:
    """Make keys as `claim admin push-keys` does."""

    async def work() -> None:
        storage = await open_storage(url, serving=False)
        await make_keys(storage)
        await storage.close()

    asyncio.run(work())


@pytest.fixture(scope="module")
def host(tmp_path_factory) -> Iterator[str]:
    """Serve; nothing is ever sent."""
    url = f"sqlite:///{tmp_path_factory.mktemp('push')}/tables.sqlite"
    with server(url, ROOMY) as found:
        make(url)
        yield found


def wish(endpoint: str = ENDPOINT) -> dict[str, str]:
    return {"endpoint": endpoint, **Receiver().keys, "language": "hu"}


def test_a_browser_subscribes_is_in_the_export_and_unsubscribes(host):
    ann = Browser(host)
    ann.creates("Anselm")
    assert len(ann.asks("/api/push")[1]["key"]) == 87
    assert ann.asks("/api/account/push", wish()) == (200, {"subscribed": True})
    text = ann.asks("/api/account/export")[1]
    (told,) = model_of(AccountExport).model_validate(text).push
    assert (told.service, told.language) == ("updates.push.services.mozilla.com", "hu")
    assert "secret-of-this-browser" not in str(text)
    for _ in range(2):
        assert ann.asks("/api/account/push/remove", {"endpoint": ENDPOINT}) == (200, {"subscribed": False})
    assert ann.asks("/api/account/export")[1]["push"] == []


@pytest.mark.parametrize("path", ["/api/account/push", "/api/account/push/remove"])
def test_only_those_who_signed_in_on_our_own_page_may(host, path):
    assert Browser(host).code(path, wish()) == "not_signed_in"
    eve = Browser(host)
    eve.creates(f"Eve of {path.rpartition('/')[2]}")
    body = wish() if path.endswith("push") else {"endpoint": ENDPOINT}
    assert eve.code(path, body, Origin="https://evil.example") == "strange_origin"
    assert eve.code(path, body, **{"Sec-Fetch-Site": "same-site"}) == "strange_origin"


def test_without_keys_nothing_is_offered_and_strange_services_are_refused(tmp_path):
    with limited(tmp_path, push_rate=0.001, push_burst=3) as host:
        dido = Browser(host)
        dido.creates("Dido")
        assert ask(host, "/api/push") == (200, {"key": None})
        assert dido.code("/api/account/push", wish()) == "no_push"
        make(f"sqlite:///{tmp_path}/limited.sqlite")  # beside the running server
        assert dido.asks("/api/push")[1]["key"] is not None
        status, told = dido.asks("/api/account/push", wish("https://localhost/x"))
        assert (status, told["error"]["code"]) == (403, "other_push_service")
        assert dido.code("/api/account/push", {**wish(), "p256dh": "x" * 101}) == "bad_message"
        assert dido.code("/api/account/push", {**wish(), "auth": "short"}) == "bad_push_keys"
        assert dido.code("/api/account/push", wish()) == "too_fast"
