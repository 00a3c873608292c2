"""Accounts on both storages: made, signed in to and changed; and what is refused."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding

from claim.accounts import accounts as rules
from claim.accounts.accounts import Accounts, NewSession
from claim.accounts.ceremonies import CHALLENGE_SECONDS, Site
from claim.game.errors import ClaimError
from claim.locales import bot_titles
from claim.storage import schema
from claim.tables.names import Names
from harness.authenticator import Authenticator
from harness.waiting import until
from tests.service.people import code_of, serving

ORIGIN = "https://claim.example"
SITE = Site.of(ORIGIN)


def admit() -> None:
    """Refuse nothing."""


async def made(accounts: Accounts, name: str = "Ann", counter: int | None = 0) -> tuple[NewSession, Authenticator]:
    """Make an account with a passkey."""
    passkey = Authenticator(ORIGIN, counter)
    answer = passkey.creates(await accounts.begin_creation(name, SITE))
    return await accounts.create(answer, SITE, "Firefox, Linux", admit), passkey


async def test_a_passkey_makes_an_account_and_signs_in_with_a_new_session_each_time(tables):
    accounts = tables.accounts
    session, passkey = await made(accounts)
    assert session.account.name == "Ann"
    again = await accounts.sign_in(passkey.signs(await accounts.begin_sign_in(SITE)), SITE, "", session.token)
    assert again.account == session.account
    assert again.recovery_key is None
    assert await accounts.signed_in(session.token) is None, "it was replaced"
    person = await accounts.signed_in(again.token)
    assert person is not None
    assert person.account == session.account
    assert [one.id for one in await accounts.sessions(session.account.id, "")] == [person.session_id]
    assert [(one.label, one.host) for one in await accounts.passkeys(session.account.id)] == [
        ("Firefox, Linux", SITE.host)
    ]


async def test_the_recovery_key_signs_in_until_there_is_a_new_one(tables):
    accounts = tables.accounts
    session = await accounts.create_without_passkey("Ann", "", admit)
    assert session.recovery_key is not None
    assert (await accounts.sign_in_with_key(session.recovery_key.lower(), "")).account == session.account
    new = await accounts.new_recovery_key(session.account.id)
    assert await code_of(accounts.sign_in_with_key(session.recovery_key, "")) == "unknown_key"
    assert (await accounts.sign_in_with_key(new, "")).account == session.account


async def test_an_answer_is_good_once_and_for_what_was_asked(tables, clock):
    accounts = tables.accounts
    session, passkey = await made(accounts, counter=None)
    answer = passkey.signs(await accounts.begin_sign_in(SITE))
    await accounts.sign_in(answer, SITE, "")
    assert await code_of(accounts.sign_in(answer, SITE, "")) == "stale_challenge"
    invented = passkey.signs(await accounts.begin_sign_in(SITE), challenge="AAAA")
    assert await code_of(accounts.sign_in(invented, SITE, "")) == "stale_challenge"
    new = Authenticator(ORIGIN).creates(await accounts.begin_passkey(session.account, SITE))
    assert await code_of(accounts.create(new, SITE, "", admit)) == "stale_challenge"
    late = passkey.signs(await accounts.begin_sign_in(SITE))
    clock.now += CHALLENGE_SECONDS + 1
    assert await code_of(accounts.sign_in(late, SITE, "")) == "stale_challenge"


async def test_of_two_who_send_the_same_answer_at_once_one_gets_in(tables):
    accounts = tables.accounts
    _, passkey = await made(accounts, counter=None)
    answer = passkey.signs(await accounts.begin_sign_in(SITE))
    codes = await asyncio.gather(*[code_of(accounts.sign_in(answer, SITE, "")) for _ in range(4)])
    assert sorted(codes) == ["none", "stale_challenge", "stale_challenge", "stale_challenge"]


async def test_a_counter_that_does_not_grow_is_a_copy(tables):
    accounts = tables.accounts
    _, passkey = await made(accounts)
    await accounts.sign_in(passkey.signs(await accounts.begin_sign_in(SITE)), SITE, "")
    for counter in (0, -1):
        passkey.counter = counter
        assert (
            await code_of(accounts.sign_in(passkey.signs(await accounts.begin_sign_in(SITE)), SITE, ""))
            == "cloned_passkey"
        )
    passkey.counter = 7
    await accounts.sign_in(passkey.signs(await accounts.begin_sign_in(SITE)), SITE, "")


def certificate() -> bytes:
    """A certificate of a key whose curve nobody knows."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([])
    day = datetime(2026, 1, 1, tzinfo=UTC)
    made = x509.CertificateBuilder(name, name, key.public_key(), 1, day, day + timedelta(days=1)).sign(key, SHA256())
    curve = bytes.fromhex("06082a8648ce3d030107")
    return made.public_bytes(Encoding.DER).replace(curve, curve[:-1] + b"\x63")


