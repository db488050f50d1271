"""The HTTP interface is tried as its document describes it: no fault, no status or form that is not in the document."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from reddog.protocol.documents import openapi
from tests.server.asking import ORIGIN, Site, site

SCHEMA = schemathesis.openapi.from_dict(openapi())
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
UNBOUNDED = dict.fromkeys(
    ("requests_a_minute", "guests_an_hour", "tables_an_hour", "logs_a_minute", "tries_a_minute"), 1000000
)


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, str, str]]:
    """A server, a person's token and a table's code."""
    with site(tmp_path_factory.mktemp("tried"), **UNBOUNDED) as server:
        ann = server.guest()
        yield server, ann.token, ann.opens()


@SCHEMA.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_nothing_that_the_document_allows_or_forbids_is_a_fault(
    case: schemathesis.Case[Any], tried: tuple[Site, str, str]
) -> None:
    server, token, code = tried
    if "code" in case.path_parameters and len(str(case.path_parameters["code"])) % 2:
        case.path_parameters["code"] = code
    if case.operation.label in {"DELETE /api/me", "POST /api/account", "POST /api/login"}:
        # Nobody, so that the one who asks stays, and no password takes a fifth of a second.
        token = ""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    wanted = case.as_transport_kwargs(base_url=ORIGIN, headers=headers)
    server.client.cookies = wanted.pop("cookies", None)
    if isinstance(wanted.get("data"), bytes | str):
        wanted["content"] = wanted.pop("data")
    response = server.client.request(**wanted)
    server.client.cookies.clear()
    case.validate_response(response, checks=CHECKS)
