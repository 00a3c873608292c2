"""Finding an opponent: seeks, who is paired with whom, and tables with an open seat."""
