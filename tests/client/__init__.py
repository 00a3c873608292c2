"""The player's side of a server."""
