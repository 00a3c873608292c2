"""What can go wrong in the arena."""

from typing import ClassVar

from claim.game.errors import BadText


class ArenaError(BadText):
    """A results file or a cluster that cannot be used."""

    texts: ClassVar = {
        "results_busy": "{file}: another run is adding to this file; wait for it, or name another file",
        "no_cluster": "--dask {address}: no scheduler answers within {seconds} seconds",
        "idle_cluster": "--dask {address}: the cluster has no workers",
        "bad_address": "--dask: {text} is not an address: expected one such as tcp://host:8786",
        "workers_lost": "the processes that worked are gone; with --results FILE (puzzles: --out FILE) the same "
        "command goes on where it stopped",
    }
