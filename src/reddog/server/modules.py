"""Which modules a script is made of, by the imports that stand in them: a browser that is told all fetches them at once."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Mapping
from typing import Final

_IMPORT: Final = re.compile(
    r"""\b(?:import|export)\b[^"'`;()]*?\bfrom\s*["']([^"']+)["']|^import\s*["']([^"']+)["']""", re.MULTILINE
)
"""An import that the module cannot begin without. One that is called, `import("…")`, waits until it is wanted."""


def reach(entry: str, bare: Mapping[str, str], source: Callable[[str], str | None]) -> list[str]:
    """The files of a module and of all that it imports, each once, the first wanted first.

    `bare` are the files of names such as `preact`, `source` reads a file and tells None for one that is not there.
    """
    found: dict[str, None] = {}
    waiting = [entry]
    while waiting:
        name = waiting.pop(0)
        text = source(name)
        if name in found or text is None:
            continue
        found[name] = None
        named = (one or other for one, other in _IMPORT.findall(text))
        waiting += [bare.get(one) or posixpath.normpath(f"{posixpath.dirname(name)}/{one}") for one in named]
    return list(found)
