"""Who is told what, and when: players of slow games who are not at their table, once for each turn."""

from unittest.mock import AsyncMock

import pytest

from claim.game.view import Viewer
from claim.pairing.seeks import SeekRequest, account_person
from claim.push.keys import make_keys, read_keys, remove_keys
from claim.push.push import RECHECK_SECONDS, REMIND_SECONDS, Push
from claim.push.subscriptions import MOST
from claim.records.fair import commitment
from claim.service.tables import Tables
from claim.storage import schema
from claim.storage.errors import StorageFailed
from claim.tables.commands import AcceptRematch, Resign
from claim.tables.options import Options
from harness.push_service import PushService
from harness.waiting import PATIENCE, until
from tests.friends.circles import Member
from tests.push.people import Someone, pushing, settled
from tests.push.receiver import Receiver
from tests.service.people import Person, code_of, poll_lobby, serving, subscribed

SLOW = Options(clock="slow")
COME_SECONDS = PATIENCE / 2


@pytest.fixture(autouse=True)
def _slow_pages(monkeypatch):
    """Nobody is told of an opponent before a test says so: two seconds are soon over on a busy machine."""
    monkeypatch.setattr("claim.push.push.COME_SECONDS", COME_SECONDS)


async def dealt(tables: Tables, ann: Someone, bob: Someone, options: Options = SLOW) -> list[Person]:
    """Return two people at a table of theirs, whoever's turn it is first."""
    one = await Person.creates(tables, name="Ann", options=options, account=ann.id)
    other = await Person.sits(tables, one.table, name="Bob", account=bob.id)
    await one.reveals()
    await other.reveals()
    first = (await one.sees()).view["turn"]
    return sorted([one, other], key=lambda person: person.seat != first)


async def two(tables: Tables, push: Push, service: PushService) -> tuple[dict[str, Receiver], Someone, Someone]:
    ann, bob = await Someone.new(tables, push, "Ann"), await Someone.new(tables, push, "Bob")
    return (
        {
            "A": await ann.subscribes(service.endpoint("/ok/A")),
            "B": await bob.subscribes(service.endpoint("/ok/B"), "fr"),
        },
        ann,
        bob,
    )


async def test_a_player_who_is_away_is_told_once_that_it_is_their_turn(tables, push, service):
    browsers, ann, bob = await two(tables, push, service)
    first, second = await dealt(tables, ann, bob)
    await settled(push)
    service.received.clear()  # an opponent was found, and the first turn
    await first.plays_first()
    await settled(push)
    (message,) = service.received
    assert message.path == f"/ok/{second.seat}"
    told = browsers[second.seat].reads(message.body)
    titles = {"A": ("Your turn", "Against Bob"), "B": ("À toi", "Contre Ann")}
    assert (told["title"], told["body"]) == titles[second.seat], "in the language of that browser"
    assert (told["url"], told["tag"]) == (f"#/table/{first.table}", first.table)
    assert message.headers["content-encoding"] == "aes128gcm"
    assert 4 * 86_400 - 60 < int(message.headers["ttl"]) <= 4 * 86_400, "until their time is up"
    assert message.headers["authorization"].startswith("vapid t=")
    assert push.sender.counts["sent"] >= 1


async def test_topics_do_not_tell_push_services_who_plays_together(tables, push, service):
    _, ann, bob = await two(tables, push, service)
    people = await dealt(tables, ann, bob)
    for person in people * 3:
        await settled(push)
        await person.plays_first()
    await settled(push)
    topics = {path: {one.headers["topic"] for one in service.at(path)} for path in ("/ok/A", "/ok/B")}
    assert [len(found) for found in topics.values()] == [1, 1], "of one table, so that a newer notice replaces it"
    assert topics["/ok/A"] != topics["/ok/B"]


async def test_who_is_at_the_table_is_told_only_if_they_do_not_play_for_long(tables, push, service, clock):
    _, ann, bob = await two(tables, push, service)
    first, second = await dealt(tables, ann, bob)
    await settled(push)
    service.received.clear()
    with await subscribed(tables, second.table, Viewer(second.seat)):
        await first.plays_first()
        await settled(push)
        await clock.passes(RECHECK_SECONDS[0])
        await settled(push)
        assert service.received == [], "they may be thinking"
        await clock.passes(RECHECK_SECONDS[1])
        await settled(push)
        assert [one.path for one in service.received] == [f"/ok/{second.seat}"], "that is a window left open"
        await clock.passes(sum(RECHECK_SECONDS))
        await settled(push)
        assert len(service.received) == 1


