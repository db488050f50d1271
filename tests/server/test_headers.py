"""What every answer says to a browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.asking import Site, site

ADDRESSES = [
    "/",
    "/new",
    "/t/NONE",
    "/r/none",
    "/static/1/js/main.js",
    "/static/1/nothing",
    "/sw.js",
    "/manifest.webmanifest",
    "/api/games",
    "/api/me",
    "/api/none",
    "/none",
    "/health",
]


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_answer_forbids_what_a_page_does_not_need(server: Site, address: str) -> None:
    answer = server.client.get(address)
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert "http" not in policy, "nothing from elsewhere"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer", "a personal link is a secret"
    assert "Strict-Transport-Security" not in answer.headers
    assert "Access-Control-Allow-Origin" not in answer.headers
    assert "server" not in answer.headers


def test_where_people_come_by_https_they_come_by_nothing_else(tmp_path: Path) -> None:
    with site(tmp_path, public_url="https://cards.example") as server:
        answer = server.client.post("/api/guest", json={"name": "Ann"})
        assert answer.headers["Strict-Transport-Security"].startswith("max-age=")
        assert "Secure" in answer.headers["Set-Cookie"]
        assert answer.json()["link"].startswith("https://cards.example/r/")
