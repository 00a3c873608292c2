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
_PROCESS = ("process", "version")
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The counters of one server, in a registry of its own so that a process can hold several servers."""

    def __init__(self, worker: int | None = None) -> None:
        """Say of everything which of several servers it is, where one port has several."""
        self.registry = CollectorRegistry()
        self._labels = {} if worker is None else {"worker": str(worker)}
        self.sockets = self._gauge("claim_sockets", "Open sockets")
        self.connections = self._gauge("claim_connections", "Open connections, sockets included")
        self.ready = self._gauge("claim_ready", "1 if the server can do its work, 0 if not: see /readyz")
        about_backup = "When `claim admin backup` last ran on this storage, in seconds since 1970; 0 if never"
        self.backup = self._gauge("claim_backup_timestamp_seconds", about_backup)
        self.tables = self._gauge("claim_tables", "Tables in memory")
        self.workers = self._gauge("claim_bot_workers", "Worker processes of the bots that are up")
        self.messages = self._counter("claim_messages", "Messages of clients", "type")
        self.refused = self._counter("claim_errors", "Errors sent to clients", "code")
        self.failures = self._counter("claim_failures", "Errors that are the server's own")
        self.dropped = self._counter("claim_sockets_dropped", "Sockets closed by the server", "reason")
        self.requests = self._counter("claim_requests", "HTTP requests", "method", "status")
        self.deleted = self._counter("claim_tables_deleted", "Tables deleted because nothing happened there for long")
        self.ack = self._histogram("claim_ack_seconds", "From the arrival of a command to its acknowledgement")
        self.bot = self._histogram("claim_bot_seconds", "From the fact before until a bot played, in whole steps")
        ProcessCollector(registry=self.registry)

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(name, about, labels, registry=self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, buckets=_SECONDS, registry=self.registry)

    def watch(self, tables: Tables, push: Push, traffic: Traffic) -> None:
        """Time these tables' bots, and read what others count themselves whenever the metrics are asked for."""
        tables.events.subscribe(BotPlayed, lambda played: self.bot.observe(played.seconds))
        tables.events.subscribe(TablesDeleted, lambda deleted: self.deleted.inc(deleted.count))
        self.tables.set_function(lambda: len(tables.live))
        self.workers.set_function(lambda: tables.workers.up)
        about = self._gauge("claim_process", "1: which process this is among those on the same database", *_PROCESS)
        about.labels(tables.storage.process, VERSION).set(1)
        others = self._gauge("claim_other_servers", "Other servers on the same database that live")
        others.set_function(lambda: tables.cluster.others)
        about_heard = "What was heard of other servers: their calls, and the facts read because of them"
        self._count("claim_heard", about_heard, tables.cluster.counts)
        self._count("claim_facts", "Facts kept in the tables' logs, bots' plays included", tables.changes.counts)
        self._count("claim_review_parts", "Parts of reviews, computed or read from the storage", tables.reviews.counts)
        self._count("claim_bot_worker_failures", "What went wrong in the bots' workers", tables.workers.counts)
        self._count("claim_push", "What became of notices by web push", push.sender.counts, label="outcome")
        self.connections.set_function(lambda: traffic.connections)
        self._count("claim_frames", "Frames of sockets", traffic.frames)
        self._count("claim_received_bytes", "Bytes received", traffic.received)
        self._count("claim_connections_cut", "Connections cut by the server", traffic.cut, label="reason")

    def _count(self, name: str, about: str, counts: Mapping[str, int], label: str = "kind") -> None:
        self.registry.register(_Counted(name, about, counts, label))

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
