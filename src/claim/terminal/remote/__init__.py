"""A seat at a server, in a terminal."""
