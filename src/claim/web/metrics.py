"""What the server counts, in Prometheus' format at /metrics."""

import logging
import secrets
from collections.abc import Iterator, Mapping

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from claim.game.errors import ClaimError
from claim.push.push import Push
from claim.service.tables import Tables
from claim.tables.events import BotPlayed, TablesDeleted
from claim.version import VERSION
from claim.web.errors import RequestError
from claim.web.limits import Traffic
from claim.web.logs import note

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
disable_created_metrics()  # type: ignore[no-untyped-call]  # a series for each counter, of no use here
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

# What the server counts: for each name its kind and what is said of it, at /metrics and in the documentation.
FAMILIES = {
    "claim_ready": ("gauge", "1 if the server can do its work, 0 if not, as `/readyz` says"),
    "claim_backup_timestamp_seconds": (
        "gauge",
        "when `claim admin backup` last ran on this storage, in seconds since 1970; 0 if never",
    ),
    "claim_process": ("gauge", "1, with the `process` (its name on the database, new at each start) and its `version`"),
    "claim_other_servers": ("gauge", "other live servers on the same PostgreSQL (0 on SQLite)"),
    "claim_heard_total": ("counter", "from those, by `kind`: `calls`, and `facts` that were read because of them"),
    "claim_tables": ("gauge", "tables in memory"),
    "claim_sockets": ("gauge", "open sockets"),
    "claim_connections": ("gauge", "open connections, sockets included"),
    "claim_facts_total": (
        "counter",
        "stored in the tables' logs, by `kind`: `created`, `sat`, `played` (by people and bots) and so on",
    ),
    "claim_push_total": (
        "counter",
        "notices by web push, by `outcome`: `sent`, `gone` (the subscription was removed), `failed`, `refused` "
        "(the address is not public), `dropped` (too many at once)",
    ),
    "claim_tables_deleted_total": ("counter", "tables deleted because of `--keep`"),
    "claim_bot_worker_failures_total": (
        "counter",
        "failures of the bots' workers, by `kind`: `bot_failures`, `bot_fallbacks` (another bot played), "
        "`processes_replaced`, `processes_not_started` (tried again later)",
    ),
    "claim_review_parts_total": ("counter", "parts of reviews, by `kind`: `computed`, or `read` from the storage"),
    "claim_bot_workers": ("gauge", "worker processes that are up: alert on 0"),
    "claim_messages_total": ("counter", "messages of clients, by `type`"),
    "claim_frames_total": (
        "counter",
        "frames of sockets, by `kind`: `text`, `binary`, `continuation`, `ping`, `pong`, `close`",
    ),
    "claim_received_bytes_total": ("counter", "bytes received, by `kind`: of `requests` or of `sockets`"),
    "claim_connections_cut_total": (
        "counter",
        "connections ended by the server, by `reason`: `too many connections`, `unused` (others needed it), `too "
        "many requests waiting`, `request too large`, `invalid request`, `slow reader`, `frames after the end`, "
        "`text that is not UTF-8`",
    ),
    "claim_ack_seconds": ("histogram", "from the arrival of a command to its acknowledgement"),
    "claim_bot_seconds": ("histogram", "from the play before until a bot's, in whole steps"),
    "claim_errors_total": ("counter", "errors sent to clients, by `code`"),
    "claim_failures_total": ("counter", "errors of the server's own: alert on these"),
    "claim_sockets_dropped_total": ("counter", "sockets closed by the server, by `reason`"),
    "claim_requests_total": ("counter", "HTTP requests, by `method` and `status`"),
}


