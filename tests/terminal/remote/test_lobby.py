"""Finding an opponent from a terminal, against a real server."""

import re
from collections.abc import Iterator
from unittest.mock import Mock

import pytest

from claim.client.errors import ServerRefusal
from claim.pairing.messages import LobbyMessage, Seeking
from claim.records.files import read_record
from claim.records.verify import check
from claim.terminal.remote.lobby import OpponentSearch
from claim.web.settings import WeeklyHour
from harness.clients import ask
from harness.lobby import Guest
from harness.waiting import PATIENCE, wait_for
from tests.clock import Clock
from tests.terminal.helpers import sheet
from tests.terminal.remote.players import Typist, Visitor, WatchedSession, card
from tests.web.running import server


@pytest.fixture(autouse=True)
def _watched(monkeypatch):
    monkeypatch.setattr("claim.terminal.remote.lobby.RemoteSession", WatchedSession)


@pytest.fixture
def comes(tmp_path):
    """Let people come to a server, each with a terminal of their own, and take their keyboards away in the end."""
    people: list[Visitor] = []

    def come(host: str, name: str = "Ann", language: str = "en") -> Visitor:
        people.append(Visitor(host, tmp_path, name, language))
        return people[-1]

    yield come
    for one in people:
        one.visit.inbox.stop()


def plays(visitor: Visitor) -> Iterator[str | None]:
    """The first card that may be played, until the game is over."""
    while True:
        yield card(visitor.visit.games[-1])


def test_two_terminals_find_each_other_and_play(host, tmp_path, aside, comes):
    ann, bob = comes(host, "Ann"), comes(host, "Bob", "fr")
    for one in (ann, bob):
        one.visit.inbox.keyboard = Typist(one.visit.inbox, plays(one))
    codes: list[int] = []
    threads = [aside(lambda one=one: codes.append(OpponentSearch(one.visit, "live").play())) for one in (ann, bob)]
    for one in threads:
        one.join(PATIENCE)
    assert codes == [0, 0]
    for text in ("Looking for an opponent", "An opponent was found", "Bob sits across the table"):
        assert text in ann.text
    assert re.search(r"\[you [0-3]:\d\d · Bob [0-3]:\d\d\] Your card", ann.text)
    assert "one of the secrets was yours" in ann.text
    assert "Ann prend place" in bob.text
    record = read_record(tmp_path / "Ann.json")
    assert all(one.ok for one in check(record))
    assert record.fair == read_record(tmp_path / "Bob.json").fair


@pytest.mark.parametrize(("width", "shown"), [(100, "nobody else is here"), (60, "opponent "), (20, "[0:00] ")])
def test_the_wait_goes_on_at_every_width(comes, width, shown):
    ann, here = comes("127.0.0.1:1"), Clock(100.0)
    ann.visit.paper, output = sheet(width, terminal=True)
    ann.types(("never", ""))
    finder = OpponentSearch(ann.visit, "live", here)
    finder.room = LobbyMessage(people=1, playing=0, seeking=Seeking(0, 0), seats=(), hour=None, seek=None, paired=None)
    finder.ask()
    first = output.getvalue()
    assert shown in first
    here.now += 5
    finder.ask()
    assert "[0:05]" in output.getvalue().removeprefix(first)
    assert "\n" not in output.getvalue()


def test_a_search_is_stopped_and_nobody_is_paired_with_it(host, comes):
    ann = comes(host).types(("(q to stop)", "what?"), ("means nothing", "quit"))
    assert OpponentSearch(ann.visit, "slow").play() == 1
    assert "'what?' means nothing here: q stops looking" in ann.text
    assert ann.visit.identities.at(ann.visit.server) == ann.visit.identity  # who comes back as the same person
    assert "You are no longer looking for an opponent." in ann.text
    looking = Guest(host, player=None).enters()
    while looking.state["seeking"]["slow"]:
        looking.next()
    looking.leaves()


def test_a_server_that_dies_meanwhile_finds_the_opponent_when_it_is_back(tmp_path, aside, comes):
    """On the same port, with the same database: the seek that is sent again is the same one."""
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    found = []
    with server(database, weekly_hour=WeeklyHour.read("thu 20:00 Europe/Berlin")) as host:
        ann = comes(host).types(("never", ""))
        finder = OpponentSearch(ann.visit, "live")
        aside(lambda: found.append(finder.find()))
        wait_for(lambda: finder.room is not None and finder.room.seek is not None)
        assert finder.room is not None
        seek = finder.room.seek
    assert "Most people come at the weekly hour: " in ann.text
    wait_for(lambda: "you keep your place" in ann.text)
    with server(database, port=int(host.rpartition(":")[2])):
        wait_for(lambda: "Connected again." in ann.text)
        bob = Guest(host).enters().seeks(name="Bob")
        table = bob.waits_for("paired")["paired"]["table"]
        wait_for(lambda: found != [])
        bob.leaves()
    assert found[0] is not None
    assert (found[0].table, finder.paired is not None and finder.paired.id) == (table, seek is not None and seek.id)


