"""`claim login`, `claim logout` and `claim games`, and playing under an account."""

import json
import re
from contextlib import redirect_stdout
from dataclasses import replace
from io import StringIO
from unittest.mock import Mock, patch

import pytest

from claim.cli import main
from claim.client.address import parse_server
from claim.client.api import Api
from claim.client.files import Identities, Seats
from claim.commands.account import KEY_VARIABLE, recovery_key
from claim.commands.errors import BadOption
from claim.locales import Words
from harness.clients import Person, ask
from harness.waiting import PATIENCE
from tests.commands.running import claim, one_line
from tests.web.running import server

KEY = re.compile(r"^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){6}$", re.MULTILINE)


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    with server(f"sqlite:///{tmp_path_factory.mktemp('people')}/tables.sqlite") as found:
        yield f"http://{found}"


def new_account(host: str, name: str) -> str:
    """Make an account, and return its recovery key."""
    made = claim("login", "--server", host, "--new", name)
    assert made.returncode == 0, made.stderr
    assert f"You are signed in as {name}." in made.stdout
    (key,) = KEY.findall(made.stdout)
    return str(key)


def session(host: str) -> dict[str, str]:
    """Return the header with the session that is kept here."""
    return {"Cookie": Identities().at(parse_server(host)).cookie or ""}


def test_what_is_played_after_signing_in_is_the_accounts(host):
    new_account(host, "Mab")
    left = claim("play", "--server", host, "--bot", "potboy", "--name", "Somebody")
    assert "You are signed in as Mab." in left.stdout
    table = left.stdout.split()[-1]
    status, games = ask(host.removeprefix("http://"), "/api/account/games", **session(host))
    assert (status, [game["table"]["id"] for game in games]) == (200, [table])
    assert games[0]["table"]["seats"]["A"]["name"] == "Mab"
    told = ask(host.removeprefix("http://"), "/api/account", **session(host))[1]
    assert [one["label"].partition(",")[0] for one in told["sessions"]] == ["Terminal"]


def test_signing_in_elsewhere_and_out_again(host, monkeypatch, tmp_path):
    key = new_account(host, "Nan")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert claim("login", "--server", host, typed=f"{key.lower()}\n").stdout == "You are signed in as Nan.\n"
    there = session(host)
    assert ask(host.removeprefix("http://"), "/api/account", **there)[0] == 200
    assert claim("logout", "--server", host).stdout == "You are signed out.\n"
    assert ask(host.removeprefix("http://"), "/api/account", **there)[0] == 401
    assert claim("logout", "--server", host).stdout == f"You are not signed in at {host}.\n"
    monkeypatch.setenv(KEY_VARIABLE, key)
    assert claim("login", "--server", host, "--language", "it").stdout == "Hai effettuato l’accesso come Nan.\n"


def test_a_person_types_the_key_without_an_echo(host, monkeypatch):
    key = new_account(host, "Pam")
    asked = []

    def getpass(prompt: str) -> str:
        asked.append(prompt)
        return key

    monkeypatch.setattr("getpass.getpass", getpass)
    with patch("sys.stdin") as keyboard:
        keyboard.isatty.return_value = True
        assert recovery_key(Words("en")) == key
    assert asked == ["Recovery key (not shown as you type): "]


def test_a_keyboard_that_is_closed_gives_no_key(monkeypatch):
    monkeypatch.setattr("getpass.getpass", Mock(side_effect=EOFError))
    monkeypatch.setattr("sys.stdin", Mock(isatty=lambda: True))
    with pytest.raises(BadOption, match="expected a recovery key"):
        recovery_key(Words("en"))


def test_a_session_that_has_ended_is_said_and_the_game_goes_on_without_an_account(host):
    new_account(host, "Ros")
    ask(host.removeprefix("http://"), "/api/account/sessions/end", {"id": None}, **session(host))
    played = claim("play", "--server", host, "--bot", "potboy")
    assert f"you play without an account. To sign in again: claim login --server {host}" in played.stdout
    assert "sits across the table" in played.stdout
    assert "without an account" not in claim("play", "--server", host, "--bot", "potboy").stdout


@pytest.mark.parametrize(
    ("arguments", "typed", "said"),
    [
        ((), "", "expected a recovery key: typed"),
        ((), "no key at all\n", "is not a recovery key"),
        ((), "0000-0000-0000-0000-0000-0000-0000\n", "recovery key"),
        (("--new", "\u200b"), "", "cannot be a name"),
        (("--new", "Squire"), "", "is a bot’s name"),
    ],
)
def test_what_is_wrong_with_a_key_or_a_name_is_said_in_one_line(host, arguments, typed, said):
    done = claim("login", "--server", host, *arguments, "--language", "en", typed=typed)
    assert done.returncode == 2
    assert one_line(done.stderr)
    assert said.lower() in done.stderr.lower()
    assert Identities().at(parse_server(host)).cookie is None


