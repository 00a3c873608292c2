import pytest

from claim.commands.serve import _is_local, _shown


@pytest.mark.parametrize(
    ("host", "shown", "local"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("localhost", "localhost", True),
        ("::1", "[::1]", True),
        ("192.168.1.5", "192.168.1.5", False),
        ("claim.example", "claim.example", False),
        ("0.0.0.0", "localhost", False),
    ],
)
def test_only_where_nobody_else_can_reach_it_the_server_says_so(host, shown, local):
    assert (_shown(host), _is_local(host)) == (shown, local)
