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


@dataclass(frozen=True)
class Limits:
    """Limits per client, per address and for all together. A rate is per second, a burst is at once."""

    message_bytes: float = 4096
    body_bytes: float = 4096
    study_bytes: float = 32_768
    passkey_bytes: float = 16_384
    socket_rate: float = 10
    socket_burst: float = 40
    address_rate: float = 100
    address_burst: float = 400
    request_rate: float = 30
    request_burst: float = 1000
    table_rate: float = 0.2
    table_burst: float = 200
    open_seat_rate: float = 0.02
    open_seat_burst: float = 20
    call_off_rate: float = 0.02
    call_off_burst: float = 60
    call_offs_per_person: float = 5
    account_rate: float = 0.002
    account_burst: float = 30
    sign_in_rate: float = 0.1
    sign_in_burst: float = 30
    push_rate: float = 0.05
    push_burst: float = 20
    thinking_rate: float = 1
    thinking_burst: float = 20
    phrase_rate: float = 0.2
    phrase_burst: float = 3
    seek_rate: float = 0.5
    seek_burst: float = 40
    seeks_per_address: float = 40
    challenge_rate: float = 0.02
    challenge_burst: float = 10
    follow_rate: float = 0.5
    follow_burst: float = 60
    sockets_per_address: float = 200
    sockets: float = 10_000
    connections_per_address: float = 400
    connections: float = 12_000
    hello_seconds: float = 10
    idle_seconds: float = 300
    send_seconds: float = 10

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
