"""Tables that people sit at: seats, commands, the append-only log and its storage. No game logic, and no network."""
