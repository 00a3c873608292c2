"""What is shown of a database's URL: never a password."""

import pytest

from claim.storage.database_urls import without_password


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
