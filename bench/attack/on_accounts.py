"""Attacks on accounts: too many of them, and too many challenges."""

import asyncio
import json
import secrets
from dataclasses import dataclass, field

from bench.attack.clients import Host
from bench.attack.outcome import Outcome, until
from claim.web.settings import Limits

COOKIE = "claim_session"
NEIGHBOURS = 250  # addresses, so that it is not the limits that stop what is tried
TOGETHER = 4


@dataclass
class Browser:
    """A browser at the server's page: its address and its cookie."""

    host: Host
    cookie: str | None = None
    told: dict[str, object] = field(default_factory=dict)

    @property
    def site(self) -> str:
        """The name under which the server has accounts."""
        return f"localhost:{self.host.port}"

    async def asks(self, path: str, data: object = None, **headers: str) -> int:
        """Send a request as the page does, keep what it answers and the cookie that it sets. Return the status."""
        sent = {"host": self.site, **({} if data is None else {"origin": f"http://{self.site}"}), **headers}
        if self.cookie is not None:
            sent["cookie"] = f"{COOKIE}={self.cookie}"
        status, head, text = await self.host.exchange(path, data, **sent)
        for line in head.split("\r\n"):
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0].partition("=")[2] or None
        self.told = json.loads(text) if text[:1] == "{" else {}
        return status


def _name() -> str:
    return f"Guest {secrets.token_hex(8)}"


async def floods(host: Host, seconds: float, outcome: Outcome) -> None:
    """Make as many accounts as possible from one address, and begin still more."""
    limits, made = Limits(), 0
    for _ in until(seconds):
        statuses = await asyncio.gather(
            *[Browser(host).asks("/api/accounts", {"name": _name()}) for _ in range(TOGETHER)],
            *[Browser(host).asks("/api/accounts/options", {"name": _name()}) for _ in range(TOGETHER)],
        )
        outcome.tried += len(statuses)
        made += statuses.count(201)
        outcome.answers.update(map(str, statuses))
    if made > limits.account_burst + limits.account_rate * seconds + 1:
        outcome.breach(f"{made} accounts from one address")


async def challenges(host: Host, seconds: float, outcome: Outcome) -> None:
    """Challenge one person again and again from many addresses, also after they have blocked the attacker."""
    eve, victim, made = Browser(host), Browser(host), 0
    name, target = _name(), _name()
    await eve.asks("/api/accounts", {"name": name})
    await victim.asks("/api/accounts", {"name": target})
    for number in until(seconds):
        if number == TOGETHER:
            await victim.asks("/api/people/block", {"name": name, "block": True})
        there = Browser(host.neighbour(number % NEIGHBOURS), eve.cookie)
        table = {"id": secrets.token_urlsafe(16), "kind": "friend", "name": "", "commitment": "0" * 64}
        status = await there.asks("/api/tables", {**table, "challenge": target})
        outcome.tried += 1
        outcome.answers[str(status)] += 1
        made += status == 201
        if status == 201 and number >= TOGETHER:
            outcome.breach("a challenge to somebody who has blocked its sender")
    if made > 1:
        outcome.breach(f"{made} challenges from one person to another wait")
