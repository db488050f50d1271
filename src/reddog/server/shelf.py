"""The page's files, read once and kept: each with its type, its tag and, once somebody asks, compressed.

They are served below an address that holds a sum of all of them. So a browser may keep them for ever, and the page of a
newer program asks for new ones.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from functools import cache, cached_property
from html import escape
from pathlib import Path
from string import Template
from typing import Final

from reddog import __version__
from reddog.server.modules import reach

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
_STYLE: Final = "page.css"
"""All style sheets in one: what is painted first waits for them, and eight files are longer on the way than one."""
_FIRST_SCRIPT: Final = "js/main.js"
_TABLE_SCRIPT: Final = "js/view/table.js"
"""What is fetched only when somebody comes to a table."""
_USUAL: Final = "en"
_PRACTISED: Final = "You"
"""The name that the page gives to who practises without one, as in `js/net/person.js`."""
_UNSCRIPTED: Final = "plain.json"
"""How the files end whose labels only the pages themselves say."""
_PERSON: Final = re.compile(r"\{(now|then)\}")
_NAMED: Final = re.compile(r"\$root/([\w./-]+)")


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


class _Page(Template):
    """A page in which labels are named as they are in the files of labels: `${plain.script}`."""

    idpattern = r"[a-z][a-z0-9.-]*"


class Shelf:
    """All files of a folder. `version` changes with any of them."""

    def __init__(self, folder: Path = FOLDER) -> None:
        files = sorted(path for path in folder.rglob("*") if path.is_file())
        self._leaves = {
            name: Leaf(name, path.read_bytes())
            for path in files
            if not (name := path.relative_to(folder).as_posix()).startswith(".")
        }
        self._leaves[_STYLE] = Leaf(
            _STYLE, b"\n".join(self._leaves[name].body for name in self._stylesheets())
        )
        self.version = _sum_of(self._leaves)
        self.root = f"/static/{self.version}"
        self._scripts = _inline(self._filled("index.html"))
        self._pages: dict[tuple[str, str, bool], _Page] = {}

    def find(self, name: str) -> Leaf | None:
        """The file of a name, such as `js/main.js`. Only what was read is there, so no name leads out of the folder."""
        return self._leaves.get(name)

    def written(self, name: str) -> Leaf:
        """A file that has to know where the others are: the service worker and the manifest."""
        return Leaf(name, self._filled(name).encode())

    def page(
        self,
        *,
        hint: str,
        known: bool = False,
        refused: str = "",
        language: str = _USUAL,
        address: str = "",
        table: bool = False,
    ) -> str:
        """The one page.

        `hint` is what people without a script may type, `known` whether the browser is somebody's already, `refused` the
        sentence for an address that leads nowhere, `language` that of what is said before any script runs, `address` the
        server's own for those who show where a link leads, `table` whether it leads to a table.
        """
        said = self._labels(language)
        about = "plain.table" if table else "plain.start"
        return self._template("index.html", language, table=table).substitute(
            hint=escape(hint),
            known="yes" if known else "no",
            refused=escape(refused),
            address=escape(address),
            title=escape(said.get(about, "")),
            about=escape(said.get(f"{about}-about", "")),
        )

    def question(self, *, now: str, then: str, language: str = _USUAL) -> str:
        """The page that asks somebody, `now`, whether this browser is to be another person, `then`."""
        page = self._template("question.html", language)
        unnamed = now == _PRACTISED
        return page.substitute(
            now=escape(now),
            then=escape(then),
            named="hidden" if unnamed else "",
            practised="" if unnamed else "hidden",
        )

    def modules(self, *, table: bool = False) -> list[str]:
        """The modules that the page's beginning is made of, and those of a table: fetched at once, not one by one."""
        first = reach(_FIRST_SCRIPT, self._imports(), self._source)
        more = reach(_TABLE_SCRIPT, self._imports(), self._source) if table else ()
        return list(dict.fromkeys((*first, *more)))

    @property
    def script_sources(self) -> str:
        """What stands in the page itself and may be run, as a policy names it."""
        return " ".join(f"'sha256-{_sha256(text)}'" for text in self._scripts)

    def _filled(self, name: str) -> str:
        return Template(self._leaves[name].body.decode()).safe_substitute(
            root=self.root,
            version=self.version,
            program=__version__,
            styles=f'<link rel="stylesheet" href="{self.root}/{_STYLE}">',
            shell=json.dumps([f"{self.root}/{one}" for one in self._shell()]),
        )

    def _shell(self) -> list[str]:
        """What the page needs to open; pictures may come later."""
        named = _NAMED.findall(self._leaves["index.html"].body.decode())
        words = (name for name in self._leaves if name.startswith("text/") and not name.endswith(_UNSCRIPTED))
        files = dict.fromkeys((*named, _STYLE, *self.modules(), *words))
        return [name for name in files if not name.endswith(_PACKED_ALREADY)]

    def _template(self, name: str, language: str, *, table: bool = False) -> _Page:
        """A page with all in it that does not change from one visitor to the next."""
        key = (name, language, table)
        if key not in self._pages:
            links = (
                f'<link rel="modulepreload" href="{self.root}/{one}">' for one in self.modules(table=table)
            )
            labels = {
                key: _PERSON.sub(r"<bdi>$\1</bdi>", escape(label))
                for key, label in self._labels(language).items()
            }
            text = _Page(self._filled(name)).safe_substitute(
                {**labels, "language": language, "modules": "\n".join(links)}
            )
            self._pages[key] = _Page(text)
        return self._pages[key]

    def _labels(self, language: str) -> dict[str, str]:
        """What the pages themselves say, without a script; in English what is not said in a language."""
        said: dict[str, str] = {}
        for tag in (_USUAL, language):
            for ending in ("json", _UNSCRIPTED):
                labels = json.loads(leaf.body) if (leaf := self._leaves.get(f"text/{tag}.{ending}")) else {}
                said |= {key: label for key, label in labels.items() if isinstance(label, str)}
        return said

    def _source(self, name: str) -> str | None:
        leaf = self._leaves.get(name)
        return leaf.body.decode() if leaf else None

    def _imports(self) -> dict[str, str]:
        """The files of the bare names, by the import map in the page."""
        named = json.loads(_inline(self._leaves["index.html"].body.decode())[0])["imports"]
        return {bare: file.removeprefix("$root/") for bare, file in named.items()}

    def _stylesheets(self) -> list[str]:
        """In the order in which they count."""
        names = [name for name in self._leaves if name.startswith("css/")]
        return sorted(names, key=lambda name: (name not in _FIRST_STYLES, name != _FIRST_STYLES[0], name))


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
