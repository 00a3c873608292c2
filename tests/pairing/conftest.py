"""What is used here as in tests/friends: tables whose lobby looks only where a test lets it."""

from tests.friends.conftest import clock, tables

__all__ = ["clock", "tables"]
