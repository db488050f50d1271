"""What is refused before the application is asked, or because of a fault in it, is refused as everything else is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx2 import Response

from reddog.server import pages
from reddog.server.api import ANSWERS
from reddog.server.shelf import Shelf
from tests.server.asking import Site, refused, site

PAGES = ["/", "/new", "/t/ABCD-EFGH", "/r/secret"]


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[Site]:
    """A server that has answered as much as it does in a minute."""
    with site(tmp_path, requests_a_minute=1) as server:
        server.client.get("/health")
        yield server


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A server with a fault in one operation and on one page."""

    async def fault(*_: object) -> None:
        raise ValueError("Qh is the next card")

    monkeypatch.setitem(ANSWERS, "games", fault)
    monkeypatch.setattr(pages, "person_of_link", fault)
    with site(tmp_path) as server:
        yield server


def counted(server: Site, code: str) -> float:
    return server.service.metrics.registry.get_sample_value("reddog_refused_total", {"code": code}) or 0


def shown(answer: Response) -> str:
    """A page, with all that pages have."""
    assert answer.headers["Content-Type"].startswith("text/html")
    assert "Content-Security-Policy" in answer.headers
    return answer.text


@pytest.mark.parametrize(
    ("query", "headers"),
    [
        ("?language=de", {}),
        ("", {"Accept-Language": "de-AT, en;q=0.5"}),
        ("?language=de", {"Accept-Language": "en"}),
    ],
)
def test_a_refusal_follows_the_language_of_the_request(
    busy: Site, broken: Site, query: str, headers: dict[str, str]
) -> None:
    for server, status, code in ((busy, 429, "too_fast"), (broken, 500, "server_trouble")):
        answer = server.client.get(f"/api/games{query}", headers=headers)
        refused(answer, status, code)
        english = server.client.get("/api/games")
        refused(english, status, code)
        assert answer.json()["sentence"] != english.json()["sentence"]


@pytest.mark.parametrize("path", PAGES)
def test_a_browser_that_asks_too_much_is_shown_a_page_that_says_so(busy: Site, path: str) -> None:
    api = busy.client.get("/api/games?language=de")
    answer = busy.client.get(path, headers={"Accept-Language": "de"})
    assert answer.status_code == 429
    assert api.json()["sentence"] in shown(answer)
    assert 'lang="de"' in answer.text
    assert int(answer.headers["Retry-After"]) == api.json()["facts"]["seconds"] > 0


def test_a_browser_that_meets_a_fault_is_shown_a_page_that_says_so(broken: Site) -> None:
    api = broken.client.get("/api/games?language=de")
    answer = broken.client.get("/r/secret?language=de")
    assert answer.status_code == 500
    assert api.json()["sentence"] in shown(answer)
    assert "Qh" not in answer.text + api.text


def test_where_the_page_is_the_fault_it_is_not_shown_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fault(*_: object, **__: object) -> str:
        raise ValueError("Qh is the next card")

    monkeypatch.setattr(Shelf, "page", fault)
    with site(tmp_path) as server:
        answer = server.client.get("/")
        refused(answer, 500, "server_trouble")
        assert "Qh" not in answer.text
        assert "Content-Security-Policy" in answer.headers


def test_what_is_refused_so_is_counted(busy: Site, broken: Site) -> None:
    for server, code in ((busy, "too_fast"), (broken, "server_trouble")):
        before = counted(server, code)
        server.client.get("/api/games")
        server.client.get("/r/secret")
        assert counted(server, code) == before + 2
