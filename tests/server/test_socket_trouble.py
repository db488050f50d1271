"""What goes wrong with the store is not the visitors' business: they are told that something does, and come back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from reddog.client import RemoteTable
from reddog.client.address import Address
from reddog.protocol.messages import Hello, Refused
from reddog.server import socket
from reddog.store import StoreTrouble
from reddog.table.commands import Say
from reddog.table.settings import Settings
from tests.server.live import QUICK, Live, run, serving, until

CALM = Settings(game="high-card-pool", clock=QUICK)
WHY = 'connection to server at "10.1.2.3" failed: role "cards_admin" does not exist'
TROUBLES: dict[str, dict[str, str]] = {
    "store_busy": {},
    "store_lost": {"why": WHY},
    "store_failed": {"why": WHY},
    "store_full": {},
    "table_gone": {},
    "store_unreachable": {"address": "postgresql://10.1.2.3/cards", "why": WHY},
}
BEFORE = {"person": "who one is", "table_by_code": "which table it is"}


def failing(live: Live, monkeypatch: pytest.MonkeyPatch, way: str, code: str, *, times: int = 1) -> list[str]:
    """Let the store's next answers of one kind fail; those that have."""
    ask = getattr(live.store, way)
    failed: list[str] = []

    async def fails(*given: Any) -> Any:
        if len(failed) < times:
            failed.append(code)
            raise StoreTrouble(code, **TROUBLES[code])
        return await ask(*given)

    monkeypatch.setattr(live.store, way, fails)
    return failed


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite3")


@pytest.mark.parametrize("code", TROUBLES)
@pytest.mark.parametrize("way", BEFORE)
def test_a_hello_is_told_of_trouble_without_its_words(
    database: str, monkeypatch: pytest.MonkeyPatch, way: str, code: str
) -> None:
    async def story() -> None:
        async with serving(database) as live:
            room = await live.table(CALM)
            bob = await live.connect(room.table.code, await live.person("Bob"))
            failing(live, monkeypatch, way, code)
            await bob.say(Hello(table=bob.code, token=bob.token))
            await until(lambda: bob.closed)
            told = [(refusal.code, refusal.facts) for refusal in bob.refusals]
            assert told == [("store_trouble", {})]
            assert (bob.closed, bob.websocket.close_reason) == (1008, "store_trouble")
            assert not any(word in "".join(bob.raw) for word in ("10.1.2.3", "cards_admin", code))

    run(story)


def test_a_question_is_told_of_trouble_without_its_words(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(database) as live:
            ann = await live.join((await live.table(CALM)).table.code, "Ann")
            monkeypatch.setattr(socket, "LOOK_AGAIN", -1)
            failing(live, monkeypatch, "person", "store_lost")
            answer = await ann.ask(Say(text="hello"))
            assert isinstance(answer, Refused)
            assert (answer.code, answer.facts) == ("store_trouble", {})
            assert "10.1.2.3" not in "".join(ann.raw)
            await ann.done(Say(text="The connection stays."))

    run(story)


@pytest.mark.parametrize("code", TROUBLES)
def test_a_program_comes_back_after_trouble(
    database: str, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    async def story() -> None:
        async with serving(database) as live:
            room = await live.table(CALM)
            token = live.service.identity.token(await live.person("Bob"))
            failed = failing(live, monkeypatch, "table_by_code", code)
            address = Address(f"http://127.0.0.1:{live.port}", room.table.code)
            table = RemoteTable(address, token=token, name="Bob", patience=60)
            try:
                await table.ready()
                await table.ask(Say("Here."))
            finally:
                await table.close()
            assert failed == [code]

    run(story)


def test_a_fault_of_ours_before_one_is_let_in_is_the_end_of_the_connection(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page waits for that: it comes back by itself, and would wait for ever at a connection that stays open."""

    async def fault(*_: object) -> None:
        raise ValueError("Qh")

    async def story() -> None:
        async with serving(database) as live:
            bob = await live.connect((await live.table(CALM)).table.code, await live.person("Bob"))
            monkeypatch.setattr(live.store, "table_by_code", fault)
            await bob.say(Hello(table=bob.code, token=bob.token))
            await until(lambda: bob.closed)
            assert [refusal.code for refusal in bob.refusals] == ["server_trouble"]
            assert "Qh" not in "".join(bob.raw)

    run(story)
