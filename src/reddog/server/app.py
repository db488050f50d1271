"""The server put together: the store, the rooms, who is who, and the routes."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope
from starlette.websockets import WebSocket

from reddog.errors import RedDogError, UnknownGame
from reddog.server import api, pages
from reddog.server.accounts import Accounts
from reddog.server.api_errors import refused, told
from reddog.server.calls import language_for
from reddog.server.database_file import file_of
from reddog.server.errors import BadRequest
from reddog.server.front import Front
from reddog.server.identity import KEY, KEY_BYTES, Identity
from reddog.server.known import Known
from reddog.server.limits import Limits, address_in
from reddog.server.metrics import Metrics
from reddog.server.origins import Origins
from reddog.server.outbox import Send
from reddog.server.rooms import Rooms
from reddog.server.service import STATE, Clocks, Service, service_of
from reddog.server.settings import ServerSettings
from reddog.server.socket import serve
from reddog.store import Store

SOCKET: Final = "/socket"
"""Where the messages of docs/protocol.md are exchanged."""
_DAY: Final = 86_400_000

RoomsOf = Callable[[Store, int], Rooms]
"""Makes the rooms of a store; the number is how long a table may be idle, in milliseconds."""


def rooms_of(store: Store, expiry: int) -> Rooms:
    """The rooms as a server has them."""
    return Rooms(store, expiry=expiry)


def make_app(
    settings: ServerSettings, *, clocks: Clocks | None = None, make_rooms: RoomsOf = rooms_of
) -> Starlette:
    """The application. It opens the store when it is started, and raises StoreTrouble then.

    While it runs its record is at `app.state.service`; what kept it from starting is at `app.state.trouble`. Tests bring
    clocks and rooms of their own.
    """
    clocks = clocks or Clocks()

    @contextlib.asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        try:
            async with opened(settings, clocks, make_rooms) as service:
                app.state.service = service
                yield {STATE: service}
        except RedDogError as trouble:
            app.state.trouble = trouble
            raise

    return Starlette(
        routes=[*api.routes(), *pages.routes(), WebSocketRoute(SOCKET, Socket())],
        middleware=[Middleware(Front)],
        exception_handlers={RedDogError: _refused, HTTPException: _not_there},
        lifespan=running,
    )


@contextlib.asynccontextmanager
async def opened(settings: ServerSettings, clocks: Clocks, make_rooms: RoomsOf) -> AsyncIterator[Service]:
    """A running server, closed afterwards: rooms before the store. Raises StoreTrouble, and BadSetting `port_taken`."""
    file = file_of(settings.database)
    store = Store.open(settings.database or None)
    metrics = Metrics()
    stop_metrics = None
    try:
        if settings.metrics_port:
            stop_metrics = metrics.serve(settings.metrics_port)
        key = await store.key(KEY, clocks.fresh(KEY_BYTES))
        origins = Origins(settings.public_url)
        rooms = make_rooms(store, settings.idle_days * _DAY)
        service = Service(
            settings=settings,
            origins=origins,
            identity=Identity(key, origins, now=clocks.now),
            known=Known(store, rooms.forgotten),
            accounts=Accounts(store),
            limits=Limits(settings, now=clocks.steady),
            metrics=metrics,
            store=store,
            rooms=rooms,
            clocks=clocks,
            started=clocks.steady(),
            file=file,
        )
        metrics.watch("reddog_tables", "Tables in memory.", lambda: rooms.live)
        metrics.watch("reddog_connections", "Open connections to tables.", lambda: rooms.connected)
        await rooms.open()
        service.known.open()
        try:
            yield service
        finally:
            await service.known.close()
            await rooms.close()
    finally:
        if stop_metrics:
            stop_metrics()
        await store.close()


class Socket:
    """Hands a WebSocket to the rooms, which are there only while the server runs."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection."""
        service = service_of(WebSocket(scope, receive, send))
        if not service.origins.allowed(scope):
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        places, address = service.limits.connections, address_in(scope)
        if not places.take(address):
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        try:
            await serve(
                service.rooms, service.identity, service.known, service.limits.tries, scope, receive, send
            )
        finally:
            places.leave(address)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, RedDogError)
    service_of(request).metrics.refused(error.code)
    shown = told(error)
    language = language_for(request)
    if isinstance(error, UnknownGame) and "game" in request.path_params:
        return refused(shown, language, status=404)
    return refused(shown, language) if pages.is_for_program(request) else pages.refused(request, shown)


async def _not_there(request: Request, error: Exception) -> Response:
    """No such address, or not with this method."""
    assert isinstance(error, HTTPException)
    code = {404: "no_such_page", 405: "not_this_method"}.get(error.status_code, "bad_request")
    answer = await _refused(request, BadRequest(code))
    answer.headers.update(error.headers or {})
    return answer