@pytest.mark.parametrize("plays", [False, True])
async def test_who_went_away_unnoticed_is_told_a_minute_later(tables, push, service, clock, plays):
    """A telephone that is locked counts as connected until its socket is found dead."""
    _, ann, bob = await two(tables, push, service)
    first, second = await dealt(tables, ann, bob)
    await settled(push)
    service.received.clear()
    with await subscribed(tables, second.table, Viewer(second.seat)):
        await first.plays_first()
        await settled(push)
        if plays:
            await second.does(Resign("enough"))
    await clock.passes(RECHECK_SECONDS[0])
    await settled(push)
    assert [one.path for one in service.received] == ([] if plays else [f"/ok/{second.seat}"])


async def test_an_accepted_rematch_is_told_to_those_who_do_not_come(tables, push, service, clock):
    browsers, ann, bob = await two(tables, push, service)
    first, second = await dealt(tables, ann, bob)
    await first.does(Resign("enough"))
    await settled(push)
    await first.offers()
    await second.offers(AcceptRematch)
    await settled(push)
    service.received.clear()
    following = await second.goes_on()
    await following.reveals()
    with await subscribed(tables, following.table, Viewer(following.seat)):
        await clock.passes(COME_SECONDS)
        await settled(push)
    (message,) = service.received
    told = browsers[first.seat].reads(message.body)
    assert (message.path, told["tag"]) == (f"/ok/{first.seat}", following.table)
    assert told["title"] == {"A": "An opponent was found", "B": "Adversaire trouvé"}[first.seat]


@pytest.mark.parametrize("options", [Options(clock="live"), Options()])
async def test_only_slow_games_send_notices(tables, push, service, options):
    _, ann, bob = await two(tables, push, service)
    first, _ = await dealt(tables, ann, bob, options)
    await first.plays_first()
    await settled(push)
    assert service.received == []


async def test_an_open_seat_that_is_taken_is_an_opponent_found(tables, push, service):
    browsers, ann, bob = await two(tables, push, service)
    one = await Person.creates(tables, name="Ann", options=SLOW, account=ann.id)
    await Person.sits(tables, one.table, name="Bob", account=bob.id)
    await settled(push)
    (message,) = service.received
    told = browsers["A"].reads(message.body)
    assert (message.path, told["title"], told["body"]) == ("/ok/A", "An opponent was found", "Against Bob")


async def test_a_slow_seek_that_is_paired_is_told_unless_the_page_comes_by_itself(tables, push, service, clock):
    browsers, ann, bob = await two(tables, push, service)
    for someone, name in ((ann, "Ann"), (bob, "Bob")):
        visit = tables.lobby.enter(account_person(someone.id), lambda: None)
        wanted = SeekRequest(f"{name}-1234567890abcdef", "slow", name, commitment("00" * 32))
        await tables.lobby.seek(visit, wanted, lambda: None)
    await until(lambda: tables.storage.of_status("revealing", 5))
    (table,) = await tables.storage.of_status("revealing", 5)
    with await subscribed(tables, table, Viewer(await seat_of(tables, table, bob))):
        await clock.passes(COME_SECONDS)
        await until(lambda: service.received)
        await settled(push)
    (message,) = service.received
    assert (message.path, browsers["A"].reads(message.body)["title"]) == ("/ok/A", "An opponent was found")
    assert 86_000 < int(message.headers["ttl"]) <= 86_400, "then the table is closed"


async def test_whose_time_is_up_in_half_a_day_is_told_once_a_turn(tables, push, service, monkeypatch):
    _, ann, bob = await two(tables, push, service)
    first, _ = await dealt(tables, ann, bob)
    await settled(push)
    soon = ((await tables.live.current(first.table)).table.deadline or 0) / 1000 - REMIND_SECONDS
    for now, told in ((soon - 60, []), (soon + 60, [f"/ok/{first.seat}"]), (soon + 120, [])):
        assert await reminded(push, service, now, monkeypatch) == told
    later = schema.tables.update().values(deadline=schema.tables.c.deadline + 86_400_000)  # as with another turn
    async with tables.storage.transaction() as connection:
        await connection.execute(later)
    assert await reminded(push, service, soon + 86_460, monkeypatch) == [f"/ok/{first.seat}"]
    await first.plays_first()
    await settled(push)
    assert await reminded(push, service, soon, monkeypatch) == []


async def test_whose_time_is_up_is_told_once_the_storage_answers_again(tables, push, service, monkeypatch):
    _, ann, bob = await two(tables, push, service)
    first, _ = await dealt(tables, ann, bob)
    await settled(push)
    soon = ((await tables.live.current(first.table)).table.deadline or 0) / 1000 - REMIND_SECONDS + 60
    with monkeypatch.context() as patch:
        patch.setattr(tables.live, "current", AsyncMock(side_effect=StorageFailed("not_kept")))
        with pytest.raises(StorageFailed):
            await reminded(push, service, soon, patch)
    assert await reminded(push, service, soon, monkeypatch) == [f"/ok/{first.seat}"]
    assert await reminded(push, service, soon, monkeypatch) == []


