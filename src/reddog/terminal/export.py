"""`reddog export`: a table's history from a server's database, as everybody at the table may read it."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from reddog import __version__
from reddog.errors import BadRules
from reddog.protocol.export import exported, told
from reddog.speech import ENGLISH
from reddog.table.acts import Entry
from reddog.table.codes import read_code
from reddog.terminal.database import with_store
from reddog.terminal.saving import reason
from reddog.terminal.screen import standard_screen
from reddog.terminal.words import printable

if TYPE_CHECKING:
    from reddog.store import Store


def export(
    code: Annotated[str, Parameter(help=ENGLISH.say("command.export.code"))] = "",
    *,
    database: Annotated[
        str | None, Parameter(help=ENGLISH.say("command.database"), metavar="DATABASE")
    ] = None,
    out: Annotated[Path | None, Parameter(help=ENGLISH.say("command.export.out"), metavar="FILE")] = None,
    force: Annotated[bool, Parameter(help=ENGLISH.say("command.export.force"))] = False,
) -> int:
    """Write the history of the table with a code; the exit status.

    Raises BadRules `no_code_named`, `code_unknown`, and for the file `is_folder`, `file_exists` and `cannot_write`;
    StoreTrouble as the store does.
    """
    if not code:
        raise BadRules("no_code_named")
    entries = with_store(database, lambda store: _entries(store, code))
    now = time.time_ns() // 1_000_000
    data = exported(told(entries), code=read_code(code), program=__version__, at=now)
    if out is None:
        _print(data)
    else:
        _write(out, data, force=force)
        standard_screen().line(ENGLISH.say("export.done", count=len(entries), file=str(out)))
    return 0


async def _entries(store: Store, code: str) -> list[Entry]:
    """The log of the table with a code. Raises BadRules `code_unknown`."""
    table = await store.table_by_code(read_code(code))
    if table is None:
        raise BadRules("code_unknown", text=printable(code))
    return [msgspec.json.decode(entry.body, type=Entry) for entry in await store.entries(table.id)]


def _print(data: bytes) -> None:
    """Every byte as it is: in another encoding the check sum would be wrong."""
    stream = getattr(sys.stdout, "buffer", None)
    if stream is None:
        standard_screen().write(data.decode().removesuffix("\n"))
    else:
        stream.write(data)
        stream.flush()


def _write(out: Path, data: bytes, *, force: bool) -> None:
    if out.is_dir():
        raise BadRules("is_folder", file=str(out))
    try:
        with out.open("wb" if force else "xb") as file:
            file.write(data)
    except FileExistsError:
        raise BadRules("file_exists", file=str(out)) from None
    except OSError as error:
        raise BadRules("cannot_write", file=str(out), why=reason(error)) from error
