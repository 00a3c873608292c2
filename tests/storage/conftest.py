"""What is used here as in tests/service."""

from tests.service.conftest import file, storage, tables

__all__ = ["file", "storage", "tables"]
