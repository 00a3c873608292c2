"""An end to the search where it runs interpreted: a question that is answered in milliseconds may then take minutes.

Compiled nobody waits for it, and the clock is not looked at: the C twin in deadline.pxd does nothing.
"""

import math
import time

NEVER = math.inf
now = time.monotonic


class OutOfTime(Exception):
    """The search did not find its answer in time. What it found on the way is still in its table."""


def check(deadline: float) -> None:
    """Go on, or raise OutOfTime where this moment, as `now` tells it, has passed."""
    if now() > deadline:
        raise OutOfTime
