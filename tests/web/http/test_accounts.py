"""Accounts over HTTP: the whole way of one, its cookie, and whose requests are refused."""

import gzip
import json
import re
import sqlite3

import pytest

from claim.accounts.accounts import FRESH_SECONDS, AccountState
from claim.service.people import AccountGame
from claim.web.wire.accounts import AccountCreated, AccountExport
from claim.web.wire.models import model_of
from harness.accounts import COOKIE, Browser
from harness.authenticator import Authenticator
from harness.clients import Person, ask, ask_raw, refusal, wish
from harness.lobby import Guest
from tests.web.running import limited, server


def test_an_account_from_its_first_passkey_to_its_end(host):
    ann = Browser(host)
    made = model_of(AccountCreated).model_validate(ann.creates("Anselm"))
    assert (made.account.name, made.account.renamable_at) == ("Anselm", None)
    assert re.fullmatch(r"([0-9A-Z]{4}-){6}[0-9A-Z]{4}", made.recovery_key)
    assert [one.current for one in made.account.sessions] == [True]
    elsewhere = Browser(host)
    assert elsewhere.code("/api/sessions", {"recovery_key": made.recovery_key}) == "none"
    elsewhere.passkey.counter = None
    answer = elsewhere.passkey.creates(elsewhere.options("/api/account/passkeys/options", {}))
    state = model_of(AccountState).model_validate(elsewhere.asks("/api/account/passkeys", {"passkey": answer})[1])
    assert len(state.passkeys) == len(state.sessions) == 2
    key = elsewhere.asks("/api/account/recovery-key", {})[1]["recovery_key"]
    assert Browser(host).code("/api/sessions", {"recovery_key": made.recovery_key}) == "unknown_key"
    assert Browser(host).code("/api/sessions", {"recovery_key": key}) == "none"
    named = {"id": ann.passkey.name, "label": "Old phone"}
    renamed = model_of(AccountState).model_validate(elsewhere.asks("/api/account/passkeys/name", named)[1])
    assert {one.id: one.label for one in renamed.passkeys}[ann.passkey.name] == "Old phone"
    assert elsewhere.asks("/api/account/passkeys/remove", {"id": ann.passkey.name})[0] == 200
    assert ann.code("/api/sessions", ann.answer()) == "unknown_passkey"
    assert elsewhere.asks("/api/account/name", {"name": "Anselma"})[1]["renamable_at"] is not None
    other = next(one.id for one in state.sessions if not one.current)
    assert elsewhere.asks("/api/account/sessions/end", {"id": other})[1] == {"signed_out": False}
    assert ann.code("/api/account") == "not_signed_in"
    for path, more in (("passkeys/remove", {}), ("passkeys/name", {"label": "a"}), ("sessions/end", {})):
        assert elsewhere.code(f"/api/account/{path}", {"id": "a\0", **more}) == "bad_message", "PostgreSQL takes no NUL"
    assert elsewhere.code("/api/account/delete", {"name": "Anselm"}) == "other_name"
    assert elsewhere.asks("/api/account/delete", {"name": "Anselma"})[1] == {"signed_out": True}
    assert elsewhere.cookie is None
    assert Browser(host).code("/api/sessions", {"recovery_key": key}) == "unknown_key"


def test_games_are_the_accounts_and_under_its_name(host):
    bea = Browser(host)
    mine = bea.creates("Beatrix")["account"]["id"]
    before = Person.creates(host, name="Somebody else")
    assert bea.asks("/api/account/adopt", {"table": before.table, "token": before.token})[1]["seat"] == "A"
    made = bea.asks("/api/tables", wish(name="Whoever"))[1]["table"]
    assert (made["seats"]["A"]["name"], made["seats"]["A"]["account"]) == ("Beatrix", mine)
    sat = {"id": "0123456789abcdef", "name": "Whoever", "commitment": "0" * 64}
    assert bea.asks(f"/api/tables/{Person.creates(host).table}/sit", sat)[1]["table"]["seats"]["B"]["account"] == mine
    games = [model_of(AccountGame).model_validate(one) for one in bea.asks("/api/account/games")[1]]
    assert sorted(one.seat for one in games) == ["A", "A", "B"]
    told = model_of(AccountExport).model_validate(bea.asks("/api/account/export")[1])
    assert len(told.games) == 3
    how = {"Host": bea.name, "Cookie": f"{COOKIE}={bea.cookie}", "Accept-Encoding": "gzip"}
    status, headers, packed = ask_raw(host, "/api/account/export", **how)
    assert (status, headers["content-encoding"], headers.get("content-length")) == (200, "gzip", None)
    assert len(json.loads(gzip.decompress(packed))["games"]) == 3
    assert bea.asks("/api/account/games?skip=3")[1] == []


