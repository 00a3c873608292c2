"""Tables with accounts, whose lobby looks only where a test lets it."""

from collections.abc import AsyncIterator

import pytest

from claim.service.tables import Tables
from tests.clock import Clock
from tests.service.people import polling_when_told


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def tables(url, clock) -> AsyncIterator[Tables]:
    async with polling_when_told(url, clock=clock) as tables:
        yield tables
