"""What goes wrong at a server's table: the line, the session, and what is typed before anything is there."""

import pytest

from claim.client.errors import ServerRefusal
from claim.client.files import HeldSeat
from claim.client.sockets import ConnectionEnded, ConnectionLost
from claim.game.cards import Seat
from claim.locales import LANGUAGES, Words
from claim.tables.states import ErrorMessage, Said
from claim.terminal.keyboard import Typed
from claim.terminal.prompt import is_quit
from tests.client.examples import clocked, state
from tests.terminal.helpers import sheet
from tests.terminal.remote.players import HELD, Unplugged


@pytest.fixture
def guest(tmp_path):
    return Unplugged(tmp_path)


@pytest.mark.parametrize("line", ["", "?", "mute", "table", "g3", "say 1", "rematch", "leave"])
def test_what_is_typed_before_the_first_state_waits_for_the_other_player(guest, line):
    assert guest.hears(Said(seat=Seat.A, phrase="wow"), Typed(line)) == 1
    assert guest.text.count("Waiting for the other player.") == 1
    assert "Your seat is kept." in guest.text


def test_a_game_can_be_left_before_the_first_state(guest):
    assert guest.hears(Typed("Quit"), Typed("?")) == 1
    assert "Waiting" not in guest.text


def test_a_session_that_ends_meanwhile_is_said_once_with_the_way_back(guest):
    assert guest.hears(state(), ConnectionEnded(ServerRefusal("not_signed_in", {}))) == 1
    assert "To sign in again: claim login --server http://127.0.0.1:1" in guest.text
    assert f"Resume later: claim play --server http://127.0.0.1:1 --table {HELD.table}" in guest.text


def test_a_final_error_has_a_line_of_its_own(guest):
    guest.paper.prompt("Your card:")
    with pytest.raises(ServerRefusal, match="blocked"):
        guest.hears(ConnectionEnded(ServerRefusal("blocked", {})))
    assert guest.text == "Your card: \n"


def test_what_cannot_be_saved_just_now_is_said_to_be_tried_again(guest):
    guest.hears(state(), ErrorMessage(id="c1", code="not_kept", params={}))
    assert "The server cannot save just now; it will try again." in guest.text
    assert "did not happen" not in guest.text


def test_a_phrase_that_was_not_sent_is_not_said(guest):
    guest.hears(state({"online": True}), Typed("say 1"))
    assert "You say" not in guest.text
    assert "The connection is lost." in guest.text


@pytest.mark.parametrize(
    "chairs", [{"bot": "potboy", "online": True}, {"online": False}, {"online": True, "left": True}]
)
def test_a_phrase_that_nobody_hears_is_not_said(guest, chairs):
    guest.session.connection.say = lambda **_: True
    guest.hears(state(chairs), Typed("say 1"))
    assert "You say" not in guest.text
    assert f"Nobody at table {HELD.table} can hear you." in guest.text


@pytest.mark.parametrize(
    ("contribution", "chairs", "said"),
    [
        ("", {"revealed": False}, "Open the game there"),
        ("1" * 64, {"revealed": False}, "Waiting for Ann to add to the shuffle."),
        ("1" * 64, {"revealed": True}, ""),
    ],
)
def test_whom_the_shuffle_waits_for_is_said_once(tmp_path, contribution, chairs, said):
    guest = Unplugged(tmp_path, HeldSeat(**{**HELD.__dict__, "contribution": contribution}))
    guest.hears(state(chairs, status="revealing"))
    before = len(guest.text)
    for _ in range(3):
        guest.session.tick()
    assert guest.text[before:].count("shuffle") == bool(said)
    assert said in guest.text[before:]


@pytest.mark.parametrize("fields", [{}, {"status": "revealing"}])
def test_a_game_that_has_begun_or_is_not_dealt_cannot_be_called_off_and_the_server_says_why_at_once(guest, fields):
    guest.hears(state(**fields), Typed("calloff"))
    assert "Enter it again" not in guest.text
    assert guest.sent[-1]["type"] == "call_off"


def test_a_seat_that_cannot_be_kept_is_said_once_and_not_promised(guest, tmp_path):
    (tmp_path / "data").touch()
    assert guest.hears(state({"revealed": False}, status="revealing"), Typed("mute"), Typed("quit")) == 1
    assert guest.text.count("could not be saved") == 1
    assert "Your seat is kept" not in guest.text
    assert "Resume later" not in guest.text


def test_a_seat_that_could_be_kept_in_the_end_is_promised(guest, tmp_path):
    (tmp_path / "data").touch()
    guest.session.keep(guest.held)
    (tmp_path / "data").unlink()
    assert guest.hears(state()) == 1
    assert guest.text.count("could not be saved") == 1
    assert "Resume later" in guest.text


@pytest.mark.parametrize(("width", "shown"), [(100, "Your card"), (40, " · Ann "), (24, " · ")])
def test_the_clocks_go_on_at_every_width(tmp_path, monkeypatch, width, shown):
    seconds = [100.0]
    guest = Unplugged(tmp_path)
    session = guest.session
    monkeypatch.setattr(session.clocks.time, "_clock", lambda: seconds[0])
    session.paper, output = sheet(width, terminal=True)
    session.now = clocked()
    session.clocks.update(session.now)
    session.ask()
    first = output.getvalue()
    assert shown in first
    seconds[0] += 10
    session.tick()
    assert output.getvalue() != first
    assert "\n" not in output.getvalue()


def test_a_refusal_names_the_command_as_it_is_typed(guest):
    error = ServerRefusal("wrong_moment", {"command": "declare_holiday", "status": "over"})
    assert "“holiday”" in guest.session.error(error)


def test_the_clocks_in_the_prompt_stand_still_while_the_line_is_down(guest, monkeypatch):
    seconds = [100.0]
    monkeypatch.setattr(guest.session.clocks.time, "_clock", lambda: seconds[0])
    begun = clocked()
    guest.hears(begun, ConnectionLost())
    names = guest.session.show().names
    shown = guest.session.clocks.shown(names)
    seconds[0] += 100
    assert guest.session.clocks.shown(names) == shown
    guest.session.clocks.update(begun)
    assert guest.session.clocks.shown(names) != shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_words_leave_everywhere(language):
    words = Words(language)
    assert all(is_quit(text, words) for text in ("q", " QUIT ", *words("command-quit").split()))
    assert not is_quit("", words)
