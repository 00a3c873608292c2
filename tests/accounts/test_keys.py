"""Recovery keys: what people may type, and what is noticed."""

import contextlib
import itertools
import re

import pytest

from claim.accounts.errors import AccountError
from claim.accounts.keys import new_recovery_key, recovery_digest

KEY = "71FA-ERBC-XHAG-JAMH-W9ZH-M0P8-YNX5"


def test_a_key_is_seven_groups_of_letters_that_do_not_look_alike():
    assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}", KEY)
    assert len({new_recovery_key() for _ in range(100)}) == 100


@pytest.mark.parametrize(
    "typed", [KEY.lower(), KEY.replace("-", " "), f" {KEY}\n", KEY.replace("0", "O").replace("1", "l")]
)
def test_case_separators_and_look_alikes_make_no_difference(typed):
    assert recovery_digest(typed) == recovery_digest(KEY)


def test_a_mistyped_letter_is_nearly_always_noticed():
    letters, text, missed = "0123456789ABCDEFGHJKMNPQRSTVWXYZ", KEY.replace("-", ""), 0
    for place, letter in itertools.product(range(len(text)), letters):
        if letter != text[place]:
            with contextlib.suppress(AccountError):
                assert recovery_digest(text[:place] + letter + text[place + 1 :]) != recovery_digest(KEY)
                missed += 1
    assert missed <= 5, "of 868, each once in 1,024"


@pytest.mark.parametrize("typed", ["", "x", KEY[:-1], KEY + "0", "\ud800" * 28, "é" * 28])
def test_anything_else_is_no_key(typed):
    with pytest.raises(AccountError, match="expected 7 groups of 4"):
        recovery_digest(typed)
