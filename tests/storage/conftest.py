"""What is used here as in tests/service."""

from tests.service.conftest import storage, tables

__all__ = ["storage", "tables"]
