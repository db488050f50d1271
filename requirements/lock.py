"""Makes the hash-pinned lists beside this file from pyproject.toml: `python3 requirements/lock.py [--upgrade]`.

Needs uv on the PATH. Pins that still fit are kept; `--upgrade` (or `--upgrade-package NAME`) takes newer releases. The
lists hold names, versions, markers and hashes, never an address, so that every machine's own index settings apply.
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent

# The largest list is resolved first and constrains the others, so that the same package has one version in all of them.
LISTS = {
    "lint": ("build", "test", "lint"),
    "test": ("build", "test"),
    "scale": ("build",),
    "play": ("build",),
}
EXTRAS = {
    "lint": ("server", "scale"),
    "test": ("server", "scale"),
    "play": ("server",),
    "scale": ("server", "scale"),
}
PEERS = "bench"  # a list by itself, and an environment by itself: nothing of the project is in it


def compile_list(name: str, groups: tuple[str, ...], options: list[str]) -> int:
    """Write the list `name`; return the exit status of uv."""
    command = ["uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes"]
    command += ["--python-version", "3.11", "--no-emit-index-url", "--no-emit-find-links", "--no-annotate"]
    command += ["--custom-compile-command", "python3 requirements/lock.py"]
    command += [word for group in groups for word in ("--group", group)]
    command += [word for extra in EXTRAS.get(name, ()) for word in ("--extra", extra)]
    command += ["--output-file", f"requirements/{name}.txt", *options]
    if name != PEERS:
        command += ["pyproject.toml"]
    if name in ("test", "play", "scale"):
        command += ["--constraints", "requirements/lint.txt"]
    return subprocess.run(command, cwd=HERE.parent, check=False).returncode


def main() -> int:
    """Make every list; stop at the first that fails."""
    for name, groups in {**LISTS, PEERS: (PEERS,)}.items():
        # With the largest list as constraint the smaller ones follow it; only the first may choose versions.
        status = compile_list(name, groups, sys.argv[1:])
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
