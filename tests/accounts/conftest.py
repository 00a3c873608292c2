"""What is used here as in tests/service, with a clock to put forward."""

from collections.abc import AsyncIterator

import pytest

from claim.service.tables import Tables
from tests.clock import Clock
from tests.service.conftest import file
from tests.service.people import serving

__all__ = ["file"]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def tables(url, clock) -> AsyncIterator[Tables]:
    async with serving(url, clock=clock) as tables:
        yield tables


@pytest.fixture
async def file_tables(file, clock) -> AsyncIterator[Tables]:
    """For what does not depend on the storage."""
    async with serving(file, clock=clock) as tables:
        yield tables
