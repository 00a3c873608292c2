"""The server's settings. Each has a default; options of `claim serve` and CLAIM_… variables change it."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime, timedelta
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from claim.game.errors import quote
from claim.game.fields import is_name
from claim.push.posting import is_service
from claim.service.bot_turns import BOT_SECONDS
from claim.tables.table import AWAY_SECONDS, iso_time
from claim.web.errors import BadSetting

DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_FORM = re.compile(rf"({'|'.join(DAYS)}) ([01]\d|2[0-3]):([0-5]\d)(?: (\S+))?")
_HOUR = timedelta(hours=1)


@dataclass(frozen=True)
class WeeklyHour:
    """A day of the week, from 0 for Monday, and when the hour begins there."""

    day: int
    hour: int
    minute: int
    zone: ZoneInfo

    @classmethod
    def read(cls, text: str) -> "WeeklyHour":
        """Return the hour that a setting names; without a zone it is in UTC. Raises BadSetting."""
        match = _FORM.fullmatch(text)
        try:
            if match is None:
                raise ValueError("not of this form")
            zone = ZoneInfo(match[4] or "UTC")
        except (ValueError, ZoneInfoNotFoundError, OSError):  # OSError: a folder of zones
            raise BadSetting("bad_hour", text=quote(text)) from None
        return cls(DAYS.index(match[1]), int(match[2]), int(match[3]), zone)

    def next(self, now: float) -> str:
        """Return when the hour that goes on at this time, or else the next one, begins."""
        there = datetime.fromtimestamp(now, UTC).astimezone(self.zone)
        days = (self.day - there.weekday()) % 7
        for week in (-7, 0, 7):  # by the clock on the wall there, whose days may have 23 or 25 hours
            day = there.date() + timedelta(days + week)
            begins = datetime(day.year, day.month, day.day, self.hour, self.minute, tzinfo=self.zone)
            if begins + _HOUR > there:
                return iso_time(begins.timestamp())
        raise AssertionError("an hour every week")


_PREFIX = "CLAIM_LIMIT_"
_BOT_SECONDS = "CLAIM_BOT_SECONDS"
MOST_BOT_SECONDS = 60.0
MOST = 1_000_000_000.0
MOST_CONTACT = 200
EXPLORE_PATH = "/api/explore"  # takes whole studies
PASSKEY_PATHS = ("/api/accounts", "/api/sessions", "/api/account/passkeys")  # take what authenticators answer
_NAME = re.compile(r"[\w-]+(\.[\w-]+)*\.?")


def _limit(default: float, about: str) -> float:
    """Declare a limit with what the documentation says of it."""
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class Limits:
    """Limits per client, per address and for all together. A rate is per second, a burst is at once."""

    message_bytes: float = _limit(4096, "a message on a socket; larger ones are refused")
    body_bytes: float = _limit(4096, "the body of a request")
    study_bytes: float = _limit(32_768, "the body of a request to `/api/explore`")
    passkey_bytes: float = _limit(16_384, "the body of a request with a passkey's answer")
    socket_rate: float = _limit(
        10,
        "frames of one socket; one with more bytes than a message may have counts as several. A socket that sends "
        "more is closed",
    )
    socket_burst: float = _limit(40, "as many of them at once")
    address_rate: float = _limit(100, "frames of all sockets of an address")
    address_burst: float = _limit(400, "as many of them at once")
    request_rate: float = _limit(30, "requests of an address")
    request_burst: float = _limit(1000, "as many of them at once")
    table_rate: float = _limit(
        0.2,
        "new tables of an address, rematches included: one in 5 seconds, those with an open seat apart. Only "
        "tables that are made count, and offers of a rematch that replace the same player's last",
    )
    table_burst: float = _limit(200, "as many of them at once")
    open_seat_rate: float = _limit(
        0.02,
        "new tables with an open seat, of an address or a whole IPv6 /48: one in 50 seconds",
    )
    open_seat_burst: float = _limit(20, "as many of them at once")
    call_off_rate: float = _limit(0.02, "games that an address calls off before their first card: about sixty per hour")
    call_off_burst: float = _limit(60, "as many of them at once")
    call_offs_per_person: float = _limit(
        5,
        "games that an account, or a player whom the lobby has paired, calls off within an hour at all processes "
        "together",
    )
    account_rate: float = _limit(0.002, "new accounts of an address: one in 8 minutes")
    account_burst: float = _limit(30, "as many of them at once")
    sign_in_rate: float = _limit(
        0.1,
        "tries of an address to sign in, to make an account or to rename one, and what begins them",
    )
    sign_in_burst: float = _limit(30, "as many of them at once")
    push_rate: float = _limit(0.05, "push subscriptions that an address begins or ends")
    push_burst: float = _limit(20, "as many of them at once")
    thinking_rate: float = _limit(
        1,
        "hints, replays and verdicts of an address. A review counts as three, an account's export as five; a puzzle, "
        "or an answer to one, as a quarter; what if as one in phase one, a half in the first three tricks of phase "
        "two, a tenth later or without worths, and one more per 8 kB of text",
    )
    thinking_burst: float = _limit(20, "as many of them at once")
    phrase_rate: float = _limit(0.2, "phrases of a seat, on all its sockets at this process")
    phrase_burst: float = _limit(3, "as many of them at once")
    seek_rate: float = _limit(0.5, "new seeks of an address")
    seek_burst: float = _limit(40, "as many of them at once")
    seeks_per_address: float = _limit(40, "people of an address who look for an opponent at a time")
    challenge_rate: float = _limit(0.02, "challenges of an account; an address may send four times as many")
    challenge_burst: float = _limit(10, "as many of them at once")
    follow_rate: float = _limit(0.5, "people whom an address follows, blocks or declines")
    follow_burst: float = _limit(60, "as many of them at once")
    sockets_per_address: float = _limit(200, "open sockets of an address")
    sockets: float = _limit(10_000, "open sockets in total")
    connections_per_address: float = _limit(
        400,
        "open connections of an address, sockets included; further ones are cut. A trusted proxy has no such limit",
    )
    connections: float = _limit(
        12_000,
        "open connections in total; when there are more, the one that has waited longest without a request is cut",
    )
    hello_seconds: float = _limit(10, "for a new socket to say `hello`")
    idle_seconds: float = _limit(300, "of silence after which a socket is closed")
    send_seconds: float = _limit(10, "after which a socket that does not read is cut")

    def most_body(self, path: str) -> int:
        """Return how many bytes the body of a request for this path may have."""
        if path == EXPLORE_PATH:
            return int(self.study_bytes)
        return int(self.passkey_bytes if path in PASSKEY_PATHS else self.body_bytes)

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ) -> "Limits":
        """Return the limits with those of the environment, such as CLAIM_LIMIT_SOCKETS=200. Raises BadSetting."""
        known = {_PREFIX + one.name.upper(): one.name for one in fields(cls)}
        texts = {name: text for name, text in environment.items() if name.startswith(_PREFIX)}
        changed: dict[str, float] = {}
        for name, text in texts.items():
            if name not in known:
                raise BadSetting("unknown_limit", name=quote(name), known=", ".join(known))
            changed[known[name]] = number = _number(text)
            if not 0 < number <= MOST:
                raise BadSetting("bad_limit", name=name, text=quote(text))
        return cls(**changed)


def read_bot_seconds(environment: Mapping[str, str] = os.environ) -> float:
    """Return the step of the bots' answers in seconds, from CLAIM_BOT_SECONDS where it is set. Raises BadSetting."""
    text = environment.get(_BOT_SECONDS)
    if text is None:
        return BOT_SECONDS
    number = _number(text)
    if not 0 <= number <= MOST_BOT_SECONDS:
        raise BadSetting("bad_seconds", name=_BOT_SECONDS, text=quote(text), most=round(MOST_BOT_SECONDS))
    return number


