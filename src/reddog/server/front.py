"""What every request passes first: headers, limits, and the line about it in the log."""

from __future__ import annotations

import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from reddog.errors import RedDogError
from reddog.server.api_errors import refused
from reddog.server.calls import language_for
from reddog.server.errors import BadRequest
from reddog.server.headers import SECURE, headers
from reddog.server.limits import network
from reddog.server.logs import told_fault
from reddog.server.service import STATE, Service


class Front:
    """Wraps the application. A fault inside it is answered without a word about it, and written down without secrets."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] == "http":
            await _Answering(scope, send).by(self._app, receive)
        else:
            await self._app(scope, receive, send)


class _Answering:
    """One request that is being answered."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope = scope
        self._send = send
        self._service: Service = scope["state"][STATE]
        self._began = self._service.clocks.steady()
        self._status = 0

    async def by(self, app: ASGIApp, receive: Receive) -> None:
        """Have it answered."""
        log = structlog.get_logger()
        try:
            # A first visit fetches a hundred files, which lie in memory: a household that shares an address needs many at once.
            if not self._scope["path"].startswith("/static/"):
                client = self._scope.get("client")
                self._service.limits.requests.take(network(client[0] if client else ""))
        except BadRequest as error:
            await self._refuse(error, receive)
        else:
            try:
                await app(self._scope, receive, self.send)
            except Exception as error:
                log.error("request failed", **told_fault(error))  # noqa: TRY400 - without its message
                if self._status:
                    raise
                await self._refuse(BadRequest("server_trouble"), receive)
        seconds = self._service.clocks.steady() - self._began
        route = getattr(self._scope.get("route"), "path", "")
        self._service.metrics.answered(route, self._status, seconds)
        log.debug(
            "request",
            method=self._scope["method"],
            route=route,
            status=self._status,
            milliseconds=round(seconds * 1000, 1),
        )

    async def _refuse(self, error: BadRequest, receive: Receive) -> None:
        """Answer as the application does to what it refuses: in the language of the request, and a page with a page."""
        request = Request(self._scope)
        try:
            answer: Response = await self._scope["app"].exception_handlers[RedDogError](request, error)
        except Exception as fault:  # noqa: BLE001 - the page itself may be the fault
            structlog.get_logger().error("a refusal could not be shown", **told_fault(fault))
            answer = refused(error, language_for(request))
        if seconds := error.facts.get("seconds"):
            answer.headers["Retry-After"] = str(seconds)
        await answer(self._scope, receive, self.send)

    async def send(self, message: Message) -> None:
        """Send a part of the answer, the headers that all have with its beginning."""
        if message["type"] == "http.response.start":
            self._status = message["status"]
            secure = (SECURE,) if self._service.origins.secure else ()
            message = {**message, "headers": [*message.get("headers", ()), *headers(), *secure]}
        await self._send(message)
