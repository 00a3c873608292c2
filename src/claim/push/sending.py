"""What notices say, and how they are sent: a bounded queue and a few senders. A hanging push service blocks no one.

They are written here, in the reader's language: the browser that shows one may have no page open.

A sender gives a push service half a second, then goes on with the next notice while that request ends on its own. One
account has a share of the open requests, and so has one site; a notice waits for its next try outside them. Nothing is
stored: what a process has not sent when it is killed is lost.
"""

import asyncio
import json
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from claim.locales import Words
from claim.push.encryption import encrypt
from claim.push.errors import PushError
from claim.push.keys import ServerKeys, authorization
from claim.push.posting import Answer, Poster, PostFailed, PostLate
from claim.push.subscriptions import Subscription, Subscriptions
from claim.storage.errors import StorageFailed
from claim.tables import tokens
from claim.tables.names import NAMELESS

MOST_QUEUED = 1000  # notices; further ones are dropped
SENDERS = 16
SOON_SECONDS = 0.5  # for which a sender waits for a push service
MOST_UNDER_WAY = 300  # open requests
MOST_UNDER_WAY_OF_ACCOUNT = 10  # of those; two notices to all its browsers
MOST_UNDER_WAY_OF_SITE = 100  # likewise; more than all senders wait for, so that only one that is late meets it
MOST_WAITING = 10_000  # notices for later: the next try, or another look at the table
MOST_WAITING_OF_ACCOUNT = 50
PAUSES = (2.0, 10.0)  # seconds before the second and the third try
MOST_PAUSE = 60.0  # that a push service may ask for
CLOSE_SECONDS = 2.0  # for what is queued when the server ends
LOG_SECONDS = 600.0  # between two lines about the same host
MOST_LOGGED = 200  # hosts whose last line is remembered
GONE = (404, 410)  # the subscription is no more
TOPIC_LETTERS = 32  # RFC 8030, section 5.4
_log = logging.getLogger("claim.push")


@dataclass(frozen=True)
class Notice:
    """What a person reads. `title` and `body` are messages of the language files, with these `values`.

    On one device it takes the place of an older one with the same `tag`, and a page that shows the table takes it away.
    Push services keep it for `lasts` seconds while a device is off: no longer than it is true.
    """

    tag: str
    title: str
    body: str
    values: Mapping[str, str]
    path: str  # of the page, after its own address
    lasts: int


def payload(notice: Notice, language: str) -> bytes:
    """Return what the browser's service worker reads (page/sw.js)."""
    words = Words(language)
    values = {key: words("page-guest") if value == NAMELESS else value for key, value in notice.values.items()}
    shown = {
        "title": words(notice.title, **values),
        "body": words(notice.body, **values),
        "url": notice.path,
        "tag": notice.tag,
    }
    return json.dumps(shown, ensure_ascii=False).encode()


@dataclass(frozen=True)
class Later:
    """Asks for another `make` to be called after so many seconds."""

    make: "Make"
    seconds: float


Make = Callable[[], Awaitable[Notice | Later | None]]  # None: the notice is not wanted any more


@dataclass(frozen=True)
class _Job:
    """A notice to make and send: to all browsers of an account or, at a further try, to the one that lacks it."""

    account: str
    make: Make
    only: str | None = None  # the id of a subscription
    tries: int = 0  # before this one


