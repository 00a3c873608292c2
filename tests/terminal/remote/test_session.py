"""A server's table on the screen of `claim play`, against a real server."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from claim.bots.registry import make_bot
from claim.client.address import parse_server
from claim.client.errors import ServerRefusal
from claim.client.files import HeldSeat
from claim.client.messages import read_message
from claim.game.cards import Seat
from claim.locales import LANGUAGES, Words
from claim.records.files import read_record
from claim.records.record import Record
from claim.records.verify import check
from claim.tables.states import Said
from claim.terminal.saving import Saver
from claim.terminal.session import Session
from harness.clients import Person
from harness.waiting import wait_for
from tests.client.examples import example
from tests.terminal.helpers import sheet
from tests.terminal.remote.players import HELD, Guest, Unplugged, card


def at_home(record: Record, folder) -> str:
    """Return the screen of the same game, played at home: the same deal, the same cards, the same bot."""
    paper, output = sheet()
    bot = make_bot("potboy")
    start = Record(record.game.moments()[0], {Seat.A: "person", Seat.B: "potboy"}, move_seed=record.move_seed)

    def ask(prompt: str) -> str:
        paper.prompt(prompt)
        card = session.game.legal()[0].lower()
        paper.answered(card)
        return card

    session = Session(start, {Seat.B: bot}, Words("en"), paper, Saver(folder / "home.json", fresh=True))
    paper.ask = ask  # type: ignore[method-assign]  # what is typed
    assert session.play() == 0
    return output.getvalue()


def from_deal_to_result(text: str) -> str:
    return text[text.index("leads the first trick") :].partition("votes to")[0] if "leads the" in text else text


def test_a_game_at_a_server_has_the_screen_of_a_game_at_home(host, tmp_path):
    guest = Guest.creates(host, tmp_path, leader="B")
    assert guest.plays() == 0
    record = read_record(guest.file)
    assert all(one.ok for one in check(record))
    assert "one of the secrets was yours" in guest.text
    assert from_deal_to_result(guest.text) == from_deal_to_result(at_home(record, tmp_path))
    assert list(guest.seats.folder.iterdir()) == []  # nothing to come back to


def test_a_deal_that_was_not_drawn_as_promised_is_reported(host, tmp_path):
    guest = Guest.creates(host, tmp_path)
    guest.plays("quit")
    told = guest.seats.find(guest.session.server, guest.held.table)
    assert told is not None
    again = Guest(host, replace(told, commitment="0" * 64), tmp_path)
    assert again.plays() == 0
    assert "- The server’s commitment is not the one" in again.text
    assert "Not verified" in again.text


def test_what_others_commit_to_once_the_own_part_is_revealed_counts_for_nothing(tmp_path):
    """A server that knows it could still choose its secret."""
    guest, told = Unplugged(tmp_path), example("StateMessage")
    seats = {seat: {**chair, "revealed": False} for seat, chair in told["table"]["seats"].items()}
    table = {**told["table"], "status": "revealing", "seats": seats}
    early = {**table, "status": "waiting", "commitments": {"A": None, "B": HELD.contribution}}
    tables = (early, table, {**table, "commitment": "0" * 64})
    messages = [read_message(json.dumps({**told, "table": one, "view": None, "events": []})) for one in tables]
    assert guest.hears(*messages) == 1
    assert [one["type"] for one in guest.sent] == ["reveal"]
    kept = guest.seats.find(guest.session.server, HELD.table)
    assert kept is not None
    assert kept.commitment == table["commitment"]
    assert kept.commitments[Seat.A] == table["commitments"]["A"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_answers_in_every_language(host, tmp_path, language):
    guest, words = Guest.creates(host, tmp_path, language=language, leader="A"), Words(language)
    names = (
        "rules",
        "aid",
        "seen",
        "table",
        "hint",
        "rematch",
        "close",
        "say",
        "resign",
        "leave",
        "calloff",
        "holiday",
    )
    typed = [words(f"command-{name}").split()[0] for name in names]
    assert guest.plays(*typed, first=False) == 1
    titles = ("rules-title", "aid-title", "seen-title", "hint-title")
    for message in (*titles, "remote-not-over", "phrase-wow", "remote-confirm-resign", "remote-confirm-leave"):
        assert words(message) in guest.text
    assert words("remote-holiday-how") in guest.text
    for error in ("nobody_away", "not_called_off"):
        assert words(f"error-{error}", table=guest.held.table) in guest.text
    assert f"--table {guest.held.table}" in guest.text


def test_a_card_can_be_taken_back(host, tmp_path):
    guest = Guest.creates(host, tmp_path, leader="A")

    def script() -> Iterator[str | None]:
        yield "back"
        while guest.session.now is None or guest.session.now.table.take_back_to is None:
            yield card(guest.session)
        yield "back"
        wait_for(lambda: guest.session.now is not None and bool(guest.session.now.table.takebacks))

    assert guest.follows(script()) == 1
    assert "There is nothing to take back yet." in guest.text
    assert "Taken back:" in guest.text


def test_two_people_play_and_play_again(host, tmp_path, aside):
    """One of them in a terminal that made the table, the other anywhere; the second game is given up."""
    guest = Guest.creates(host, tmp_path, "friend")

    def bob() -> None:
        wait_for(lambda: guest.session.now is not None)
        bob = Person.sits(host, guest.held.table).connects()
        for offers in (True, False):
            bob.reveals()
            bob.hears_status("playing")
            while bob.state["table"]["status"] != "over":
                if bob.state["view"]["legal"]:
                    bob.plays(bob.state["view"]["legal"][0])
                    bob.hears("state") if bob.state["table"]["status"] != "over" else None
                else:
                    bob.next()
            if offers:
                while not bob.state["table"]["rematch"]["offered"]:
                    bob.next()
                bob.offers("accept_rematch")
                bob = bob.goes_on().connects()
        bob.hangs_up()

    def script() -> Iterator[str | None]:
        while line := card(guest.session):
            yield line
        yield "rematch"
        while not guest.session.over:
            yield "giveup"

    aside(bob)
    assert guest.follows(script()) == 0
    assert guest.session.server.invitation(guest.held.table) in guest.text
    assert "Bob sits across the table" in guest.text
    assert "It is Bob’s turn." in guest.text
    assert guest.text.count("one of the secrets was yours") == 2
    assert "You gave up: Bob wears the crown." in guest.text
    assert guest.session.held.table != guest.held.table


def test_a_table_that_nobody_came_to_is_closed_by_leaving(host, tmp_path):
    guest = Guest.creates(host, tmp_path, "friend")
    assert guest.plays("leave", "leave", interactive=True) == 0
    assert "You left before the cards were dealt." in guest.text
    with pytest.raises(ServerRefusal, match="table_closed"):
        Guest.sits(host, tmp_path, guest.held.table)


ENDS = [
    ({"status": "over", "forfeit": {"seat": "A", "reason": "no_show"}}, "Ann was not there in time for the deal"),
    ({"status": "over", "forfeit": {"seat": "B", "reason": "no_show"}}, "You were not there in time for the deal"),
    ({"status": "over", "absent": ["A"]}, "Ann was not there in time for the deal"),
    ({"status": "over", "absent": ["A", "B"]}, "Neither player was there in time for the deal"),
    ({"status": "over", "challenge": "lapsed"}, "The challenge was not answered in time."),
    ({"status": "over", "view": None}, "The host has closed this table."),
    ({"status": "over", "view": None, "left": True}, "The host has closed this table."),  # and then Ann left
    ({"status": "over", "view": None, "left": True, "left_early": "A"}, "Ann left before the cards were dealt."),
    ({"status": "over", "forfeit": {"seat": "A", "reason": "flagged"}}, "Ann ran out of time: the crown is yours."),
    ({"status": "over", "forfeit": {"seat": "B", "reason": "flagged"}}, "Your time ran out: Ann wears the crown."),
    ({"status": "over", "called_off": "A"}, "Ann called the game off before the first card."),
    ({"status": "over", "forfeit": {"seat": "A", "reason": "left"}}, "Ann left the table: the crown is yours."),
]


@pytest.mark.parametrize(("end", "sentence"), ENDS)
def test_every_end_is_said_in_a_sentence(tmp_path, end, sentence):
    guest, told = Unplugged(tmp_path), example("StateMessage")
    undealt = bool(end.keys() & {"absent", "challenge", "view"})
    undealt |= (end.get("forfeit") or {}).get("reason") == "no_show"
    if "left" in end:
        told["table"]["seats"]["A"]["left"] = True
    view = None if undealt else told["view"]
    state = {**told, "table": {**told["table"], **end}, "view": view, "events": []}
    assert guest.hears(read_message(json.dumps(state))) == 0
    assert sentence in guest.text
    assert ("rematch, or Enter" in guest.text) is not undealt


@pytest.mark.parametrize("dealt", [True, False])
def test_what_a_newer_server_names_is_shown_in_general_words(tmp_path, dealt):
    guest, told = Unplugged(tmp_path), example("StateMessage")
    options = {**told["table"]["options"], "leader": "dealer", "clock": "blitz"}
    table = {**told["table"], "kind": "team", "options": options}
    over = {**table, "status": "over", "forfeit": {"seat": "A", "reason": "bored"}, "outcome": "annulled"}
    states = [{**told, "table": table}, {**told, "table": over, "view": told["view"] if dealt else None}]
    heard = [read_message(json.dumps(one)) for one in states]
    assert guest.hears(*heard, Said(seat=Seat.A, phrase="yodel")) == 0
    assert "Ann forfeited: bored" in guest.text
    assert "yodel" not in guest.text


def test_a_game_is_called_off_with_two_lines_and_shows_clocks_before(host, tmp_path, aside):
    guest = Guest.creates(host, tmp_path, "friend", leader="A", clock="live")

    def bob() -> None:
        bob = Person.sits(host, guest.held.table).connects()
        bob.reveals()
        bob.hears_status("over")
        assert bob.state["table"]["called_off"] == "A"
        bob.hangs_up()

    aside(bob)
    assert guest.plays("call off", "call off", first=False) == 0
    assert re.search(r"\[you [0-3]:\d\d · Bob 3:00\] Your card", guest.text)
    assert "You called the game off before the first card." in guest.text


def test_a_seat_that_is_gone_is_forgotten(host, tmp_path):
    held = HeldSeat(f"http://{host}", "nowhere-12345", Seat.A, "x" * 43, "0" * 64)
    guest = Guest(host, held, tmp_path)
    with pytest.raises(ServerRefusal, match="no_table"):
        guest.plays()
    assert guest.seats.find(parse_server(f"http://{host}"), held.table) is None


def test_by_heart_the_screen_is_cleared_and_the_end_of_phase_one_is_still_told(host, tmp_path):
    guest = Guest.creates(host, tmp_path, by_heart=True, leader="A")
    assert guest.plays("seen", "hint", "back") == 0
    assert guest.text.count("\n" * 60) >= 25
    assert guest.text.count("Phase one is over") == 1
    assert "No hints: you play by heart." in guest.text


def test_players_say_phrases_and_do_not_hear_them_where_they_are_muted(host, tmp_path, aside):
    """Each reads them in their own language."""
    guest = Guest.creates(host, tmp_path, "friend", language="fr")
    heard = []

    def bob() -> None:
        bob = Person.sits(host, guest.held.table).connects()
        bob.reveals()
        bob.hears_status("playing")
        heard.append(bob.hears("said")["phrase"])
        bob.sends({"type": "say", "id": "b1", "phrase": "thanks"})
        heard.append(bob.hears("said")["phrase"])
        bob.sends({"type": "say", "id": "b2", "phrase": "bye"})
        bob.does("resign")
        bob.hangs_up()

    def script() -> Iterator[str]:
        wait_for(lambda: guest.session.view is not None)
        yield from ("dire", "dire 10")
        wait_for(lambda: "Bob dit" in guest.text)
        yield from ("sourdine", "dire 1")
        wait_for(lambda: guest.session.over)

    aside(bob)
    assert guest.follows(script(), interactive=True) == 0
    assert heard == ["well_played", "hello"]
    for text in ("  10  Bien joué", "Tu dis", "Bob dit\u00a0: Merci", "est en sourdine"):
        assert text in guest.text
    assert "Bob dit\u00a0: Je dois y aller" not in guest.text
