"""A player's side of a server: sitting down, the connection to a table, and the seats that are kept."""
