"""Every test that takes `url` runs on both storages: a SQLite file, and a real PostgreSQL server."""

import asyncio
import itertools
import os
from collections.abc import Callable, Iterator

import asyncpg
import pytest

from tests.service.postgres import binaries, postgres_server

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory) -> Iterator[str]:
    if binaries() is None:
        if os.environ.get("CLAIM_REQUIRE_ALL") == "1":
            pytest.fail("no PostgreSQL here (initdb not found), and CLAIM_REQUIRE_ALL=1 requires it")
        pytest.skip("no PostgreSQL here (initdb not found): install it to run this on both storages")
    with postgres_server(tmp_path_factory.mktemp("postgres")) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def new_url(request, tmp_path) -> Callable[[], str]:
    """Gives the URL of a new, empty storage whenever it is called."""
    if request.param == "sqlite":
        return lambda: f"sqlite:///{tmp_path / f'tables-{next(_numbers)}.sqlite'}"
    server = request.getfixturevalue("postgres")

    async def create(name: str) -> None:
        connection = await asyncpg.connect(server + "postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    def new() -> str:
        name = f"claim_{next(_numbers)}"
        asyncio.run(create(name))
        return f"{server}{name}"

    return new


@pytest.fixture
def url(new_url) -> str:
    """A new, empty storage."""
    return new_url()
