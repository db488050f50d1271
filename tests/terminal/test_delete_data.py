import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from reddog.server.identity import Identity
from reddog.server.origins import Origins
from reddog.store import Store
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


def told(database: Path, *, person: str = "p0", sign_out: bool = False, key: bytes = b"") -> str:
    """The last part of the personal link that a server with this database tells somebody."""

    async def story() -> str:
        store = Store.open(str(database))
        shared = await store.key("identity", b"k" * 32)
        if sign_out:
            await store.sign_out(person)
        await store.close()
        return Identity(key or shared, Origins()).link(person)

    return asyncio.run(story())


@pytest.mark.parametrize("place", ["https://cards.example/r/", "", "http://127.0.0.1:8018/r/"])
def test_a_personal_link_says_who_it_is(database: Path, place: str) -> None:
    done = here("delete-my-data", "--database", str(database), "--link", place + told(database), "--yes")
    assert (done.status, done.err) == (OK, "")
    assert done.out == "Done: the names and words are gone from 1 table, and the account with them.\n"
    after = b"".join(bodies(database, PLAYED))
    assert HIS not in after
    assert OTHERS in after


@pytest.mark.parametrize(
    "fault", ["made up", "changed", "of another server", "signed out", "of nobody", "a token"]
)
def test_a_link_that_admits_nobody_deletes_nobody(database: Path, fault: str) -> None:
    links: dict[str, Callable[[], str]] = {
        "made up": lambda: "https://cards.example/r/nobody",
        "changed": lambda: told(database)[:-1],
        "of another server": lambda: told(database, key=b"x" * 32),
        "signed out": lambda: told(database, sign_out=True),
        "of nobody": lambda: told(database, person="p9"),
        "a token": lambda: told(database) and Identity(b"k" * 32, Origins()).token("p0"),
    }
    link = links[fault]()
    before = bodies(database, PLAYED)
    done = here("delete-my-data", "--database", str(database), "--link", link, "--yes")
    assert (done.status, done.out) == (REFUSED, "")
    signed_out = "That was signed out everywhere: use the new personal link, or log in.\n"
    nobodys = "This personal link is not, or no longer, anybody's.\n"
    assert done.err == (signed_out if fault == "signed out" else nobodys)
    assert bodies(database, PLAYED) == before


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--person", "p0", "--account", "zoe"),
        ("--account", "zoe", "--link", "x"),
        ("--person", "p0", "--account", "zoe", "--link", "x"),
        ("--person", "p9"),
        ("--account", "nobody"),
    ],
    ids=str,
)
def test_it_is_never_unclear_whose_data_it_is(database: Path, words: tuple[str, ...]) -> None:
    before = bodies(database, PLAYED)
    done = here("delete-my-data", "--database", str(database), *words, "--yes")
    assert (done.status, done.out) == (REFUSED, "")
    assert done.err.count("\n") == 1
    assert bodies(database, PLAYED) == before
