"""Where tables' logs are kept: SQLite or PostgreSQL, group commit, backups and checks."""
