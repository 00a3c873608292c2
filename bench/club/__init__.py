"""People who look for an opponent, play, leave and come back, while processes are killed."""
