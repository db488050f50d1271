"""What holds for every address: forms, limits, methods, who asks from where."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from httpx2 import Response

from reddog.protocol.operations import OPERATIONS, Operation
from reddog.server.api import ANSWERS
from tests.server.asking import ORIGIN, Site, empty_database, refused, site

WRITES = [operation for operation in OPERATIONS if operation.writes]
KNOWN = [operation for operation in OPERATIONS if operation.known]


LOGIN = {"account": "ann", "password": "long enough"}


def ask(server: Site, operation: Operation, headers: dict[str, str], body: object = None) -> Response:
    """An operation, with a body where it takes one."""
    path = operation.path.replace("{code}", "ACDEFGHJ")
    sent = {} if body is None else body
    return server.client.request(
        operation.method, path, headers=headers, json=sent if operation.method == "POST" else None
    )


def test_every_operation_has_its_handler_and_no_handler_is_left_over() -> None:
    assert set(ANSWERS) == {operation.name for operation in OPERATIONS}


@pytest.mark.parametrize("operation", KNOWN, ids=lambda operation: operation.name)
def test_what_is_for_people_is_refused_to_nobody(server: Site, operation: Operation) -> None:
    for headers in ({}, {"Authorization": "Bearer x.y.z"}):
        answer = ask(server, operation, headers)
        refused(answer, 401, "not_known")
        assert answer.headers["WWW-Authenticate"] == "Bearer"


@pytest.mark.parametrize("header", ["Bearer", "Bearer ", "Basic YTpi", "x", "bearer a b"])
def test_a_token_that_is_none_is_not_passed_over_for_a_cookie(server: Site, header: str) -> None:
    server.client.post("/api/guest", json={"name": "Ann"})
    assert server.client.get("/api/me").status_code == 200
    refused(server.client.get("/api/me", headers={"Authorization": header}), 401, "not_known")


@pytest.mark.parametrize("operation", WRITES, ids=lambda operation: operation.name)
def test_a_page_of_another_site_does_nothing_with_ones_cookie(server: Site, operation: Operation) -> None:
    server.client.post("/api/guest", json={"name": "Ann"})
    for headers in (
        {"Origin": "http://evil.example"},
        {"Origin": "http://testserver.evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {},
    ):
        refused(ask(server, operation, headers, LOGIN), 403, "foreign_page")
    assert server.client.get("/api/me").status_code == 200, "Ann is still there"


def test_a_page_of_our_own_may_use_the_cookie(server: Site) -> None:
    assert (
        server.client.post("/api/guest", json={"name": "Ann"}, headers={"Origin": ORIGIN}).status_code == 201
    )
    opened = server.client.post("/api/tables", json={}, headers={"Origin": ORIGIN})
    assert opened.status_code == 201
    opened = server.client.post("/api/tables", json={}, headers={"Sec-Fetch-Site": "same-origin"})
    assert opened.status_code == 201


def test_another_site_cannot_even_make_a_guest_of_a_visitor(server: Site) -> None:
    answer = server.client.post("/api/guest", json={"name": "Ann"}, headers={"Origin": "http://evil.example"})
    refused(answer, 403, "foreign_page")
    assert "set-cookie" not in answer.headers


def test_a_program_needs_no_origin(server: Site) -> None:
    assert server.guest().post("/api/tables", {}).status_code == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "application/json5"])
def test_what_a_form_of_any_site_could_send_is_not_taken(server: Site, kind: str) -> None:
    answer = server.client.post("/api/guest", content=b'{"name":"Ann"}', headers={"Content-Type": kind})
    refused(answer, 415, "not_json")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad_json"),
        (b"{", 400, "bad_json"),
        (b'{"name": NaN}', 400, "bad_json"),
        (b'{"name": "\xff"}', 400, "bad_json"),
        (b"[" * 10_000, 422, "bad_body"),
        (b"null", 422, "bad_body"),
        (b"[]", 422, "bad_body"),
        (b"{}", 422, "bad_body"),
        (b'{"name": 5}', 422, "bad_body"),
        (b'{"name": ""}', 422, "bad_body"),
        (b'{"name": "Ann", "person": "p1"}', 422, "bad_body"),
        (b'{"name": "\\ud800"}', 400, "bad_json"),
        (b'{"name": "\\u200b\\u202e"}', 422, "bad_name"),
    ],
)
def test_a_body_of_another_form_is_refused_in_a_sentence(
    server: Site, body: bytes, status: int, code: str
) -> None:
    answer = server.client.post("/api/guest", content=body, headers={"Content-Type": "application/json"})
    refused(answer, status, code)


@pytest.mark.parametrize("length", ["said", "unsaid"])
def test_a_large_body_is_refused_whether_it_says_so_or_not(server: Site, length: str) -> None:
    body = b'{"name": "' + b"x" * 20_000 + b'"}'
    sent = body if length == "said" else iter([body[:10_000], body[10_000:]])
    answer = server.client.post("/api/guest", content=sent, headers={"Content-Type": "application/json"})
    assert refused(answer, 413, "too_large") == {"most": 16_384}


@pytest.mark.parametrize(
    "query", ["seat=", "seat=x", "seat=-1", "seat=20", "seat=9" * 500, "seat=0&hand=1", ""]
)
def test_a_query_of_another_form_is_refused(server: Site, query: str) -> None:
    ann = server.guest()
    code = ann.opens()
    refused(ann.get(f"/api/tables/{code}/odds?{query}"), 422, "bad_query")


def test_a_method_that_there_is_not_is_told_those_that_there_are(server: Site) -> None:
    answer = server.client.put("/api/tables")
    refused(answer, 405, "not_this_method")
    assert set(answer.headers["Allow"].split(", ")) == {"GET", "HEAD", "POST"}
    answer = server.client.patch("/api/me")
    assert set(answer.headers["Allow"].split(", ")) == {"DELETE", "GET", "HEAD"}


def test_an_address_that_there_is_not_is_told_so(server: Site) -> None:
    refused(server.client.get("/api/nothing"), 404, "no_such_page")
    page = server.client.get("/nothing/../at/all")
    assert page.status_code == 404
    assert "There is nothing at this address." in page.text


def test_what_is_answered_is_kept_by_nobody(server: Site) -> None:
    for path in ("/api/games", "/api/nothing", "/api/me", "/health"):
        assert server.client.get(path).headers["Cache-Control"] == "no-store"


def test_a_head_is_answered_like_a_get(server: Site) -> None:
    answer = server.client.head("/api/games")
    assert answer.status_code == 200


def test_trouble_with_the_database_is_told_without_its_words(tmp_path: Path) -> None:
    with site(tmp_path) as server:
        ann = server.guest()
        server.run(server.service.store.close)
        assert refused(ann.get("/api/me"), 503, "store_trouble") == {}
        health = server.client.get("/health")
        assert health.status_code == 503
        assert health.json()["status"] == "store-unreachable"


def test_a_fault_of_ours_is_told_without_a_word_about_it(
    server: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fault(*_: object) -> None:
        raise ValueError("Qh is the next card")

    monkeypatch.setitem(ANSWERS, "games", fault)
    answer = server.client.get("/api/games")
    refused(answer, 500, "server_trouble")
    assert "Qh" not in answer.text
    assert "Content-Security-Policy" in answer.headers


def test_a_server_whose_database_keeps_nothing_any_more_is_not_well(
    server: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert server.client.get("/health").status_code == 200
    monkeypatch.setattr("reddog.server.health.SILENT", 0.0)
    health = server.client.get("/health")
    assert health.status_code == 503
    assert health.json()["status"] == "store-unreachable"


@pytest.mark.skipif(os.name == "nt", reason="there an open file cannot be removed")
@pytest.mark.parametrize("another", [False, True])
def test_a_server_whose_database_was_removed_is_not_well(
    server: Site, tmp_path: Path, *, another: bool
) -> None:
    assert server.client.get("/health").status_code == 200
    file = tmp_path / "tables.sqlite3"
    file.rename(tmp_path / "elsewhere.sqlite3")
    if another:
        file.write_bytes(empty_database())
    health = server.client.get("/health")
    assert health.status_code == 503
    assert health.json()["status"] == "store-unreachable"


def test_health_says_what_runs_and_since_when(server: Site) -> None:
    server.time.passes(90)
    health = server.client.get("/health").json()
    assert health["status"] == "ok"
    assert health["uptime"] == 90
