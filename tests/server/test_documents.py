"""The documents of the protocol: current, valid, and true."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from openapi_spec_validator import validate

from reddog.protocol import messages, rest
from reddog.protocol.documents import FILES, asyncapi, encoded, openapi
from reddog.protocol.operations import OPERATIONS
from tests.server.asking import Site

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "protocol"
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
BLOCKS = re.compile(r"```json (\S+)\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize(("name", "document"), [*zip(FILES, (openapi(), asyncapi()), strict=True)], ids=FILES)
def test_the_files_are_current(name: str, document: dict[str, Any]) -> None:
    """Where they are not: python -m reddog.protocol.documents docs/protocol."""
    assert (FOLDER / name).read_bytes() == encoded(document)


def test_the_http_document_is_valid() -> None:
    validate(openapi())


def references(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [found for value in part.values() for found in references(value)]
    return [found for value in part for found in references(value)] if isinstance(part, list) else []


@pytest.mark.parametrize("document", [openapi(), asyncapi()], ids=FILES)
def test_every_reference_leads_to_its_part(document: dict[str, Any]) -> None:
    found = references(document)
    assert found
    for reference in found:
        part: Any = document
        for step in reference.removeprefix("#/").split("/"):
            part = part[step]


def test_the_socket_document_has_all_messages_and_who_sends_them() -> None:
    document = asyncapi()
    for name, kinds in (("ask", messages.AnyFromClient), ("tell", messages.AnyFromServer)):
        said = {message["$ref"].rpartition("/")[2] for message in document["operations"][name]["messages"]}
        assert said == {kind.__name__ for kind in get_args(kinds)}
    assert all(message["summary"] for message in document["components"]["messages"].values())


def test_the_documents_are_served_as_they_are(server: Site) -> None:
    for name, document in zip(FILES, (openapi(), asyncapi()), strict=True):
        assert server.client.get(f"/api/{name}").json() == document


def blocks(kind: str) -> list[str]:
    return [text for name, text in BLOCKS.findall(PAGE) if name == kind]


@pytest.mark.parametrize("text", blocks("client"))
def test_what_the_page_shows_of_a_client_is_understood(text: str) -> None:
    msgspec.json.decode(text, type=messages.AnyFromClient)


@pytest.mark.parametrize("text", blocks("server"))
def test_what_the_page_shows_of_a_server_is_said_so(text: str) -> None:
    found = msgspec.json.decode(text, type=messages.AnyFromServer)
    assert json.loads(msgspec.json.encode(found)) == json.loads(text), "nothing else than what is sent"


@pytest.mark.parametrize("text", blocks("refusal"))
def test_what_the_page_shows_of_a_refusal_is_said_so(text: str) -> None:
    msgspec.json.decode(text, type=rest.Refusal)


def test_the_page_shows_both_sides_and_names_every_message_and_address() -> None:
    assert len(blocks("client")) >= 3
    assert len(blocks("server")) >= 4
    assert blocks("refusal")
    for kind in (*get_args(messages.AnyFromClient), *get_args(messages.AnyFromServer)):
        assert f"`{kind.__name__.lower()}`" in PAGE, kind
    for operation in OPERATIONS:
        assert f"`{operation.method} {operation.path}`" in PAGE, operation.name
