"""The page and its files as a browser is sent them."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin

import pytest

from reddog.server.shelf import FOLDER, shelf
from tests.server.asking import Site, refused, site


class Outline(HTMLParser):
    """The tags of a page with their attributes, and what stands in its scripts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.scripts: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.tags and self.tags[-1][0] == "script" and data.strip():
            self.scripts.append(data)

    def names(self) -> set[str]:
        return {name for _, attributes in self.tags for name in attributes}


def root_of(server: Site) -> str:
    """Where the files of this version are."""
    found = re.search(r'"(/static/\w+)/js/main\.js"', server.client.get("/").text)
    assert found
    return found[1]


def test_every_address_of_the_page_is_the_same_page(server: Site) -> None:
    start = server.client.get("/")
    assert start.headers["Content-Type"] == "text/html; charset=utf-8"
    for address in ("/new", "/new?game=shoot", "/t/K7MC-3DPX", "/t/NOTACODE"):
        page = server.client.get(address)
        assert page.status_code == 200
        assert shown(page.text) == shown(start.text), address
        assert "set-cookie" not in page.headers


def shown(text: str) -> list[tuple[str, dict[str, str | None]]]:
    """The tags of a page, but for what is told of a link and what is fetched beforehand."""
    tags = Outline(text).tags
    return [
        (tag, named)
        for tag, named in tags
        if not (named.get("property") or "").startswith("og:") and named.get("rel") != "modulepreload"
    ]


def test_nothing_in_it_is_forbidden_by_its_own_policy(server: Site) -> None:
    page = server.client.get("/")
    outline = Outline(page.text)
    assert not {name for name in outline.names() if name == "style" or name.startswith("on")}
    assert "style" not in {tag for tag, _ in outline.tags}
    (script,) = outline.scripts
    total = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"'sha256-{total}'" in page.headers["Content-Security-Policy"]
    assert json.loads(script)["imports"]


def test_all_that_it_asks_for_is_there_and_here(server: Site) -> None:
    outline = Outline(server.client.get("/").text)
    wanted = [
        attributes[name] for _, attributes in outline.tags for name in ("src", "href") if attributes.get(name)
    ]
    wanted += json.loads(outline.scripts[0])["imports"].values()
    assert len(wanted) > 10
    for address in wanted:
        assert address
        assert address.startswith("/"), "nothing from elsewhere"
        assert server.client.get(address).status_code == 200, address


def test_every_module_finds_what_it_imports(server: Site) -> None:
    root = root_of(server)
    bare = json.loads(Outline(server.client.get("/").text).scripts[0])["imports"]
    missing = [
        f"{module.relative_to(FOLDER)}: {name}"
        for module in FOLDER.rglob("*.*js")
        for name in re.findall(
            r"""(?:from|import)\s*\(?\s*["']([\w@./-]+)["']""", module.read_text(encoding="utf-8")
        )
        if server.client.get(
            bare.get(name) or urljoin(f"{root}/{module.relative_to(FOLDER).as_posix()}", name)
        ).status_code
        != 200
    ]
    assert not missing


def test_without_a_script_it_says_how_to_play_all_the_same(server: Site) -> None:
    assert "reddog join http://testserver/t/CODE" in server.client.get("/").text
    assert "reddog join http://testserver/t/K7MC-3DPX" in server.client.get("/t/k7mc3dpx").text
    odd = server.client.get("/t/%3Cscript%3Ealert(1)").text
    assert "<script>alert" not in odd
    assert "reddog join http://testserver/t/CODE" in odd


def test_it_says_whether_the_browser_is_somebodys(server: Site) -> None:
    assert 'data-known="no"' in server.client.get("/").text
    assert server.client.post("/api/guest", json={"name": "Ann"}).status_code == 201
    page = server.client.get("/")
    assert 'data-known="yes"' in page.text
    assert "Ann" not in page.text
    assert page.headers["Cache-Control"] == "no-store"


def test_an_address_that_leads_nowhere_is_the_page_with_a_sentence(server: Site) -> None:
    page = server.client.get("/nothing")
    assert page.status_code == 404
    assert 'data-refused="There is nothing at this address."' in page.text


