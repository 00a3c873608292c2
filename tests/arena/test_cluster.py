import pytest

from claim.arena.cluster import cluster
from claim.game.errors import BadText


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("tcp://127.0.0.1:9", r"--dask tcp://127\.0\.0\.1:9: no scheduler answers within 1 seconds"),
        *((bad, "is not an address") for bad in ("", "host", "host:8786", "foo://host:1", "tcp://a b:1", "\x1b[2J")),
    ],
)
def test_a_cluster_that_cannot_be_reached_is_refused_within_the_time_limit(address, told):
    with pytest.raises(BadText, match=told), cluster(address, seconds=1):
        pass
