"""What is told of a link before anybody follows it, and the pages that need no script."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from urllib.parse import urlparse

import pytest

from reddog.server.shelf import FOLDER
from tests.server.asking import Site, site
from tests.server.test_pages import Outline


def told(text: str) -> dict[str, str]:
    """What a chat shows beside a link."""
    named = [attributes for tag, attributes in Outline(text).tags if tag == "meta"]
    return {one["property"] or "": one["content"] or "" for one in named if "property" in one}


def test_a_link_shows_a_title_a_sentence_and_a_picture(tmp_path: Path) -> None:
    with site(tmp_path, public_url="https://cards.example") as server:
        for address in ("/", "/new", "/t/K7MC-3DPX"):
            shown = told(server.client.get(address).text)
            assert shown["og:title"], address
            assert len(shown["og:description"]) > 40, address
            picture = urlparse(shown["og:image"])
            assert (picture.scheme, picture.netloc) == ("https", "cards.example")
            assert server.client.get(picture.path).headers["Content-Type"] == "image/png"


def test_a_link_to_a_table_tells_nothing_that_the_link_does_not(server: Site) -> None:
    code = server.guest("Ann").opens(title="Ann's secret evening", game="shoot")
    there, nowhere = (told(server.client.get(f"/t/{one}").text) for one in (code, "K7MC-3DPX"))
    assert there == nowhere
    assert there["og:title"] != told(server.client.get("/").text)["og:title"]


def test_a_personal_link_is_in_no_page(server: Site) -> None:
    answer = server.client.get("/r/aSecretThatIsNone")
    assert answer.status_code == 401
    assert "aSecretThatIsNone" not in answer.text


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_pages_themselves_are_in_the_language_that_the_browser_wants(server: Site, language: str) -> None:
    ann, bob = server.guest("Ann"), server.guest("<i>Bob</i>")
    headers = {"Accept-Language": f"{language}-AT, fr;q=0.9"}
    server.client.get(urlparse(ann.link).path)
    pages = [
        server.client.get("/", headers=headers),
        server.client.get(urlparse(bob.link).path, headers=headers),
    ]
    for page in pages:
        assert page.status_code == 200
        assert f'<html lang="{language}">' in page.text
        assert not re.search(r"\$\{|\{\w+\}", re.sub(r"(?s)<script.*?</script>", "", page.text)), "filled in"
    assert ("spielen" in pages[1].text) == (language == "de")
    assert "<bdi>&lt;i&gt;Bob&lt;/i&gt;</bdi>" in pages[1].text
    assert "<i>Bob" not in pages[1].text


@pytest.mark.parametrize("address", ["/", "/t/K7MC-3DPX"])
def test_the_page_names_its_modules_beforehand_each_once(server: Site, address: str) -> None:
    links = [
        named
        for tag, named in Outline(server.client.get(address).text).tags
        if named.get("rel") == "modulepreload"
    ]
    files = [link["href"] or "" for link in links]
    assert len(files) == len(set(files)) > 25
    assert files[0].endswith("/js/main.js")
    assert any(file.endswith("/js/view/table/bar.js") for file in files) == (address != "/")


def test_the_icons_are_as_large_as_the_manifest_says(server: Site) -> None:
    icons = server.client.get("/manifest.webmanifest").json()["icons"]
    assert {"any", "maskable"} == {icon["purpose"] for icon in icons}
    for icon in icons:
        if icon["type"] == "image/png":
            body = server.client.get(icon["src"]).content
            assert "x".join(str(side) for side in struct.unpack(">II", body[16:24])) == icon["sizes"]
    assert struct.unpack(">II", (FOLDER / "icons" / "preview.png").read_bytes()[16:24]) == (1200, 630)
