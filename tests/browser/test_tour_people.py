"""The tour with other people (`tour.py`, `looks.py`). Each part is a file of its own: they run beside each other."""

from tests.browser.looks import look_around
from tests.browser.tour import with_people


def test_every_screen_with_other_people_is_translated_fits_a_phone_and_is_accessible(house, host, axe):
    assert look_around(house, host, axe, with_people) >= 14
