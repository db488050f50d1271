"""Somebody is forgotten beside a running server: by the command, or by another server with the same file."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from reddog.server.rooms_heart import BEAT
from reddog.store import Store
from reddog.table.commands import Say, Sit
from reddog.table.redact import SOMEBODY, redact
from reddog.table.settings import Settings
from reddog.terminal import delete_data
from tests.server.live import QUICK, Client, Live, run, serving, until

CALM = Settings(game="high-card-pool", clock=QUICK)


async def bob_s_table(live: Live) -> tuple[str, Client, Client]:
    """Ann's table, at which Bob sits and has said something; its id, Ann and Bob."""
    room = await live.table(CALM)
    ann, bob = await live.join(room.table.code, "Ann"), await live.join(room.table.code, "Bob")
    await bob.done(Sit(name="Bob", chips=50))
    await bob.done(Say("Bob was here."))
    return room.table.id, ann, bob


def names(live: Live, code: str) -> set[str]:
    """What people are called in the live table, if it is live."""
    tables = [room.table for room in live.rooms._live.values() if room.table.code == code]
    return {account.name for table in tables for account in table.accounts}


async def comes_back_to_somebody(live: Live, ann: Client, bob: Client) -> None:
    """All are sent away; Ann finds nothing of Bob's, and Bob is nobody."""
    await until(lambda: ann.closed and bob.closed)
    again = await (await live.connect(ann.code, "Ann")).hello(after=0)
    assert names(live, ann.code) == {SOMEBODY}
    assert "Bob was here." not in "".join(again.raw)
    assert '"name":"Bob"' not in "".join(again.raw)
    refused = await (await live.connect(ann.code, "Bob")).hello()
    assert refused.closed
    assert refused.update is None


def test_the_command_beside_a_running_server_takes_the_names_out_of_its_tables_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "tables.sqlite3")
    monkeypatch.setattr(delete_data, "SETTLED", 2 * BEAT)

    async def story() -> None:
        async with serving(database) as live:
            table, ann, bob = await bob_s_table(live)
            done = await asyncio.to_thread(
                delete_data.delete_my_data, database=database, person="Bob", yes=True
            )
            assert done == 0
            await comes_back_to_somebody(live, ann, bob)
            stored = b"".join(entry.body for entry in await live.store.entries(table))
            assert b"Bob was here." not in stored
            assert b'"name":"Bob"' not in stored

    run(story)


def test_another_server_with_the_same_file_learns_of_it(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")

    async def story() -> None:
        async with serving(database) as live:
            _, ann, bob = await bob_s_table(live)
            other = Store.open(database)
            await other.delete_person("Bob", lambda body: redact(body, "Bob"))
            await other.close()
            await comes_back_to_somebody(live, ann, bob)
            assert bob.notices()[-1:] == ["forgotten"], "not that he might come back"
            assert "forgotten" not in ann.notices()

    run(story)


def test_who_was_forgotten_before_a_table_woke_sends_nobody_away(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")

    async def story() -> None:
        async with serving(database) as live:
            _, ann, bob = await bob_s_table(live)
            await live.store.delete_person("Bob", lambda body: redact(body, "Bob"))
            await comes_back_to_somebody(live, ann, bob)
            room = live.room(ann.code)
            await live.rooms.look_for_rewritten()
            assert live.room(ann.code) is room

    run(story)


def test_what_is_written_while_the_command_runs_is_struck_out_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a server that has not looked yet."""
    database = str(tmp_path / "tables.sqlite3")
    rounds: list[int] = []

    async def story() -> None:
        async with serving(database) as live:
            table, _, _ = await bob_s_table(live)
            number = await live.store.head(table)
            body = (await live.store.entries(table))[number - 1].body

            async def meanwhile(store: Store) -> bool:
                rounds.append(len(rounds))
                late = number + 100
                if len(rounds) == 1:
                    await store.append(table, late, at=1, person="Bob", command="late", body=body)
                return True

            monkeypatch.setattr(delete_data, "_served", meanwhile)
            monkeypatch.setattr(delete_data, "SETTLED", 0)
            done = await asyncio.to_thread(
                delete_data.delete_my_data, database=database, person="Bob", yes=True
            )
            assert done == 0
            assert len(rounds) == 2
            stored = b"".join(entry.body for entry in await live.store.entries(table))
            assert b"Bob was here." not in stored

    run(story)
