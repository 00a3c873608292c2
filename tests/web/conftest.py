"""Servers for tests of the web edge."""

from collections.abc import Iterator

import pytest

from tests.web.running import server


@pytest.fixture(scope="module")
def host(tmp_path_factory) -> Iterator[str]:
    """Serve all tests of a file, with limits that none of them reaches."""
    with server(f"sqlite:///{tmp_path_factory.mktemp('web')}/tables.sqlite") as found:
        yield found
