"""Where notices may be sent, and what a push service may answer: nothing that holds the server up."""

import asyncio
import socket

import pytest

from claim.push import posting as posting_module
from claim.push.errors import PushError
from claim.push.posting import Endpoint, Poster, PostFailed
from harness.push_service import Certificates, push_service
from harness.waiting import until

HOUR = 3600.0


def code_of_reading(poster: Poster, text: str) -> str:
    with pytest.raises(PushError) as refused:
        poster.read(text)
    return refused.value.code


def test_an_endpoint_is_https_a_known_name_and_a_path():
    read = Poster().read("https://FCM.Googleapis.com/fcm/send/abc:DEF-_%20?x=1&y")
    assert read == Endpoint("fcm.googleapis.com", 443, "/fcm/send/abc:DEF-_%20?x=1&y")
    assert read.origin == "https://fcm.googleapis.com"
    assert Poster().read("https://web.push.apple.com:443/x").netloc == "web.push.apple.com"


@pytest.mark.parametrize(
    "host",
    [
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        "wns2-par02p.notify.windows.com",
        "own.example",
        "a.b.push.example",
        "other.example:8443",
    ],
)
def test_services_of_browsers_and_of_the_host_are_allowed(host):
    assert Poster(["own.example", "*.PUSH.example", "other.example:8443"]).read(f"https://{host}/x").netloc == host


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "127.0.0.1",
        "2130706433",
        "0x7f.1",
        "googleapis.com",
        "a.fcm.googleapis.com",
        "push.apple.com",
        "evilpush.apple.com",
        "web.push.apple.com.evil.example",
        "fcm.googleapis.com:22",
        "own.example:8443",
        "other.example",
    ],
)
def test_no_other_service_is(host):
    assert code_of_reading(Poster(["own.example", "other.example:8443"]), f"https://{host}/x") == "other_push_service"


@pytest.mark.parametrize(
    "text",
    [
        "http://a.example/x",
        "HTTPS:/a.example/x",
        "file:///etc/passwd",
        "https://a.example",
        "https://[::1]/x",
        "https://user@a.example/x",
        "https://a.example@127.0.0.1/x",
        "https://a.example\\@b.example/x",
        "https://a.example/x y",
        "https://a.example/x\r\nHost: b",
        "https://a.example/x#y",
        "https://a.example/\u00e9",
        "https://\u0430.example/x",
        "https://\u212a.example/x",
        "https://\u017f.example/x",
        "https://a..example/x",
        "https://a.example/" + "x" * 2000,
        " https://a.example/x",
        "https://a.example/x\n",
        "",
    ],
)
def test_anything_else_is_no_endpoint(text):
    assert code_of_reading(Poster(["a.example"]), text) == "bad_endpoint"


@pytest.mark.parametrize("address", ["127.0.0.1", "10.0.0.1", "::ffff:127.0.0.1", "169.254.169.254"])
async def test_a_known_service_is_only_at_public_addresses(monkeypatch, address):
    async def lookup(*_: object, **__: object) -> list[tuple[object, ...]]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in ("8.8.8.8", address)]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup)
    with pytest.raises(PostFailed, match="not public"):
        await Poster().post(Poster().read("https://fcm.googleapis.com/x"), {}, b"x")


async def test_a_certificate_has_to_be_good_and_of_that_host(service, certificates):
    with pytest.raises(PostFailed, match=r"Certificate|SSL"):
        await Poster([service.name]).post(Poster([service.name]).read(service.endpoint("/ok/1")), {}, b"x")
    async with push_service(Certificates("other.example")) as impostor:
        poster = Poster([impostor.name], certificates.of_client())
        with pytest.raises(PostFailed, match=r"Certificate|SSL"):
            await poster.post(poster.read(impostor.endpoint("/ok/1")), {}, b"x")
    assert service.received == []


@pytest.mark.parametrize(
    ("path", "status"),
    [("/ok/1", 201), ("/gone/1", 410), ("/missing/1", 404), ("/error/1", 500), ("/redirect/1", 307), ("/body/1", 201)],
)
async def test_answers_are_read_and_redirects_not_followed(service, poster, path, status):
    service.target = service.endpoint("/ok/inside")
    answer = await poster.post(poster.read(service.endpoint(path)), {"TTL": "60"}, b"hello")
    assert answer.status == status
    (one,) = service.received
    assert (one.path, one.body, one.headers["ttl"]) == (path, b"hello", "60")
    assert one.headers["host"] == f"localhost:{service.port}"


async def test_a_busy_service_says_when_to_come_again(service, poster):
    answer = await poster.post(poster.read(service.endpoint("/busy/1")), {}, b"x")
    assert (answer.status, answer.retry_after) == (429, 1)


@pytest.mark.parametrize("path", ["/noise/1", "/endless/1", "/interim/1"])
async def test_what_is_no_answer_ends_the_request(service, poster, path):
    with pytest.raises(PostFailed):
        await poster.post(poster.read(service.endpoint(path)), {}, b"x")


@pytest.mark.parametrize("path", ["/hang/1", "/drip/1"])
async def test_one_that_hangs_or_drips_is_waited_for_ten_seconds(service, poster, clock, monkeypatch, path):
    assert posting_module.SECONDS == 10
    monkeypatch.setattr(posting_module, "SECONDS", 2 * HOUR)  # a second is soon over on a busy machine
    posting = asyncio.ensure_future(poster.post(poster.read(service.endpoint(path)), {}, b"x"))
    await until(lambda: service.received)
    await clock.passes(HOUR)
    assert not posting.done()
    await clock.passes(HOUR)
    with pytest.raises(PostFailed, match="in time"):
        await posting


async def test_a_name_that_cannot_be_looked_up_fails_as_any_other():
    with pytest.raises(PostFailed):
        await Poster().post(Poster().read(f"https://{'a' * 64}.push.apple.com/x"), {}, b"")
