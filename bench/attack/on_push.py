"""Attacks by push subscriptions: endpoints that lead inside, and a push service that answers as no good one would."""

import asyncio
import os
import secrets
import socket
import ssl
from itertools import cycle
from pathlib import Path

from bench.attack.clients import Host
from bench.attack.on_accounts import Browser
from bench.attack.outcome import Outcome, until
from bench.attack.target import PUSH_FOLDER
from harness.push_service import push_service

NEIGHBOURS = 250  # addresses, so that it is not the limits that stop what is tried
TOGETHER = 4
HOSTILE = ("interim", "interim", "endless", "body", "drip")  # of a victim's browsers: see harness/push_service.py
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "language": "en",
}
INSIDE = (
    "https://127.0.0.1/x",
    "https://127.0.0.1:{port}/x",
    "https://localhost/x",
    "https://localhost:{port}/x",
    "https://LOCALHOST/x",
    "https://{name}/x",
    "https://{name}:{port}/x",
    "https://10.0.0.1/x",
    "https://192.168.0.1/x",
    "https://169.254.169.254/latest/meta-data/",
    "https://[::1]/x",
    "https://[::1]:{port}/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://[64:ff9b::7f00:1]/x",
    "https://2130706433/x",
    "https://0x7f.0.0.1/x",
    "https://017700000001/x",
    "https://127.1/x",
    "http://localhost:{port}/x",
    "https://push.example@localhost:{port}/x",
    "https://localhost:{port}\\@push.example/x",
    "https://push.example/x\r\nHost: localhost",
    "file:///etc/passwd",
)
REFUSED = ("bad_endpoint", "other_push_service")
LIMITED = ("too_fast", "too_many_accounts")


async def inside(host: Host, seconds: float, outcome: Outcome) -> None:
    """Subscribe with endpoints on this machine and in private networks, while a trap waits for the server."""
    caught = 0

    async def trap(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal caught
        caught += 1
        writer.close()

    server = await asyncio.start_server(trap, "127.0.0.1", 0)
    port, name = server.sockets[0].getsockname()[1], socket.gethostname()
    for number, text in zip(until(seconds), INSIDE * 5, strict=False):
        browser = Browser(host.neighbour(number % NEIGHBOURS))
        await browser.asks("/api/accounts", {"name": f"Guest {secrets.token_hex(8)}"})
        await _tries(browser, text.format(port=port, name=name), outcome)
    if caught:
        outcome.breach(f"the server connected to this machine {caught} times")
    server.close()


async def hostile(host: Host, seconds: float, outcome: Outcome) -> None:
    """Be a push service that the host trusts, with answers that do not end, and let notices be sent there."""
    folder, kinds = Path(os.environ[PUSH_FOLDER]), cycle(HOSTILE)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(folder / "service.pem")
    async with push_service(tls, int((folder / "port").read_text())) as service:
        for number in until(seconds):
            eve, victim = (
                Browser(host.neighbour(number % NEIGHBOURS)),
                Browser(host.neighbour((number + 1) % NEIGHBOURS)),
            )
            name = f"Guest {secrets.token_hex(8)}"
            await eve.asks("/api/accounts", {"name": f"Guest {secrets.token_hex(8)}"})
            await victim.asks("/api/accounts", {"name": name})
            for kind in (next(kinds) for _ in HOSTILE):
                endpoint = service.endpoint(f"/{kind}/{secrets.token_hex(8)}")
                await victim.asks("/api/account/push", {"endpoint": endpoint, **KEYS})
            table = {"id": secrets.token_urlsafe(16), "kind": "friend", "name": "", "commitment": "0" * 64}
            outcome.answers[str(await eve.asks("/api/tables", {**table, "challenge": name}))] += 1
            outcome.tried += 1
    if not service.received:
        outcome.breach("no notice came to the hostile service")


async def _tries(browser: Browser, endpoint: str, outcome: Outcome) -> None:
    status = await browser.asks("/api/account/push", {"endpoint": endpoint, **KEYS})
    told = browser.told.get("error")
    code = str(told.get("code")) if isinstance(told, dict) else "none"
    outcome.tried += 1
    outcome.answers[code] += 1
    if status < 400:
        outcome.breach(f"{endpoint!a} was accepted")
    elif code not in REFUSED + LIMITED:
        outcome.breach(f"{endpoint!a} was answered with {code}")
