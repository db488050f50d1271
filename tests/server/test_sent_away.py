"""Whoever is known no more is sent away in whatever moment it happens, and nothing of the forgotten is written afterwards."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from httpx2 import AsyncClient

from reddog.protocol.messages import Hello
from reddog.server import known
from reddog.store import Person, Store, StoreTrouble
from reddog.store.bus import AGAIN
from reddog.table.commands import Say
from reddog.table.settings import Settings
from tests.server.asking import Site
from tests.server.live import QUICK, run, serving, until

CALM = Settings(game="high-card-pool", clock=QUICK)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite3")


def test_who_says_hello_as_somebody_else_is_sent_away_as_who_he_is(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            code = (await live.table(CALM)).table.code
            thief = await live.join(code, "Ann")
            other = await live.person("Bob")
            await thief.say(Hello(table=code, token=live.service.identity.token(other)))
            await until(lambda: [refusal.code for refusal in thief.refusals] == ["one_table_each"])
            await live.store.sign_out("Bob")
            await thief.done(Say("Ann is still who she is."))
            await live.store.sign_out("Ann")
            await until(lambda: thief.closed is not None)
            assert thief.notices()[-1] == "signed-out"

    run(story)


def test_a_hello_in_the_moment_of_signing_out_lets_nobody_stay(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(database) as live:
            window = await live.join((await live.table(CALM)).table.code, "Ann")
            read, answered, ask = asyncio.Event(), asyncio.Event(), live.store.person

            async def slowly(person: str) -> Person | None:
                found = await ask(person)
                if not read.is_set():
                    read.set()
                    await answered.wait()
                return found

            monkeypatch.setattr(live.store, "person", slowly)
            late = await live.connect(window.code, "Ann")
            await late.say(Hello(table=late.code, token=late.token))
            await read.wait()
            await live.store.sign_out("Ann")
            await until(lambda: window.closed is not None)
            answered.set()
            await until(lambda: late.closed is not None)
            assert late.notices() == ["signed-out"]
            assert late.update is None

    run(story)


def test_who_could_not_be_looked_at_is_looked_at_again_and_holds_up_nobody(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(known, "AGAIN", 0.01)

    async def story() -> None:
        async with serving(database) as live:
            code = (await live.table(CALM)).table.code
            ann, bob = [await live.join(code, name) for name in ("Ann", "Bob")]
            other = Store.open(database)
            for name in ("Ann", "Bob"):
                await other.sign_out(name)
            await other.close()
            asked, ask = [], live.store.person

            async def person(who: str) -> Person | None:
                asked.append(who)
                if asked == ["Ann"]:
                    raise StoreTrouble("store_busy")
                return await ask(who)

            monkeypatch.setattr(live.store, "person", person)
            live.store.bus.tell(AGAIN)
            await until(lambda: ann.closed is not None and bob.closed is not None)
            assert asked[:3] == ["Ann", "Bob", "Ann"]
            assert ann.notices() == bob.notices() == ["signed-out"]

    run(story)


def test_signing_out_that_is_done_is_answered_so_whatever_the_store_does_then(
    server: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(known, "AGAIN", 0.01)
    ann = server.guest()
    code = ann.opens(game="high-card-pool")
    asked, ask = [], server.service.store.person

    async def person(who: str) -> Person | None:
        asked.append(who)
        if 1 < len(asked) < 5:
            raise StoreTrouble("store_busy")
        return await ask(who)

    with server.client.websocket_connect("/socket") as socket:
        socket.send_json({"type": "hello", "table": code, "token": ann.token})
        while socket.receive_json()["type"] != "update":
            pass
        monkeypatch.setattr(server.service.store, "person", person)
        assert ann.post("/api/logout/everywhere", None).status_code == 200
        while (told := socket.receive_json())["type"] != "notice":
            pass
        assert told["what"] == "signed-out"


@pytest.mark.parametrize("way", ["chat", "hello"])
def test_what_the_forgotten_does_in_that_moment_is_struck_out_too(
    database: str, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    async def story() -> None:
        async with serving(database) as live:
            code = (await live.table(CALM, "Bob")).table.code
            await live.person("Ann")
            ann = await live.connect(code, "Ann")
            under_way, forgotten = asyncio.Event(), asyncio.Event()
            append, delete = live.store.append, live.store.delete_person

            async def append_late(*args: Any, body: bytes, **rest: Any) -> bool:
                if b"Annabella" in body:
                    under_way.set()
                    await forgotten.wait()
                return await append(*args, body=body, **rest)

            async def delete_person(*args: Any) -> None:
                await delete(*args)
                forgotten.set()

            monkeypatch.setattr(live.store, "append", append_late)
            monkeypatch.setattr(live.store, "delete_person", delete_person)
            if way == "chat":
                await ann.hello()
                asking = asyncio.create_task(ann.ask(Say("Annabella was here.")))
            else:
                asking = asyncio.create_task(ann.hello(name="Annabella"))  # type: ignore[arg-type]
            await under_way.wait()
            async with AsyncClient(base_url=f"http://127.0.0.1:{live.port}") as browser:
                answer = await browser.delete("/api/me", headers={"Authorization": f"Bearer {ann.token}"})
            assert answer.status_code == 204
            await asyncio.wait([asking])
            row = await live.store.table_by_code(code)
            assert row
            log = [entry.body for entry in await live.store.entries(row.id)]
            assert any(b'"Ann"' in body for body in log), "she was there"
            assert not any(b"Annabella" in body for body in log)
            assert "Annabella" not in repr((await live.rooms.find(code)).table)

    run(story)
