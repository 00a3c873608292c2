import json

import pytest

from claim.client.messages import State, printable, read_as, read_message
from claim.game.cards import Card, Seat
from claim.game.errors import BadText
from claim.game.view import View
from claim.pairing.messages import LobbyMessage
from tests.client.examples import example


def test_a_state_of_the_protocol_is_read_as_the_view_it_is():
    told = example("StateMessage")
    state = read_message(json.dumps({**told, "something": "new"}))
    assert isinstance(state, State)
    assert state.view == View.from_json(told["view"])
    assert (state.you, state.table.seats[Seat.A].name) == (Seat.B, "Ann")
    assert list(state.plays) == [(Seat.A, Card(told["view"]["led"]))]


@pytest.mark.parametrize("name", ["Ack", "NextTable", "Hint", "BlunderWarning", "ErrorMessage"])
def test_every_other_message_of_the_protocol_is_read(name):
    assert read_message(json.dumps(example(name))) is not None


@pytest.mark.parametrize("name", ["Pong", "Bye"])
def test_what_needs_no_answer_is_passed_over(name):
    assert read_message(json.dumps(example(name))) is None
    assert read_message('{"type": "of a newer server"}') is None


@pytest.mark.parametrize(
    "change",
    [
        {"seq": -1},
        {"table": None},
        {"view": []},
        {"events": 3},
        {"table": {"id": "../../x"}},
    ],
)
def test_what_is_wrong_is_named(change):
    with pytest.raises(BadText):
        read_message(json.dumps({**example("StateMessage"), **change}))


def test_what_an_earlier_server_does_not_send_is_as_it_was_then():
    message = example("StateMessage")
    for name in ("absent", "challenge", "clock", "called_off", "left_early", "set_up", "turn"):
        message["table"].pop(name, None)
    state = read_message(json.dumps(message))
    assert isinstance(state, State)
    assert (state.table.absent, state.table.set_up, state.table.turn, state.clock) == ((), False, None, None)


def test_names_of_a_newer_server_are_kept_as_text_but_for_those_of_seats():
    message = example("StateMessage")
    names = {"kind": "team", "status": "paused", "outcome": "annulled", "challenge": "postponed"}
    state = read_message(json.dumps({**message, "table": {**message["table"], **names}}))
    assert isinstance(state, State)
    assert {name: getattr(state.table, name) for name in names} == names
    paired = {**example("LobbyMessage")["paired"], "pool": "blitz", "state": "postponed"}
    lobby = read_as(LobbyMessage, {**example("LobbyMessage"), "paired": paired})
    assert lobby.paired is not None
    assert (lobby.paired.pool, lobby.paired.state) == ("blitz", "postponed")
    with pytest.raises(BadText, match=r"table\.turn: expected A or B, got 'C'"):
        read_message(json.dumps({**message, "table": {**message["table"], "turn": "C"}}))


def test_a_field_that_is_missing_or_wrong_is_named():
    message = example("StateMessage")
    for change, problem in (
        ({"revealed": 1}, "table.seats.A.revealed: expected true or false, got '1'"),
        ({"account": "x"}, "table.seats.A.account: expected an account's id"),
    ):
        seats = {**message["table"]["seats"], "A": {**message["table"]["seats"]["A"], **change}}
        with pytest.raises(BadText, match=problem):
            read_message(json.dumps({**message, "table": {**message["table"], "seats": seats}}))
    del message["table"]["hints"]
    with pytest.raises(BadText, match=r"table\.hints"):
        read_message(json.dumps(message))


@pytest.mark.parametrize(
    "text", ["", "[]", "null", '{"type": "error", "id": null, "code": 3, "params": {}}', "[" * 9**5]
)
def test_what_is_no_message_is_refused(text):
    with pytest.raises(BadText):
        read_message(text)


def test_a_server_cannot_write_to_the_terminal_what_controls_it():
    told = json.dumps({"type": "error", "id": None, "code": "no_table", "params": {"table": "\x1b[2J\n" + "x" * 999}})
    refusal = read_message(told)
    assert refusal is not None
    assert "\x1b" not in str(refusal)
    assert printable("Ann\x07\u202e") == "Ann??"
    assert len(printable("x" * 999)) == 400
    assert printable("👩\u200d🚀 क्\u200dष") == "👩\u200d🚀 क्\u200dष"  # one picture, and one letter
    assert printable("\u200dA\u200dé\u200d") == "?A?é?"