def _number(text: str) -> float:
    """Return the number of a text, or one that no setting may have."""
    try:
        return float(text)
    except ValueError:
        return -1.0


@dataclass(frozen=True)
class Settings:
    """Where the server listens, where it keeps its tables, and whom it trusts."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None  # None: a SQLite file in the user's data folder
    origins: tuple[str, ...] = ()  # pages from elsewhere that may use this server, such as https://claim.example
    hosts: tuple[str, ...] = ()  # further names that the server may be asked for by
    push_services: tuple[str, ...] = ()  # further ones that notices are sent to, such as push.example.org
    proxies: tuple[str, ...] = ()  # addresses of reverse proxies whose X-Forwarded-For is trusted
    log: str = "text"
    log_addresses: str = "full"
    keep_seconds: float | None = None  # tables without activity for that long are deleted; None: kept for ever
    away_seconds: int = AWAY_SECONDS  # without a play, after which a new table may be closed by the player who waits
    contact: str | None = None  # how players reach the host, as the page shows it
    weekly_hour: WeeklyHour | None = None  # when everybody is asked to come
    limits: Limits = field(default_factory=Limits)
    workers: int = 1  # processes behind one port
    worker: int | None = None  # which of several this is, from 1
    bot_seconds: float = BOT_SECONDS  # bots play at multiples of this after the play before; 0: at once

    def __post_init__(self) -> None:
        for origin in self.origins:
            if not _is_origin(origin):
                raise BadSetting("bad_origin", text=quote(origin))
        for host in self.hosts:
            if not _NAME.fullmatch(host):
                raise BadSetting("bad_host", text=quote(host))
        for service in self.push_services:
            if not is_service(service):
                raise BadSetting("bad_push_service", text=quote(service))
        if self.contact is not None and (not self.contact or not is_name(self.contact, MOST_CONTACT)):
            raise BadSetting("bad_contact", text=quote(self.contact), most=MOST_CONTACT)


def _is_origin(text: str) -> bool:
    try:
        parts = urlsplit(text)
        named = bool(parts.hostname) and parts.port != 0
        return named and parts.scheme in ("http", "https") and text == f"{parts.scheme}://{parts.netloc}"
    except ValueError:  # no address, or no port
        return False
