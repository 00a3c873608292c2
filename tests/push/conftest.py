"""A push service on this machine, and tables with an account that wants to be notified."""

from collections.abc import AsyncIterator

import pytest

from claim.push.posting import Poster
from claim.push.push import Push
from harness.push_service import Certificates, PushService, push_service
from tests.push.people import pushing
from tests.service.conftest import tables

__all__ = ["tables"]


@pytest.fixture(scope="session")
def certificates() -> Certificates:
    return Certificates()


@pytest.fixture
async def service(certificates) -> AsyncIterator[PushService]:
    async with push_service(certificates) as found:
        yield found


@pytest.fixture
def poster(certificates, service) -> Poster:
    return Poster([service.name], certificates.of_client())


@pytest.fixture
async def push(tables, poster) -> AsyncIterator[Push]:
    async with pushing(tables, poster) as push:
        yield push
