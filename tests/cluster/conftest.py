"""Two servers on one new PostgreSQL database."""

from collections.abc import AsyncIterator

import pytest

from claim.service.tables import Tables
from tests.service.people import serving


@pytest.fixture
async def one(shared_url) -> AsyncIterator[Tables]:
    async with serving(shared_url) as one:
        yield one


@pytest.fixture
async def other(shared_url) -> AsyncIterator[Tables]:
    async with serving(shared_url) as other:
        yield other
