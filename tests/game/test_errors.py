import pickle
import re

from claim.bots.errors import BotFailure
from claim.game.errors import BadText, IllegalPlay, quote
from claim.game.game import Game
from tests.error_codes import TEXTS


def test_errors_survive_pickling():
    """The arena's workers send them back."""
    for error in (BadText("bad_card", text="'q'"), BotFailure("bot_died", name="x", exit=1)):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.code, again.params, str(again)) == (
            type(error),
            error.code,
            error.params,
            str(error),
        )
    refusal = IllegalPlay("game_over", str(Game.deal(7)), card="G3")
    again = pickle.loads(pickle.dumps(refusal))
    assert (again.position, again.code, str(again)) == (refusal.position, refusal.code, str(refusal))


def test_quoted_text_is_short_and_harmless():
    assert quote("G3") == "'G3'"
    assert len(quote("x" * 10_000)) < 61
    assert "\x1b" not in quote("\x1b[2J")
    assert "\n" not in quote("a\nb")


def test_every_text_is_one_line():
    for text in TEXTS.values():
        assert re.fullmatch(r"[^\n]+[^.\n]", text)