async def test_a_turn_that_begins_meanwhile_is_not_taken_for_one_whose_time_is_up(tables, push, service, monkeypatch):
    _, ann, bob = await two(tables, push, service)
    first, _ = await dealt(tables, ann, bob)
    soon = ((await tables.live.current(first.table)).table.deadline or 0) / 1000 - REMIND_SECONDS + 60
    with monkeypatch.context() as patch:
        patch.setattr(tables.live, "current", AsyncMock(side_effect=StorageFailed("not_kept")))
        with pytest.raises(StorageFailed):
            await reminded(push, service, soon, patch)
    await first.plays_first()
    await settled(push)
    assert await reminded(push, service, soon - 120, monkeypatch) == []


async def reminded(push: Push, service: PushService, now: float, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return who is told that their time is up soon."""
    service.received.clear()
    monkeypatch.setattr(push, "_clock", lambda: now)
    await push.remind()
    await settled(push)
    return [one.path for one in service.received]


async def seat_of(tables: Tables, table: str, someone: Someone) -> str:
    seats = (await tables.live.public_state(table)).seats
    return next(seat.value for seat, one in seats.items() if one.account == someone.id)


@pytest.mark.parametrize(("clock", "seconds"), [("live", 1800), ("slow", 3 * 86_400), (None, 3 * 86_400)])
async def test_a_challenge_is_told_for_as_long_as_it_waits(tables, push, service, clock, seconds):
    browsers, ann, _ = await two(tables, push, service)
    carol = await Member.joins(tables, "Carol", lobby=False)
    table = await carol.challenges(Member(tables, ann.signed_in.account), clock)
    await settled(push)
    (message,) = service.received
    assert browsers["A"].reads(message.body) == {
        "title": "Carol challenges you",
        "body": "Answer in the lobby",
        "url": "#/",
        "tag": table.table,
    }
    assert message.headers["ttl"] == str(seconds)


async def test_a_challenge_waits_a_minute_for_who_is_in_the_lobby(tables, push, service, clock):
    _, ann, _ = await two(tables, push, service)
    tables.lobby.enter(account_person(ann.id), lambda: None)
    await poll_lobby(tables)
    carol = await Member.joins(tables, "Carol", lobby=False)
    await carol.challenges(Member(tables, ann.signed_in.account))
    await settled(push)
    assert service.received == []
    await clock.passes(RECHECK_SECONDS[0])
    await settled(push)
    assert [one.path for one in service.received] == ["/ok/A"], "that window was left open"


async def test_only_the_server_that_stored_a_play_tells_of_it(shared_url, poster, service):
    async with (
        serving(shared_url) as here,
        serving(shared_url) as there,
        pushing(here, poster) as push,
        pushing(there, poster) as other,
    ):
        _, ann, bob = await two(here, push, service)
        first, second = await dealt(here, ann, bob)
        await settled(push)
        service.received.clear()
        # The second player is connected to the other server until they go; then both servers have the table in memory.
        with await subscribed(there, second.table, Viewer(second.seat)) as watching:
            await until(lambda: here_online(here, first.table, second.seat))
            await first.plays_first()
            await watching.changed()
            await settled(push)
            await settled(other)
            assert service.received == [], "they are there, at whichever server"
            first.tables = second.tables = there
            await until(lambda: is_on_turn(second))
            await second.plays_first()
            await settled(push)
            await settled(other)
        told = [one.path for one in service.received]
        state = await first.sees()
        assert told == ([f"/ok/{first.seat}"] if state.view["turn"] == first.seat else [])


async def is_on_turn(person: Person) -> bool:
    return bool((await person.sees()).view["legal"])


async def here_online(tables: Tables, table: str, seat: str) -> bool:
    return any(
        one.online for found, one in (await tables.live.public_state(table)).seats.items() if found.value == seat
    )


@pytest.mark.parametrize("about", ["a challenge", "a turn"])
async def test_what_is_over_by_the_time_of_its_notice_is_not_told(tables, poster, service, about):
    await make_keys(tables.storage)
    push = Push(tables, poster)
    _, ann, bob = await two(tables, push, service)
    if about == "a challenge":
        carol = await Member.joins(tables, "Carol", lobby=False)
        await carol.ends((await carol.challenges(Member(tables, ann.signed_in.account))).table)
    else:
        first, _ = await dealt(tables, ann, bob)
        await first.does(Resign("enough"))
    push.start()
    await settled(push)
    await push.close()
    assert service.received == []


# --- subscriptions ---------------------------------------------------------------------------------------------------


async def test_at_most_five_browsers_and_the_oldest_goes(tables, poster, service):
    times = iter(range(100, 200))
    await make_keys(tables.storage)
    push = Push(tables, poster, lambda: float(next(times)))
    ann = await Someone.new(tables, push, "Ann")
    for number in range(MOST + 2):
        await ann.subscribes(service.endpoint(f"/ok/{number}"))
    assert await ann.paths() == [f"ok/{number}" for number in (6, 5, 4, 3, 2)]
    await ann.subscribes(service.endpoint("/ok/3"), "pt")
    found = await push.subscriptions.of(ann.id)
    assert [one.language for one in found] == ["pt-BR", "en", "en", "en", "en"], "the same again is no other"


async def test_a_browser_belongs_to_the_account_that_signed_in_there_last(tables, push, service):
    ann, bob = await Someone.new(tables, push, "Ann"), await Someone.new(tables, push, "Bob")
    endpoint = service.endpoint("/ok/shared")
    await ann.subscribes(endpoint)
    await bob.subscribes(endpoint)
    assert (await ann.paths(), await bob.paths()) == ([], ["ok/shared"])
    await push.subscriptions.remove(ann.signed_in.account.id, endpoint)
    assert await bob.paths() == ["ok/shared"], "nobody ends another's"
    await push.subscriptions.remove(bob.signed_in.account.id, endpoint)
    assert await bob.paths() == []


async def test_a_session_that_ends_takes_its_subscription_with_it(tables, push, service):
    ann = await Someone.new(tables, push, "Ann")
    await ann.subscribes(service.endpoint("/ok/1"))
    await tables.accounts.end_session(ann.id, ann.signed_in.session_id)
    assert await ann.paths() == []
    assert await code_of(ann.subscribes(service.endpoint("/ok/1"))) == "not_signed_in"


async def test_signing_in_again_keeps_the_subscription_and_signing_in_as_somebody_else_does_not(tables, push, service):
    accounts = tables.accounts
    ann = await accounts.create_without_passkey("Ann", "", lambda: None)
    found = await accounts.signed_in(ann.token)
    await push.subscribe(found, service.endpoint("/ok/1"), **Receiver().keys, language="en")
    again = await accounts.sign_in_with_key(ann.recovery_key, "", before=ann.token)
    assert len(await push.subscriptions.of(ann.account.id)) == 1
    assert await accounts.signed_in(ann.token) is None
    await accounts.create_without_passkey("Bob", "", lambda: None, before=again.token)
    assert await push.subscriptions.of(ann.account.id) == []


@pytest.mark.parametrize("suspended", [True, False])
async def test_suspended_and_deleted_accounts_hear_nothing(tables, push, service, suspended):
    ann = await Someone.new(tables, push, "Ann")
    await ann.subscribes(service.endpoint("/ok/1"))
    await (tables.accounts.suspend(ann.id) if suspended else tables.delete_account(ann.id))
    assert await ann.paths() == []


async def test_what_is_no_subscription_is_refused(tables, push, service):
    ann, good = await Someone.new(tables, push, "Ann"), Receiver().keys
    bad = [
        {"p256dh": "", "auth": good["auth"]},
        {"p256dh": good["p256dh"][:-4], "auth": good["auth"]},
        {"p256dh": "B" + "A" * 86, "auth": good["auth"]},
        {"p256dh": good["p256dh"], "auth": "xyz"},
        {"p256dh": good["p256dh"], "auth": "!" * 22},
    ]
    for keys in bad:
        assert await code_of(push.subscribe(ann.signed_in, service.endpoint("/ok/1"), **keys, language="en")) == (
            "bad_push_keys"
        )
    told = push.subscribe(ann.signed_in, "https://127.0.0.1/x", **good, language="en")
    assert await code_of(told) == "other_push_service"


async def test_keys_are_made_once_replaced_on_request_and_removed(tables, push, service):
    ann, storage = await Someone.new(tables, push, "Ann"), tables.storage
    await ann.subscribes(service.endpoint("/ok/1"))
    made = await make_keys(storage, "mailto:host@claim.example")
    assert (made.new, made.public, made.contact) == (False, await push.public_key(), "mailto:host@claim.example")
    assert await ann.paths() == ["ok/1"]
    other = await make_keys(storage, replace=True)
    assert (other.new, other.contact) == (True, "mailto:host@claim.example")
    assert other.public != made.public
    assert await ann.paths() == [], "they were for the other key"
    assert await remove_keys(storage)
    assert not await remove_keys(storage)
    assert (await read_keys(storage), await push.public_key()) == (None, None)
    assert await code_of(ann.subscribes(service.endpoint("/ok/1"))) == "no_push"
