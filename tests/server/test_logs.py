"""Whatever happens, no line of the log holds a secret, a token, a code, a name, a card or chat."""

from __future__ import annotations

import io
import json
import logging
import subprocess
import sys
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from reddog.rules.moves import Leave
from reddog.server.api import ANSWERS
from reddog.server.logs import start_logging
from reddog.server.settings import ServerSettings
from reddog.table.commands import Play, Say, Sit
from tests.server.asking import site


@pytest.fixture(autouse=True)
def logging_as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    hooks = sys.unraisablehook, threading.excepthook, warnings.showwarning
    yield
    structlog.reset_defaults()
    root.handlers, root.level = handlers, level
    sys.unraisablehook, threading.excepthook, warnings.showwarning = hooks


def started(**settings: Any) -> io.StringIO:
    stream = io.StringIO()
    start_logging(ServerSettings(**settings), stream)
    return stream


@pytest.mark.parametrize(
    ("level", "form"),
    [("debug", "json"), ("debug", "colour"), ("info", "json"), ("warning", "json"), ("error", "json")],
)
def test_no_line_at_any_level_tells_what_is_not_its_business(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str, form: str
) -> None:
    stream = started(log_level=level, log_format=form)
    secrets = ["Annabella", "hush-hush", "correct horse", "evil.example", "Qh"]
    with site(tmp_path) as server:
        ann = server.guest("Annabella")
        code = ann.opens(title="hush-hush")
        server.asks(ann, code, Sit(name="Annabella"))
        server.asks(ann, code, Say(text="hush-hush"))
        secrets += [ann.token, ann.link.rpartition("/")[2], ann.person, code, code.replace("-", "")]
        secrets.append(server.run(server.service.store.secret, server.room(code).table.id).hex())
        ann.post("/api/account", {"account": "annabella", "password": "correct horse"})
        server.client.post("/api/login", json={"account": "annabella", "password": "correct horsf"})
        answer = server.client.get(ann.link)
        secrets.append(answer.headers["Set-Cookie"].partition("=")[2].partition(";")[0])
        for path in (
            f"/t/{code}",
            f"/api/tables/{code}",
            f"/api/tables/{code}/export",
            "/r/hush-hush",
            "/t/hush-hush",
        ):
            ann.get(path)
        server.client.post("/api/guest", json={"name": "x"}, headers={"Origin": "http://evil.example"})

        async def fault(*_: object) -> None:
            raise ValueError("Qh", secrets)

        monkeypatch.setitem(ANSWERS, "games", fault)
        server.client.get("/api/games?search=Qh")
        server.asks(ann, code, Play(Leave(0)))
        ann.delete("/api/me")
    text = stream.getvalue()
    assert "ValueError" in text, "the fault is there"
    for secret in secrets:
        assert secret not in text


def test_lines_are_json_where_that_is_asked_for() -> None:
    stream = started(log_format="json", log_level="debug")
    structlog.get_logger().info("started", port=8018, token="t", chat="c")
    line = json.loads(stream.getvalue())
    assert line["event"] == "started"
    assert line["port"] == 8018
    assert not {"token", "chat"} & set(line)


def test_without_a_terminal_lines_are_json_unasked() -> None:
    stream = started()
    structlog.get_logger().warning("careful")
    assert json.loads(stream.getvalue())["level"] == "warning"


def test_what_is_below_the_level_is_not_written() -> None:
    stream = started(log_level="warning")
    structlog.get_logger().info("started")
    assert stream.getvalue() == ""


def test_of_a_library_only_the_first_line_is_taken_and_of_a_fault_only_its_place() -> None:
    stream = started(log_format="json")
    try:
        int("Qh")
    except ValueError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\nValueError: Qh")
    line = json.loads(stream.getvalue())
    assert line["event"] == "Exception in ASGI application"
    assert line["fault"] == "ValueError"
    assert "test_logs.py" in line["where"][0]
    assert "Qh" not in stream.getvalue()


FAULTS = """
import asyncio, gc, logging, threading, warnings

from reddog.server.logs import start_logging
from reddog.server.settings import ServerSettings

start_logging(ServerSettings(log_format="json"))
SECRET = "SECRET Qh"


def fault(*_):
    raise ValueError(SECRET)


class Dropped:
    def __del__(self):
        fault()


async def failed():
    fault()


async def story():
    loop = asyncio.get_running_loop()
    loop.call_soon(fault, SECRET)
    loop.call_exception_handler({"message": f"Fatal error on transport ({SECRET})", "exception": ValueError(SECRET)})
    task = asyncio.ensure_future(failed())
    await asyncio.wait([task])
    del task
    never = failed()
    del never
    gc.collect()


asyncio.run(story())
Dropped()
thread = threading.Thread(target=fault)
thread.start()
thread.join()
warnings.warn(SECRET)
for name in ("sqlalchemy.pool.impl.QueuePool", "websockets.server", "some.library", "reddogs.of.others"):
    logger = logging.getLogger(name)
    logger.error("%s", SECRET)
    logger.warning("connection %r is lost: %s", SECRET, SECRET)
    logger.error("It went wrong.\\n" + SECRET)
    try:
        fault()
    except ValueError:
        logger.exception("Exception during reset or similar", exc_info=True, stack_info=True)
"""


def test_whoever_speaks_nothing_but_lines_comes_to_the_standard_error_stream() -> None:
    done = subprocess.run(
        [sys.executable, "-c", FAULTS], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout == ""
    assert not any(word in done.stderr for word in ("SECRET", "Qh", "Traceback"))
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    said = [line["event"] for line in lines]
    assert said[:7] == [
        "Fatal error on transport",
        "Exception in callback fault",
        "Task exception was never retrieved",
        "Python warns",
        "a fault that could not be raised",
        "a thread ended by a fault",
        "Python warns",
    ]
    assert said[7:11] == [
        "sqlalchemy.pool.impl.QueuePool",
        "connection",
        "It went wrong.",
        "Exception during reset or similar",
    ]
    assert len(lines) == 7 + 4 * 4
    assert {line["fault"] for line in lines[:7]} == {"ValueError", "RuntimeWarning", "UserWarning"}
