"""A server under load, in a process of its own: `server_process.py KIND DATABASE TABLES SEATS` prints where it is and who may come.

KIND is `reddog`, or `bare` for a Starlette application that does nothing but send a message of the same length on.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from reddog.rules.moves import BuyIn  # noqa: F401 - loads what the server needs before memory is measured
from reddog.server.app import make_app
from reddog.server.frame_socket import FrameSocket
from reddog.server.rooms import Rooms
from reddog.server.running import share_time, spare_collector
from reddog.server.settings import ServerSettings
from reddog.server.socket_pace import Pace
from reddog.store import Person
from reddog.store.migrate import upgrade
from reddog.table.commands import Sit, Start
from reddog.table.settings import Clock, Settings

GAME = Settings(game="high-card-pool", clock=Clock(turn=0, bank=0, pause=0, bots=0))
CHIPS = 10**9
LENGTH = 4430
"""Characters of a message of the bare server: those of an update at a table of six."""


def usage() -> dict[str, float]:
    """Processor seconds and resident memory in bytes."""
    times = resource.getrusage(resource.RUSAGE_SELF)
    with open("/proc/self/statm") as statm:  # noqa: PTH123
        pages = int(statm.read().split()[1])
    return {"seconds": times.ru_utime + times.ru_stime, "memory": pages * os.sysconf("SC_PAGE_SIZE")}


async def _usage(_: Request) -> JSONResponse:
    return JSONResponse(usage())


async def furnished(app: Starlette, tables: int, seats: int) -> list[list[Any]]:
    """Open tables at which everybody sits: their codes, and who sits there with which token."""
    service = app.state.service
    names = os.urandom(4).hex()  # a database may be used again

    async def furnish(table: int) -> list[Any]:
        people = [f"{names}-{table}-{seat}" for seat in range(seats)]
        room = await service.rooms.create(GAME, people[0])
        for person in people:
            await service.store.create_person(Person(id=person, name=person, created=0, seen=0))
            await room.ask(person, "sit", 0, Sit(name=person, chips=CHIPS))
        await room.ask(people[0], "start", 0, Start())
        return [room.table.code, [service.identity.token(person) for person in people]]

    return list(await asyncio.gather(*map(furnish, range(tables))))


def reddog(database: str) -> Starlette:
    """The server itself, without its limits for one client."""
    if database.startswith("postgres"):
        upgrade(database)
    app = make_app(
        ServerSettings(database=database, requests_a_minute=1_000_000),
        make_rooms=lambda store, expiry: Rooms(
            store, expiry=expiry, pace=lambda: Pace(burst=1e12, a_second=1e12)
        ),
    )
    app.router.routes.append(Route("/usage", _usage))
    return app


def bare() -> Starlette:
    """Sends every message of a client on to all of its table, at the length of an update."""
    tables: dict[str, set[WebSocket]] = {}

    async def socket(websocket: WebSocket) -> None:
        await websocket.accept()
        first = json.loads(await websocket.receive_text())
        table = tables.setdefault(first["table"], set())
        table.add(websocket)
        await websocket.send_text('{"type":"update"}')
        try:
            while True:
                asked = json.loads(await websocket.receive_text())
                text = '{"type":"update","table":{"number":0},' + " " * LENGTH + "}"
                for each in tuple(table):
                    await each.send_text(text)
                await websocket.send_text(f'{{"type":"done","id":"{asked["id"]}","number":0}}')
        except WebSocketDisconnect:
            table.discard(websocket)

    return Starlette(routes=[Route("/usage", _usage), WebSocketRoute("/socket", socket)])


async def main(kind: str, database: str, tables: int, seats: int) -> None:
    """Serve until killed."""
    app = reddog(database) if kind == "reddog" else bare()
    config = uvicorn.Config(
        app,
        port=0,
        log_level="error",
        ws=FrameSocket if kind == "reddog" else "websockets-sansio",
        ws_per_message_deflate=False,
        backlog=4096,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    spare_collector()
    share_time()
    port = server.servers[0].sockets[0].getsockname()[1]
    empty = usage()["memory"]
    if kind == "reddog":
        people = await furnished(app, tables, seats)
    else:
        people = [[str(table), [""] * seats] for table in range(tables)]
    print(json.dumps({"port": port, "people": people, "empty": empty, **usage()}), flush=True)
    await serving


if __name__ == "__main__":
    if len(os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    import uvloop

    uvloop.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
