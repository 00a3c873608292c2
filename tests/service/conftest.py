"""A storage and its tables to be used, of both kinds."""

from collections.abc import AsyncIterator

import pytest

from claim.service.tables import Tables
from claim.storage.storage import Storage, open_storage
from tests.service.people import serving


@pytest.fixture
def file(tmp_path) -> str:
    """Return the URL of a SQLite file: for what does not depend on the storage."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
async def storage(url) -> AsyncIterator[Storage]:
    storage = await open_storage(url)
    yield storage
    await storage.close()


@pytest.fixture
async def tables(url) -> AsyncIterator[Tables]:
    async with serving(url) as tables:
        yield tables
