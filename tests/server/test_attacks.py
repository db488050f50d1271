"""What somebody tries who means harm, with nothing but what everybody has: an address, a code, a token of his own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from reddog.errors import RedDogError
from reddog.protocol import rest
from reddog.protocol.messages import Hello, Welcome
from reddog.server.accounts import Accounts
from reddog.server.api_people import login
from reddog.server.api_tables import few_at_once
from reddog.server.calls import Call
from reddog.server.errors import NotAdmitted
from reddog.server.limits import READ_AT_ONCE
from reddog.table.commands import Sit
from tests.server.asking import Site, Somebody, refused, site
from tests.server.live import run, serving, until

PASSWORD = "correct horse"


def knock(server: Site, who: Somebody, code: str) -> None:
    """Come to a table and go again."""
    with server.client.websocket_connect("/socket") as socket:
        socket.send_text(msgspec.json.encode(Hello(table=code, token=who.token)).decode())
        msgspec.json.decode(socket.receive_text(), type=Welcome)


@pytest.mark.parametrize("part", ["history", "ledger", "export"])
def test_to_knock_at_a_table_where_nobody_may_watch_opens_none_of_its_books(server: Site, part: str) -> None:
    ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
    code = ann.opens(spectators=False)
    server.asks(bob, code, Sit(name="Bob"))
    knock(server, eve, code)
    refused(eve.get(f"/api/tables/{code}/{part}"), 403, "not_your_table")
    for friend in (ann, bob):
        assert friend.get(f"/api/tables/{code}/{part}").status_code == 200


async def tried(server: Site, number: int, password: str) -> str:
    """What becomes of a login from an address of its own, so that only the account's limit holds."""
    request: Any = SimpleNamespace(
        client=SimpleNamespace(host=f"198.51.100.{number}"), base_url="http://testserver/"
    )
    try:
        await login(Call(server.service, request, "", {}), rest.Login("ann", password))
    except RedDogError as error:
        return error.code
    return "admitted"


def test_of_many_passwords_that_come_at_once_no_more_are_looked_at(tmp_path: Path) -> None:
    most = 3
    with site(tmp_path, tries_a_minute=most) as server:
        server.guest().post("/api/account", {"account": "ann", "password": PASSWORD})

        async def burst() -> list[str]:
            return await asyncio.gather(*(tried(server, number, f"guess {number}") for number in range(20)))

        answers = server.run(burst)
        assert answers.count("wrong_password") == most
        assert answers.count("too_fast") == 20 - most


def test_who_knows_his_password_is_admitted_as_often_as_he_likes(tmp_path: Path) -> None:
    with site(tmp_path, tries_a_minute=2) as server:
        server.guest().post("/api/account", {"account": "ann", "password": PASSWORD})
        assert [server.run(tried, server, number, PASSWORD) for number in range(4)] == ["admitted"] * 4


def test_a_name_that_no_account_can_have_is_asked_of_no_database() -> None:
    class Unasked:
        """PostgreSQL refuses a zero in a text; that would look like trouble with the database."""

        async def person_by_account(self, account: str) -> None:
            raise AssertionError(account)

    async def story() -> None:
        with pytest.raises(NotAdmitted, match="wrong_password"):
            await Accounts(Unasked()).person("ann\x00", PASSWORD)  # type: ignore[arg-type]

    asyncio.run(story())


def test_long_logs_are_read_a_few_at_a_time_so_that_tables_go_on(server: Site) -> None:
    now = most = 0

    async def read(call: Call) -> rest.Games:
        nonlocal now, most
        del call
        now += 1
        most = max(most, now)
        await asyncio.sleep(0)
        now -= 1
        return rest.Games((), {})

    async def rush() -> None:
        call: Any = SimpleNamespace(service=server.service)
        await asyncio.gather(*(few_at_once(read)(call) for _ in range(10)))

    server.run(rush)
    assert most == READ_AT_ONCE


def test_who_goes_away_in_the_middle_of_a_request_is_no_fault_of_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "tables.sqlite3")) as live:
            registry = live.service.metrics.registry
            _, writer = await asyncio.open_connection("127.0.0.1", live.port)
            writer.write(
                b"POST /api/guest HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n"
                b'Content-Length: 14\r\n\r\n{"name":'
            )
            await writer.drain()
            writer.close()
            answered = {"route": "/api/guest", "status": "400"}
            await until(lambda: registry.get_sample_value("reddog_requests_total", answered))

    with capture_logs() as lines:
        run(story)
    assert not [line for line in lines if line["log_level"] == "error"]
