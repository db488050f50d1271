"""What is asked of a server besides the socket: who one is, and a new table. JSON over HTTP, by the standard library."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any, Final

import msgspec

from reddog.client.errors import Refusal, Unreachable
from reddog.protocol import rest
from reddog.protocol.operations import OPERATIONS

_SECONDS: Final = 15
_LARGEST: Final = 2**20
"""Bytes of the longest answer that is read."""
_NAMED: Final = {operation.name: operation for operation in OPERATIONS}


def _straight() -> urllib.request.OpenerDirector:
    """What follows no redirection: a token is for the server that it was given for."""
    opener = urllib.request.OpenerDirector()
    for handler in (
        urllib.request.ProxyHandler(),
        urllib.request.HTTPHandler(),
        urllib.request.HTTPSHandler(),
        urllib.request.HTTPDefaultErrorHandler(),
        urllib.request.HTTPErrorProcessor(),
    ):
        opener.add_handler(handler)
    return opener


_opener: Final = _straight()


# Any: the record that the operation gives; the table of operations cannot say so to the type checker.
async def request(server: str, name: str, body: rest.Taken | None = None, *, token: str = "") -> Any:
    """Do an operation of the protocol, by its name; the record that it gives.

    Raises Refusal for what the server refuses, Unreachable `no_connection` or `not_a_server`.
    """
    return await asyncio.to_thread(_request, server, name, body, token)


def _request(server: str, name: str, body: rest.Taken | None, token: str) -> Any:
    operation = _NAMED[name]
    headers = {"Content-Type": "application/json"} if body else {}
    sent_body = msgspec.json.encode(body) if body else None
    if token:
        headers["Authorization"] = f"Bearer {token}"
    sent = urllib.request.Request(  # noqa: S310 - `address` lets through http and https only
        server + operation.path, sent_body, headers, method=operation.method
    )
    try:
        with _opener.open(sent, timeout=_SECONDS) as response:
            return msgspec.json.decode(response.read(_LARGEST), type=operation.gives)
    except urllib.error.HTTPError as error:
        with error:
            raise _refused(error.read(_LARGEST), server) from None
    except urllib.error.URLError as error:
        raise Unreachable("no_connection", server=server, why=reason(error.reason)) from None
    except (OSError, UnicodeError, HTTPException) as error:
        raise Unreachable("no_connection", server=server, why=reason(error)) from None
    except msgspec.DecodeError:
        raise Unreachable("not_a_server", server=server) from None


def _refused(body: bytes, server: str) -> Refusal | Unreachable:
    try:
        refused = msgspec.json.decode(body, type=rest.Refusal)
    except msgspec.DecodeError:
        return Unreachable("not_a_server", server=server)
    return Refusal.told(refused.code, refused.sentence, refused.facts)


def reason(error: object) -> str:
    """What the operating system, or a library, says about a connection that could not be made."""
    if isinstance(error, OSError):
        return error.strerror or str(error) or type(error).__name__
    return type(error).__name__ if isinstance(error, Exception) else str(error)
