"""`reddog serve` and `reddog migrate` on the command line; what runs is tested in tests/server/test_app.py."""

from __future__ import annotations

import builtins
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from reddog.server.lan import lan_address, square
from reddog.terminal.app import run


def test_a_database_is_brought_up_to_date_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.sqlite3"
    assert run(["migrate", "--database", str(file)]) == 0
    assert capsys.readouterr().out == "The database is up to date now.\n"
    assert run(["migrate", "--database", str(file)]) == 0
    assert capsys.readouterr().out == "The database was up to date already.\n"
    assert sqlite3.connect(file).execute("SELECT count(*) FROM entries").fetchone() == (0,)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--port", "-5"], '0 to 65,535, not "-5"'),
        (["--port", "eighty"], '0 to 65,535, not "eighty"'),
        (["--log-format", "xml"], "json"),
        (["--public-url", "cards.example"], "https://cards.example"),
        (["--config", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["--port"], "--port"),
        (["--prot", "1"], "--prot"),
    ],
)
def test_what_cannot_be_set_is_refused_in_a_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", *words]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert said in error


def test_without_the_servers_packages_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = builtins.__import__

    def without(name: str, *more: Any) -> Any:
        if name.startswith("reddog.server"):
            raise ModuleNotFoundError(name="starlette")
        return real(name, *more)

    monkeypatch.setattr(builtins, "__import__", without)
    assert run(["serve"]) == 2
    assert "starlette is missing" in " ".join(capsys.readouterr().err.split())


def test_the_square_code_is_the_same_with_and_without_colours() -> None:
    plain = square("http://192.0.2.1:8018", coloured=False)
    coloured = square("http://192.0.2.1:8018", coloured=True)
    assert len({len(line) for line in plain.splitlines()}) == 1
    assert coloured.replace("\x1b[97;40m", "").replace("\x1b[0m", "") == plain
    assert square("http://192.0.2.2:8018", coloured=False) != plain


def test_the_address_in_the_local_network_is_one_of_ours() -> None:
    assert len(lan_address().split(".")) == 4