async def test_an_attestation_that_was_not_asked_for_is_refused(file_tables):
    accounts, passkey = file_tables.accounts, Authenticator(ORIGIN)
    statement = {"alg": -7, "sig": b"\x30\x06\x02\x01\x01\x02\x01\x01", "x5c": [certificate()]}
    answer = passkey.creates(await accounts.begin_creation("Ann", SITE), statement)
    assert await code_of(accounts.create(answer, SITE, "", admit)) == "bad_passkey"


async def test_what_was_signed_elsewhere_is_refused(file_tables):
    accounts = file_tables.accounts
    _, passkey = await made(accounts)
    wrong = {"origin": "https://evil.example"}
    assert (
        await code_of(accounts.sign_in(passkey.signs(await accounts.begin_sign_in(SITE), **wrong), SITE, ""))
        == "bad_passkey"
    )
    other = Authenticator(ORIGIN)
    assert (
        await code_of(accounts.sign_in(other.signs(await accounts.begin_sign_in(SITE)), SITE, "")) == "unknown_passkey"
    )
    other.id, other.handle = passkey.id, passkey.handle
    assert await code_of(accounts.sign_in(other.signs(await accounts.begin_sign_in(SITE)), SITE, "")) == "bad_passkey"
    for text in ("", "{}", "[]", "null", '{"response": {"clientDataJSON": "e30"}}', "[" * 5000):
        assert await code_of(accounts.sign_in(text, SITE, "")) == "bad_passkey"
        assert await code_of(accounts.create(text, SITE, "", admit)) == "bad_passkey"


@pytest.mark.parametrize("origin", [None, "http://claim.example", "https://192.0.2.7", "http://127.0.0.1:8000", "null"])
def test_there_are_no_passkeys_without_a_name_and_tls(origin):
    with pytest.raises(ClaimError, match="https"):
        Site.of(origin)


def test_on_localhost_there_are():
    assert Site.of("http://localhost:8000").host == "localhost"


async def test_a_name_is_given_away_once_also_in_a_likeness(tables):
    accounts = tables.accounts
    await made(accounts, "Ivan")
    for name in ("Ivan", "IVAN", "lvan", "Іvаn"):
        assert await code_of(accounts.begin_creation(name, SITE)) == "name_taken"
        assert await code_of(accounts.create_without_passkey(name, "", admit)) == "name_taken"
    two = [Authenticator(ORIGIN).creates(await accounts.begin_creation("Bob", SITE)) for _ in range(2)]
    codes = await asyncio.gather(*[code_of(accounts.create(answer, SITE, "", admit)) for answer in two])
    assert sorted(codes) == ["name_taken", "none"]


async def test_nobody_is_called_like_a_bot(file_tables):
    accounts = Accounts(file_tables.storage, Names(bot_titles(["regent"])), lambda: 0)
    for name in ("regent", "Rеgent", "Reg℮nt", "Régent"):
        assert await code_of(accounts.create_without_passkey(name, "", admit)) == "bot_name"
    assert await code_of(accounts.create_without_passkey("\n", "", admit)) == "bad_name"
    for name in ("person", "Реrson", "N. N."):
        assert await code_of(accounts.create_without_passkey(name, "", admit)) == "name_taken"


