import pickle
from dataclasses import fields

import pytest

from claim.game.cards import Faction, Seat
from claim.game.errors import BadText
from claim.game.game import Game
from claim.game.view import View, parse_viewer


@pytest.fixture
def game() -> Game:
    """A took the prize U5 and B drew K6 unseen; B is to answer G2."""
    start = Game.from_deck(["G2", "G9", "U0", "G3", "G4", "U1", "U5", "K6", "D7", "X8", "D1", "D2"], "A")
    return start.play("G9").play("G3").play("G2")


def test_only_the_player_to_move_sees_legal_cards(game):
    assert game.view("B").legal == ("G4",)
    assert game.view("A").legal == game.view("spectator").legal == ()
    assert game.view("open").legal == ("G4",)


def test_the_trick_is_numbered_within_its_phase(game):
    assert (game.view("A").trick, game.view("A").size) == (2, 3)
    game = game.play("G4").play("U1").play("U0")
    assert (game.phase, game.view("A").trick) == (2, 1)
    game = game.play(game.legal()[0])
    assert game.view("A").trick == 1


def test_plays_are_counted_from_where_the_game_began():
    """A card that lay on the table in the position was not played here."""
    game = Game.parse("2 B 9.... 13.... .... .... G2")
    assert game.view("A").ply == 0
    assert game.play("G3").view("A").ply == 1
    assert game.play("G3").play("G1").view("A").ply == 2


def test_every_viewer_sees_what_decides_a_vote():
    """R24, R25."""
    view = Game.parse("2 A .9... .8... 0..123.4. 0..4.5. -").view("spectator")
    assert view.decided_by == {"G": None, "K": None, "U": "count", "D": "D5", "X": None}


def test_every_viewer_sees_votes_and_which_are_settled():
    """R24: the Undead vote is settled when no Undead is left; the open Knights are not."""
    view = Game.parse("2 A .9... .8... ..123.. ..4.. -").view("spectator")
    assert view.votes[Faction.UNDEAD] is Seat.A
    assert view.settled == {"G": True, "K": False, "U": True, "D": True, "X": True}


def test_a_view_from_a_position_does_not_say_which_followers_were_prizes():
    """A position does not say which of the other's followers were prizes, so neither does a view."""
    game = Game.parse("1 A 12.... 34.... .... .... - 5.... 6.... U5,K6,D7,X8")
    assert game.view("A").followers == {"A": ("G5",), "B": ()}
    assert "G6" in game.view("A").unseen


def test_a_viewer_is_given_by_name():
    assert parse_viewer("a").seat is Seat.A
    assert parse_viewer("spectator").seat is None
    for text in ("C", "", "everyone", None, 7):
        with pytest.raises(BadText, match="is not a viewer"):
            parse_viewer(text)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"hands": None}, "view: hands: expected an object with A and B"),
        ({"hands": {"A": []}}, "view: hands: expected an object with A and B"),
        ({"legal": "G3"}, "view: legal: expected a list of at most 52"),
        ({"legal": ["Z3"]}, "'Z3' is not a card"),
        ({"phase": "1"}, "view: phase: expected a whole number"),
        ({"phase": True}, "view: phase: expected a whole number"),
        ({"turn": "C"}, "view: turn: expected A or B"),
        ({"prize": 7}, "view: prize: expected a card"),
        ({"tricks": [1]}, r"view: tricks\[0\]: expected a JSON object"),
        ({"tricks": [{}]}, r"view: tricks\[0\].phase is missing"),
        ({"settled": dict.fromkeys("GKUDX", 1)}, "settled.G: expected true or false"),
        ({"votes": {}}, "view: votes: expected an object with G, K, U, D and X"),
        ({"viewer": "X"}, "is not a viewer"),
        ({"ply": "3"}, "view: ply: expected a whole number"),
    ],
)
def test_bad_json_is_refused_naming_the_bad_field(game, change, message):
    with pytest.raises(BadText, match=message):
        View.from_json({**game.view("A").to_json(), **change})


@pytest.mark.parametrize("text", ["", "[]", "nonsense", "[" * 100_000, "{}"])
def test_anything_but_a_view_is_refused(text):
    with pytest.raises(BadText):
        View.from_json(text)


def test_the_json_is_one_line_with_fixed_keys(game):
    keys = [list(game.view(viewer).to_json()) for viewer in ("A", "B", "spectator", "open")]
    assert keys[0] == keys[1] == keys[2] == keys[3]
    assert "\n" not in game.view("A").to_text()


@pytest.mark.parametrize("viewer", ["A", "B", "spectator", "open"])
def test_a_view_is_a_value(game, viewer):
    """A view is immutable, hashable and picklable, and equal after a round trip through JSON."""
    view = game.view(viewer)
    for again in (pickle.loads(pickle.dumps(view)), View.from_json(view.to_text()), game.view(viewer)):
        assert again == view
        assert hash(again) == hash(view)
        for field in fields(View):
            value = getattr(again, field.name)
            if isinstance(value, dict):
                with pytest.raises(TypeError, match="does not change"):
                    value[Seat.B] = ()
