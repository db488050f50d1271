"""The layers of docs/design.md section 2: nothing points back, and the engine knows no world outside."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "reddog"
PURE = ["errors", "cards", "rules", "odds", "bots", "table", "speech"]
KEYS = {"secrets", "uuid", "hmac"}


def modules(package: str) -> list[Path]:
    return (
        [SOURCE / f"{package}.py"]
        if (SOURCE / f"{package}.py").exists()
        else sorted((SOURCE / package).rglob("*.py"))
    )


def imported(path: Path) -> Iterator[str]:
    """Yield the full name of every module that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} imports relatively"
            yield node.module or ""


def test_the_contracts_of_pyproject_hold(tmp_path: Path) -> None:
    program = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    done = subprocess.run(
        [sys.executable, "-c", program, "--cache-dir", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("package", PURE)
def test_only_msgspec_from_third_parties(package: str) -> None:
    found = modules(package)
    assert found, f"{package} has no modules"
    roots = {name.split(".")[0] for path in found for name in imported(path)}
    assert roots - sys.stdlib_module_names <= {"msgspec", "reddog"}


def test_only_the_dealer_makes_chance() -> None:
    """Design law 7: randomness comes in from outside. Above the table it serves names, tokens and shares, never cards."""
    below = [path for package in (*PURE, "protocol", "store") for path in modules(package)]
    holders = {
        str(path.relative_to(SOURCE))
        for path in below
        if KEYS & {name.split(".")[0] for name in imported(path)}
    }
    assert holders == {"table/dealer.py"}


def test_a_file_is_a_noun() -> None:
    """No file over 400 lines: split what is two things."""
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCE.rglob("*.py")}
    assert not {str(path.relative_to(SOURCE)): length for path, length in lengths.items() if length > 400}
