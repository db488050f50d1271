"""The protocol as documents for programs: OpenAPI of the HTTP interface, AsyncAPI of the socket.

Both are made of the records themselves, so that they cannot say anything else than what is accepted and sent.
docs/protocol holds them as files; `python -m reddog.protocol.documents FOLDER` writes them.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from reddog import __version__
from reddog.protocol import messages, rest
from reddog.protocol.operations import OPERATIONS, Operation

FILES: Final = ("openapi.json", "asyncapi.json")
_REF: Final = "#/components/schemas/{name}"
_PLACE: Final = re.compile(r"{(\w+)}")
_JSON: Final = "application/json"
_STATUSES: Final = {
    400: "The request cannot be read.",
    401: "Nobody says who he is, or it is not believed.",
    403: "Not for this person, or not from this page.",
    404: "There is no such thing.",
    409: "It does not go with what is there.",
    410: "The table's evening is over.",
    413: "The request is too large.",
    415: "The request is not JSON.",
    422: "The request can be read, but not be done.",
    429: "Too many requests; Retry-After says how many seconds to wait.",
    503: "The server cannot do it now.",
}


@cache
def openapi() -> dict[str, Any]:
    """The HTTP interface, in OpenAPI 3.1."""
    kinds = [kind for each in OPERATIONS for kind in (each.takes, each.gives) if kind]
    schemas, components = msgspec.json.schema_components([*kinds, rest.Refusal], ref_template=_REF)
    schema_of = dict(zip((*kinds, rest.Refusal), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        described = _operation(operation, schema_of, components)
        paths.setdefault(operation.path, {})[operation.method.lower()] = described
    return _plain(
        {
            "openapi": "3.1.0",
            "info": _about(
                "Red Dog: the HTTP interface", "Everything but the play, which goes over the socket."
            ),
            "servers": [{"url": "/"}],
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {
                    "token": {"type": "http", "scheme": "bearer"},
                    "cookie": {"type": "apiKey", "in": "cookie", "name": "reddog"},
                },
            },
        }
    )


@cache
def asyncapi() -> dict[str, Any]:
    """The messages of the socket, in AsyncAPI 3.0."""
    asked, told = get_args(messages.AnyFromClient), get_args(messages.AnyFromServer)
    schemas, components = msgspec.json.schema_components([*asked, *told], ref_template=_REF)
    named = {
        kind.__name__: {"name": kind.__name__, "summary": _summary(kind), "payload": schema}
        for kind, schema in zip((*asked, *told), schemas, strict=True)
    }
    return _plain(
        {
            "asyncapi": "3.0.0",
            "info": _about("Red Dog: the table", "What a client and a table say to each other."),
            "defaultContentType": _JSON,
            "channels": {
                "table": {
                    "address": "/socket",
                    "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in named},
                }
            },
            "operations": {
                "ask": {"action": "receive", **_said(asked)},
                "tell": {"action": "send", **_said(told)},
            },
            "components": {"messages": named, "schemas": components},
        }
    )


def encoded(document: dict[str, Any]) -> bytes:
    """A document as a file."""
    return (json.dumps(document, indent=2, ensure_ascii=False) + "\n").encode()


def write(folder: Path) -> None:
    """Write both documents."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, document in zip(FILES, (openapi(), asyncapi()), strict=True):
        (folder / name).write_bytes(encoded(document))


def _plain(document: dict[str, Any]) -> dict[str, Any]:
    """A document as one reads it from its file: with lists for tuples."""
    read: dict[str, Any] = json.loads(encoded(document))
    return read


def _about(title: str, text: str) -> dict[str, Any]:
    return {"title": title, "version": str(messages.VERSION), "description": text, "x-program": __version__}


def _operation(
    operation: Operation, schema_of: dict[Any, dict[str, Any]], components: dict[str, Any]
) -> dict[str, Any]:
    described: dict[str, Any] = {"operationId": operation.name, "summary": operation.does}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in _PLACE.findall(operation.path)
    ]
    if operation.takes and operation.writes:
        content = {_JSON: {"schema": schema_of[operation.takes]}}
        described["requestBody"] = {"required": True, "content": content}
    elif operation.takes:
        schema = components[operation.takes.__name__]
        required = schema.get("required", ())
        parameters += [
            {"name": name, "in": "query", "required": name in required, "schema": field}
            for name, field in schema["properties"].items()
        ]
    if parameters:
        described["parameters"] = parameters
    described["security"] = [{"token": []}, {"cookie": []}] if operation.known else []
    described["responses"] = {str(operation.status): _answer(operation, schema_of)} | {
        str(status): {
            "description": _STATUSES[status],
            "content": {_JSON: {"schema": schema_of[rest.Refusal]}},
        }
        for status in operation.statuses
    }
    return described


def _answer(operation: Operation, schema_of: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    if operation.file:
        return {
            "description": operation.does,
            "content": {operation.file: {"schema": {"type": "string"}}},
        }
    if operation.gives is None:
        return {"description": "Done."}
    return {
        "description": _summary(operation.gives),
        "content": {_JSON: {"schema": schema_of[operation.gives]}},
    }


def _said(kinds: Iterable[type]) -> dict[str, Any]:
    return {
        "channel": {"$ref": "#/channels/table"},
        "messages": [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds],
    }


def _summary(kind: type) -> str:
    return (kind.__doc__ or "").partition("\n")[0]


if __name__ == "__main__":
    write(Path(sys.argv[1]))
