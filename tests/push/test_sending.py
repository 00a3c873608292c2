"""How notices are sent while push services are busy, hang, or say that a browser is gone."""

import asyncio
import json
from collections import Counter

import pytest

from claim.locales import LANGUAGES, Words
from claim.push import sending
from claim.push.posting import Endpoint, Poster
from claim.push.push import Push
from claim.push.sending import Notice
from claim.push.subscriptions import MOST
from claim.storage.errors import StorageFailed
from claim.tables.names import NAMELESS
from harness.waiting import PATIENCE, until
from tests.push.people import Someone, sends, settled, your_turn


async def test_dead_endpoints_are_removed_and_others_stay(tables, push, service):
    ann = await Someone.new(tables, push, "Ann")
    for path in ("/ok/1", "/gone/1", "/missing/1", "/redirect/1"):
        await ann.subscribes(service.endpoint(path))
    service.target = service.endpoint("/ok/inside")
    sends(push, ann)
    await settled(push)
    assert sorted(await ann.paths()) == ["ok/1", "redirect/1"]
    assert service.at("/ok/inside") == [], "a redirect is not followed"
    assert push.sender.counts == Counter(sent=1, gone=2, failed=1)


async def test_a_busy_service_is_asked_again(tables, push, service, clock):
    ann = await Someone.new(tables, push, "Ann")
    await ann.subscribes(service.endpoint("/busy/1"))
    await ann.subscribes(service.endpoint("/error/1"))
    sends(push, ann)
    for times in (1, 2, 3):
        await settled(push)  # or the time of a request would be up
        assert len(service.at("/error/1")) == times
        await clock.passes(max(sending.PAUSES))
    assert push.sender.counts["failed"] == 1
    assert (len(service.at("/busy/1")), len(service.at("/error/1"))) == (2, 3)
    assert push.sender.counts["sent"] == 1
    assert len(await ann.paths()) == 2, "they may be better tomorrow"


@pytest.mark.parametrize("kind", ["hang", "error"])
async def test_bad_services_hold_nobody_up(tables, push, service, clock, kind):
    eve, ann = await Someone.new(tables, push, "Eve"), await Someone.new(tables, push, "Ann")
    for number in range(MOST):
        await eve.subscribes(service.endpoint(f"/{kind}/{number}"))
    browser = await ann.subscribes(service.endpoint("/ok/1"))
    for number in range(60):
        sends(push, eve, f"table-{number}")
    share = sending.MOST_UNDER_WAY_OF_ACCOUNT
    await until(lambda: len(service.received) >= share and push.sender.counts["dropped"])
    assert kind == "error" or len(service.received) == share
    sends(push, ann, "table-ann")
    await clock.passes(sending.SOON_SECONDS)
    await until(lambda: service.at("/ok/1"))
    assert browser.reads(service.at("/ok/1")[0].body)["tag"] == "table-ann"


async def test_what_finds_no_room_is_sent_a_little_later(tables, push, service, clock, monkeypatch):
    monkeypatch.setattr(sending, "MOST_UNDER_WAY_OF_ACCOUNT", 1)
    monkeypatch.setattr(sending, "PAUSES", (PATIENCE / 2, PATIENCE / 2))  # the first may take seconds here
    ann = await Someone.new(tables, push, "Ann")
    for number in range(2):
        await ann.subscribes(service.endpoint(f"/ok/{number}"))
    sends(push, ann)
    await settled(push)
    assert len(service.received) == 1
    await clock.passes(sending.PAUSES[0])
    await settled(push)
    assert sorted(one.path for one in service.received) == ["/ok/0", "/ok/1"]
    assert push.sender.counts == Counter(sent=2)


async def test_a_site_that_hangs_leaves_room_for_others(tables, push, poster, service, monkeypatch):
    """However many accounts have their browsers there."""
    monkeypatch.setattr(sending, "MOST_UNDER_WAY_OF_SITE", 2)
    monkeypatch.setattr(sending, "PAUSES", ())
    begun = list[Endpoint]()

    async def hang(endpoint: Endpoint, *_: object) -> None:
        begun.append(endpoint)
        await asyncio.Event().wait()

    monkeypatch.setattr(poster, "post", hang)
    for name in ("Eve", "Mal", "Sid"):
        someone = await Someone.new(tables, push, name)
        await someone.subscribes(service.endpoint(f"/ok/{name}"))
        sends(push, someone)
    await until(lambda: len(begun) == 2 and push.sender.counts["dropped"] == 1)


