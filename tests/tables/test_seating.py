"""How a table begins: what is refused, and a deal or a position that was chosen, from either side."""

from typing import Any

import pytest

from claim.bots.levels import LEVELS
from claim.game.cards import SEATS
from claim.game.errors import ClaimError
from claim.game.game import Game
from claim.locales import bot_titles
from claim.records.record import Record
from claim.tables.commands import Create, DealOf, SetUp
from claim.tables.names import Names
from claim.tables.options import Options
from claim.tables.seating import check_chosen, chosen_deal, chosen_position, created
from claim.tables.table import Status, Table, replay

HEX, SEED = "ab" * 32, "5e" * 32
NAMES = Names(bot_titles(level.name for level in LEVELS))
LED = "2 B 5.... 24.... .... .... G3"  # A led the Goblin 3, and B is to answer
TURNED = "2 A 24.... 5.... .... .... G3"


def begun(chosen: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Return a table at which somebody has just sat down, against a bot unless the fields say otherwise."""
    request = Create(**{"id": "a" * 16, "kind": "bot", "name": "Ann", "commitment": HEX, "bot": "squire", **fields})
    check_chosen(request)
    return replay("table", [created(request, "key", "table", 1e9, NAMES, 9, chosen)])


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"kind": "war"}, "bad_kind"),
        ({"kind": None}, "bad_kind"),
        ({"name": "a\nb"}, "bad_name"),
        ({"name": 7}, "bad_name"),
        ({"name": "steward"}, "bot_name"),
        ({"commitment": HEX.upper()}, "bad_hex"),
        ({"options": Options(by_heart=True, hints=True)}, "hints_by_heart"),
        ({"bot": "cmd:rm"}, "no_such_bot"),
        ({"bot": None}, "no_such_bot"),
        ({"kind": "friend", "deal_of": DealOf("nXyUTAkmZKbZ")}, "deal_without_bot"),
        ({"kind": "same_screen", "set_up": SetUp(LED)}, "deal_without_bot"),
        ({"set_up": SetUp(LED), "deal_of": DealOf("nXyUTAkmZKbZ")}, "conflict"),
    ],
)
def test_what_cannot_be_is_refused_with_a_code(fields, code):
    with pytest.raises(ClaimError) as refused:
        begun(**fields)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("position", "code"), [("2 A .... .... .... .... -", "nothing_left"), ("3", "bad_phase"), ("x" * 9999, "bad_phase")]
)
def test_what_cannot_be_played_on_from_is_refused(position, code):
    with pytest.raises(ClaimError) as refused:
        chosen_position(SetUp(position))
    assert refused.value.code == code


@pytest.mark.parametrize("leader", SEATS)
@pytest.mark.parametrize("swapped", [False, True])
def test_a_chosen_deal_has_the_cards_the_lead_and_the_bots_seed_of_the_other_from_either_side(leader, swapped):
    """R4: the lead goes with the hand. The log needs the other table no longer."""
    first = Game.deal(7, leader)
    table = begun(chosen_deal(DealOf("nXyUTAkmZKbZ", swapped), Record(first, move_seed=SEED)), options=Options("A"))
    assert (table.status, table.move_seed) == (Status.PLAYING, SEED)
    assert table.game is not None
    assert table.game.dealt is not None
    for seat in SEATS:
        assert table.game.hand(seat) == first.hand(seat.other if swapped else seat)
    assert table.game.turn is (leader.other if swapped else leader)
    assert table.bot_to_move is (table.game.turn == "B")
    assert (table.game.draw_pile, table.game.dealt.seed) == (first.draw_pile, None)


@pytest.mark.parametrize(("swapped", "position"), [(False, LED), (True, TURNED)])
def test_from_the_other_side_of_a_position_each_has_what_the_other_had(swapped, position):
    game = begun(chosen_position(SetUp(LED, swapped=swapped))).game
    assert game is not None
    assert str(game) == position
    again = begun(chosen_deal(DealOf("nXyUTAkmZKbZ", swapped=swapped), Record(game, move_seed=SEED)))
    assert (str(again.game), again.move_seed) == (LED, SEED)