@pytest.mark.parametrize("command", ["login", "play", "games"])
def test_a_server_that_is_not_there_is_named(command):
    done = claim(command, "--server", "http://127.0.0.1:1", "--language", "en", typed="x\n")
    assert done.returncode == 1
    assert one_line(done.stderr)
    assert "does not answer" in done.stderr
    assert "is not a server" in claim(command, "--server", "claim.example", "--language", "en").stderr


def test_signing_out_forgets_the_session_even_where_the_server_is_gone(tmp_path):
    with server(f"sqlite:///{tmp_path}/tables.sqlite") as found:
        new_account(f"http://{found}", "Sue")
    done = claim("logout", "--server", f"http://{found}")
    assert done.returncode == 1
    assert "but the server could not be told" in done.stdout
    assert session(f"http://{found}") == {"Cookie": ""}


def test_no_key_is_written_where_nothing_can_be_kept(host, monkeypatch, tmp_path):
    """It would be an account that nobody can open again."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    done = claim("login", "--server", host, "--new", "Tam", "--language", "en")
    assert done.returncode == 2
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "room"))
    new_account(host, "Tam")  # the name is still free


def test_games_are_listed_those_first_that_wait_for_you(host):
    assert claim("games", "--server", host).stdout == "You have no unfinished games here.\n"
    waiting = Api(parse_server(host)).create("friend", "Ann")
    Seats().save(waiting)
    Seats().save(replace(waiting, table="gone-table"))
    mine = claim("play", "--server", host, "--bot", "potboy", "--leader", "me")
    tables = [mine.stdout.split()[-1], waiting.table]
    told = claim("games", "--server", host).stdout.splitlines()
    assert told[0] == "Your turn, with Potboy"
    assert [line.split()[-1] for line in told[1::2]] == tables
    assert told[2] == "Not dealt yet, with somebody"
    listed = [json.loads(line) for line in claim("games", "--server", host, "--json").stdout.splitlines()]
    assert [(one["table"], one["state"]) for one in listed] == list(zip(tables, ("yours", "waiting"), strict=True))
    assert [(one["opponent"], one["bot"]) for one in listed] == [(listed[0]["opponent"], "potboy"), (None, None)]
    assert Seats().find(parse_server(host), "gone-table") is None


def test_games_that_are_over_are_not_listed(host):
    api = Api(parse_server(host))
    seat = api.create("friend", "Ann")
    Seats().save(seat)
    person = Person(host.removeprefix("http://"), seat.table, seat.token).connects()
    person.does("leave")
    person.hangs_up()
    assert claim("games", "--server", host).stdout == "You have no unfinished games here.\n"


def test_a_menu_asks_what_to_play_where_nothing_was_said(host, monkeypatch):
    answers = iter(["9", "no", "5", "nowhere", "abcdefghij", "q"])
    monkeypatch.setattr("builtins.input", lambda: next(answers))
    shown = with_terminal(host)
    for text in ("Claim at http", "   1  Find an opponent now", "Expected a number from 1 to 5.", "There is no table"):
        assert text in shown


def test_the_menu_plays_a_bot_and_goes_on_with_a_game(host, monkeypatch):
    answers = iter(["3", "1"])
    monkeypatch.setattr("builtins.input", lambda: next(answers))
    shown = with_terminal(host)
    assert "Which bot (Enter: Squire)?" in shown
    assert "Potboy sits across the table." in shown
    cas = Person.creates(
        host.removeprefix("http://"), name="Cas", options={"open_seat": True, "clock": "slow"}
    ).connects()
    answers = iter(["1"])
    monkeypatch.setattr("claim.terminal.remote.lobby._LOOK_SECONDS", PATIENCE)
    shown = with_terminal(host)
    assert "   1  Your turn, with Potboy" in shown
    assert "   7  Sit down with Cas, slow" in shown
    assert "Potboy sits across the table." in shown
    cas.does("leave")
    cas.hangs_up()


def test_options_of_a_table_are_not_dropped_by_a_search(host, monkeypatch):
    monkeypatch.setattr("builtins.input", lambda: "QUIT")
    shown = with_terminal(host, "--by-heart")
    assert "   1  Play a bot" in shown
    assert "Find an opponent" not in shown


def with_terminal(host: str, *options: str) -> str:
    """Run `claim play` as at a terminal whose keyboard is closed once the game begins."""
    with patch("claim.terminal.keyboard.Keyboard.interactive", False), patch("sys.stdin") as keyboard:
        keyboard.isatty.return_value = True
        keyboard.fileno.side_effect = OSError
        keyboard.readline.return_value = ""
        out = StringIO()
        with redirect_stdout(out):
            main(["play", "--server", host, "--language", "en", *options])
    return out.getvalue()
