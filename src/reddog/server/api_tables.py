"""Tables from outside: opened, found by their codes, looked at afterwards."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from reddog import __version__
from reddog.protocol import rest
from reddog.protocol.export import exported, told
from reddog.server.calls import Answer, Call, Reply
from reddog.server.errors import NotAdmitted
from reddog.server.reading import may_read, until_removed
from reddog.server.room import Room
from reddog.speech import ENGLISH, Language, differences, subtitle, summary
from reddog.speech.ledger import evening
from reddog.speech.table_rules import table_rules
from reddog.store import TableRow
from reddog.table.acts import Entry
from reddog.table.codes import read_code, shown_code
from reddog.table.draft import replayed
from reddog.table.errors import Refused
from reddog.table.ledger import HOUSE, POT, accounts, is_fewest, nets, settle
from reddog.table.recalled import MARKS, seated, settings_of, telling
from reddog.table.settings import variant_of
from reddog.table.state import Table

_ENTRY: Final = msgspec.json.Decoder(Entry)


class Log(msgspec.Struct, frozen=True):
    """A table's log as the store has it, live or over."""

    row: TableRow
    entries: tuple[Entry, ...]


async def open_table(call: Call, new: rest.NewTable) -> rest.TableLink:
    """Open a table. Raises BadRules and UnknownGame for settings that cannot be, BadRequest `too_fast`."""
    service = call.service
    service.limits.tables.take(call.person)
    room = await service.rooms.create(new.settings, call.person)
    return rest.TableLink(shown_code(room.table.code), service.table_link(call.request, room.table.code))


async def tables(call: Call) -> rest.OwnTables:
    """The tables at which the person has been."""
    rows = await call.service.store.tables_of(call.person)
    return rest.OwnTables(tuple([await _own(call, row) for row in rows]))


async def _own(call: Call, row: TableRow) -> rest.OwnTable:
    """A table in the list. Its log is read and not played, so that no table is woken by being listed."""
    entries = telling(await call.service.store.bodies_holding(row.id, MARKS))
    players = seated(until_removed(entries, call.person)) if may_read(entries, call.person) else {}
    game = variant_of(settings_of(entries))
    return rest.OwnTable(
        code=shown_code(row.code),
        link=call.service.table_link(call.request, row.code),
        title=game.title,
        game=game.name,
        names=tuple(name for person, name in players.items() if person != call.person),
        state=row.state,
        created=row.created,
        touched=row.touched,
        expires=row.expires,
    )


async def table(call: Call) -> rest.TableShort:
    """A table in short. Raises Refused as `room_of` does."""
    found = (await room_of(call)).table
    return short(found, call.service.table_link(call.request, found.code), call.language)


def short(found: Table, link: str, language: Language = ENGLISH) -> rest.TableShort:
    """A table as who is about to join it sees it: what its settings say, and how many are there."""
    settings = found.settings
    variant = variant_of(settings)
    return rest.TableShort(
        code=shown_code(found.code),
        link=link,
        title=settings.title,
        game=variant.name,
        game_title=variant.title,
        how=subtitle(variant, language),
        summary=summary(variant, language),
        differences=differences(variant, language),
        rules=table_rules(settings, language),
        seats=settings.seats,
        taken=sum(player is not None for player in found.players),
        waiting=len(found.waiting),
        buy_in=settings.buy_in,
        buy_in_least=settings.buy_in_least,
        buy_in_most=settings.buy_in_most,
        spectators=settings.spectators,
        several_seats=settings.several_seats,
        started=found.started,
        paused=found.paused,
        ended=found.ended,
    )


async def history(call: Call, wanted: rest.After) -> rest.History:
    """A part of what happened. Raises as `log_of` does."""
    log = await log_of(call)
    lines = await asyncio.to_thread(told, log.entries[: wanted.after + wanted.limit])
    return rest.History(lines[wanted.after :], more=len(log.entries) > wanted.after + wanted.limit)


async def ledger(call: Call) -> rest.Ledger:
    """The accounts, and how they are settled. Raises as `log_of` does."""
    log = await log_of(call)
    language = call.language
    return await asyncio.to_thread(lambda: settled(replayed(log.entries), language))


def settled(table: Table, language: Language = ENGLISH) -> rest.Ledger:
    """The ledger of a table as it stands, in numbers and in words."""
    lines, all_nets = accounts(table), nets(table)
    transfers, fewest = settle(all_nets), is_fewest(all_nets)
    others = {who: all_nets.get(who, 0) for who in (HOUSE, POT)}
    return rest.Ledger(
        accounts=lines,
        transfers=tuple(
            rest.TransferLine(found.payer, found.receiver, found.chips, found.why) for found in transfers
        ),
        fewest=fewest,
        text=evening(
            lines,
            transfers,
            fewest=fewest,
            deals=table.deals,
            title=table.settings.title,
            others=others,
            language=language,
        ),
    )


async def export(call: Call) -> Reply:
    """The evening as a file. Raises as `log_of` does."""
    log = await log_of(call)
    lines = await asyncio.to_thread(told, log.entries)
    now = int(call.service.clocks.now() * 1000)
    file = exported(lines, code=log.row.code, program=__version__, at=now)
    name = f"red-dog-{shown_code(log.row.code)}.jsonl"
    return Reply(file=file, headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def room_of(call: Call) -> Room:
    """The table of the code in the address.

    Raises Refused `no_such_table` and `table_ended`; BadRequest `too_fast` for who tries one code after the other.
    """
    tries = call.service.limits.tries
    tries.check(call.address)
    try:
        return await call.service.rooms.find(call.path["code"])
    except Refused as error:
        if error.code == "no_such_table":
            tries.take(call.address)
        raise


async def log_of(call: Call) -> Log:
    """The log of the code in the address, also when the evening is over; for who has played, or might have watched.

    While the evening goes on, a person who was removed and has not come back reads no further than that.

    Raises Refused `no_such_table`, NotAdmitted `not_your_table`, BadRequest `too_fast`.
    """
    service = call.service
    service.limits.tries.check(call.address)
    row = await service.store.table_by_code(read_code(call.path["code"]))
    if row is None:
        service.limits.tries.take(call.address)
        raise Refused("no_such_table", table=call.path["code"][:60])
    service.limits.logs.take(call.person)
    stored = await service.store.entries(row.id)
    entries = await asyncio.to_thread(lambda: tuple(_ENTRY.decode(entry.body) for entry in stored))
    if not await asyncio.to_thread(may_read, entries, call.person):
        raise NotAdmitted("not_your_table")
    return Log(row, until_removed(entries, call.person))


def few_at_once(read: Answer) -> Answer:
    """What reads a whole log, when not too many others do."""

    async def answer(call: Call, *brought: Any) -> rest.Given | Reply:
        async with call.service.limits.reading:
            return await read(call, *brought)

    return answer


ANSWERS: Final[dict[str, Answer]] = {
    "open": open_table,
    "tables": few_at_once(tables),
    "table": table,
    "ledger": few_at_once(ledger),
    "history": few_at_once(history),
    "export": few_at_once(export),
}