async def test_a_name_is_changed_rarely_and_the_last_one_stays_taken(tables, clock):
    accounts = tables.accounts
    ann = (await accounts.create_without_passkey("Ann", "", admit)).account
    renamed = await accounts.rename(ann, "Anna")
    assert renamed.name == "Anna"
    assert await code_of(accounts.create_without_passkey("Ann", "", admit)) == "name_taken"
    assert await code_of(accounts.rename(renamed, "Hannah")) == "renamed_lately"
    clock.now += rules.RENAME_DAYS * rules.DAY
    await accounts.rename(renamed, "Hannah")
    assert await code_of(accounts.create_without_passkey("Ann", "", admit)) == "none"
    assert await code_of(accounts.create_without_passkey("Anna", "", admit)) == "name_taken"
    assert await code_of(accounts.rename(renamed, "Ann", by_host=True)) == "name_taken"


async def test_a_second_passkey_is_added_and_one_removed(tables):
    accounts = tables.accounts
    session, first = await made(accounts)
    mine, second = session.account, Authenticator(ORIGIN)
    await accounts.add_passkey(mine.id, second.creates(await accounts.begin_passkey(mine, SITE)), SITE, "")
    again = second.creates(await accounts.begin_passkey(mine, SITE))
    assert await code_of(accounts.add_passkey(mine.id, again, SITE, "")) == "passkey_known"
    ids = [one.id for one in await accounts.passkeys(mine.id)]
    assert len(ids) == 2
    bob = (await accounts.create_without_passkey("Bob", "", admit)).account
    stolen = Authenticator(ORIGIN).creates(await accounts.begin_passkey(mine, SITE))
    assert await code_of(accounts.add_passkey(bob.id, stolen, SITE, "")) == "stale_challenge"
    assert await code_of(accounts.remove_passkey(bob.id, ids[0])) == "no_passkey"
    await accounts.remove_passkey(mine.id, first.name)
    assert (
        await code_of(accounts.sign_in(first.signs(await accounts.begin_sign_in(SITE)), SITE, "")) == "unknown_passkey"
    )
    await accounts.sign_in(second.signs(await accounts.begin_sign_in(SITE)), SITE, "")


async def test_passkeys_have_labels_of_their_own_and_the_names_that_people_give_them(tables):
    accounts = tables.accounts
    session, first = await made(accounts)
    mine = session.account.id
    for _ in range(2):
        answer = Authenticator(ORIGIN).creates(await accounts.begin_passkey(session.account, SITE))
        await accounts.add_passkey(mine, answer, SITE, "Firefox, Linux")
    labels = sorted(one.label for one in await accounts.passkeys(mine))
    assert labels == ["Firefox, Linux", "Firefox, Linux 2", "Firefox, Linux 3"]
    for name in ("  Old   phone ", "Old phone"):
        await accounts.label_passkey(mine, first.name, name)
        assert {one.id: one.label for one in await accounts.passkeys(mine)}[first.name] == "Old phone"
    second = next(one.id for one in await accounts.passkeys(mine) if one.id != first.name)
    await accounts.label_passkey(mine, second, "Old phone")
    assert {one.id: one.label for one in await accounts.passkeys(mine)}[second] == "Old phone 2"
    for name in ("", "\n", "\0", "x" * 41):
        assert await code_of(accounts.label_passkey(mine, second, name)) == "bad_name"
    bob = (await accounts.create_without_passkey("Bob", "", admit)).account
    assert await code_of(accounts.label_passkey(bob.id, second, "Mine")) == "no_passkey"


