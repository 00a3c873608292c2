"""Every test that takes `url` runs on both storages: a SQLite file, and a real PostgreSQL server."""

import asyncio
from collections.abc import Iterator

import asyncpg
import pytest

from tests.lacking import lacks
from tests.service.postgres import binaries, postgres_server


@pytest.fixture(scope="session")
def postgres(tmp_path_factory) -> Iterator[str]:
    if binaries() is None:
        lacks("no PostgreSQL here (initdb not found): install it to run this on both storages")
    with postgres_server(tmp_path_factory.mktemp("postgres")) as url:
        yield url


@pytest.fixture
def shared_url(postgres) -> str:
    """Return the URL of a new, empty storage that several servers may use at the same time."""
    database: str = postgres + "postgres"
    asyncio.run(_empty(database))
    return database


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path) -> str:
    """Return the URL of a new, empty storage."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    found: str = request.getfixturevalue("shared_url")
    return found


async def _empty(database: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute("DROP SCHEMA public CASCADE")
    await connection.execute("CREATE SCHEMA public")
    await connection.close()
