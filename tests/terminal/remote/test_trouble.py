"""What goes wrong at a server's table: the line, the session, and what is typed before anything is there."""

import json
from types import SimpleNamespace
from typing import Any

import pytest

from claim.client.errors import ServerRefusal
from claim.client.files import HeldSeat
from claim.client.messages import State, read_message
from claim.client.reconnecting_socket import ConnectionEnded, ConnectionLost
from claim.game.cards import Seat
from claim.locales import LANGUAGES, Words
from claim.tables.states import ErrorMessage, Said
from claim.terminal.keyboard import InputClosed, Typed
from claim.terminal.prompt import is_quit
from tests.client.examples import example
from tests.terminal.helpers import sheet
from tests.terminal.remote.players import Guest

HELD = HeldSeat("http://127.0.0.1:1", "nXyUTAkmZKbZ", Seat.B, "t" * 43, "1" * 64)


class Unplugged(Guest):
    """A seat whose connection is the test's: what is sent is noted, and nothing comes of itself."""

    def __init__(self, folder, held: HeldSeat = HELD) -> None:
        super().__init__("127.0.0.1:1", held, folder)
        self.sent: list[dict[str, Any]] = []
        quiet = {"start": lambda: None, "stop": lambda: None, "say": lambda **_: False}
        link = SimpleNamespace(send=lambda **command: self.sent.append(command), **quiet)
        self.session.connection = link  # type: ignore[assignment]  # all that is asked of it
        keyboard = SimpleNamespace(interactive=False, request=lambda: None, stop=lambda: None)
        self.session.inbox.keyboard = keyboard  # type: ignore[assignment]

    def hears(self, *events: object) -> int:
        """Let these happen, and then the input end."""
        for one in (*events, InputClosed()):
            self.session.inbox.events.put(
                (None if isinstance(one, Typed | InputClosed) else self.session.connection, one)
            )
        return self.session.play()


@pytest.fixture
def guest(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Unplugged(tmp_path)


def state(chairs: dict[str, Any] | None = None, **fields: Any) -> Any:
    told = example("StateMessage")
    seats = {seat: {**chair, **(chairs or {})} for seat, chair in told["table"]["seats"].items()}
    view = None if fields.get("status") == "revealing" else told["view"]
    return read_message(json.dumps({**told, "table": {**told["table"], "seats": seats, **fields}, "view": view}))


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
    assert "Resume later: claim play --server http://127.0.0.1:1 --table nXyUTAkmZKbZ" in guest.text


def test_a_final_error_has_a_line_of_its_own(guest):
    guest.paper.prompt("Your card:")
    with pytest.raises(ServerRefusal, match="blocked"):
        guest.hears(ConnectionEnded(ServerRefusal("blocked", {})))
    assert guest.text == "Your card: \n"


def test_what_cannot_be_saved_just_now_is_said_to_be_tried_again(guest):
    guest.hears(state(), ErrorMessage(id="c1", code="not_kept", params={}))
    assert "The server cannot save just now; it is tried again." in guest.text
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
    assert "Nobody at table nXyUTAkmZKbZ can hear you." in guest.text


@pytest.mark.parametrize(
    ("contribution", "chairs", "said"),
    [
        ("", {"revealed": False}, "Open the game there"),
        ("1" * 64, {"revealed": False}, "Waiting for Ann to add to the shuffle."),
        ("1" * 64, {"revealed": True}, ""),
    ],
)
def test_whom_the_shuffle_waits_for_is_said_once(tmp_path, monkeypatch, contribution, chairs, said):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    guest = Unplugged(tmp_path, HeldSeat(**{**HELD.__dict__, "contribution": contribution}))
    guest.hears(state(chairs, status="revealing"))
    before = len(guest.text)
    for _ in range(3):
        guest.session.tick()
    assert guest.text[before:].count("shuffle") == bool(said)
    assert said in guest.text[before:]


def test_a_game_that_has_begun_cannot_be_called_off_and_the_server_says_why_at_once(guest):
    guest.hears(state(), Typed("calloff"))
    assert [one["type"] for one in guest.sent] == ["call_off"]


def test_a_game_that_is_not_dealt_cannot_be_called_off_and_the_server_says_so_at_once(guest):
    guest.hears(state(status="revealing"), Typed("calloff"))
    assert "Enter it again" not in guest.text
    assert guest.sent[-1]["type"] == "call_off"


def test_a_seat_that_cannot_be_kept_is_said_once_and_not_promised(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    guest = Unplugged(tmp_path)
    assert guest.hears(state({"revealed": False}, status="revealing"), Typed("mute"), Typed("quit")) == 1
    assert guest.text.count("could not be saved") == 1
    assert "Your seat is kept" not in guest.text
    assert "Resume later" not in guest.text


def test_a_seat_that_could_be_kept_in_the_end_is_promised(guest, tmp_path):
    (tmp_path / "claim").touch()
    guest.session.keep(guest.held)
    (tmp_path / "claim").unlink()
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
    noon = "2026-11-18T12:00:00.000Z"
    told = example("StateMessage")
    clock = {**example("ClockState"), "since": noon}
    table = {**told["table"], "turn": "B", "clock": clock}
    now = read_message(json.dumps({**told, "table": table, "now": noon}))
    assert isinstance(now, State)
    session.now = now
    session.clocks.update(now)
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
    noon = "2026-11-18T12:00:00.000Z"
    told = example("StateMessage")
    table = {**told["table"], "turn": "B", "clock": {**example("ClockState"), "since": noon}}
    begun = read_message(json.dumps({**told, "table": table, "now": noon}))
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
