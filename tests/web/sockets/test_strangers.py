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
from harness.clients import Json, Person, ask, pair, play_on
from tests.game.worlds import shuffled_unknown
from tests.strategies import played
from tests.web.running import server

COMMANDS: list[Json] = [
    {"type": "reveal", "contribution": "0" * 64},
    {"type": "play", "card": "G3", "ply": 0},
    {"type": "resign"},
    {"type": "leave"},
    {"type": "offer_rematch", "commitment": "0" * 64},
    {"type": "accept_rematch", "commitment": "0" * 64},
    {"type": "close"},
    {"type": "hint"},
    {"type": "say", "phrase": "hello"},
]


def test_a_spectator_can_do_nothing(host):
    ann, _ = pair(host)
    watcher = Person(host, ann.table).connects()
    for command in COMMANDS:
        assert watcher.refused(command["type"], **command) == "not_seated"
    assert ask(host, f"/api/tables/{ann.table}")[1]["seq"] == watcher.state["seq"]


def test_a_token_that_opens_no_seat_is_refused(host):
    ann, _ = pair(host)
    elsewhere, _ = pair(host)
    for token in ("", "x" * 45, "A", "null", elsewhere.token):
        assert Person(host, ann.table, token).turned_away() == (4400, "not_seated")


def test_tokens_and_secrets_are_never_sent_to_anyone_else(host):
    """Before the end a client receives no token but its own, no contribution and no server secret."""
    ann, bob = pair(host)
    watcher = Person(host, ann.table).connects()
    play_on((ann, bob), random.Random(1), 10)
    heard = {ann: "".join(ann.bytes), bob: "".join(bob.bytes), watcher: "".join(watcher.bytes)}
    for person, text in heard.items():
        for secret in (ann.token, bob.token, ann.contribution, bob.contribution):
            assert str(secret) not in text, person
    status, table = ask(host, f"/api/tables/{ann.table}")
    assert status == 200
    assert not any(str(person.token) in json.dumps(table) for person in (ann, bob))


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


@pytest.mark.parametrize("viewer", ["A", "B", "spectator"])
def test_what_a_viewer_receives_does_not_depend_on_hidden_cards(tmp_path, viewer):
    """R3, R10: everything that comes from a real server is compared byte for byte. Whose cards differ, is told so."""
    game = played(Game.deal(7), random.Random(7), 7)
    other = shuffled_unknown(game, Viewer(viewer), random.Random(12))  # with which the plays are possible
    one, two = heard(game, tmp_path / "one.sqlite"), heard(other, tmp_path / "two.sqlite")
    assert [name for name in one if one[name] == two[name]] == ([viewer, "spectator"] if viewer in "AB" else [viewer])
