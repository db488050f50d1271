"""The file of the database, watched from outside."""

from pathlib import Path

from reddog.server.database_file import file_of


def test_a_file_is_there_until_it_is_removed_or_another_takes_its_place(tmp_path: Path) -> None:
    path, elsewhere = tmp_path / "tables.sqlite3", tmp_path / "elsewhere"
    file = file_of(str(path))
    found = [file.is_there]
    path.write_bytes(b"what is written changes nothing in that")
    found.append(file.is_there)
    path.rename(elsewhere)
    found.append(file.is_there)
    path.write_bytes(b"another")
    found.append(file.is_there)
    elsewhere.replace(path)
    found.append(file.is_there)
    assert found == [True, True, False, False, True]


def test_a_database_that_is_no_file_is_not_looked_for() -> None:
    assert file_of("postgresql://somebody@127.0.0.1/red_dog").is_there