def test_the_files_may_be_kept_for_ever_under_an_address_of_their_version_only(server: Site) -> None:
    root = root_of(server)
    kept = server.client.get(f"{root}/js/main.js").headers
    assert "immutable" in kept["Cache-Control"]
    assert kept["Content-Type"] == "text/javascript; charset=utf-8"
    other = server.client.get("/static/of-yesterday/js/main.js")
    assert other.status_code == 200, "a page that is open still gets its parts"
    assert other.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_whoever_has_a_file_is_not_sent_it_again(server: Site, encoding: str) -> None:
    address = f"{root_of(server)}/css/base.css"
    first = server.client.get(address, headers={"Accept-Encoding": encoding})
    assert first.headers.get("Content-Encoding", "identity") == encoding
    again = server.client.get(
        address, headers={"Accept-Encoding": encoding, "If-None-Match": first.headers["ETag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    other = {"gzip": "identity", "identity": "gzip"}[encoding]
    anew = server.client.get(
        address, headers={"Accept-Encoding": other, "If-None-Match": first.headers["ETag"]}
    )
    assert anew.status_code == 200, "the same file in another form is another thing"
    assert anew.headers["ETag"] != first.headers["ETag"]
    assert anew.text == first.text


@pytest.mark.parametrize(
    "name",
    [
        "../pages.py",
        "..%2Fpages.py",
        "js/../../pages.py",
        "%2e%2e/pages.py",
        "/etc/passwd",
        "js",
        "",
        "js/",
        "js\\main.js",
    ],
)
def test_no_name_leads_out_of_the_folder(server: Site, name: str) -> None:
    answer = server.client.get(f"/static/1/{name}", follow_redirects=True)
    assert answer.status_code == 404
    assert "import" not in answer.text


def test_the_service_worker_stands_at_the_top_and_knows_the_version(server: Site) -> None:
    worker = server.client.get("/sw.js")
    assert worker.headers["Content-Type"].startswith("text/javascript")
    assert worker.headers["Cache-Control"] == "no-cache"
    assert f'"{root_of(server)}/"' in worker.text
    assert "$" not in re.sub(r"\$\{", "", worker.text), "everything is filled in"


def test_a_phone_finds_the_icons(server: Site) -> None:
    manifest = server.client.get("/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        answer = server.client.get(icon["src"])
        assert answer.status_code == 200
        assert answer.headers["Content-Type"] == icon["type"]


def test_a_table_s_link_is_a_square_for_phones(tmp_path: Path) -> None:
    with site(tmp_path, public_url="https://cards.example") as server:
        square = server.client.get("/api/tables/k7mc3dpx/qr.svg")
        assert square.headers["Content-Type"] == "image/svg+xml"
        assert square.content == server.client.get("/api/tables/K7MC-3DPX/qr.svg").content
        assert square.content != server.client.get("/api/tables/K7MC-3DPY/qr.svg").content
        assert b"<svg" in square.content
        assert b"script" not in square.content
        refused(server.client.get("/api/tables/!!/qr.svg"), 404, "no_such_table")


def test_what_a_table_s_link_fetches_without_the_faces_of_the_cards_is_small() -> None:
    """In the language with the longer words."""
    page = shelf().page(hint="", table=True).encode()
    names = [
        *shelf().modules(table=True),
        *re.findall(r'"stylesheet" href="/static/\w+/([^"]+)"', page.decode()),
    ]
    files = [shelf().find(name) for name in (*names, "text/de.json", "text/de.table.json")]
    assert None not in files
    sizes = [len(leaf.packed or leaf.body) for leaf in files if leaf]
    assert sum(sizes) + len(gzip.compress(page)) < 150 * 1024


def test_a_household_behind_one_address_is_never_refused_the_files_of_the_page(tmp_path: Path) -> None:
    with site(tmp_path, requests_a_minute=10) as server:
        root = root_of(server)
        for _ in range(50):
            assert server.client.get(f"{root}/js/main.js").status_code == 200
        refused([server.client.get("/api/games") for _ in range(11)][-1], 429, "too_fast")
