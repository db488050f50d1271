"""The page's files as they are kept: types, tags, versions."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from reddog.server.shelf import FOLDER, KINDS, Shelf

PAGE = """<script type="importmap">
{"imports": {"a": "$root/a.js"}}
</script>
$styles
<div data-known="$known" data-refused="$refused">$hint</div>"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "css").mkdir()
    for name in ("start", "base", "tokens", "cards"):
        (tmp_path / "css" / f"{name}.css").write_text(f"a {{ content: '{name}' }}")
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "a.js").write_text("export const a = 1;\n" * 100)
    (tmp_path / ".hidden").write_text("no")
    return tmp_path


def test_a_file_is_found_by_its_name_and_knows_its_kind(folder: Path) -> None:
    leaf = Shelf(folder).find("a.js")
    assert leaf
    assert leaf.kind.startswith("text/javascript")
    assert leaf.packed
    assert gzip.decompress(leaf.packed) == leaf.body
    assert len(leaf.packed) < len(leaf.body) / 5


def test_what_would_not_be_shorter_is_not_compressed(folder: Path) -> None:
    leaf = Shelf(folder).find("css/base.css")
    assert leaf
    assert leaf.packed is None


@pytest.mark.parametrize("name", ["nothing", "../a.js", "css", "", ".hidden"])
def test_nothing_else_is_there(folder: Path, name: str) -> None:
    assert Shelf(folder).find(name) is None


def test_the_version_changes_with_any_file_and_with_nothing_else(folder: Path) -> None:
    before = Shelf(folder).version
    assert Shelf(folder).version == before
    (folder / "a.js").write_text("export const a = 2;")
    changed = Shelf(folder).version
    (folder / "a.js").rename(folder / "b.js")
    assert len({before, changed, Shelf(folder).version}) == 3


def test_the_import_map_s_sum_follows_the_version(folder: Path) -> None:
    before = Shelf(folder).script_sources
    (folder / "a.js").write_text("")
    assert re.fullmatch(r"'sha256-[\w+/]{43}='", before)
    assert Shelf(folder).script_sources != before


def test_all_styles_come_in_one_file_the_tokens_first_and_the_rest_by_name(folder: Path) -> None:
    shelf = Shelf(folder)
    [link] = re.findall(r'href="(\S+)"', shelf.page(hint=""))
    leaf = shelf.find(link.removeprefix(f"{shelf.root}/"))
    assert leaf
    assert re.findall(r"'(\w+)'", leaf.body.decode()) == ["tokens", "base", "cards", "start"]


def test_what_is_put_into_the_page_is_text_and_no_markup(folder: Path) -> None:
    page = Shelf(folder).page(hint="<b>$root", refused='" onload="x')
    assert "<b>" not in page
    assert "&lt;b&gt;$root" in page
    assert 'data-refused="&quot; onload=&quot;x"' in page


def test_every_file_of_the_page_is_of_a_kind_that_a_browser_is_told() -> None:
    kinds = {path.suffix for path in FOLDER.rglob("*") if path.is_file()}
    assert kinds <= {*KINDS, ""}, "a licence has no ending"
