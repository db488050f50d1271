import sys
from pathlib import Path

import pytest

from reddog.protocol.export import read, told
from reddog.terminal.statuses import OK, REFUSED
from tests.table.evenings import evening
from tests.terminal.databases import CODE, database_with
from tests.terminal.terminals import here, reddog

PLAYED = evening("denexa", 4)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return database_with(PLAYED, tmp_path)


def test_the_file_can_be_checked_at_once(database: Path, tmp_path: Path) -> None:
    out = tmp_path / "evening.jsonl"
    done = here("export", CODE, "--database", str(database), "--out", str(out))
    assert (done.status, done.err) == (OK, "")
    assert done.lines == [f"{len(PLAYED.entries)} entries are in {out}."]
    assert read(out.read_bytes()).lines == told(PLAYED.entries)
    assert here("verify", str(out)).lines[-1] == "All of it is right."


def test_without_a_file_it_is_printed_byte_for_byte(database: Path, tmp_path: Path) -> None:
    done = reddog("export", CODE, "--database", str(database), environment={"PYTHONIOENCODING": "ascii"})
    assert (done.status, done.err) == (OK, "")
    assert read(done.out.encode()).lines == told(PLAYED.entries)
    again = here("export", CODE, "--database", str(database))
    assert read(again.out.encode()).lines == told(PLAYED.entries)


@pytest.mark.parametrize("typed", ["hjkm-4x7p", " HJKM 4X7P ", "HJKM4X7P"])
def test_a_code_may_be_typed_as_people_read_it(database: Path, typed: str) -> None:
    assert here("export", typed, "--database", str(database)).status == OK


def test_a_file_is_never_replaced_unasked(database: Path, tmp_path: Path) -> None:
    out = tmp_path / "evening.jsonl"
    out.write_text("mine", encoding="utf-8")
    words = ("export", CODE, "--database", str(database), "--out", str(out))
    done = here(*words)
    assert (done.status, done.out) == (REFUSED, "")
    assert out.read_text(encoding="utf-8") == "mine"
    assert here(*words, "--force").status == OK
    assert read(out.read_bytes()).header.code == CODE


def test_what_cannot_be_is_refused(database: Path, tmp_path: Path) -> None:
    for words in (
        (),
        ("AAAA",),
        (CODE, "--out", str(tmp_path)),
        (CODE, "--out", str(tmp_path / "none" / "evening.jsonl")),
    ):
        done = here("export", *words, "--database", str(database))
        assert (done.status, done.out) == (REFUSED, ""), words
        assert done.err.count("\n") == 1


def test_no_secret_of_the_dealer_is_in_it(database: Path) -> None:
    out = here("export", CODE, "--database", str(database)).out
    assert (b"s" * 32).hex() not in out
    assert "s" * 32 not in out


def test_without_the_packages_of_the_server_it_says_what_to_install(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "reddog.store", None)
    done = here("export", CODE, "--database", str(database))
    assert (done.status, done.out) == (REFUSED, "")
    assert "reddog[server]" in done.err


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    missing = tmp_path / "none.sqlite3"
    done = here("export", CODE, "--database", str(missing))
    assert (done.status, done.out) == (REFUSED, "")
    assert not missing.exists()
