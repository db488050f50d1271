"""Tests that are coroutines are run, and most of them twice: on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from reddog.store import Store
from reddog.store.migrate import upgrade
from tests.postgres import postgres, postgres_server
from tests.store.scenes import Opening

__all__ = ["postgres", "postgres_server"]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without tables."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    address: str = request.getfixturevalue("postgres")
    return address


@pytest.fixture
def address(empty: str) -> str:
    """The address of a database with tables and nothing in them."""
    upgrade(empty)
    return empty


@pytest.fixture
def opened(address: str) -> Iterator[Opening]:
    """Opens stores on that database, which are closed at the end."""
    stores: list[Store] = []

    def open_store(server: str, patience: float = 60) -> Store:
        stores.append(Store.open(address, server=server, patience=patience))
        return stores[-1]

    yield open_store
    for each in stores:
        asyncio.run(each.close())


@pytest.fixture
def store(opened: Opening) -> Store:
    """A store on that database, which does not wait long for others."""
    return opened("here", 0.5)
