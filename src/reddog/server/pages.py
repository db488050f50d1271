"""The pages for people: what runs here, which table a link means. Plain HTML without a script."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from html import escape
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from reddog import __version__
from reddog.errors import RedDogError
from reddog.protocol import rest
from reddog.protocol.codes import shown_code
from reddog.protocol.documents import asyncapi, encoded, openapi
from reddog.rules.variants import VARIANTS
from reddog.server.api_errors import JSON, refusal_of, status_of
from reddog.server.api_games import line
from reddog.server.api_people import person_of_link
from reddog.server.api_tables import room_of, short
from reddog.server.calls import Call
from reddog.server.pages_style import STYLE
from reddog.server.service import service_of
from reddog.speech import ENGLISH

_FOR_PROGRAMS: Final = ("/api/", "/health", "/socket")


def routes() -> list[Route]:
    """The pages, and the documents of the protocol."""
    return [
        Route("/", home),
        Route("/t/{code}", table),
        Route("/r/{link}", resume),
        Route("/style.css", style),
        Route("/api/openapi.json", openapi_document),
        Route("/api/asyncapi.json", asyncapi_document),
    ]


def is_for_program(request: Request) -> bool:
    """Whether an address is for programs, which are answered in JSON."""
    return request.url.path.startswith(_FOR_PROGRAMS)


async def home(request: Request) -> Response:
    """What runs here."""
    say = ENGLISH.say
    server = service_of(request).address(request)
    games = "".join(
        f"<dt>{escape(game.title)}</dt><dd>{escape(game.how)}.</dd>" for game in map(line, VARIANTS)
    )
    return _page(
        "Red Dog",
        f"""<p>{escape(say("page.what", version=__version__))}</p>
<h2>{escape(say("page.play"))}</h2>
<p>{escape(say("page.join"))}</p>
<pre><code>reddog join {escape(server)}/t/CODE</code></pre>
<h2>{escape(say("page.games"))}</h2>
<dl>{games}</dl>
<h2>{escape(say("page.programs"))}</h2>
<ul><li><a href="/api/openapi.json">OpenAPI</a></li><li><a href="/api/asyncapi.json">AsyncAPI</a></li></ul>""",
    )


async def table(request: Request) -> Response:
    """The table that a link means. Raises Refused for a code of none, or of one that has ended."""
    service = service_of(request)
    found = (await room_of(_call(request))).table
    link = service.table_link(request, found.code)
    return _page(
        found.settings.title or ENGLISH.say("page.table", code=shown_code(found.code)),
        _about(short(found, link)),
    )


def _about(found: rest.TableShort) -> str:
    say = ENGLISH.say
    differences = "".join(f"<li>{escape(sentence)}</li>" for sentence in found.differences)
    return f"""<p class="code">{escape(found.code)}</p>
<p>{escape(found.game_title)}: {escape(found.how)}.</p>
{f"<ul>{differences}</ul>" if differences else ""}
<p>{escape(say("page.seats", taken=found.taken, seats=found.seats))} {escape(say("page.buy-in", chips=found.buy_in))}</p>
<h2>{escape(say("page.sit"))}</h2>
<pre><code>reddog join {escape(found.link)}</code></pre>"""


async def resume(request: Request) -> Response:
    """Make the browser be the person of the link, and go on without the link in the address.

    Raises NotAdmitted `link_unknown`.
    """
    service = service_of(request)
    person = await person_of_link(_call(request), request.path_params["link"])
    headers = {"Set-Cookie": service.identity.cookie(person.id), "Cache-Control": "no-store"}
    return RedirectResponse("/", status_code=303, headers=headers)


async def style(request: Request) -> Response:
    """How the pages look."""
    del request
    return Response(STYLE, media_type="text/css", headers={"Cache-Control": "max-age=3600"})


async def openapi_document(request: Request) -> Response:
    """The HTTP interface for programs that read OpenAPI."""
    del request
    return Response(_document(openapi), media_type=JSON)


async def asyncapi_document(request: Request) -> Response:
    """The messages of the socket for programs that read AsyncAPI."""
    del request
    return Response(_document(asyncapi), media_type=JSON)


@cache
def _document(made: Callable[[], dict[str, Any]]) -> bytes:
    return encoded(made())


def refused(request: Request, error: RedDogError) -> Response:
    """A page that says what is refused, and where to go on."""
    say = ENGLISH.say
    lines = [refusal_of(error).sentence]
    at = error.facts.get("at")
    if error.code == "table_ended" and isinstance(at, int):
        lines.append(say("page.ended", date=datetime.fromtimestamp(at / 1000, UTC).date().isoformat()))
    told = "".join(f"<p>{escape(line)}</p>" for line in lines)
    server = escape(service_of(request).address(request))
    body = f"""{told}
<p>{escape(say("page.other"))}</p>
<pre><code>reddog join {server}/t/CODE</code></pre>
<p><a href="/">{escape(say("page.back"))}</a></p>"""
    return _page("Red Dog", body, status=status_of(error))


def _call(request: Request) -> Call:
    return Call(service_of(request), request, "", request.path_params)


def _page(title: str, body: str, *, status: int = 200) -> Response:
    say = ENGLISH.say
    text = f"""<!doctype html>
<html lang="{ENGLISH.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header><a href="/">Red Dog</a></header>
<main>
<h1>{escape(title)}</h1>
{body}
</main>
<footer><p>{escape(say("page.money"))}</p></footer>
</body>
</html>
"""
    return HTMLResponse(text, status_code=status, headers={"Cache-Control": "no-store"})
