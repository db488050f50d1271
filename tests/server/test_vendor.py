"""The libraries of others are those that were looked at, as their authors ship them, with their licences."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from reddog.server.shelf import FOLDER

ROOT = Path(__file__).parents[2]
VENDOR = FOLDER / "vendor"
MANIFEST = json.loads((VENDOR / "manifest.json").read_text(encoding="utf-8"))
SUMS: dict[str, str] = {
    name: total for package in MANIFEST["packages"] for name, total in package["files"].items()
}


def test_each_file_has_the_sum_of_the_manifest() -> None:
    for name, total in SUMS.items():
        assert hashlib.sha256((VENDOR / name).read_bytes()).hexdigest() == total, name


def test_each_package_is_the_one_whose_types_the_scripts_are_held_against() -> None:
    pinned = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for package in MANIFEST["packages"]:
        assert package["version"] == pinned[f"node_modules/{package['name']}"]["version"], package["name"]


def test_the_list_has_the_sum_of_each_package_and_no_address() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in text
    assert "resolved" not in text
    assert all("integrity" in package for name, package in json.loads(text)["packages"].items() if name)


def test_no_file_is_there_that_the_manifest_does_not_name() -> None:
    there = {path.relative_to(VENDOR).as_posix() for path in VENDOR.rglob("*") if path.is_file()}
    assert there == {*SUMS, "manifest.json"}


def test_each_package_has_a_version_and_a_licence_that_may_be_handed_on() -> None:
    for package in MANIFEST["packages"]:
        assert package["version"].count(".") == 2
        assert package["licence"] in {"MIT", "Apache-2.0"}
        assert any(Path(name).name == "LICENSE" for name in package["files"]), package["name"]
