"""What is shown of a database's URL: never a password."""

import pytest

from claim.game.errors import ClaimError
from claim.storage.database_urls import without_password
from claim.storage.storage import open_storage


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://u:secret@127.0.0.1:1/db",
        "postgresql://u:s/secret@127.0.0.1/db",
        "postgresql://127.0.0.1/db?password=secret",
        "postgresql://127.0.0.1/db?ssl=x&PassWord=secret&x=y",
        "postgresql://127.0.0.1/db?passwd=secret",
    ],
)
def test_no_password_is_shown(url):
    assert "secret" not in without_password(url)


async def test_a_port_that_cannot_be_is_one_line():
    """The admin's commands ended with a traceback."""
    with pytest.raises(ClaimError) as caught:
        await open_storage("postgresql://u:secret@127.0.0.1:99999/db", serving=False)
    assert "secret" not in str(caught.value)
