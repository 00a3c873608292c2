"""A deadline for the search where it runs interpreted: what takes milliseconds compiled may then take minutes.

Compiled, no deadline is needed and the clock is not read: the C twin in deadline.pxd does nothing.
"""

import math
import time

NEVER = math.inf
now = time.monotonic


class OutOfTime(Exception):
    """The search ran out of time. What it found so far is still in its table."""


def check(deadline: float) -> None:
    """Raise OutOfTime if the deadline, on the clock `now`, has passed."""
    if now() > deadline:
        raise OutOfTime
