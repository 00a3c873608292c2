"""Strangers, spectators and the other seat can do nothing and learn nothing."""

import itertools
import json
import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from claim.game.cards import CARDS
from claim.game.deal import from_cards
from claim.game.errors import ClaimError
from claim.game.game import Game
from claim.service.tables import Tables
from harness.clients import Person, ask, pair, play_on
from tests.web.running import server

_numbers = itertools.count(1)
COMMANDS = [
    {"type": "reveal", "contribution": "0" * 64},
    {"type": "play", "card": "G3", "ply": 0},
    {"type": "resign"},
    {"type": "leave"},
    {"type": "offer_rematch", "commitment": "0" * 64},
    {"type": "accept_rematch", "commitment": "0" * 64},
    {"type": "close"},
    {"type": "hint"},
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command["type"])
def test_a_spectator_can_do_nothing(host, command):
    ann, _ = pair(host)
    watcher = Person(host, ann.table).connects()
    before = watcher.state
    assert watcher.refused(command["type"], **command) == "not_seated"
    assert ask(host, f"/api/tables/{ann.table}")[1]["seq"] == before["seq"]


@pytest.mark.parametrize("token", ["", "x" * 45, "A", "null"])
def test_a_token_that_opens_no_seat_is_refused(host, token):
    ann, bob = pair(host)
    stranger = Person(host, ann.table, token).connects(greet=False)
    stranger.sends({"type": "hello", "protocol": 1, "token": token, "since": None})
    assert stranger.hears("error")["code"] == "not_seated"
    assert stranger.closed_with() == 4400
    elsewhere, _ = pair(host)
    stranger = Person(host, elsewhere.table, bob.token).connects(greet=False)
    stranger.sends({"type": "hello", "protocol": 1, "token": bob.token, "since": None})
    assert stranger.hears("error")["code"] == "not_seated"


def test_a_seat_cannot_play_for_the_other(host):
    ann, bob = pair(host)
    mover, other = (ann, bob) if ann.state["view"]["legal"] else (bob, ann)
    for card in (*mover.state["view"]["legal"], *other.state["refusals"]):
        assert other.refused("play", card=card, ply=0) in ("not_your_turn", "not_in_hand")
    assert other.state["seq"] == mover.state["seq"]


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


def test_a_seat_is_shown_only_its_own_hand_in_phase_one(host):
    ann, bob = pair(host)
    watcher = Person(host, ann.table).connects()
    assert ann.state["view"]["hands"]["B"] is None
    assert bob.state["view"]["hands"]["A"] is None
    assert watcher.state["view"]["hands"] == {"A": None, "B": None}
    assert watcher.state["refusals"] == {}


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


def heard(game: Game, viewer: str, folder: str) -> list[str]:
    """Return all bytes that a viewer receives, by HTTP and by socket, while this game is played on a real server."""
    with same_world(game), server(f"sqlite:///{folder}/{next(_numbers)}.sqlite") as host:
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
        return sorted(people[viewer].bytes) + texts


@st.composite
def twins(draw: st.DrawFn) -> tuple[Game, Game, str]:
    """Draw two games with different hidden cards that one viewer cannot tell apart, and that viewer."""
    viewer = draw(st.sampled_from(["A", "B", "spectator"]))
    rng = random.Random(draw(st.integers(0, 2**32)))
    game = Game.deal(str(rng.random()))
    for _ in range(draw(st.integers(0, 12))):
        game = game.play(rng.choice(game.legal()))
    for _ in range(200):
        other = _shuffled(game, viewer, rng)
        if other is not None and other.dealt.cards != game.dealt.cards:  # type: ignore[union-attr]
            return game, other, viewer
    return game, game, viewer  # nothing hidden could be moved


def _shuffled(game: Game, viewer: str, rng: random.Random) -> Game | None:
    """Return the same plays with the cards that the viewer never saw moved around, if those plays are possible."""
    assert game.dealt is not None
    deck = list(game.dealt.cards)
    seen = set(map(str, game.plays)) | {str(card) for view in [game.view(viewer)] for card in _known(view)}
    hidden = [place for place, card in enumerate(deck) if str(card) not in seen and str(card) != "G0"]
    cards = [deck[place] for place in hidden]
    rng.shuffle(cards)
    for place, card in zip(hidden, cards, strict=True):
        deck[place] = card
    other = Game.begin(from_cards(deck, "AB"[game.dealt.leader], game.dealt.seed))
    try:
        for card in game.plays:
            other = other.play(card)
    except ClaimError:
        return None
    same = [one.view(viewer) == two.view(viewer) for one, two in zip(game.moments(), other.moments(), strict=True)]
    return other if all(same) else None


def _known(view) -> list[str]:
    own = [card for hand in view.hands.values() if hand is not None for card in hand]
    return [*own, *[card for pile in view.followers.values() for card in pile], *[view.prize or "G0"]]


@settings(max_examples=6, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
@given(pair=twins())
def test_what_a_viewer_receives_does_not_depend_on_hidden_cards(pair, tmp_path):
    """R3, R10: everything a seat or a spectator receives from a real server is compared byte for byte."""
    game, other, viewer = pair
    assert len(CARDS) == 52
    assert heard(game, viewer, str(tmp_path)) == heard(other, viewer, str(tmp_path))


def test_what_a_viewer_receives_depends_on_the_cards_it_may_know(tmp_path):
    """The comparison above can fail: a different own hand gives different bytes."""
    assert heard(Game.deal("1"), "A", str(tmp_path)) != heard(Game.deal("2"), "A", str(tmp_path))