async def test_sessions_end_singly_together_and_by_themselves(tables, clock):
    accounts = tables.accounts
    session = await accounts.create_without_passkey("Ann", "", admit)
    mine, key = session.account.id, session.recovery_key or ""
    other = await accounts.sign_in_with_key(key, "")
    person = await accounts.signed_in(session.token)
    assert person is not None
    bob = (await accounts.create_without_passkey("Bob", "", admit)).account
    for wrong in (person.session_id[:-1], "%" * 16, person.session):
        assert await code_of(accounts.end_session(mine, wrong)) == "no_session"
    assert await code_of(accounts.end_session(bob.id, person.session_id)) == "no_session"
    await accounts.end_session(mine, person.session_id)
    assert await accounts.signed_in(session.token) is None
    clock.now += rules.SESSION_DAYS * rules.DAY - 1
    assert await accounts.signed_in(other.token) is not None
    clock.now += rules.SESSION_DAYS * rules.DAY - 1
    assert await accounts.signed_in(other.token) is not None, "it was used meanwhile"
    clock.now += rules.SESSION_DAYS * rules.DAY + 1
    assert await accounts.signed_in(other.token) is None
    late = await accounts.sign_in_with_key(key, "")
    await accounts.end_sessions(mine)
    assert await accounts.signed_in(late.token) is None
    for _ in range(rules.MOST_SESSIONS + 3):
        await accounts.sign_in_with_key(key, "")
    assert len(await accounts.sessions(mine, "")) == rules.MOST_SESSIONS


async def test_a_suspended_account_is_out_and_stays_out(tables):
    accounts = tables.accounts
    session, passkey = await made(accounts)
    mine, key = session.account.id, session.recovery_key or ""
    await accounts.suspend(mine)
    assert await accounts.signed_in(session.token) is None
    assert await code_of(accounts.sign_in_with_key(key, "")) == "suspended"
    assert await code_of(accounts.sign_in(passkey.signs(await accounts.begin_sign_in(SITE)), SITE, "")) == "suspended"
    await accounts.suspend(mine, suspended=False)
    await accounts.sign_in_with_key(key, "")


async def test_accounts_are_found_by_id_and_by_name(tables):
    accounts = tables.accounts
    ann = (await accounts.create_without_passkey("Ann", "", admit)).account
    await accounts.create_without_passkey("Bob", "", admit)
    assert await accounts.find(ann.id) == await accounts.find("ann") == ann
    assert await code_of(accounts.find("nobody")) == "no_account"
    assert [one.name for one in await accounts.all("AN")] == ["Ann"]
    assert len(await accounts.all()) == 2


async def test_too_many_passkeys_and_a_refused_account_leave_nothing(tables):
    accounts = tables.accounts
    session, _ = await made(accounts)
    for _ in range(rules.MOST_PASSKEYS - 1):
        answer = Authenticator(ORIGIN).creates(await accounts.begin_passkey(session.account, SITE))
        await accounts.add_passkey(session.account.id, answer, SITE, "")
    answer = Authenticator(ORIGIN).creates(await accounts.begin_passkey(session.account, SITE))
    assert await code_of(accounts.add_passkey(session.account.id, answer, SITE, "")) == "too_many_passkeys"

    def refuse() -> None:
        raise ClaimError("conflict", one="", other="")

    assert await code_of(accounts.create_without_passkey("Bob", "", refuse)) == "conflict"
    assert [one.name for one in await accounts.all()] == ["Ann"]


async def test_what_has_expired_is_deleted_without_anybody_asking(url, clock, monkeypatch):
    monkeypatch.setattr("claim.service.retention.FIRST_SECONDS", 0.01)
    monkeypatch.setattr("claim.service.retention.AGAIN_SECONDS", 0.05)
    async with serving(url, clock=clock) as tables:
        await made(tables.accounts)
        await tables.accounts.begin_creation("Bob", SITE)  # who thinks better of it

        async def left() -> list[int]:
            return [
                len(await tables.storage.rows(one.select())) for one in (schema.passkey_challenges, schema.sessions)
            ]

        assert await left() == [1, 1]
        clock.now += CHALLENGE_SECONDS + 1

        async def forgotten() -> bool:
            return await left() == [0, 1]

        await until(forgotten)
        clock.now += rules.SESSION_DAYS * rules.DAY

        async def signed_out() -> bool:
            return await left() == [0, 0]

        await until(signed_out)
