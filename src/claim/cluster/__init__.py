"""Several servers on one PostgreSQL: how each hears of what the others store, and which of them are alive."""
