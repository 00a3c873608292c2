"""Strangers, spectators and the other seat can do nothing and learn nothing."""

import json
import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from claim.game.game import Game
from claim.game.view import Viewer
from claim.service.tables import Tables
from harness.clients import Person, ask, pair, play_on
from tests.game.worlds import shuffled_unknown
from tests.strategies import played
from tests.web.running import server


def test_a_spectator_can_do_nothing(host):
    """As little as tests/service/test_laws.py has it of everybody without a token of the table's own."""
    ann, _ = pair(host)
    watcher = Person(host, ann.table).connects()
    for kind, fields in (
        ("resign", {}),
        ("hint", {}),
        ("say", {"phrase": "hello"}),
        ("play", {"card": "G3", "ply": 0}),
    ):
        assert watcher.refused(kind, **fields) == "not_seated"
    assert watcher.refused("play", card="G3", ply=0, ask=True) == "not_seated"


def test_tokens_and_secrets_are_never_sent_to_anyone_else(host):
    """Before the end a client receives no token but its own, no contribution and no server secret."""
    ann, bob = pair(host)
    watcher = Person(host, ann.table).connects()
    play_on((ann, bob), random.Random(1), 10)
    told = "".join([*ann.bytes, *bob.bytes, *watcher.bytes, json.dumps(ask(host, f"/api/tables/{ann.table}")[1])])
    assert not [one for one in (ann.token, bob.token, ann.contribution, bob.contribution) if str(one) in told]


# --- bytes do not depend on hidden cards ------------------------------------------------------------------------------


@contextmanager
def same_world(game: Game) -> Iterator[None]:
    """Make everything random repeatable, and deal this game."""
    rng = random.Random(7)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_urlsafe", lambda size=32: rng.randbytes(size).hex()[:24])
        patch.setattr(secrets, "token_hex", lambda size=32: rng.randbytes(size).hex())
        days = SimpleNamespace(token_hex=lambda size: bytes(size).hex())  # drawn beside the rest, sooner or later
        patch.setattr("claim.daily.calendar.secrets", days)
        patch.setattr("claim.tables.table.Game.deal", lambda *_: Game(game.dealt, game.start, game.start, ()))
        patch.setitem(Tables.__init__.__kwdefaults__ or {}, "clock", lambda: 1_800_000_000.0)
        yield


def heard(game: Game, file: Path) -> dict[str, list[str]]:
    """Return all bytes that each viewer receives, by HTTP and by socket, while this game is played on a real server."""
    with same_world(game), server(f"sqlite:///{file}") as host:
        ann = Person.creates(host).connects()
        bob = Person.sits(host, ann.table).connects()
        people = {"A": ann, "B": bob, "spectator": Person(host, ann.table).connects()}
        for name, one in people.items():
            one.mark = name
        for one in people.values():
            while one.state["seq"] < 2 or not all(seat["online"] for seat in one.state["table"]["seats"].values()):
                one.next()
            del one.bytes[:-1]  # the first to connect heard the others arrive
        texts = [json.dumps(ask(host, f"/api/tables/{ann.table}")[1])]
        steps = [bob.reveals, ann.reveals]
        steps += [
            partial(people[str(one.turn)].plays, str(card))
            for one, card in zip(game.moments(), game.plays, strict=False)
        ]
        for seq, step in enumerate(steps, 3):
            step()
            for one in people.values():
                while one.state["seq"] < seq:
                    one.next()
        texts.append(json.dumps(ask(host, f"/api/tables/{ann.table}")[1]))
        # The scheduler decides whether an ack or a state comes first, so only their contents are compared.
        return {name: sorted(one.bytes) + texts for name, one in people.items()}


def test_what_a_viewer_receives_does_not_depend_on_hidden_cards(tmp_path):
    """R3, R10: everything that comes from a real server is compared byte for byte. Whose cards differ, is told so."""
    game = played(Game.deal(7), random.Random(7), 7)
    one = heard(game, tmp_path / "game.sqlite")
    for viewer in (Viewer.A, Viewer.B, Viewer.SPECTATOR):
        other = shuffled_unknown(game, viewer, random.Random(12))  # with which the plays are possible
        two = heard(other, tmp_path / f"{viewer}.sqlite")
        assert {name for name in one if one[name] == two[name]} == {viewer, "spectator"}
