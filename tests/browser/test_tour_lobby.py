"""The tour without a table (`tour.py`, `looks.py`). Each part is a file of its own: they run beside each other."""

from tests.browser.looks import look_around
from tests.browser.tour import without_a_table


def test_every_screen_without_a_table_is_translated_fits_a_phone_and_is_accessible(house, host, axe):
    assert look_around(house, host, axe, without_a_table) >= 19
