"""What every answer says to a browser, and the pages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from reddog.rules.variants import VARIANTS
from reddog.server.pages_style import STYLE
from tests.server.asking import Site, site

ADDRESSES = [
    "/",
    "/t/NONE",
    "/r/none",
    "/style.css",
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


class Outline(HTMLParser):
    """The tags of a page, and the texts of its headings."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs


def test_the_page_is_plain_and_says_what_runs_here(server: Site) -> None:
    page = server.client.get("/")
    assert page.headers["Content-Type"].startswith("text/html")
    for variant in VARIANTS:
        assert variant.title in page.text
    outline = Outline(page.text)
    assert "script" not in outline.tags
    assert "style" not in {name for name, _ in outline.attributes}, "the policy forbids it"
    assert not [name for name, _ in outline.attributes if name.startswith("on")]
    assert [tag for tag in outline.tags if tag in {"header", "main", "footer"}] == [
        "header",
        "main",
        "footer",
    ]
    assert outline.tags.count("h1") == 1
    assert ("lang", "en") in outline.attributes
    assert "reddog join http://testserver/t/CODE" in page.text


def test_every_link_of_the_page_leads_somewhere(server: Site) -> None:
    for link in re.findall(r'(?:href|src)="([^"]+)"', server.client.get("/").text):
        assert server.client.get(link).status_code == 200, link


def contrast(one: str, other: str) -> float:
    """By WCAG 2."""

    def light(colour: str) -> float:
        parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        red, green, blue = (
            part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_text_can_be_read_in_light_and_in_dark() -> None:
    themes = [
        dict(re.findall(r"--(\w+): (#\w{6})", block)) for block in re.findall(r":root {[^}]*--[^}]*}", STYLE)
    ]
    assert len(themes) == 2
    for theme in themes:
        for ink in ("ink", "faint", "accent"):
            assert contrast(theme[ink], theme["paper"]) >= 4.5, (ink, theme)
        assert contrast(theme["ink"], theme["plate"]) >= 4.5
