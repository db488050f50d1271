"""The peers' own environment, `.venv.bench`: nothing of it is needed for anything but the comparison."""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIST = ROOT / "requirements" / "bench.txt"
VENV = ROOT / ".venv.bench"
NOTE = VENV / "bench.txt"  # written last: what it was made from

sys.path.append(str(ROOT))

import start  # noqa: E402 - how this project installs: with uv where it is there, else with pip


def install_peers() -> str | None:
    """The path of a Python that has the peers; None where not one could be installed, which is said."""
    made_from = f"{hashlib.sha256(LIST.read_bytes()).hexdigest()} {sys.version}\n"
    python = start.python_in(str(VENV))
    if NOTE.exists() and NOTE.read_text(encoding="utf-8") == made_from:
        return python
    print("Installing the peers, a minute or two ...", file=sys.stderr, flush=True)
    try:
        venv.create(VENV, clear=True, symlinks=os.name != "nt", with_pip=False)
        install_all(LIST.read_text(encoding="utf-8"))
    except (start.Failure, OSError) as failure:
        print(f"left out: all peers ({str(failure).splitlines()[-1]})", flush=True)
        return None
    NOTE.write_text(made_from, encoding="utf-8")
    return python


def install_all(text: str) -> None:
    """Install the list in one go; where that fails, package by package, leaving out what fails."""
    try:
        start.install(str(VENV), ["--require-hashes", "--no-deps", "--requirement", str(LIST)])
    except start.Failure:
        for package in packages(text):
            install_one(package)


def install_one(package: str) -> None:
    """Install one pinned package; say so where that fails."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "one.txt")
        path.write_text(package, encoding="utf-8")
        try:
            start.install(str(VENV), ["--require-hashes", "--no-deps", "--requirement", str(path)])
        except start.Failure:
            print(f"left out: {package.split(maxsplit=1)[0]}, which cannot be installed here", flush=True)


def packages(text: str) -> list[str]:
    """The pins of a list, each with its hashes."""
    found: list[str] = []
    for line in text.splitlines(keepends=True):
        if line.startswith(" ") and found:
            found[-1] += line
        elif line.strip() and not line.startswith("#"):
            found.append(line)
    return found
