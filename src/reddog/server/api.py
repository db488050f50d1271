"""The HTTP interface: every operation of the protocol's table, with who asks, what he brings and what he gets."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from reddog.protocol.operations import OPERATIONS, Operation
from reddog.protocol.rest import Given, InLanguage
from reddog.server import api_games, api_odds, api_people, api_tables
from reddog.server.api_errors import JSON
from reddog.server.calls import Answer, Call, Reply, speak
from reddog.server.errors import BadRequest, NotAdmitted
from reddog.server.health import health
from reddog.server.origins import header
from reddog.server.service import Service, service_of

ANSWERS: Final[dict[str, Answer]] = {
    **api_people.ANSWERS,
    **api_games.ANSWERS,
    **api_tables.ANSWERS,
    **api_odds.ANSWERS,
    "health": health,
}
_ENCODER: Final = msgspec.json.Encoder()
_READING: Final = {"GET", "HEAD"}


def routes() -> list[Route]:
    """One route for each path, so that a refused method is told all that there are."""
    by_path = groupby(sorted(OPERATIONS, key=lambda operation: operation.path), lambda found: found.path)
    made = [_route(path, {operation.method: operation for operation in found}) for path, found in by_path]
    return sorted(made, key=lambda route: "{" in route.path)


def _route(path: str, by_method: dict[str, Operation]) -> Route:
    decoders = {
        method: msgspec.json.Decoder(operation.takes)
        for method, operation in by_method.items()
        if operation.takes and operation.writes
    }

    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        operation = by_method[method]
        service = service_of(request)
        person = await _who(operation, request, service)
        brought: list[Any] = []
        if method in decoders:
            brought = [await _body(request, decoders[method], service.settings.body_kilobytes * 1024)]
        elif operation.takes:
            brought = [_query(request, operation.takes)]
        if brought and isinstance(brought[0], InLanguage) and brought[0].language:
            speak(request, brought[0].language)
        call = Call(service, request, person, request.path_params)
        return _response(operation, await ANSWERS[operation.name](call, *brought))

    return Route(path, answer, methods=list(by_method), name=path)


async def _who(operation: Operation, request: Request, service: Service) -> str:
    """The person who asks, where that has to be known; else nothing.

    Raises NotAdmitted `foreign_page` for what another site made a browser send, `not_known` and `signed_out`.
    """
    claim = service.identity.bearer(request.scope)
    if claim is None and header(request.scope, b"authorization"):
        raise NotAdmitted("not_known")
    if claim is None:
        claim = service.identity.cookie_claim(request.scope)
        if request.method not in _READING:
            sent_by_page = bool(header(request.scope, b"origin")) or claim is not None
            if sent_by_page and not service.origins.same(request.scope):
                raise NotAdmitted("foreign_page")
    return (await service.known.person(claim)).id if operation.known else ""


async def _body(request: Request, decoder: msgspec.json.Decoder[Any], most: int) -> Any:
    """What a request brings. Raises BadRequest `not_json`, `too_large`, `bad_json` and `bad_body`."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise BadRequest("not_json")
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length[:20]) > most:
        raise BadRequest("too_large", most=most)
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise BadRequest("too_large", most=most)
        return decoder.decode(body)
    except msgspec.ValidationError as error:
        raise BadRequest("bad_body", why=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ClientDisconnect):
        # Half a body is none; that somebody went away is no fault of the server's.
        raise BadRequest("bad_json") from None


def _query(request: Request, takes: type[Any]) -> Any:
    """What stands after the question mark. Raises BadRequest `bad_query`."""
    try:
        return msgspec.convert(dict(request.query_params), takes, strict=False)
    except msgspec.ValidationError as error:
        raise BadRequest("bad_query", why=str(error)[:200]) from None


def _response(operation: Operation, given: Given | Reply) -> Response:
    reply = given if isinstance(given, Reply) else Reply(given)
    headers = {"Cache-Control": "no-store", **reply.headers}
    if operation.file:
        return Response(reply.file, headers=headers, media_type=operation.file)
    if operation.gives is None:
        return Response(status_code=operation.status, headers=headers)
    status = reply.status or operation.status
    return Response(_ENCODER.encode(reply.given), status_code=status, headers=headers, media_type=JSON)
