"""Where a store is: by default one's own file, otherwise what the address says, or a refusal that tells no password."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import pytest

from reddog.store import Store, StoreTrouble
from reddog.store.address import default_path, url_of
from reddog.store.trouble import shown

PASSWORD = "tops3cret"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize(
    ("platform", "variable", "folder"),
    [
        ("linux", "XDG_DATA_HOME", ".local/share"),
        ("darwin", "", "Library/Application Support"),
        ("win32", "LOCALAPPDATA", "AppData/Local"),
    ],
)
def test_the_users_own_file_is_where_the_platform_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, variable: str, folder: str
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    assert default_path(platform) == tmp_path / folder / "reddog" / "tables.sqlite3"
    if variable:
        monkeypatch.setenv(variable, str(tmp_path / "elsewhere"))
        assert default_path(platform) == tmp_path / "elsewhere" / "reddog" / "tables.sqlite3"


def test_a_data_folder_that_is_not_absolute_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", "here")
    assert default_path("linux").is_relative_to(tmp_path / ".local")


@pytest.mark.skipif(sys.platform == "win32", reason="no such permissions there")
async def test_the_users_own_file_is_nobody_elses(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    store = Store.open()
    await store.beat(1)
    folder = tmp_path / "data" / "reddog"
    files = sorted(folder.iterdir())
    assert len(files) == 3, "SQLite has two more while it is open"
    assert {mode(path) for path in files} == {0o600}
    assert mode(folder) == 0o700
    await store.close()
    again = Store.open(str(folder / "tables.sqlite3"))
    assert list((await again.beats()).values()) == [1]
    await again.close()


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}"])
async def test_a_file_is_named_by_its_path_or_a_url(tmp_path: Path, form: str) -> None:
    path = tmp_path / "my tables.db"
    store = Store.open(form.format(path))
    await store.close()
    assert mode(path) == 0o600
    assert [each.name for each in tmp_path.iterdir()] == ["my tables.db"]


def test_a_path_may_begin_at_home_or_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    assert url_of("~/a.db").database == str(tmp_path / "a.db")
    assert url_of("a.db").database == str(tmp_path / "here" / "a.db")
    assert url_of("sqlite:///b.db").database == str(tmp_path / "here" / "b.db")


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_a_postgresql_server_is_reached_with_the_driver_we_choose(scheme: str) -> None:
    url = url_of(f"{scheme}://ann:{PASSWORD}@db.example:5433/games?sslmode=require")
    assert (url.drivername, url.username, url.password) == ("postgresql+psycopg", "ann", PASSWORD)
    assert (url.host, url.port, url.database, dict(url.query)) == (
        "db.example",
        5433,
        "games",
        {"sslmode": "require"},
    )


@pytest.mark.parametrize(
    "address",
    [
        "",
        "  ",
        ":memory:",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:////tmp/x.db?mode=ro",
        "sqlite+aiosqlite:////tmp/x.db",
        f"mysql://ann:{PASSWORD}@host/db",
        f"postgresql+asyncpg://ann:{PASSWORD}@host/db",
        f"postgresql://ann:{PASSWORD}@host:port/db",
        f"postgresql://ann:{PASSWORD}@host:54x2/db?password={PASSWORD}",
    ],
)
def test_what_is_no_address_of_ours_is_refused(address: str) -> None:
    with pytest.raises(StoreTrouble) as refused:
        Store.open(address)
    assert refused.value.code == "store_address"
    assert refused.value.kind == "store"
    assert PASSWORD not in str(refused.value)


@pytest.mark.parametrize("inside", ["missing/tables.db", "", "file/tables.db", "nul\0.db"])
def test_a_file_that_cannot_be_made_is_refused(tmp_path: Path, inside: str) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreTrouble) as refused:
        Store.open(str(tmp_path / inside))
    assert refused.value.code == "store_unreachable"
    assert refused.value.facts["why"]


def test_a_mistyped_scheme_tells_no_password() -> None:
    with pytest.raises(StoreTrouble) as refused:
        Store.open(f"postgresql:/ann:{PASSWORD}@host/db")
    assert PASSWORD not in repr(refused.value)
    with pytest.raises(StoreTrouble) as refused:
        Store.open(f"postgresql//ann:{PASSWORD}@host/db")
    assert PASSWORD not in repr(refused.value)


@pytest.mark.parametrize("sign", [*"?@#/:&%= \n\\[]", "?x@", "@?"])
@pytest.mark.parametrize(
    "form",
    [
        "mysql://ann:{}@host/db",
        "mysql:/ann:{}@host/db",
        "postgresql://ann:{}@host:port/db",
        "mysql://{}@host/db",
    ],
)
@pytest.mark.parametrize("options", ["", "?sslmode=require", "?password=hal2f&sslmode=require"])
def test_no_half_of_a_password_is_told_whatever_is_in_it(form: str, sign: str, options: str) -> None:
    with pytest.raises(StoreTrouble) as refused:
        Store.open(form.format(f"hal1f{sign}hal2f") + options)
    assert refused.value.code in {"store_address", "store_unreachable"}
    assert "hal1f" not in str(refused.value)
    assert "hal2f" not in str(refused.value)


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("mysql://host/db", "mysql://host/db"),
        ("mysql://ann:word@host/db", "mysql://***@host/db"),
        ("mysql://ann:word@host/db?sslmode=require", "mysql://***@host/db"),
        ("mysql://ann:wo?rd@host/db", "mysql://***"),
        ("mysql://ann:word@host/db?mail=ann@host", "mysql://***"),
        ("tables?.db", "tables"),
    ],
)
def test_an_address_is_shown_as_far_as_it_is_no_secret(address: str, told: str) -> None:
    assert shown(address) == told
