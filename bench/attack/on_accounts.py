"""Attacks on accounts: too many of them, names like others', and sessions and passkeys that are somebody else's."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from bench.attack.clients import Host
from bench.attack.outcome import Outcome, until
from claim.web.settings import Limits
from harness.authenticator import Authenticator

COOKIE = "claim_session"
NEIGHBOURS = 250  # addresses, so that it is not the limits that stop what is tried
TOGETHER = 4
# What somebody might take for Militsa Oleandr; the last are for eyes that see "rn" as m, and 1 as l.
VICTIM = "Militsa Oleandr"
LOOK_ALIKES = (
    "militsa oleandr",
    "MILITSA OLEANDR",
    "Militsa  Oleandr",
    "MilitsaOleandr",
    "Militsa-Oleandr.",
    "Mílitsa Oléandr",
    "Ｍｉｌｉｔｓａ Oleandr",
    "Мilitsa Oleandr",
    "Militsа Oleandr",
    "Militsa Оleandr",
    "Militsa 0leandr",
    "Mi1itsa Oleandr",
    "MiIitsa Oleandr",
    "Militsa Oleandr 🎉",
    "rnilitsa Oleandr",
)
ELSEWHERE: tuple[dict[str, str], ...] = (
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://localhost.evil.example"},
    {"sec_fetch_site": "cross-site"},
    {"sec_fetch_site": "same-site"},
)
CHANGES: tuple[tuple[str, dict[str, object]], ...] = (
    ("/api/account/delete", {"name": ""}),
    ("/api/account/name", {"name": "Owned"}),
    ("/api/account/recovery-key", {}),
    ("/api/account/passkeys/options", {}),
    ("/api/account/sessions/end", {"id": None}),
    ("/api/people/block", {"name": VICTIM, "block": True}),
    ("/api/people/follow", {"name": VICTIM, "follow": True}),
)


@dataclass
class Browser:
    """A browser at the server's page: its address, its cookie, and a passkey."""

    host: Host
    cookie: str | None = None
    told: dict[str, object] = field(default_factory=dict)

    @property
    def site(self) -> str:
        """The name under which the server has passkeys."""
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

    async def options(self, path: str, data: object) -> str | None:
        """Return the options for a passkey, or None where the server refuses them."""
        return str(self.told["options"]) if await self.asks(path, data) == 200 else None


async def _people_with_passkeys(
    host: Host, seconds: float, outcome: Outcome
) -> AsyncIterator[tuple[Host, Browser, Authenticator]]:
    """Yield people with a new account, each from another address, as fast as the server lets them be made."""
    for number in until(seconds):
        there = host.neighbour(number % NEIGHBOURS)
        browser = Browser(there)
        passkey = Authenticator(f"http://{browser.site}")
        options = await browser.options("/api/accounts/options", {"name": _name()})
        if options is None or await browser.asks("/api/accounts", {"passkey": passkey.creates(options)}) != 201:
            outcome.answers["refused"] += 1
            await asyncio.sleep(0.2)
            continue
        yield there, browser, passkey


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


async def squatting(host: Host, seconds: float, outcome: Outcome) -> None:
    """Take names that look like somebody's, with and without a passkey."""
    await Browser(host).asks("/api/accounts", {"name": VICTIM})
    for number, name in zip(until(seconds), LOOK_ALIKES * 2, strict=False):
        path = "/api/accounts" if number < len(LOOK_ALIKES) else "/api/accounts/options"
        status = await Browser(host.neighbour(number % NEIGHBOURS)).asks(path, {"name": name})
        outcome.tried += 1
        outcome.answers[str(status)] += 1
        if status < 400:
            outcome.breach(f"{name!a} was given away")


async def fixation(host: Host, seconds: float, outcome: Outcome) -> None:
    """Plant a session in somebody's browser before they sign in, and use it afterwards."""
    for number in until(seconds):
        there = host.neighbour(number % NEIGHBOURS)
        eve, victim = Browser(there), Browser(there)
        if await eve.asks("/api/accounts", {"name": _name()}) != 201:
            outcome.answers["refused"] += 1
            await asyncio.sleep(0.2)
            continue
        planted = eve.cookie if number % 2 else secrets.token_urlsafe(32)
        victim.cookie = planted
        status = await victim.asks("/api/accounts", {"name": _name()})
        outcome.tried += 1
        outcome.answers[str(status)] += 1
        thief = Browser(there, planted)
        if victim.cookie == planted and status == 201:
            outcome.breach("a planted session was kept")
        await thief.asks("/api/account")
        await victim.asks("/api/account")
        if "id" in victim.told and thief.told.get("id") == victim.told["id"]:
            outcome.breach("a planted session opened somebody's account")


async def cross_site(host: Host, seconds: float, outcome: Outcome) -> None:
    """Ask as pages from elsewhere would, with the session of somebody who has signed in."""
    victim = Browser(host)
    name = _name()
    await victim.asks("/api/accounts", {"name": name})
    for number in until(seconds):
        cookie, headers = victim.cookie, ELSEWHERE[number % len(ELSEWHERE)]
        forged = Browser(host.neighbour(number % NEIGHBOURS), cookie)
        for path, data in CHANGES:
            sent = {**data, **({"name": name} if path.endswith("delete") else {})}
            status = await forged.asks(path, sent, **headers)
            outcome.tried += 1
            outcome.answers[str(status)] += 1
            if status < 400:
                outcome.breach(f"{path} from {headers}")
        if "origin" not in headers and await forged.asks("/api/account/export", **headers) < 400:
            outcome.breach("everything about somebody was read from elsewhere")
    if await victim.asks("/api/account") != 200 or victim.told.get("name") != name:
        outcome.breach("the account is not what it was")


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


async def replays(host: Host, seconds: float, outcome: Outcome) -> None:
    """Send what a passkey signed a second time, at once and later, and as if it were signed for another page."""
    async for there, browser, passkey in _people_with_passkeys(host, seconds, outcome):
        passkey.counter = None  # so that it is not the counter that tells
        options = await browser.options("/api/sessions/options", {})
        if options is None:
            continue
        answer = {"passkey": passkey.signs(options)}
        statuses = await asyncio.gather(*[Browser(there).asks("/api/sessions", answer) for _ in range(TOGETHER)])
        statuses.append(await Browser(there).asks("/api/sessions", answer))
        outcome.tried += len(statuses)
        outcome.answers.update(map(str, statuses))
        if statuses.count(200) > 1:
            outcome.breach("the same answer signed in twice")
        other = await browser.options("/api/sessions/options", {})
        if other is not None:
            forged = {"passkey": passkey.signs(other, origin="https://evil.example")}
            if await Browser(there).asks("/api/sessions", forged) == 200:
                outcome.breach("an answer for another page signed in")


async def copies(host: Host, seconds: float, outcome: Outcome) -> None:
    """Sign in with a copy of a passkey, whose counter stands where it was copied."""
    async for there, browser, passkey in _people_with_passkeys(host, seconds, outcome):
        for counter, copied in ((10, False), (3, True), (10, True), (20, False)):
            passkey.counter = counter
            options = await browser.options("/api/sessions/options", {})
            if options is None:
                break
            status = await Browser(there).asks("/api/sessions", {"passkey": passkey.signs(options)})
            outcome.tried += 1
            outcome.answers[str(status)] += 1
            if (status == 200) is copied:
                outcome.breach(f"a passkey with the counter {counter} was answered {status}")
