"""The HTTP of uvicorn, for requests that are here soon and begin shortly."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD: Final = 65_536
"""Bytes of a request before its body: its address and all headers."""
PATIENCE: Final = 30.0
"""Seconds in which a request has to be here, with its body."""


class HttpSocket(HttpToolsProtocol):
    """For `uvicorn.Config(http=HttpSocket)`: nobody holds a connection, or memory, by a request that does not end."""

    _head = 0
    _hurry: asyncio.TimerHandle | None = None

    # uvicorn declares it as narrowly: what it is handed is always a transport of TCP.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._wait_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; what belongs to no body and completes no headers is a part of a beginning."""
        self._head += len(data)
        super().data_received(data)
        if self._head > LONGEST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._wait_for_request()

    def on_headers_complete(self) -> None:
        """The body follows; who reads it knows how long it may be."""
        self._head = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is here."""
        self._head = 0
        self._wait_no_more()
        super().on_message_complete()

    def _wait_for_request(self) -> None:
        self._wait_no_more()
        self._hurry = self.loop.call_later(PATIENCE, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._hurry:
            self._hurry.cancel()
            self._hurry = None