class Sender:
    """The notices of one process. `counts` says what became of them."""

    def __init__(
        self,
        subscriptions: Subscriptions,
        keys: Callable[[], Awaitable[ServerKeys | None]],
        poster: Poster,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Read the keys of the server with `keys`, and send with `poster`; `clock` says until when tokens are good."""
        self.counts: Counter[str] = Counter()
        self._subscriptions = subscriptions
        self._keys = keys
        self._poster = poster
        self._clock = clock
        self._queue: asyncio.Queue[_Job] = asyncio.Queue(MOST_QUEUED)
        self._senders: list[asyncio.Task[None]] = []
        # Open requests: of which account, and to which site.
        self._under_way: dict[asyncio.Task[None], tuple[str, str]] = {}
        self._timers: set[asyncio.TimerHandle] = set()  # of what waits
        self._waiting: Counter[str] = Counter()  # by account
        self._logged: OrderedDict[str, float] = OrderedDict()

    def start(self) -> None:
        """Begin to send."""
        self._senders = [asyncio.create_task(self._run(), name="claim push sender") for _ in range(SENDERS)]

    async def close(self) -> None:
        """Send what is queued, within a moment, and stop."""
        if self._senders:
            settling = asyncio.ensure_future(self.settled())
            await asyncio.wait({settling}, timeout=CLOSE_SECONDS)
            settling.cancel()
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        self._waiting.clear()
        await _all_cancelled(self._senders)  # first, so that no further request begins
        await _all_cancelled(self._under_way)
        self._senders.clear()

    async def settled(self) -> None:
        """Wait until nothing is queued or under way. What waits for later is not waited for."""
        await self._queue.join()
        while self._under_way:
            await asyncio.wait(list(self._under_way))

    def send(self, account: str, make: Make) -> None:
        """Send an account a notice soon. This does not wait; `make` is called, and may wait, just before it is sent.

        It is called again before each further try.
        """
        self._queue_up(_Job(account, make))

    def send_later(self, account: str, make: Make, seconds: float) -> None:
        """Send a notice after so many seconds."""
        self._put_off(_Job(account, make), seconds)

    def _queue_up(self, job: _Job) -> None:
        try:
            self._queue.put_nowait(job)
        except asyncio.QueueFull:
            self.counts["dropped"] += 1

    def _put_off(self, job: _Job, seconds: float) -> None:
        """Queue a job after so many seconds, unless too many wait already."""
        if len(self._timers) >= MOST_WAITING or self._waiting[job.account] >= MOST_WAITING_OF_ACCOUNT:
            self.counts["dropped"] += 1
            return

        def due() -> None:
            self._timers.discard(timer)
            self._waiting[job.account] -= 1
            if not self._waiting[job.account]:
                del self._waiting[job.account]
            self._queue_up(job)

        timer = asyncio.get_running_loop().call_later(seconds, due)
        self._timers.add(timer)
        self._waiting[job.account] += 1

    async def _run(self) -> None:
        while True:
            job = await self._queue.get()
            try:
                await self._carry_out(job)
            except StorageFailed:
                self.counts["failed"] += 1
            except Exception as error:  # whatever is wrong with one notice, the others are sent
                self.counts["failed"] += 1
                _log.error("a notice could not be sent", exc_info=error)
            finally:
                self._queue.task_done()

    async def _carry_out(self, job: _Job) -> None:
        """Send a notice to the browsers that it is for, and wait for their push services for a moment."""
        subscriptions = [one for one in await self._subscriptions.of(job.account) if job.only in (None, one.id)]
        keys = await self._keys() if subscriptions else None
        notice = None if keys is None else await job.make()
        if isinstance(notice, Later) and job.only is None:
            self._put_off(replace(job, make=notice.make), notice.seconds)
        if keys is None or not isinstance(notice, Notice):
            return
        begun = []
        for one in subscriptions:
            place = job.account, site_of(one.endpoint)
            if self._has_room(*place):
                begun.append(self._begin(place, self._deliver(job, notice, one, keys)))
            else:
                self._try_again(job, one, "dropped", "too many requests are open")
        if begun:
            await asyncio.wait(begun, timeout=SOON_SECONDS)

    def _has_room(self, account: str, site: str) -> bool:
        """Return whether another request of an account may begin now, to a push service of this site."""
        under_way = self._under_way.values()
        own, there = sum(one == account for one, _ in under_way), sum(one == site for _, one in under_way)
        room = own < MOST_UNDER_WAY_OF_ACCOUNT and there < MOST_UNDER_WAY_OF_SITE
        return room and len(under_way) < MOST_UNDER_WAY

    def _begin(self, place: tuple[str, str], work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.ensure_future(work)
        self._under_way[task] = place
        task.add_done_callback(self._under_way.pop)
        return task

    async def _deliver(self, job: _Job, notice: Notice, to: Subscription, keys: ServerKeys) -> None:
        """Send a notice to one browser, or put it off where the push service could not take it."""
        try:
            answer = await self._post(notice, to, keys)
            if answer.status in GONE:
                await self._subscriptions.forget(to)
        except PushError as error:
            self._note("refused", to, error.code)
        except PostLate as error:
            self._note("failed", to, str(error))
        except PostFailed as error:
            self._try_again(job, to, "failed", str(error))
        except StorageFailed:
            self.counts["failed"] += 1
        except Exception as error:  # whatever is wrong with one subscription, the others get theirs
            self._note("failed", to, type(error).__name__, error)
        else:
            self._judge(job, to, answer)

    def _judge(self, job: _Job, to: Subscription, answer: Answer) -> None:
        problem = f"status {answer.status}"
        if answer.status // 100 == 2:
            self.counts["sent"] += 1
        elif answer.status in GONE:
            self.counts["gone"] += 1
        elif answer.status == 429 or answer.status >= 500:
            self._try_again(job, to, "failed", problem, answer.retry_after or 0)
        else:  # also a redirect, which is not followed
            self._note("failed", to, problem)

    def _try_again(self, job: _Job, to: Subscription, what: str, problem: str, after: float = 0) -> None:
        """Put a notice to one browser off, `after` as its push service wants it; the third try was the last one."""
        if job.tries >= len(PAUSES):
            self._note(what, to, problem)
            return
        pause = min(MOST_PAUSE, max(PAUSES[job.tries], after))
        self._put_off(replace(job, only=to.id, tries=job.tries + 1), pause)

    async def _post(self, notice: Notice, to: Subscription, keys: ServerKeys) -> Answer:
        endpoint = self._poster.read(to.endpoint)
        headers = {
            "Authorization": authorization(keys.private, endpoint.origin, keys.contact, self._clock()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(notice.lasts),
            # A different one for each browser, so that the push service cannot match the players of a table.
            "Topic": tokens.digest(f"{to.endpoint} {notice.tag}")[:TOPIC_LETTERS],
            "Urgency": "normal",
        }
        body = encrypt(payload(notice, to.language), to.key, to.auth)
        return await self._poster.post(endpoint, headers, body)

    def _note(self, what: str, to: Subscription, problem: str, error: Exception | None = None) -> None:
        """Count what went wrong, and log it now and then. The host is named, the rest of an endpoint is a secret."""
        self.counts[what] += 1
        host, now = to.endpoint.split("/")[2], time.monotonic()
        if now - self._logged.get(host, -LOG_SECONDS) < LOG_SECONDS:
            return
        self._logged[host] = now
        self._logged.move_to_end(host)
        if len(self._logged) > MOST_LOGGED:
            self._logged.popitem(last=False)
        _log.warning("a notice was not sent to %s: %s", host, problem, exc_info=error)


def site_of(endpoint: str) -> str:
    """Return the last two labels of an endpoint's host: one owner has all names below them."""
    host = endpoint.split("/")[2].partition(":")[0].lower()
    return ".".join(host.split(".")[-2:])


async def _all_cancelled(tasks: Iterable["asyncio.Task[None]"]) -> None:
    """Cancel these tasks, and wait until all of them have ended."""
    ending = list(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)
