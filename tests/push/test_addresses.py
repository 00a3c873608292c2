"""Where notices may be sent: only to public hosts, over https, and to the very address that was checked."""

import asyncio
import threading

import pytest

from claim.push import addresses
from claim.push import posting as posting_module
from claim.push.addresses import KNOWN_SECONDS, MOST_LOOKUPS, Addresses, Endpoint, is_public
from claim.push.errors import PushError
from claim.push.posting import Poster, PostFailed
from harness.push_service import Certificates, push_service
from harness.waiting import until
from tests.clock import Clock
from tests.push.receiver import leads_to
from tests.service.people import code_of

HOUR = 3600.0
PUBLIC = ["8.8.8.8", "142.250.180.10", "2a00:1450:4009:823::200a", "64:ff9b::8.8.8.8", "2002:808:808::1"]
INSIDE = [
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.2.1",
    "224.0.0.1",
    "239.1.2.3",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "fd12:3456::1",
    "fec0::1",
    "ff02::1",
    "2001:db8::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::7f00:1",
    "64:ff9b::10.0.0.1",
    "64:ff9b:1::1",
    "2002:7f00:1::1",
    "2002:a00:1::",
    "2001:0:4136:e378:8000:63bf:f5ff:fffe",
    "localhost",
    "",
]


@pytest.mark.parametrize("text", PUBLIC)
def test_public_addresses(text):
    assert is_public(text)


@pytest.mark.parametrize("text", INSIDE)
def test_addresses_that_are_not_public_also_in_disguise(text):
    assert not is_public(text)


def test_an_endpoint_is_https_a_name_and_a_path():
    read = Addresses().read("https://FCM.Googleapis.com/fcm/send/abc:DEF-_%20?x=1&y")
    assert read == Endpoint("fcm.googleapis.com", 443, "/fcm/send/abc:DEF-_%20?x=1&y")
    assert read.origin == "https://fcm.googleapis.com"
    assert Addresses().read("https://a.example:443/x").netloc == "a.example"


