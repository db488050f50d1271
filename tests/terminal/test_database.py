"""A command that needs no server works with the database that there is, however it is named, and makes none."""

from pathlib import Path

import pytest

from reddog.errors import BadRules
from reddog.store import Store, StoreTrouble
from reddog.store.address import default_path
from reddog.terminal.database import with_store

FORMS = {
    "its path": "{home}/tables.sqlite3",
    "a path from here": "tables.sqlite3",
    "a path from home": "~/tables.sqlite3",
    "a URL": "sqlite:///{home}/tables.sqlite3",
    "a URL from here": "sqlite:///tables.sqlite3",
    "one's own": None,
}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where one is at home, is just now, and keeps one's own database."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


async def nothing(_: Store) -> str:
    return "done"


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_a_database_that_is_not_there_is_not_made(home: Path, form: str | None) -> None:
    with pytest.raises(BadRules) as refused:
        with_store(form and form.format(home=home), nothing)
    assert refused.value.code == "no_database"
    assert str(refused.value.facts["file"]).endswith("tables.sqlite3")
    assert list(home.rglob("*")) == []


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_a_database_that_is_there_is_found_by_every_name_of_it(home: Path, form: str | None) -> None:
    file = default_path() if form is None else home / "tables.sqlite3"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    assert with_store(form and form.format(home=home), nothing) == "done"
    assert list(home.rglob("*.sqlite3")) == [file]


def test_the_home_of_nobody_is_not_there(home: Path) -> None:
    with pytest.raises(BadRules, match="no_database"):
        with_store("~nobody-of-this-name/tables.sqlite3", nothing)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "sqlite://",
        "sqlite:///tables.sqlite3?mode=ro",
        "mysql://ann:word@host/db",
        "postgresql://host:port/db",
    ],
)
def test_what_is_no_address_is_refused_by_the_store(home: Path, address: str) -> None:
    with pytest.raises(StoreTrouble) as refused:
        with_store(address, nothing)
    assert refused.value.code == "store_address"
    assert list(home.rglob("*")) == []
