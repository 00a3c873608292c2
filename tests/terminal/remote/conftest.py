"""As for the tests of the sockets, a server for all tests of a file."""

from tests.web.conftest import host

__all__ = ["host"]
