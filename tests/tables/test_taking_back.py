"""Taking cards back against a bot, and hints: the log only grows, and the table is as if nothing had been played."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claim.bots.base import move_rng
from claim.bots.registry import make_bot
from claim.game.cards import Card, Seat
from claim.game.errors import ClaimError
from claim.game.game import Game
from claim.game.view import Viewer
from claim.records.identities import BotIdentity
from claim.service.play import Turn
from claim.tables import decide as deciding
from claim.tables.commands import Play, Resign, TakeBack
from claim.tables.decide import Decision, decide, decide_bot_play, decide_hint
from claim.tables.options import Options
from claim.tables.states import record_of, seen_since, state_message
from claim.tables.table import DamagedLog, Fact, FactKind, Status, Table, TableKind, apply, apply_stored, replay
from tests.tables.games import code_of, table_of

BOT = BotIdentity("greedy", 1)
LED = "2 B 5.... 24.... .... .... G3"  # A led the Goblin 3, and B is to answer


def dealt_against_bot() -> Table:
    chair = {"name": "greedy", "bot": vars(BOT)}
    seats = {"A": {"name": "Ann", "token": "a" * 64, "commitment": "c" * 64}, "B": chair}
    data = {"kind": "bot", "guided": False, "secret": "5" * 64, "created": "now", "seats": seats}
    revealed = Fact(FactKind.REVEALED, {"seat": "A", "contribution": "d" * 64})
    return replay("table-of-tests", [Fact(FactKind.CREATED, data), revealed])


class Model:
    """A table beside what it should be: a list of plays, and the lines whose hint is counted."""

    def __init__(self) -> None:
        self.table = dealt_against_bot()
        assert self.table.game is not None
        self.start = self.table.game
        self.log: list[Fact] = []
        self.line: list[tuple[str, str]] = []
        self.hinted: list[list[tuple[str, str]]] = []
        self.hints = 0
        self.seen = [(self.table.seq, 0)]  # facts and plays, at every moment since the last taking back

    def keep(self, decision: Decision) -> None:
        (fact,) = decision.facts
        self.log.append(fact)
        self.table = decision.after
        if fact.kind is FactKind.PLAYED:
            self.line.append((fact.data["seat"], fact.data["card"]))
        if fact.kind is FactKind.TAKEN_BACK:
            self.seen.clear()
        self.seen.append((self.table.seq, self.table.ply))

    def bot_plays(self) -> None:
        while (turn := Turn.of(self.table)) is not None and self.table.game is not None:
            rng = move_rng(self.table.move_seed, Seat.B, turn.ply)
            card = make_bot("greedy").choose(self.table.game.view("B"), rng)
            self.keep(decide_bot_play(self.table, card, turn.command, 0, own=True))

    def step(self, what: str, choice: int) -> None:
        table, number = self.table, str(len(self.log))
        assert table.game is not None
        if what == "play":
            legal = table.game.legal()
            self.keep(decide(table, Seat.A, "t", Play(number, legal[choice % len(legal)], table.ply), 0))
        elif what == "hint":
            decision = decide_hint(table, Seat.A, 0)
            assert (decision is None) is (self.line in self.hinted)
            if decision is not None:
                self.hinted.append([*self.line])
                self.hints += 1
                self.keep(decision)
        elif all(seat == "B" for seat, _ in self.line):
            assert table.take_back_to is None
        else:
            while self.line.pop()[0] != "A":
                pass
            self.hinted = [one for one in self.hinted if one == self.line[: len(one)]]
            self.keep(decide(table, Seat.A, "t", TakeBack(number, len(self.line)), 0))

    def check(self) -> None:
        table, game = self.table, self.start
        for _, card in self.line:
            game = game.play(card)
        assert table.game == game
        assert table.before == (game.moments()[-2] if self.line else None)
        assert (table.ply, table.hints_given) == (len(self.line), self.hints)
        assert table.takebacks == sum(fact.kind is FactKind.TAKEN_BACK for fact in self.log)
        for seq, plays in self.seen:
            assert len(seen_since(table, Viewer.SPECTATOR, seq)) == table.ply - plays
            assert not state_message(table, Viewer.A, seq, frozenset(), secret=False).snapshot
        if table.takebacks:
            assert state_message(table, Viewer.A, self.seen[0][0] - 1, frozenset(), secret=False).snapshot


@settings(max_examples=40)
@given(st.lists(st.tuples(st.sampled_from(["play", "play", "play", "back", "hint"]), st.integers(0, 12)), max_size=60))
def test_a_table_is_as_if_what_was_taken_back_had_not_been_played(steps):
    """And the log, read again, makes the same table; no two of its commands are the same."""
    model = Model()
    for what, choice in steps:
        model.bot_plays()
        if model.table.status is Status.OVER:
            break
        model.step(what, choice)
    model.check()
    keys = [fact.command for fact in model.log if fact.command is not None]
    assert len(keys) == len(set(keys))
    assert apply_stored(dealt_against_bot(), model.log) == model.table


def legal(table: Table) -> tuple[Card, ...]:
    assert table.game is not None
    return table.game.legal()


def test_a_bots_stand_in_that_was_taken_back_spoils_no_record():
    """Only the line that was played counts: its bot can be played again if every card in it was its own."""
    table = dealt_against_bot()
    table.game = Game.from_deck(table.game.dealt.cards, "A") if table.game and table.game.dealt else None
    for number in range(2):
        table = apply(table, Fact(FactKind.PLAYED, {"seat": "A", "card": legal(table)[0]}))
        reply = legal(table)[0]
        table = apply(table, Fact(FactKind.PLAYED, {"seat": "B", "card": reply, **({} if number else {"other": True})}))
        assert table.own_moves is (number == 1)
        if not number:
            table = apply(table, Fact(FactKind.TAKEN_BACK, {"seat": "A", "to": 0}))
    table = apply(table, Fact(FactKind.RESIGNED, {"seat": "A"}))
    assert record_of(table, secret=False).bots == {"B": BOT}


def test_what_was_not_played_cannot_have_been_taken_back():
    with pytest.raises((DamagedLog, LookupError)):
        apply_stored(dealt_against_bot(), [Fact(FactKind.TAKEN_BACK, {"seat": "A", "to": 1})])


def test_a_card_that_lay_there_at_the_start_is_not_taken_back():
    """Nobody played it here: one goes back to one's own first play at most."""
    chairs = {"A": {"name": "Ann"}, "B": {"name": "squire", "bot": {"name": "squire", "version": 1, "budget": ""}}}
    made = {"kind": "bot", "guided": False, "secret": "0" * 64, "created": "", "seats": chairs}
    for mine, position in ((False, "2 A 24.... 5.... .... .... G3"), (True, LED)):
        table = replay("t", [Fact(FactKind.CREATED, {**made, "set_up": {"position": position}})])
        assert table.status is Status.PLAYING
        assert table.take_back_to is None
        for card in ("G2", "G5") if mine else ("G2",):
            assert table.turn is not None
            table = apply(table, Fact(FactKind.PLAYED, {"card": card, "seat": table.turn.value}))
        assert table.take_back_to == (1 if mine else 0)


