"""Refusals as answers: which status, and the body that all of them have."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.responses import Response

from reddog.errors import RedDogError
from reddog.protocol.rest import Refusal
from reddog.server.errors import BadRequest
from reddog.speech import ENGLISH, Language
from reddog.speech import refusal as sentence_of

JSON: Final = "application/json"

STATUSES: Final = {
    "bad_request": 400,
    "bad_json": 400,
    "not_json": 415,
    "too_large": 413,
    "too_fast": 429,
    "not_known": 401,
    "signed_out": 401,
    "wrong_password": 401,
    "link_unknown": 401,
    "foreign_page": 403,
    "not_your_table": 403,
    "not_your_seat": 403,
    "hints_off": 403,
    "no_such_page": 404,
    "no_such_table": 404,
    "not_this_method": 405,
    "account_taken": 409,
    "account_there": 409,
    "still_seated": 409,
    "table_ended": 410,
    "server_trouble": 500,
    "store_trouble": 503,
    "server_stopping": 503,
}
"""By code; a refusal that is not here is 422."""


def status_of(error: RedDogError) -> int:
    """The status of a refusal."""
    return STATUSES.get(error.code, 422)


def told(error: RedDogError) -> RedDogError:
    """The error as outsiders are told of it: what is wrong with the store is not their business."""
    return BadRequest("store_trouble") if error.kind == "store" else error


def refusal_of(error: RedDogError, language: Language = ENGLISH) -> Refusal:
    """The body of a refusal."""
    return Refusal(error.code, sentence(error, language), dict(error.facts))


def refused(error: RedDogError, language: Language = ENGLISH, *, status: int = 0) -> Response:
    """The answer to what is refused."""
    headers = {"Cache-Control": "no-store"}
    status = status or status_of(error)
    if error.code == "too_fast":
        headers["Retry-After"] = str(error.facts["seconds"])
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(
        msgspec.json.encode(refusal_of(error, language)), status_code=status, headers=headers, media_type=JSON
    )


def sentence(error: RedDogError, language: Language = ENGLISH) -> str:
    """What is said to people."""
    try:
        return sentence_of(error, language)
    except KeyError:  # a refusal that has no sentence yet is better told by its code than lost
        return error.code.replace("_", " ")
