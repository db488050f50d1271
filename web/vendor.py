"""Fetch the page's libraries as their authors ship them: `python3 web/vendor.py` writes static/vendor.

Needs npm, which asks the registry of its own settings. Nothing is built or changed; manifest.json says which version and
which sum each file has, and tests/server/test_vendor.py compares. To take a newer version, change PINNED and run it again.
"""
# ruff: noqa: INP001 - a script beside its data, no package

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
VENDOR: Final = HERE.parent / "src" / "reddog" / "server" / "static" / "vendor"
FILES: Final = {
    "preact": {"dist/preact.mjs": "preact.mjs", "hooks/dist/hooks.mjs": "hooks.mjs"},
    "htm": {"dist/htm.mjs": "htm.mjs"},
    "@preact/signals-core": {"dist/signals-core.mjs": "signals-core.mjs"},
    "@preact/signals": {"dist/signals.mjs": "signals.mjs"},
}
"""By package: which of its files become which of ours. The licence always comes along."""
VERSIONS: Final = json.loads((HERE / "package.json").read_text(encoding="utf-8"))["devDependencies"]


def main() -> None:
    """Fetch everything anew."""
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("npm is needed to fetch the page's libraries.")
    _without_addresses(HERE / "package-lock.json")
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "vendor"
        packages = [_fetched(npm, name, VERSIONS[name], files, made) for name, files in FILES.items()]
        manifest = json.dumps({"packages": packages}, indent=2) + "\n"
        (made / "manifest.json").write_text(manifest, encoding="utf-8")
        shutil.rmtree(VENDOR, ignore_errors=True)
        shutil.copytree(made, VENDOR)


def _without_addresses(lock: Path) -> None:
    """Take out of npm's list who may be given money where: the list is to name no address."""
    pinned = json.loads(lock.read_text(encoding="utf-8"))
    for package in pinned["packages"].values():
        package.pop("funding", None)
    lock.write_text(json.dumps(pinned, indent=2) + "\n", encoding="utf-8")


def _fetched(npm: str, name: str, version: str, files: dict[str, str], made: Path) -> dict[str, Any]:
    """Put a package's files where the page finds them; what the manifest says of them."""
    short = name.rpartition("/")[2]
    place = made / short
    place.mkdir(parents=True)
    wanted = {"LICENSE": "LICENSE", **files}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(  # noqa: S603 - npm with a name and a version of ours
            [npm, "pack", f"{name}@{version}", "--silent"], cwd=folder, check=True, stdout=subprocess.DEVNULL
        )
        (archive,) = Path(folder).glob("*.tgz")
        with tarfile.open(archive) as packed:
            for shipped, ours in wanted.items():
                member = packed.extractfile(f"package/{shipped}")
                assert member is not None
                (place / ours).write_bytes(member.read())
            described = packed.extractfile("package/package.json")
            assert described is not None
            licence = json.load(described)["license"]
    sums = {
        f"{short}/{ours}": hashlib.sha256((place / ours).read_bytes()).hexdigest()
        for ours in sorted(wanted.values())
    }
    return {"name": name, "version": version, "licence": licence, "files": sums}


if __name__ == "__main__":
    main()