@pytest.mark.parametrize("host", ["push.example.com", "example.com", "a.b.EXAMPLE.com:443"])
def test_all_names_below_one_are_one_site(host):
    assert sending.site_of(f"https://{host}/secret.path") == "example.com"


async def test_a_turn_that_is_over_by_the_next_try_is_not_told(tables, push, service, clock):
    ann = await Someone.new(tables, push, "Ann")
    await ann.subscribes(service.endpoint("/busy/1"))
    answers = [your_turn()]

    async def make() -> Notice | None:
        return answers.pop() if answers else None

    push.sender.send(ann.id, make)
    await settled(push)
    await clock.passes(sending.PAUSES[0])
    await settled(push)
    assert len(service.received) == 1


async def test_one_bad_subscription_harms_no_other(tables, push, poster, service, monkeypatch, caplog):
    ann = await Someone.new(tables, push, "Ann")
    for path in ("/ok/1", "/ok/2"):
        await ann.subscribes(service.endpoint(path))
    read = poster.read

    def reads(text: str) -> Endpoint:
        found: Endpoint = read(text)
        if found.path == "/ok/1":
            raise UnicodeError("a letter that is not ASCII")
        return found

    monkeypatch.setattr(poster, "read", reads)
    for _ in range(3):
        sends(push, ann)
        await settled(push)
    assert push.sender.counts == Counter(sent=3, failed=3)
    assert len([one for one in caplog.records if one.name == "claim.push"]) == 1, "the host is named once"


async def test_closing_begins_no_further_request_and_ignores_what_fails(tables, push, service, clock, monkeypatch):
    ann, bob = await Someone.new(tables, push, "Ann"), await Someone.new(tables, push, "Bob")
    await ann.subscribes(service.endpoint("/gone/1"))
    await bob.subscribes(service.endpoint("/ok/1"))
    forgetting, closing, making = asyncio.Event(), asyncio.Event(), list[str]()

    async def forget(_: object) -> None:
        try:
            forgetting.set()
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise StorageFailed("not_kept") from None

    async def slow() -> None:
        making.append("slow")
        try:
            await asyncio.Event().wait()
        finally:
            closing.set()
            for _ in range(10):
                await asyncio.sleep(0)

    async def waits() -> Notice:
        making.append("waits")
        await closing.wait()
        return your_turn()

    monkeypatch.setattr(push.subscriptions, "forget", forget)
    sends(push, ann)
    await forgetting.wait()
    push.sender.send(bob.id, slow)
    await until(lambda: len(making) == 1)
    push.sender.send(bob.id, waits)
    await until(lambda: len(making) == 2)
    ending = asyncio.ensure_future(push.close())
    await clock.passes(0)
    await clock.passes(sending.CLOSE_SECONDS)
    await ending
    await settled(push)
    assert service.at("/ok/1") == []


async def no_notice() -> None:
    """Make none."""


async def test_a_queue_that_is_full_drops_what_comes(tables, poster, monkeypatch):
    monkeypatch.setattr(sending, "MOST_QUEUED", 3)
    push = Push(tables, poster)  # which was not started
    for _ in range(5):
        push.sender.send("nobody", no_notice)
    assert push.sender.counts["dropped"] == 2


async def test_a_service_that_is_not_allowed_any_more_gets_nothing(tables, push, poster, service, monkeypatch, caplog):
    """The subscription stays: its host may allow the service again."""
    ann = await Someone.new(tables, push, "Ann")
    await ann.subscribes(service.endpoint("/ok/secret-path"))
    monkeypatch.setattr(poster, "read", Poster().read)
    sends(push, ann)
    await settled(push)
    assert (service.connections, push.sender.counts["refused"], len(await ann.paths())) == (0, 1, 1)
    assert "localhost" in caplog.text
    assert "secret-path" not in caplog.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_without_a_name_are_called_guests(language):
    notice = Notice("t", "page-your-turn", "page-against", {"name": NAMELESS}, "#/table/t", 60)
    words = Words(language)
    assert json.loads(sending.payload(notice, language))["body"] == words("page-against", name=words("page-guest"))