@pytest.mark.parametrize(
    "text",
    [
        "http://a.example/x",
        "HTTPS:/a.example/x",
        "ftp://a.example/x",
        "file:///etc/passwd",
        "https://a.example",
        "https://a.example:8443/x",
        "https://a.example:22/x",
        "https://127.0.0.1/x",
        "https://10.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://0x7f000001/x",
        "https://a.0x7f/x",
        "https://a.1/x",
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
    with pytest.raises(PushError) as refused:
        Addresses().read(text)
    assert refused.value.code == "bad_endpoint"


def test_a_port_and_this_machine_are_for_tests_alone():
    assert Addresses(loopback=True).read("https://localhost:4430/x").port == 4430


async def found(answer: list[str], *, loopback: bool = False) -> str:
    asked = Addresses(loopback=loopback, lookup=leads_to(answer))
    return await code_of(asked.of(asked.read("https://a.example/x")))


@pytest.mark.parametrize("inside", ["127.0.0.1", "10.0.0.1", "::1", "::ffff:127.0.0.1", "169.254.169.254"])
async def test_a_name_that_leads_inside_is_refused_even_if_only_one_of_its_addresses_does(inside):
    assert await found([inside]) == "inside_endpoint"
    assert await found(["8.8.8.8", inside]) == "inside_endpoint"
    assert await found(["8.8.8.8"]) == "none"
    assert await found([]) == "unknown_endpoint"


async def test_the_exception_is_for_loopback_and_for_nothing_else():
    assert await found(["127.0.0.1"], loopback=True) == "none"
    assert await found(["10.0.0.1"], loopback=True) == "inside_endpoint"


async def test_this_machines_own_names_are_looked_up_for_real_and_refused():
    asked = Addresses()
    assert await code_of(asked.of(asked.read("https://localhost/x"))) == "inside_endpoint"


async def test_a_name_is_looked_up_once_for_many_and_again_after_a_while():
    clock, asked = Clock(), list[str]()

    def lookup(host: str, port: int) -> list[str]:
        del port
        asked.append(host)
        return ["8.8.8.8"]

    names = Addresses(lookup=lookup, clock=clock)
    endpoint = names.read("https://a.example/x")
    assert set(await asyncio.gather(*[names.of(endpoint) for _ in range(20)])) == {("8.8.8.8",)}
    assert asked == ["a.example"]
    clock.now += KNOWN_SECONDS + 1
    await names.of(endpoint)
    assert asked == ["a.example"] * 2


async def test_names_that_hang_hold_up_nobody_whose_addresses_are_known(clock):
    released, time = threading.Event(), Clock()

    def lookup(host: str, port: int) -> list[str]:
        del port
        if host.startswith("hangs"):
            released.wait(60)
        return ["8.8.8.8"]

    names = Addresses(lookup=lookup, clock=time)
    good = names.read("https://good.example/x")
    await names.of(good)
    hanging = [
        asyncio.ensure_future(code_of(names.of(names.read(f"https://hangs-{number}.example/x"))))
        for number in range(MOST_LOOKUPS + 5)
    ]
    await asyncio.sleep(0)
    time.now += KNOWN_SECONDS + 1
    assert await names.of(good) == ("8.8.8.8",), "they are better than nothing"
    await clock.passes(addresses.LOOKUP_SECONDS)
    assert set(await asyncio.gather(*hanging)) == {"unknown_endpoint"}
    released.set()


async def test_the_connection_goes_to_the_address_that_was_checked(service, certificates):
    time = Clock()
    names = Addresses(loopback=True, lookup=leads_to(["127.0.0.1"], ["10.0.0.1"]), clock=time)
    moved = Poster(names, certificates.of_client())
    endpoint = moved.addresses.read(service.endpoint("/ok/1"))
    assert (await moved.post(endpoint, {}, b"x")).status == 201
    assert (await moved.post(endpoint, {}, b"x")).status == 201, "what is known is not looked up again"
    time.now += KNOWN_SECONDS + 1
    assert await code_of(moved.post(endpoint, {}, b"x")) == "inside_endpoint"
    assert service.connections == 2


async def test_a_certificate_has_to_be_good_and_of_that_host(service, certificates):
    home = Addresses(loopback=True, lookup=leads_to(["127.0.0.1"]))
    endpoint = home.read(service.endpoint("/ok/1"))
    with pytest.raises(PostFailed, match=r"Certificate|SSL"):
        await Poster(home).post(endpoint, {}, b"x")
    other = home.read(f"https://other.example:{service.port}/ok/1")
    with pytest.raises(PostFailed, match=r"Certificate|SSL"):
        await Poster(home, certificates.of_client()).post(other, {}, b"x")
    assert service.received == []
    async with push_service(Certificates("other.example")) as impostor:
        there = home.read(impostor.endpoint("/ok/1"))
        with pytest.raises(PostFailed, match=r"Certificate|SSL"):
            await Poster(home, certificates.of_client()).post(there, {}, b"x")


@pytest.mark.parametrize(
    ("path", "status"),
    [("/ok/1", 201), ("/gone/1", 410), ("/missing/1", 404), ("/error/1", 500), ("/redirect/1", 307)],
)
async def test_answers_are_read_and_redirects_not_followed(service, poster, path, status):
    service.target = service.endpoint("/ok/inside")
    answer = await poster.post(poster.addresses.read(service.endpoint(path)), {"TTL": "60"}, b"hello")
    assert answer.status == status
    (one,) = service.received
    assert (one.path, one.body, one.headers["ttl"]) == (path, b"hello", "60")
    assert one.headers["host"] == f"localhost:{service.port}"


async def test_a_busy_service_says_when_to_come_again(service, poster):
    answer = await poster.post(poster.addresses.read(service.endpoint("/busy/1")), {}, b"x")
    assert (answer.status, answer.retry_after) == (429, 1)


@pytest.mark.parametrize("path", ["/noise/1", "/endless/1"])
async def test_what_is_no_answer_ends_the_request(service, poster, path):
    with pytest.raises(PostFailed):
        await poster.post(poster.addresses.read(service.endpoint(path)), {}, b"x")


async def test_one_that_hangs_is_waited_for_ten_seconds(service, poster, clock, monkeypatch):
    assert posting_module.SECONDS == 10
    monkeypatch.setattr(posting_module, "SECONDS", 2 * HOUR)  # a second is soon over on a busy machine
    posting = asyncio.ensure_future(poster.post(poster.addresses.read(service.endpoint("/hang/1")), {}, b"x"))
    await until(lambda: service.received)
    await clock.passes(HOUR)
    assert not posting.done()
    await clock.passes(HOUR)
    with pytest.raises(PostFailed, match="in time"):
        await posting
