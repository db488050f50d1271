"""Numbers about the server for Prometheus. They are off unless asked for, and served to this machine alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from reddog import __version__
from reddog.server.errors import BadSetting

if TYPE_CHECKING:
    from collections.abc import Callable

LOOPBACK: Final = "127.0.0.1"


class Metrics:
    """The numbers of one server. Labels are addresses as the table of routes has them, never what was asked."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter(
            "reddog_requests", "HTTP requests answered.", ("route", "status"), registry=self.registry
        )
        self._seconds = Histogram(
            "reddog_request_seconds", "Time to answer an HTTP request.", ("route",), registry=self.registry
        )
        self._refused = Counter(
            "reddog_refused", "Requests refused, by code.", ("code",), registry=self.registry
        )
        Gauge("reddog_version", "The program's version.", ("version",), registry=self.registry).labels(
            __version__
        ).set(1)

    def answered(self, route: str, status: int, seconds: float) -> None:
        """Count a request."""
        self._requests.labels(route, str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refused.labels(code).inc()

    def watch(self, name: str, says: str, count: Callable[[], int]) -> None:
        """Show a number that is asked for whenever the numbers are read."""
        Gauge(name, says, registry=self.registry).set_function(lambda: float(count()))

    def serve(self, port: int) -> Callable[[], None]:
        """Serve /metrics to this machine; what stops it. Raises BadSetting `port_taken`."""
        try:
            server, thread = start_http_server(port, addr=LOOPBACK, registry=self.registry)
        except OSError as error:
            raise BadSetting("port_taken", setting="metrics_port", port=port) from error

        def stop() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return stop
