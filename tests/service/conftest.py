"""A storage and its tables to be used, of both kinds."""

from collections.abc import AsyncIterator

import pytest

from claim.service.tables import Tables
from claim.storage.storage import Storage, open_storage
from tests.service.people import serving


@pytest.fixture
async def storage(url) -> AsyncIterator[Storage]:
    storage = await open_storage(url)
    yield storage
    await storage.close()


@pytest.fixture
async def tables(url) -> AsyncIterator[Tables]:
    async with serving(url) as tables:
        yield tables
