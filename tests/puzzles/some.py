"""Some of the shipped puzzles, always the same."""

import random

from claim.puzzles.collection import shipped

PUZZLES = random.Random("some").sample(list(shipped()), 25)
