"""Tables with accounts, whose lobby looks only where a test lets it."""

from collections.abc import AsyncIterator

import pytest

from claim.service.tables import Tables
from tests.accounts.conftest import clock, file
from tests.service.people import polling_when_told

__all__ = ["clock", "file"]


@pytest.fixture
async def tables(url, clock) -> AsyncIterator[Tables]:
    async with polling_when_told(url, clock=clock) as tables:
        yield tables
