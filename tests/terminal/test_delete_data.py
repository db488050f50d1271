from pathlib import Path

import msgspec
import pytest

from reddog.terminal.statuses import OK, REFUSED
from tests.table.evenings import NAMES, evening
from tests.terminal.databases import CODE, bodies, database_with
from tests.terminal.terminals import here

PLAYED = evening("polish", 4)
HIS = msgspec.json.encode(NAMES[0])[1:-1]
OTHERS = msgspec.json.encode(NAMES[1])[1:-1]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return database_with(PLAYED, tmp_path)


@pytest.mark.parametrize("who", [("--person", "p0"), ("--account", "Zoe")], ids=["person", "account"])
def test_names_and_words_go_and_the_evening_can_still_be_checked(
    database: Path, tmp_path: Path, who: tuple[str, str]
) -> None:
    assert any(HIS in body for body in bodies(database, PLAYED))
    done = here("delete-my-data", "--database", str(database), *who, "--yes")
    assert (done.status, done.err) == (OK, "")
    assert done.out == "Done: the names and words are gone from 1 table, and the account with them.\n"
    after = b"".join(bodies(database, PLAYED))
    assert HIS not in after
    assert OTHERS in after
    out = tmp_path / "evening.jsonl"
    assert here("export", CODE, "--database", str(database), "--out", str(out)).status == OK
    assert here("verify", str(out)).lines[-1] == "All of it is right."
    again = here("delete-my-data", "--database", str(database), *who, "--yes")
    assert (again.status, again.out) == (REFUSED, "")


def test_nothing_is_done_before_it_is_confirmed(database: Path) -> None:
    before = bodies(database, PLAYED)
    done = here("delete-my-data", "--database", str(database), "--account", "zoe")
    assert (done.status, done.out) == (REFUSED, "")
    assert "was at 1 table." in done.err
    assert "--yes" in done.err
    assert bodies(database, PLAYED) == before


@pytest.mark.parametrize(
    "words",
    [(), ("--person", "p0", "--account", "zoe"), ("--person", "p9"), ("--account", "nobody")],
    ids=str,
)
def test_it_is_never_unclear_whose_data_it_is(database: Path, words: tuple[str, ...]) -> None:
    before = bodies(database, PLAYED)
    done = here("delete-my-data", "--database", str(database), *words, "--yes")
    assert (done.status, done.out) == (REFUSED, "")
    assert done.err.count("\n") == 1
    assert bodies(database, PLAYED) == before
