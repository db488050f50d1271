"""Whether the server can do its work: for a load balancer, a service manager, and people."""

from __future__ import annotations

from typing import Final

from reddog import __version__
from reddog.protocol.rest import Health
from reddog.server.calls import Call, Reply
from reddog.store import StoreTrouble

SILENT: Final = 10.0
"""Seconds without a beat in the store after which it is taken for lost: then it may be read still, but no move is kept."""


async def health(call: Call) -> Reply:
    """The state of the server; 503 where the store does not answer, or keeps nothing any more."""
    service = call.service
    try:
        await service.store.person("")
    except StoreTrouble:
        return Reply(_health(call, reachable=False), status=503)
    if service.rooms.silent > SILENT or not service.file.is_there:
        return Reply(_health(call, reachable=False), status=503)
    return Reply(_health(call, reachable=True))


def _health(call: Call, *, reachable: bool) -> Health:
    service = call.service
    return Health(
        status="ok" if reachable else "store-unreachable",
        version=__version__,
        uptime=int(service.clocks.steady() - service.started),
    )
