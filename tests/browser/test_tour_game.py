"""The tour in a game (`tour.py`, `looks.py`). Each part is a file of its own: they run beside each other."""

from tests.browser.looks import look_around
from tests.browser.tour import guided_game


def test_every_screen_of_a_game_is_translated_fits_a_phone_and_is_accessible(house, host, axe):
    assert look_around(house, host, axe, guided_game) >= 11
