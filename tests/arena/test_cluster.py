import pytest

from claim.arena.cluster import cluster
from claim.game.errors import BadText


def test_an_unreachable_cluster_is_reported_within_the_time_limit():
    with pytest.raises(BadText, match=r"--dask tcp://127\.0\.0\.1:9: no scheduler answers within 1 seconds"):  # noqa: SIM117
        with cluster("tcp://127.0.0.1:9", seconds=1):
            pass


@pytest.mark.parametrize("address", ["", "host", "host:8786", "foo://host:1", "tcp://a b:1", "\x1b[2J"])
def test_a_bad_cluster_address_is_refused(address):
    with pytest.raises(BadText, match="is not an address"):  # noqa: SIM117
        with cluster(address, seconds=1):
            pass