class Metrics:
    """The counters of one server, in a registry of its own so that a process can hold several servers."""

    def __init__(self, worker: int | None = None) -> None:
        """Say of everything which of several servers it is, where one port has several."""
        self.registry = CollectorRegistry()
        self._labels = {} if worker is None else {"worker": str(worker)}
        self.sockets = self._gauge("claim_sockets")
        self.connections = self._gauge("claim_connections")
        self.ready = self._gauge("claim_ready")
        self.backup = self._gauge("claim_backup_timestamp_seconds")
        self.tables = self._gauge("claim_tables")
        self.workers = self._gauge("claim_bot_workers")
        self.messages = self._counter("claim_messages", "type")
        self.refused = self._counter("claim_errors", "code")
        self.failures = self._counter("claim_failures")
        self.dropped = self._counter("claim_sockets_dropped", "reason")
        self.requests = self._counter("claim_requests", "method", "status")
        self.deleted = self._counter("claim_tables_deleted")
        self.ack = self._histogram("claim_ack_seconds")
        self.bot = self._histogram("claim_bot_seconds")
        ProcessCollector(registry=self.registry)

    def _gauge(self, name: str, *labels: str) -> Gauge:
        return Gauge(name, FAMILIES[name][1], labels, registry=self.registry)

    def _counter(self, name: str, *labels: str) -> Counter:
        return Counter(name, FAMILIES[f"{name}_total"][1], labels, registry=self.registry)

    def _histogram(self, name: str) -> Histogram:
        return Histogram(name, FAMILIES[name][1], buckets=_SECONDS, registry=self.registry)

    def watch(self, tables: Tables, push: Push, traffic: Traffic) -> None:
        """Time these tables' bots, and read what others count themselves whenever the metrics are asked for."""
        tables.events.subscribe(BotPlayed, lambda played: self.bot.observe(played.seconds))
        tables.events.subscribe(TablesDeleted, lambda deleted: self.deleted.inc(deleted.count))
        self.tables.set_function(lambda: len(tables.live))
        self.workers.set_function(lambda: tables.workers.up)
        about = self._gauge("claim_process", "process", "version")
        about.labels(tables.storage.process, VERSION).set(1)
        others = self._gauge("claim_other_servers")
        others.set_function(lambda: tables.cluster.others)
        self._count("claim_heard", tables.cluster.counts)
        self._count("claim_facts", tables.changes.counts)
        self._count("claim_review_parts", tables.reviews.counts)
        self._count("claim_bot_worker_failures", tables.workers.counts)
        self._count("claim_push", push.sender.counts, label="outcome")
        self.connections.set_function(lambda: traffic.connections)
        self._count("claim_frames", traffic.frames)
        self._count("claim_received_bytes", traffic.received)
        self._count("claim_connections_cut", traffic.cut, label="reason")

    def _count(self, name: str, counts: Mapping[str, int], label: str = "kind") -> None:
        self.registry.register(_Counted(name, FAMILIES[f"{name}_total"][1], counts, label))

    def text(self) -> bytes:
        """Return all metrics in Prometheus' format."""
        return generate_latest(_Labelled(self.registry, self._labels) if self._labels else self.registry)


class _Labelled(Collector):
    """What a registry holds, with more labels."""

    def __init__(self, registry: CollectorRegistry, labels: Mapping[str, str]) -> None:
        self._registry = registry
        self._labels = labels

    def collect(self) -> Iterator[Metric]:
        """Yield everything with its labels."""
        for metric in self._registry.collect():
            metric.samples = [one._replace(labels={**one.labels, **self._labels}) for one in metric.samples]
            yield metric


class _Counted(Collector):
    """What others count in plain numbers."""

    def __init__(self, name: str, about: str, counts: Mapping[str, int], label: str) -> None:
        self._name = name
        self._about = about
        self._counts = counts
        self._label = label

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Yield the counts for the registry."""
        family = CounterMetricFamily(self._name, self._about, labels=[self._label])
        for kind, count in sorted(self._counts.items()):
            family.add_metric([kind], count)
        yield family


def failed(metrics: Metrics, error: BaseException, **where: object) -> ClaimError:
    """Log an error of the server's own, and return the one for the client, which only has a reference to the log."""
    reference = secrets.token_hex(4)
    metrics.failures.inc()
    note("server error", logging.ERROR, error=error, reference=reference, **where)
    return RequestError("server_error", reference=reference)
