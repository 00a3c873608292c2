"""What cannot be reviewed."""

from typing import ClassVar

from claim.game.errors import BadText


class ReviewError(BadText):
    """A record with nothing to review, or bots that cannot be played again."""

    texts: ClassVar = {
        "no_marks": "{file}: the record names no bots with their seed, so there is nothing to play again",
        "program_bot": "seat {seat}: {name} is a program, and files start no programs: its moves cannot be played "
        "again",
        "other_bot": "seat {seat}: the record was played by {recorded}, and the bot here is {now}",
        "no_plays": "{file}: nothing was played, so there is nothing to review",
    }