def test_whoever_is_stood_up_waits_on_with_a_new_contribution(host, comes, aside, monkeypatch):
    ann = comes(host).types(("you keep your place", "q"))
    finder, made, codes = OpponentSearch(ann.visit, "live"), ann.visit.games, []
    ghost = Guest(host).enters().seeks(name="Ghost")
    aside(lambda: codes.append(finder.play()))
    wait_for(lambda: bool(made) and made[0].held.revealed)
    table = made[0].held.table
    wait_for(lambda: any(seat["revealed"] for seat in ask(host, f"/api/tables/{table}")[1]["seats"].values()))
    monkeypatch.setattr("claim.pairing.seeks.APPEAR_SECONDS", 0.0)  # so much for ten seconds
    wait_for(lambda: codes == [1])
    ghost.leaves()
    assert "Ghost was not there in time for the deal, so there is no game." in ann.text
    assert "The search goes on, and you keep your place." in ann.text
    assert ann.visit.seats.at(ann.visit.server) == []


def test_an_opponent_who_leaves_before_the_deal_does_not_end_the_search(host, comes, aside):
    ann = comes(host).types(("you keep your place", "q"))
    finder, codes = OpponentSearch(ann.visit, "live"), []
    ghost = Guest(host).enters().seeks(name="Ghost")
    aside(lambda: codes.append(finder.play()))
    person = ghost.sits_down().connects()
    wait_for(lambda: bool(ann.visit.games))  # or the lobby would tell her before she sits
    person.does("leave")
    wait_for(lambda: codes == [1])
    person.hangs_up()
    ghost.leaves()
    assert "Ghost left before the cards were dealt." in ann.text
    assert "The search goes on, and you keep your place." in ann.text


def test_a_bot_is_played_meanwhile_until_an_opponent_is_found(host, comes, aside, monkeypatch):
    monkeypatch.setattr("claim.terminal.remote.lobby.BOT_AFTER_SECONDS", 0.0)
    ann = comes(host).types(
        ("Type b to play a bot", "b"), ("Which bot", "99"), ("Expected a number", "1"), ("bob has come", "quit")
    )
    finder, codes = OpponentSearch(ann.visit, "live"), []
    aside(lambda: codes.append(finder.play()))
    wait_for(lambda: "Potboy sits across the table" in ann.text)
    bob = Guest(host).enters().seeks(name="Bob")
    person = bob.sits_down().connects()
    person.reveals()
    person.hears_status("playing")
    wait_for(lambda: "Bob sits across the table" in ann.text)
    ann.output.write("bob has come")
    wait_for(lambda: codes == [1])
    person.hangs_up()
    bob.leaves()
    assert ann.text.count("Your seat is kept.") == 2  # at the bot's table, and in the end at the other
    assert len(ann.visit.seats.at(ann.visit.server)) == 2
    assert [game.save for game in ann.visit.games] == [None, ann.visit.save]


def test_a_search_from_elsewhere_ends_this_one(host, comes, aside):
    ann = comes(host).types(("never", ""))
    finder, found = OpponentSearch(ann.visit, "slow"), []
    thread = aside(lambda: found.append(finder.find()))
    wait_for(lambda: finder.room is not None and finder.room.seek is not None)
    other = Guest(host, player=ann.visit.identity.player).enters().seeks("slow")
    thread.join(PATIENCE)
    other.sends({"type": "cancel", "id": other.id})
    other.leaves()
    assert found == [None]
    assert "somewhere else" in ann.text
    assert "no longer looking" not in ann.text


def test_a_game_that_goes_on_is_named_before_another_is_sought(host, comes):
    ann = comes(host).types(("never", ""))
    me = Guest(host, player=ann.visit.identity.player).enters().seeks()
    bob = Guest(host).enters().seeks(name="Bob")
    people = me.sits_down().connects(), bob.sits_down().connects()
    for person in people:
        person.reveals()
        person.hears_status("playing") if person is people[1] else None
    with pytest.raises(ServerRefusal, match="playing_already"):
        OpponentSearch(ann.visit, "live").play()
    assert f"--table {people[0].table}" in ann.text
    people[0].does("resign")
    for person in people:
        person.hangs_up()


def test_a_search_outlives_a_bot_that_cannot_be_played(host, comes, monkeypatch):
    ann = comes(host).types(("(q to stop)", "b"), ("Enter: Squire", ""), ("does not answer", "q"))
    monkeypatch.setattr(ann.visit.api, "create", Mock(side_effect=ann.visit.api.strange("HTTP 502")))
    assert OpponentSearch(ann.visit, "slow").play() == 1
    assert "You are no longer looking for an opponent." in ann.text


def test_a_search_can_be_stopped_before_the_lobby_has_said_anything(host, comes, monkeypatch):
    monkeypatch.setattr("claim.client.address.Server.lobby", "ws://127.0.0.1:1/ws/lobby")
    ann = comes(host).types(("keep your place", "q"))
    assert OpponentSearch(ann.visit, "live").play() == 1


def test_a_player_who_cannot_be_kept_plays_all_the_same(host, comes):
    ann = comes(host).types(("(q to stop)", "q"))
    ann.visit.identities.folder.rmdir()
    ann.visit.identities.folder.write_text("")
    assert OpponentSearch(ann.visit, "live").play() == 1
    assert "You are no longer looking for an opponent." in ann.text
