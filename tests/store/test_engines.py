"""What is asked of a connection, so that what is written stays written."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Engine, make_url
from sqlalchemy.exc import OperationalError

from reddog.store import Store
from reddog.store.engines import reading_engine, writing_engine


def setting(engine: Engine, name: str) -> object:
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            return connection.exec_driver_sql(f"PRAGMA {name}").scalar()
        return connection.exec_driver_sql(f"SHOW {name}").scalar()


@pytest.mark.parametrize("empty", ["sqlite"], indirect=True)
def test_a_file_is_written_so_that_a_power_cut_loses_nothing(store: Store) -> None:
    names = ("journal_mode", "synchronous", "foreign_keys", "secure_delete", "busy_timeout")
    full = 2
    assert [setting(store._writing, name) for name in names] == ["wal", full, 1, 1, 500]


@pytest.mark.parametrize("empty", ["sqlite"], indirect=True)
def test_no_value_is_in_what_is_said_of_a_statement(store: Store) -> None:
    assert store._writing.hide_parameters
    assert store._reading.hide_parameters


@pytest.mark.parametrize("empty", ["sqlite"], indirect=True)
def test_readers_of_a_file_cannot_write(store: Store) -> None:
    with store._reading.connect() as connection, pytest.raises(OperationalError, match="readonly"):
        connection.exec_driver_sql("DELETE FROM tables")


@pytest.mark.parametrize("empty", ["postgresql"], indirect=True)
def test_a_server_is_not_waited_for_longer_than_said(store: Store) -> None:
    assert setting(store._writing, "lock_timeout") == "500ms"
    assert setting(store._writing, "synchronous_commit") == "on"
    assert setting(store._reading, "application_name") == "reddog"


@pytest.mark.parametrize("empty", ["postgresql"], indirect=True)
def test_what_the_address_says_of_the_connection_holds(address: str) -> None:
    url = make_url(address).set(drivername="postgresql+psycopg")
    engine = reading_engine(url.update_query_dict({"application_name": "ours"}), 1)
    assert setting(engine, "application_name") == "ours"
    engine.dispose()


def test_a_transaction_on_a_file_holds_it_from_its_beginning(tmp_path: Path) -> None:
    url = make_url(f"sqlite:///{tmp_path / 'a.db'}")
    one, other = writing_engine(url, 5), writing_engine(url, 0.05)
    with one.begin(), pytest.raises(OperationalError, match="locked"), other.begin():
        pass
    with other.begin():
        pass
    one.dispose()
    other.dispose()
