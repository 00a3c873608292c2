import pytest

from claim.game.errors import BadText
from claim.game.game import Game

EXAMPLE = "2 B 026.578.019.5.279 00138..347.2.0345 ..58.. ..26.. -"
PHASE_ONE = "1 A 12.... 34.... .... .... - 5.... 6.... U5,K6,D7,X8"


def test_the_documented_example_reads():
    game = Game.parse(EXAMPLE)
    assert str(game) == EXAMPLE
    assert (game.phase, game.turn, len(game.legal())) == (2, "B", 12)
    assert game.score("A") == ("U5", "U8")


def test_a_position_may_have_a_led_card():
    game = Game.parse("2 B 2.... 3.4... .... .... G9")
    assert (game.led, game.leader, game.legal()) == ("G9", "A", ("G3",))
    assert game.plays == ()
    assert game.play("G3").plays == ("G3",)


def test_case_and_surrounding_space_do_not_matter():
    assert str(Game.parse(f"  {EXAMPLE.replace('B', 'b')}\n")) == EXAMPLE


@pytest.mark.parametrize(
    ("text", "code", "named"),
    [
        ("", "bad_phase", "''"),
        ("3 A", "bad_phase", "'3'"),
        ("\x00\xff", "bad_phase", "x00"),
        ("2 A", "bad_fields", "expected 7"),
        (f"{EXAMPLE} extra", "bad_fields", "got 8"),
        ("2  A .... .... .... .... -", "bad_fields", "single spaces"),
        (PHASE_ONE.rsplit(" ", 1)[0], "bad_fields", "expected 10"),
        (EXAMPLE.replace("B", "C"), "bad_seat", "to move"),
        (EXAMPLE.replace(" -", " Z9"), "bad_card", "'Z9'"),
        (EXAMPLE.replace("..58..", "..58."), "bad_pile", "score A"),
        (EXAMPLE.replace("578", "157"), "bad_card", "'K1'"),
        (EXAMPLE.replace("..58..", "..59.."), "too_many", "U9"),
        (EXAMPLE.replace(" -", " G0"), "bad_hands", "13 and 13"),
        ("2 A 1.... .... .... .... -", "bad_hands", "1 and 0"),
        ("2 A 1.... 2.... .... .... G3", "bad_hands", "1 and 1"),
        ("2 A 2.... .... .... .... G3", "", ""),
        ("1 A .... .... .... .... - .... .... G1", "no_cards", "hands"),
        (PHASE_ONE.replace(",X8", ""), "bad_draw_pile", "3 cards"),
        (PHASE_ONE.replace("U5,", "U5,,"), "bad_card", "''"),
        (PHASE_ONE.replace("5.... 6....", "5.... ...."), "bad_followers", "1 and 0"),
        (PHASE_ONE.replace(" .... ....", " .7... ....", 1), "bad_score", "K7"),
        ("2 A 00000123456789.... .... .... .... -", "bad_hands", "14 and 0"),
        ("2 A 00000123456789.... .23456789.012345.. .... .... -", "too_large", "14"),
    ],
)
def test_bad_text_is_refused_with_the_part_that_is_wrong(text, code, named):
    if not code:
        assert str(Game.parse(text)) == text
        return
    with pytest.raises(BadText) as caught:
        Game.parse(text)
    assert caught.value.code == code
    assert named in str(caught.value)
    assert len(str(caught.value)) < 300


def test_huge_text_is_refused_quickly():
    with pytest.raises(BadText):
        Game.parse("2 " + "A" * 10_000_000)


def test_a_position_must_be_text():
    with pytest.raises(BadText):
        Game.parse(None)  # type: ignore[arg-type]