def test_the_export_has_who_was_found_the_search_that_waits_and_what_is_left_of_a_name(host):
    bea = Browser(host)
    bea.creates("Beatrice")
    assert bea.asks("/api/account/name", {"name": "Benedick"})[0] == 200
    seeking, other = Guest(host, cookie=bea.cookie).enters().seeks("slow"), Guest(host).enters().seeks("slow", "Hero")
    table = seeking.waits_for("paired")["paired"]["table"]
    seeking.seeks("live").waits_for("seek")
    told = model_of(AccountExport).model_validate(bea.asks("/api/account/export")[1])
    assert told.former_name == ["beatrice"]
    assert told.seek is not None
    assert told.seek.pool == "live"
    assert [(one.table, one.pool, one.name, one.state) for one in told.pairings] == [(table, "slow", "Hero", "fresh")]
    assert [one.counter for one in told.account.passkeys] == [0]
    for guest in (seeking, other):
        guest.leaves()


def test_a_session_is_in_a_cookie_that_no_script_reads_and_is_new_each_time(host):
    cleo = Browser(host, cookie="planted-by-somebody-else")
    cleo.creates("Cleopatra")
    assert cleo.cookie != "planted-by-somebody-else"
    assert re.search(r"; HttpOnly; .*SameSite=strict", cleo.set_cookie)
    assert "Secure" not in cleo.set_cookie
    before = cleo.cookie
    assert cleo.code("/api/sessions", cleo.answer()) == "none"
    assert cleo.cookie != before
    assert Browser(host, before).code("/api/account") == "not_signed_in"
    assert cleo.asks("/api/account/sessions/end", {"id": None})[1] == {"signed_out": True}
    assert "Max-Age=0" in cleo.set_cookie


def test_what_opens_an_account_is_changed_only_after_a_fresh_sign_in(tmp_path):
    with server(f"sqlite:///{tmp_path}/t.sqlite") as host:
        eve = Browser(host)
        eve.creates("Everild")
        options = eve.options("/api/account/passkeys/options", {})
        file = sqlite3.connect(f"{tmp_path}/t.sqlite")
        with file:
            file.execute("UPDATE sessions SET created = created - ?", (FRESH_SECONDS + 1,))
        file.close()
        added = {"passkey": Authenticator(eve.origin).creates(options)}
        asked: dict[str, object] = {
            "/api/account/passkeys/options": {},
            "/api/account/passkeys": added,
            "/api/account/passkeys/remove": {"id": eve.passkey.name},
            "/api/account/recovery-key": {},
            "/api/account/delete": {"name": "Everild"},
        }
        assert {eve.code(path, data) for path, data in asked.items()} == {"sign_in_again"}
        assert eve.code("/api/account") == eve.code("/api/account/name", {"name": "Everilda"}) == "none"
        assert eve.code("/api/sessions", eve.answer()) == "none"
        asked["/api/account/delete"] = {"name": "Everilda"}
        options = eve.options("/api/account/passkeys/options", {})
        asked["/api/account/passkeys"] = {"passkey": Authenticator(eve.origin).creates(options)}
        assert {eve.code(path, data) for path, data in asked.items()} == {"none"}


def test_with_tls_the_cookie_is_secure_and_of_this_host_alone(tmp_path):
    proxied = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1", "Host": "localhost"}
    with limited(tmp_path, proxies=("127.0.0.1",)) as host:
        headers = ask_raw(host, "/api/accounts", {"name": "Dido"}, Origin="https://localhost", **proxied)[1]
    made = headers["set-cookie"]
    assert made.startswith("__Host-claim_session=")
    assert "; Secure" in made
    assert "; Path=/" in made
    assert "Domain" not in made


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}]
)
def test_pages_from_elsewhere_can_do_nothing_with_a_session(host, headers):
    eve = Browser(host)
    name = f"Victim {abs(hash(tuple(headers.items()))) % 10**9}"
    assert eve.asks("/api/accounts", {"name": name})[0] == 201
    assert eve.code("/api/account/delete", {"name": name}, **headers) == "strange_origin"
    assert eve.code("/api/account") == "none"
    if "Origin" not in headers:
        assert eve.code("/api/account/export", **headers) == "strange_origin"
        assert eve.asks("/api/tables", wish(), **headers)[1]["table"]["seats"]["A"]["account"] is None


@pytest.mark.parametrize("body", [{}, {"passkey": None, "recovery_key": None}, {"passkey": "x", "recovery_key": "y"}])
def test_either_a_passkey_or_a_key_signs_in(host, body):
    assert Browser(host).code("/api/sessions", body) == "bad_message"


def test_by_address_and_without_a_page_there_are_no_passkeys(host):
    assert refusal(host, "/api/sessions/options", {}, Origin=f"http://{host}") == (400, "no_passkeys_here")
    assert refusal(host, "/api/accounts/options", {"name": "Fay"}) == (400, "no_passkeys_here")
    assert ask(host, "/api/accounts", {"name": "Fay"})[0] == 201, "a program has the recovery key"


def test_accounts_and_tries_from_one_address_are_limited(tmp_path):
    with limited(tmp_path, account_rate=0.001, account_burst=2, sign_in_rate=0.001, sign_in_burst=6) as host:
        eve = Browser(host)
        codes = [eve.code("/api/accounts", {"name": name}) for name in ("Ann", "Ann", "Bob", "Cleo")]
        assert codes == ["none", "name_taken", "too_many_accounts", "too_many_accounts"]
        codes = [eve.code("/api/sessions", {"recovery_key": "x"}) for _ in range(3)]
        assert codes == ["mistyped_key", "mistyped_key", "too_fast"]
