"""Parts that a test needs and a machine may not have."""

import os

import pytest


def lacks(what: str) -> None:
    """Skip the test on a person's machine that lacks a part; fail in CI."""
    if os.environ.get("CLAIM_REQUIRE_ALL") == "1":
        pytest.fail(f"{what}, and CLAIM_REQUIRE_ALL=1 requires it", pytrace=False)
    pytest.skip(what)
