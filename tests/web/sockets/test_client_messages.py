"""What clients say: the short way to read a play takes nothing that the long way would read otherwise."""

import json

import orjson
from hypothesis import given
from hypothesis import strategies as st

from claim.web.errors import RequestError
from claim.web.sockets.client_messages import command_of, plain_play, read
from claim.web.wire import socket as wire

VALUES = st.one_of(st.none(), st.booleans(), st.integers(-5, 2**33), st.floats(), st.text(max_size=4), st.just([]))
PLAYS = st.fixed_dictionaries(
    {},
    optional={
        "type": st.one_of(st.sampled_from(["play", "hint", "Play"]), VALUES),
        "id": st.one_of(st.text("aZ09_-", min_size=1, max_size=80), VALUES),
        "card": st.one_of(st.sampled_from(["G3", "g3", "X9", "K"]), VALUES),
        "ply": st.one_of(st.integers(0, 51), VALUES),
        "ask": st.booleans(),
        "more": VALUES,
    },
)


@given(st.one_of(PLAYS, VALUES, st.lists(PLAYS, max_size=2)))
def test_a_play_that_is_read_quickly_is_what_the_long_way_reads(said):
    text = json.dumps(said)
    quick = plain_play(text)
    try:
        message = read(text)
    except RequestError:
        assert quick is None or not _may_be_played(quick.card, quick.ply)
        return
    if isinstance(message, wire.Play) and "ask" not in orjson.loads(text):
        assert quick == command_of(message)
    else:
        assert quick is None


def _may_be_played(card: str, ply: int) -> bool:
    """Return whether a table would even look at it: what it refuses is read again, the long way."""
    return len(card) <= 2 and 0 <= ply < 2**31


def test_what_is_no_json_is_no_play():
    assert plain_play("{") is None
    assert plain_play('"\\ud800"') is None
