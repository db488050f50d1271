"""What a browser is sent: the one page for every address of it, its files, and the documents of the protocol."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from io import BytesIO
from typing import Any, Final

import segno
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from reddog.errors import RedDogError
from reddog.protocol.documents import asyncapi, encoded, openapi
from reddog.server.api_errors import JSON, sentence, status_of
from reddog.server.api_people import person_of_link
from reddog.server.calls import Call, language_for
from reddog.server.service import service_of
from reddog.server.shelf import Leaf, shelf
from reddog.table.codes import read_code
from reddog.table.errors import Refused

_FOR_PROGRAMS: Final = ("/api/", "/health", "/socket", "/static/")
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"


def routes() -> list[Route]:
    """The pages, and the documents of the protocol."""
    return [
        Route("/", page),
        Route("/new", page),
        Route("/t/{code}", page),
        Route("/r/{link}", resume, methods=["GET", "POST"]),
        Route("/static/{version}/{name:path}", static),
        Route("/sw.js", service_worker),
        Route("/manifest.webmanifest", manifest),
        Route("/api/tables/{code}/qr.svg", square),
        Route("/api/openapi.json", openapi_document),
        Route("/api/asyncapi.json", asyncapi_document),
    ]


def is_for_program(request: Request) -> bool:
    """Whether an address is for programs, which are answered in JSON."""
    return request.url.path.startswith(_FOR_PROGRAMS)


async def page(request: Request) -> Response:
    """The page. What it shows is its own business: a table that is not there is told by it, too."""
    return _page(request)


async def resume(request: Request) -> Response:
    """Make the browser be the person of the link, and go on without the link in the address.

    Where it is somebody else already, that person is asked first: nobody loses a seat by a link that another posted.
    Raises NotAdmitted `link_unknown`.
    """
    service = service_of(request)
    link = request.path_params["link"]
    person = await person_of_link(Call(service, request, "", request.path_params), link)
    now = service.identity.cookie_claim(request.scope)
    before = await service.known.find(now)
    sure = request.method == "POST" and service.identity.claim_in(request.scope) == now
    if before is not None and before.id != person.id and not sure:
        text = shelf().question(now=before.name, then=person.name, language=language_for(request).tag)
        return HTMLResponse(text, headers={"Cache-Control": "no-store"})
    headers = {"Set-Cookie": service.identity.cookie(person.id, person.issue), "Cache-Control": "no-store"}
    return RedirectResponse("/", status_code=303, headers=headers)


async def static(request: Request) -> Response:
    """A file of the page. An address of another version gets the file as it is now, but not to keep."""
    leaf = shelf().find(request.path_params["name"])
    if leaf is None:
        return Response(status_code=404, headers={"Cache-Control": "no-store"})
    current = request.path_params["version"] == shelf().version
    return _file(request, leaf, _FOR_EVER if current else _ASK_AGAIN)


async def service_worker(request: Request) -> Response:
    """What lets the page open without a network; it has to stand at the top."""
    return _file(request, _written("sw.js"), _ASK_AGAIN)


async def manifest(request: Request) -> Response:
    """What lets the page be put among a phone's programs."""
    return _file(request, _written("manifest.webmanifest"), _ASK_AGAIN)


async def square(request: Request) -> Response:
    """A table's link as a square that a phone reads. Raises Refused `no_such_table` for what cannot be a code."""
    typed = request.path_params["code"]
    code = read_code(typed)
    if not code:
        raise Refused("no_such_table", table=typed[:60])
    picture = BytesIO()
    link = service_of(request).table_link(request, code)
    segno.make(link, error="m", micro=False).save(
        picture, kind="svg", border=4, scale=8, xmldecl=False, dark="#14110f", light="#ffffff", omitsize=True
    )
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


async def openapi_document(request: Request) -> Response:
    """The HTTP interface for programs that read OpenAPI."""
    del request
    return Response(_document(openapi), media_type=JSON)


async def asyncapi_document(request: Request) -> Response:
    """The messages of the socket for programs that read AsyncAPI."""
    del request
    return Response(_document(asyncapi), media_type=JSON)


def refused(request: Request, error: RedDogError) -> Response:
    """The page, which says what is refused and where to go on."""
    page = _page(request, refused=sentence(error, language_for(request)), status=status_of(error))
    if (seconds := error.facts.get("seconds")) is not None:
        page.headers["Retry-After"] = str(seconds)
    return page


def _page(request: Request, *, refused: str = "", status: int = 200) -> Response:
    service = service_of(request)
    code = read_code(request.path_params.get("code", "")) or "CODE"
    hint = f"reddog join {service.table_link(request, code)}"
    known = service.identity.cookie_claim(request.scope) is not None
    text = shelf().page(
        hint=hint,
        known=known,
        refused=refused,
        language=language_for(request).tag,
        address=service.address(request),
        table="code" in request.path_params,
    )
    return HTMLResponse(text, status_code=status, headers={"Cache-Control": "no-store"})


def _file(request: Request, leaf: Leaf, keep: str) -> Response:
    packed = leaf.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    # The same file in another form is another thing to a strong tag.
    tag = leaf.tag if packed is None else f'{leaf.tag[:-1]}-gzip"'
    headers = {"Cache-Control": keep, "ETag": tag, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if packed is not None:
        headers["Content-Encoding"] = "gzip"
    return Response(packed or leaf.body, headers=headers | {"Content-Type": leaf.kind})


@cache
def _written(name: str) -> Leaf:
    return shelf().written(name)


@cache
def _document(made: Callable[[], dict[str, Any]]) -> bytes:
    return encoded(made())
