"""Parts that a test needs and a machine may not have."""

import os

import pytest


def lacks(what: str) -> None:
    """A person's machine may lack a part, and the test is skipped for it; CI may not."""
    if os.environ.get("CLAIM_REQUIRE_ALL") == "1":
        pytest.fail(f"{what}, and CLAIM_REQUIRE_ALL=1 requires it", pytrace=False)
    pytest.skip(what)
