"""An attack by push subscriptions: a push service that answers as no good one would."""

import os
import secrets
import ssl
from itertools import cycle
from pathlib import Path

from bench.attack.clients import Host
from bench.attack.on_accounts import Browser
from bench.attack.outcome import Outcome, until
from bench.attack.target import PUSH_FOLDER
from harness.push_service import push_service

NEIGHBOURS = 250  # addresses, so that it is not the limits that stop what is tried
HOSTILE = ("interim", "interim", "endless", "body", "drip")  # of a victim's browsers: see harness/push_service.py
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "language": "en",
}


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
