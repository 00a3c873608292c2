"""What several processes on one PostgreSQL do when they are killed, frozen, and lose their database: see `__main__`."""
