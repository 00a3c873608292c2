"""Parts that a test needs and a machine may not have."""

import os

import pytest

from harness.postgres import binaries
from harness.programs import program


def lacks(what: str) -> None:
    """Skip the test on a person's machine that lacks a part; fail in CI."""
    if os.environ.get("CLAIM_REQUIRE_ALL") == "1":
        pytest.fail(f"{what}, and CLAIM_REQUIRE_ALL=1 requires it", pytrace=False)
    pytest.skip(what)


def needs(*programs: str) -> None:
    """Say where one of these programs is not installed."""
    for name in programs:
        try:
            program(name)
        except FileNotFoundError as missing:
            lacks(str(missing))


def needs_postgres() -> None:
    if binaries() is None:
        lacks("no PostgreSQL here")