def code(table: Table, to: Any = 0) -> str:
    """Return the code with which taking back is refused, or "none"."""
    return code_of(table, Seat.A, TakeBack("b", to))


def test_what_cannot_be_taken_back_is_refused_with_a_code(monkeypatch):
    """By heart, each step back would show the trick before."""
    friends = table_of(Game.deal(1))
    by_heart = replace(dealt_against_bot(), options=Options(by_heart=True))
    for table in (friends, replace(friends, kind=TableKind.SAME_SCREEN), by_heart):
        assert (code(table), table.take_back_to) == ("no_taking_back", None)
    model = Model()
    assert code(replace(model.table, game=None)) == "wrong_moment"
    model.bot_plays()
    assert code(model.table) == "nothing_to_take_back"
    for _ in range(2):
        model.step("play", 0)
        model.bot_plays()
    to = model.table.take_back_to
    assert to is not None
    for wrong in (to - 1, to + 1, -1, 52, float(to), True, None, "1"):
        assert code(model.table, wrong) == "stale_take_back"
    model.step("back", 0)
    assert code(model.table, to) == "stale_take_back"
    assert code(model.table, model.table.take_back_to) == "none"
    assert code(decide(model.table, Seat.A, "t", Resign("r"), 0).after) == "wrong_moment"
    monkeypatch.setattr(deciding, "MOST_TAKEBACKS", 1)
    assert code(model.table, model.table.take_back_to) == "too_many_taken_back"


def hint_code(table: Table) -> str:
    """Return the code with which a hint for seat A is refused, or "none"."""
    try:
        decide_hint(table, Seat.A, 0)
    except ClaimError as error:
        return error.code
    return "none"


def test_there_are_hints_against_a_bot_on_ones_own_turn_unless_they_are_switched_off_and_never_by_heart():
    model = Model()
    model.bot_plays()
    for options in (Options(hints=False), Options(by_heart=True)):
        assert hint_code(replace(model.table, options=options)) == "no_hints"
    assert hint_code(replace(model.table, options=Options(hints=True))) == "none"
    assert hint_code(replace(model.table, game=None)) == "no_hints"
    while model.table.turn is Seat.A:
        model.step("play", 0)
    assert hint_code(model.table) == "not_your_turn"
    assert hint_code(decide(model.table, Seat.A, "t", Resign("r"), 0).after) == "no_hints"
    for kind in (TableKind.FRIEND, TableKind.SAME_SCREEN):
        assert hint_code(replace(table_of(Game.deal(1)), kind=kind)) == "no_hints"
