"""The descriptions of the API and its messages are made once, elsewhere, and again where that failed."""

import asyncio

import pytest

from claim.web.sites import reference as descriptions
from claim.web.sites.reference import Descriptions, make_elsewhere


async def test_they_are_made_once_however_many_ask_meanwhile(monkeypatch):
    made, go = [], asyncio.Event()

    async def make() -> bytes:
        made.append(1)
        await go.wait()
        return b'{"a":1}\n{"b":2}\n'

    monkeypatch.setattr(descriptions, "make_elsewhere", make)
    found = Descriptions()
    asking = [asyncio.ensure_future(found.at(path)) for path in ("/openapi.json", "/schema.json", "/openapi.json")]
    await asyncio.sleep(0)
    asking[2].cancel()  # whoever gives up takes nothing from the others
    go.set()
    assert await asyncio.gather(*asking[:2]) == [b'{"a":1}', b'{"b":2}']
    assert await found.at("/schema.json") == b'{"b":2}'
    assert made == [1]


async def test_where_that_failed_the_next_request_tries_again(monkeypatch):
    answers: list[bytes | Exception] = [OSError(), b"{}\n[]\n"]

    async def make() -> bytes:
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    monkeypatch.setattr(descriptions, "make_elsewhere", make)
    found = Descriptions()
    with pytest.raises(OSError):  # noqa: PT011  (it has no text)
        await found.at("/openapi.json")
    assert await found.at("/openapi.json") == b"{}"


async def test_where_the_other_process_fails_that_is_said(monkeypatch):
    """What it makes is looked at in tests/web/http/test_http.py."""
    monkeypatch.setattr(descriptions, "__name__", "claim.nowhere")
    with pytest.raises(RuntimeError, match="ended with 1"):
        await make_elsewhere()
