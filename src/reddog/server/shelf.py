"""The page's files, read once and kept: each with its type, its tag and, once somebody asks, compressed.

They are served below an address that holds a sum of all of them. So a browser may keep them for ever, and the page of a
newer program asks for new ones.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
from functools import cache, cached_property
from html import escape
from pathlib import Path
from string import Template
from typing import Final

from reddog import __version__

FOLDER: Final = Path(__file__).parent / "static"
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""What a browser is told of a file; any other is plain text, such as a licence."""
_PACKED_ALREADY: Final = ".png"
_LEAST_PACKED: Final = 600
"""Bytes below which compressing saves nothing worth the header."""
_FIRST_STYLES: Final = ("css/tokens.css", "css/base.css")


class Leaf:
    """One file."""

    def __init__(self, name: str, body: bytes) -> None:
        self.name = name
        self.body = body
        self.kind = KINDS.get(Path(name).suffix, "text/plain; charset=utf-8")
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'

    @cached_property
    def packed(self) -> bytes | None:
        """Compressed; None where that is not shorter."""
        if len(self.body) < _LEAST_PACKED or self.name.endswith(_PACKED_ALREADY):
            return None
        packed = gzip.compress(self.body, 9, mtime=0)
        return packed if len(packed) < len(self.body) else None


class Shelf:
    """All files of a folder. `version` changes with any of them."""

    def __init__(self, folder: Path = FOLDER) -> None:
        files = sorted(path for path in folder.rglob("*") if path.is_file())
        self._leaves = {
            name: Leaf(name, path.read_bytes())
            for path in files
            if not (name := path.relative_to(folder).as_posix()).startswith(".")
        }
        self.version = _sum_of(self._leaves)
        self.root = f"/static/{self.version}"
        self._page = Template(self._filled("index.html"))
        self._scripts = _inline(self._page.template)

    def find(self, name: str) -> Leaf | None:
        """The file of a name, such as `js/main.js`. Only what was read is there, so no name leads out of the folder."""
        return self._leaves.get(name)

    def written(self, name: str) -> Leaf:
        """A file that has to know where the others are: the service worker and the manifest."""
        return Leaf(name, self._filled(name).encode())

    def page(self, *, hint: str, known: bool = False, refused: str = "") -> str:
        """The one page.

        `hint` is what people without a script may type, `known` whether the browser is somebody's already, `refused` the
        sentence for an address that leads nowhere.
        """
        return self._page.substitute(
            hint=escape(hint), known="yes" if known else "no", refused=escape(refused)
        )

    @property
    def script_sources(self) -> str:
        """What stands in the page itself and may be run, as a policy names it."""
        return " ".join(f"'sha256-{_sha256(text)}'" for text in self._scripts)

    def _filled(self, name: str) -> str:
        return Template(self._leaves[name].body.decode()).safe_substitute(
            root=self.root, version=self.version, program=__version__, styles=self._styles()
        )

    def _styles(self) -> str:
        names = [name for name in self._leaves if name.startswith("css/")]
        names.sort(key=lambda name: (name not in _FIRST_STYLES, name != _FIRST_STYLES[0], name))
        return "\n".join(f'<link rel="stylesheet" href="{self.root}/{name}">' for name in names)


@cache
def shelf() -> Shelf:
    """The files of this program."""
    return Shelf()


def _sum_of(leaves: dict[str, Leaf]) -> str:
    total = hashlib.sha256(__version__.encode())
    for name, leaf in leaves.items():
        total.update(name.encode() + b"\0" + leaf.tag.encode())
    return total.hexdigest()[:12]


def _inline(page: str) -> list[str]:
    """The import map: the only script that stands in the page."""
    opening = '<script type="importmap">'
    begin = page.index(opening) + len(opening)
    return [page[begin : page.index("</script>", begin)]]


def _sha256(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
