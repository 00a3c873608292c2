"""People one wants to play with, and those one does not: following, blocking, challenges, and who is there."""
