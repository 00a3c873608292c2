"""The weekly hour, as the clock on the wall has it where the host lives."""

from datetime import UTC, datetime

import pytest

from claim.web.errors import BadSetting
from claim.web.settings import WeeklyHour


def next_of(text, *when):
    return WeeklyHour.read(text).next(datetime(*when).replace(tzinfo=UTC).timestamp())


def test_the_hour_that_goes_on_or_comes_next():
    assert next_of("thu 20:00", 2026, 11, 18) == "2026-11-19T20:00:00.000Z"
    assert next_of("thu 20:00", 2026, 11, 19, 20, 59) == "2026-11-19T20:00:00.000Z"
    assert next_of("thu 20:00", 2026, 11, 19, 21) == "2026-11-26T20:00:00.000Z"
    assert next_of("sun 23:30", 2026, 11, 23, 0, 15) == "2026-11-22T23:30:00.000Z"


def test_summer_time_is_that_of_its_zone():
    assert next_of("sun 20:00 Europe/Berlin", 2026, 10, 23) == "2026-10-25T19:00:00.000Z"
    assert next_of("sat 20:00 Europe/Berlin", 2026, 10, 23) == "2026-10-24T18:00:00.000Z"


@pytest.mark.parametrize("text", ["", "thu", "thu 24:00", "thu 20:00 Nowhere/Land", "thursday 20:00", "thu 20:00 ../x"])
def test_anything_else_is_refused(text):
    with pytest.raises(BadSetting, match="weekly-hour"):
        WeeklyHour.read(text)
