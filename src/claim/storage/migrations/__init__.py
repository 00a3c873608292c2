"""How the storage came to be as it is, step by step (Alembic)."""
