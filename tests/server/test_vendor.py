"""The libraries of others are those that were looked at, as their authors ship them, with their licences."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from reddog.server.shelf import FOLDER

VENDOR = FOLDER / "vendor"
MANIFEST = json.loads((VENDOR / "manifest.json").read_text(encoding="utf-8"))
SUMS: dict[str, str] = {
    name: total for package in MANIFEST["packages"] for name, total in package["files"].items()
}


def test_each_file_has_the_sum_of_the_manifest() -> None:
    for name, total in SUMS.items():
        assert hashlib.sha256((VENDOR / name).read_bytes()).hexdigest() == total, name


def test_no_file_is_there_that_the_manifest_does_not_name() -> None:
    there = {path.relative_to(VENDOR).as_posix() for path in VENDOR.rglob("*") if path.is_file()}
    assert there == {*SUMS, "manifest.json"}


def test_each_package_has_a_version_and_a_licence_that_may_be_handed_on() -> None:
    for package in MANIFEST["packages"]:
        assert package["version"].count(".") == 2
        assert package["licence"] in {"MIT", "Apache-2.0"}
        assert any(Path(name).name == "LICENSE" for name in package["files"]), package["name"]
