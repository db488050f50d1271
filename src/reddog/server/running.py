"""Runs a server in this process until it is told to stop: by Ctrl-C, or by SIGTERM as a service manager does."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from typing import Final, Literal

import structlog
import uvicorn
from starlette.applications import Starlette

from reddog import __version__
from reddog.errors import RedDogError
from reddog.server.app import make_app
from reddog.server.errors import BadSetting
from reddog.server.frame_socket import FrameSocket
from reddog.server.lan import EVERYWHERE, lan_address
from reddog.server.logs import start_logging
from reddog.server.settings import ServerSettings

LONGEST_MESSAGE: Final = 262_144
"""Bytes of a WebSocket message that are taken at all; the rooms refuse far shorter ones in words."""
DRAIN: Final = 10
"""Seconds that connections have to end when the server stops."""
_TAKEN: Final = {errno.EADDRINUSE, errno.EACCES}
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


def run(settings: ServerSettings, opened: Callable[[str], None]) -> None:
    """Serve until a signal comes; `opened` is told the address that people open, once it answers.

    Raises BadSetting `port_taken` and `host_unknown`, and StoreTrouble where the store cannot be opened.
    """
    start_logging(settings)
    with _listening(settings) as listening:
        port = listening.getsockname()[1]
        app = make_app(settings)
        server = _Server(app, settings, lambda: opened(address_of(settings, port)), port)
        before = {number: signal.signal(number, _stay) for number in _SIGNALS}
        try:
            # uvicorn takes the signals while it runs, and hands them on when it has stopped.
            with suppress(SystemExit):
                server.run(sockets=[listening])
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
    if isinstance(trouble := getattr(app.state, "trouble", None), RedDogError):
        raise trouble


def spare_collector() -> None:
    """Have Python look for cycles seldom, and never among what the program itself is made of.

    A table's records lead back to nothing, and there are many of them: to go through them again and again would hold up
    every table at once.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def share_time() -> None:
    """Have the thread that writes go on soon after the disk has answered: everybody waits for it.

    While tables are busy it would wait for five thousandths of a second whenever it has waited for anything else.
    """
    sys.setswitchinterval(0.001)


def address_of(settings: ServerSettings, port: int) -> str:
    """The address that people open."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = lan_address() if settings.lan or settings.host in EVERYWHERE else settings.host
    host = f"[{host}]" if ":" in host else host
    return f"http://{host}:{port}"


class _Server(uvicorn.Server):
    """uvicorn, which first lets the tables finish what is under way when it stops."""

    def __init__(
        self, app: Starlette, settings: ServerSettings, opened: Callable[[], None], port: int
    ) -> None:
        super().__init__(_config(app, settings))
        self._app = app
        self._opened = opened
        self._port = port
        # What goes wrong before the server answers is told in a sentence by who started it.
        logging.getLogger("uvicorn.error").disabled = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        spare_collector()
        share_time()
        logging.getLogger("uvicorn.error").disabled = False
        structlog.get_logger().info("started", version=__version__, port=self._port)
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: the tables first, then the connections, each closed with 1012 so that its client comes back."""
        await self._app.state.service.rooms.close()
        await super().shutdown(sockets)
        structlog.get_logger().info("stopped", version=__version__)


def _config(app: Starlette, settings: ServerSettings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=_http(),
        ws=FrameSocket,
        ws_per_message_deflate=False,
        ws_max_size=LONGEST_MESSAGE,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
        timeout_graceful_shutdown=DRAIN,
    )


def _http() -> type[asyncio.Protocol] | Literal["auto"]:
    """What reads requests; without httptools, as on Windows, uvicorn's own way."""
    if find_spec("httptools") is None:
        return "auto"
    from reddog.server.http_socket import HttpSocket  # noqa: PLC0415 - not to be had everywhere

    return HttpSocket


def _listening(settings: ServerSettings) -> socket.socket:
    """A socket at the server's address; nobody is answered yet."""
    host = EVERYWHERE[0] if settings.lan else settings.host
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, settings.port, type=socket.SOCK_STREAM)[0]
    except (OSError, ValueError) as error:  # a name that cannot be one is the latter
        raise BadSetting("host_unknown", host=host) from error
    listening = socket.socket(family, kind)
    try:
        if os.name == "posix":  # elsewhere the option would let two servers have the same port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as error:
        listening.close()
        if error.errno in _TAKEN:
            raise BadSetting("port_taken", setting="port", port=settings.port) from error
        raise BadSetting("host_unknown", host=host) from error
    return listening


def _stay(number: int, frame: object) -> None:
    """A signal that came while the server ran: it has stopped in order, so nothing more is to be done."""
    del number, frame
