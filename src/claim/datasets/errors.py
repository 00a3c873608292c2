"""What can go wrong while a data set is made."""

from typing import ClassVar

from claim.game.errors import Unavailable


class DatasetLost(Unavailable):
    """The processes that made the rows are gone."""

    texts: ClassVar = {
        "dataset_lost": "the processes that worked are gone: {file} was not written",
    }
