"""Limits: so many in so long, whatever the address, in bounded memory."""

from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from reddog.server.app import SOCKET
from reddog.server.errors import BadRequest
from reddog.server.limits import Limit, Places, network
from tests.server.asking import Time, refused, site


def test_so_many_pass_at_once_and_one_more_is_told_how_long_to_wait() -> None:
    time = Time()
    limit = Limit(3, 60, now=time)
    for _ in range(3):
        limit.take("a")
    with pytest.raises(BadRequest) as caught:
        limit.take("a")
    assert caught.value.facts == {"seconds": 20}
    limit.take("b")
    time.passes(19.9)
    with pytest.raises(BadRequest):
        limit.take("a")
    time.passes(0.2)
    limit.take("a")
    with pytest.raises(BadRequest):
        limit.take("a")


def test_a_rest_gives_back_no_more_than_there_was() -> None:
    time = Time()
    limit = Limit(2, 1, now=time)
    limit.take("a")
    time.passes(1_000_000)
    limit.take("a")
    limit.take("a")
    with pytest.raises(BadRequest):
        limit.take("a")


def test_who_is_refused_is_not_set_back_further() -> None:
    time = Time()
    limit = Limit(1, 10, now=time)
    limit.take("a")
    for _ in range(100):
        with pytest.raises(BadRequest):
            limit.take("a")
    time.passes(10)
    limit.take("a")


def test_no_number_of_addresses_fills_the_memory() -> None:
    limit = Limit(1, 60, now=Time(), kept=100)
    for number in range(10_000):
        limit.take(str(number))
    assert len(limit._buckets) == 100
    with pytest.raises(BadRequest):
        limit.take("9999")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_household_of_ipv6_counts_as_one_address(address: str, counted: str) -> None:
    assert network(address) == counted


def test_an_address_has_so_many_places_and_this_machine_any_number() -> None:
    places = Places(2)
    assert [places.take(address) for address in ("2001:db8::1", "2001:db8::2", "2001:db8::3")] == [
        True,
        True,
        False,
    ]
    assert places.take("192.0.2.7")
    places.leave("2001:db8::2")
    assert places.take("2001:db8::3")
    for here in ("127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"):
        assert all(places.take(here) for _ in range(5))
        places.leave(here)
    for address in ("2001:db8::1", "2001:db8::3", "192.0.2.7"):
        places.leave(address)
    assert not places._taken


def test_one_address_opens_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with site(tmp_path, connections=2) as server:
        with (
            server.client.websocket_connect(SOCKET),
            server.client.websocket_connect(SOCKET),
            pytest.raises(WebSocketDisconnect),
            server.client.websocket_connect(SOCKET),
        ):
            pass
        with server.client.websocket_connect(SOCKET):
            pass
        assert not server.service.limits.connections._taken


def test_too_many_requests_are_refused_until_time_has_passed(tmp_path: Path) -> None:
    with site(tmp_path, requests_a_minute=5) as server:
        for _ in range(5):
            assert server.client.get("/health").status_code == 200
        answer = server.client.get("/health")
        refused(answer, 429, "too_fast")
        assert answer.headers["Retry-After"] == "12"
        assert "Content-Security-Policy" in answer.headers
        server.time.passes(12)
        assert server.client.get("/health").status_code == 200


def test_one_address_makes_so_many_guests_and_no_more(tmp_path: Path) -> None:
    with site(tmp_path, guests_an_hour=2) as server:
        server.guest()
        server.guest()
        refused(server.client.post("/api/guest", json={"name": "Cid"}), 429, "too_fast")
        refused(server.client.post("/api/guest", json={"name": "\u200b"}), 422, "bad_name")


def test_codes_cannot_be_tried_one_after_the_other(tmp_path: Path) -> None:
    with site(tmp_path, tries_a_minute=3) as server:
        ann = server.guest()
        code = ann.opens()
        for number in range(3):
            refused(server.client.get(f"/api/tables/000{number}"), 404, "no_such_table")
        for path in ("/api/tables/0000", f"/api/tables/{code}"):
            assert server.client.get(path).status_code == 429
        assert ann.get(f"/api/tables/{code}/history").status_code == 429
        server.time.passes(20)
        assert server.client.get(f"/api/tables/{code}").status_code == 200


def test_one_person_opens_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with site(tmp_path, tables_an_hour=2) as server:
        ann, bob = server.guest(), server.guest("Bob")
        ann.opens()
        ann.opens()
        refused(ann.post("/api/tables", {}), 429, "too_fast")
        bob.opens()
