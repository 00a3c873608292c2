"""What the server counts, in Prometheus' format at /metrics."""

from collections.abc import Callable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
disable_created_metrics()  # type: ignore[no-untyped-call]  # when a counter was made is of no use to anybody
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The counters of one server. Each has its own registry, so that several servers fit in a process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = self._gauge("claim_sockets", "Open sockets")
        self.tables = self._gauge("claim_tables", "Tables in memory")
        self.created = self._counter("claim_tables_created", "Tables created", "kind")
        self.messages = self._counter("claim_messages", "Messages of clients", "type")
        self.plays = self._counter("claim_plays", "Plays of people that were committed")
        self.refused = self._counter("claim_errors", "Errors told to clients", "code")
        self.failures = self._counter("claim_failures", "Errors that are the server's own")
        self.dropped = self._counter("claim_sockets_dropped", "Sockets closed by the server", "reason")
        self.requests = self._counter("claim_requests", "HTTP requests", "method", "status")
        self.ack = self._histogram("claim_ack_seconds", "From the arrival of a command to its acknowledgement")
        self.bot = self._histogram("claim_bot_seconds", "Time in which a bot chose a card")
        ProcessCollector(registry=self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(name, about, registry=self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, buckets=_SECONDS, registry=self.registry)

    def watch_tables(self, count: Callable[[], int]) -> None:
        """Ask for the number of tables whenever somebody looks."""
        self.tables.set_function(count)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
