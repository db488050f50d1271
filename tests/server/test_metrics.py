"""Numbers for Prometheus: off unless asked for, for this machine alone, and without anybody's names."""

from __future__ import annotations

import socket
import urllib.request
from pathlib import Path

import pytest

from reddog.server.errors import BadSetting
from reddog.server.metrics import LOOPBACK, Metrics
from tests.server.asking import Site, site


def free_port() -> int:
    with socket.create_server((LOOPBACK, 0)) as found:
        port: int = found.getsockname()[1]
        return port


def test_the_public_port_has_no_numbers(server: Site) -> None:
    assert server.client.get("/metrics").status_code == 404


def test_numbers_are_told_by_route_and_never_by_address(tmp_path: Path) -> None:
    port = free_port()
    with site(tmp_path, metrics_port=port) as server:
        ann = server.guest("Annabella")
        code = ann.opens()
        server.client.get(f"/api/tables/{code}")
        server.client.get("/api/tables/NONE")
        with urllib.request.urlopen(f"http://{LOOPBACK}:{port}/metrics") as answer:
            text = answer.read().decode()
    assert 'reddog_requests_total{route="/api/tables/{code}",status="200"} 1.0' in text
    assert 'reddog_requests_total{route="/api/tables/{code}",status="404"} 1.0' in text
    assert 'reddog_refused_total{code="no_such_table"} 1.0' in text
    assert "reddog_tables 1.0" in text
    assert "reddog_connections 0.0" in text
    for secret in ("Annabella", code, ann.person, ann.token):
        assert secret not in text


def test_when_the_server_stops_the_port_is_free_again(tmp_path: Path) -> None:
    port = free_port()
    for _ in range(2):
        with site(tmp_path, metrics_port=port):
            pass


def test_a_port_that_is_taken_is_told_so() -> None:
    with socket.create_server((LOOPBACK, 0)) as taken, pytest.raises(BadSetting) as caught:
        Metrics().serve(taken.getsockname()[1])
    assert caught.value.code == "port_taken"
