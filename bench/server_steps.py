"""What each step of one action costs: `python bench/server_steps.py` plays High Card Pool with six at a table, without a network.

Medians in microseconds, of a process that does nothing else: a server that goes from table to table finds less in the
processor's memory, and takes up to twice as long for the same.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec

from reddog.bots.bot import Chance
from reddog.rules.moves import Bet
from reddog.server.frame_socket import head
from reddog.server.frames import Announcement
from reddog.server.room_memory import Lines
from reddog.store import Store, TableRow
from reddog.table import clock, course, people
from reddog.table.commands import AnyCommand, Play, Sit, Start
from reddog.table.dealer import Dealer, secret_from_seed
from reddog.table.draft import Draft
from reddog.table.opening import opened
from reddog.table.settings import Clock, Settings
from reddog.table.showing import people_at, table_view, views_of_seats

SEATS = 6
GAME = Settings(game="high-card-pool", clock=Clock(turn=0, bank=0, pause=0, bots=0))
ENCODER = msgspec.json.Encoder()

T = TypeVar("T")


class Steps:
    """A table that is played at, and what everything took."""

    def __init__(self) -> None:
        self.took: dict[str, list[float]] = defaultdict(list)
        self.luck: Chance = random.Random(1)
        secret = secret_from_seed("bench")
        self.dealer = Dealer(secret, "t")
        self.lines = Lines()
        self.table = opened(
            "t", code="C", settings=GAME, host="p0", version="", at=1, dealer=self.dealer
        ).table
        for seat in range(SEATS):
            draft = self.draft()
            people.arrive(draft, f"p{seat}", f"p{seat}", "here")
            self.table = draft.table
            self.ask(f"p{seat}", Sit(name=f"p{seat}", chips=10**9))
        self.ask("p0", Start())
        self.people = people_at(self.table, self.table.at)

    def draft(self) -> Draft:
        """The next entry."""
        return Draft(self.table, self.table.at + 1)

    def ask(self, person: str, command: AnyCommand) -> Draft:
        """Do a command."""
        draft = self.draft()
        course.act_on(draft, person, command, self.table.number, self.dealer, self.luck)
        self.table = draft.table
        return draft

    def timed(self, name: str, step: Callable[[], T]) -> T:
        """Do a step, and write down what it took."""
        began = time.perf_counter()
        done = step()
        self.took[name].append(time.perf_counter() - began)
        return done

    def play(self, actions: int) -> None:
        """Everybody bets one chip in turn."""
        for _ in range(actions):
            if self.table.turn is None:
                self.timed("the next deal begins: a shuffle, a commitment, thirty cards", self.begin)
            assert self.table.turn
            seat = self.table.turn.seats[0]
            self.tell(
                self.timed(
                    "the command: a bet, a card burned and one turned up, settled",
                    partial(self.ask, f"p{seat}", Play(Bet(seat, 1))),
                )
            )

    def begin(self) -> None:
        """The next deal."""
        draft = self.draft()
        clock.tick(draft, self.dealer, self.luck)
        self.table = draft.table

    def tell(self, draft: Draft) -> None:
        """What is written and told of an entry, but for the store and the network."""
        table = self.table
        entry = draft.entry("p0", "c1")
        self.timed("the entry as it is stored", lambda: ENCODER.encode(entry))
        line = self.timed("the line of the log", lambda: self.lines.add(entry, tuple(draft.told)))
        if not self.people.still_at(table):
            self.people = people_at(table, table.at)
        people = self.people
        view = self.timed("the view that all have", lambda: table_view(table, table.at, people=people))
        announcement = self.timed("the same encoded", lambda: Announcement(view, line))
        held = people.held.values()
        own = self.timed("six own views", lambda: [views_of_seats(table, seats) for seats in held])
        texts = self.timed("the same encoded, and put in", lambda: list(map(announcement.with_own, own)))
        self.timed(
            "six frames", lambda: b"".join([part for text in texts for part in (head(len(text)), text)])
        )
        self.timed("when the clock is due", lambda: clock.due(table))


async def appends(folder: str, tables: int, rounds: int) -> float:
    """Microseconds of this process for an entry, where so many tables append at once."""
    store = Store.open(str(Path(folder) / f"{tables}.sqlite3"))
    names = [f"t{table}" for table in range(tables)]
    for name in names:
        await store.create_table(TableRow(name, name, created=0, touched=0), bytes(32))

    async def play(name: str) -> None:
        for number in range(1, rounds + 1):
            await store.append(name, number, at=number, person="p", command=f"{number}", body=bytes(300))

    await asyncio.gather(*map(play, names))
    began = time.process_time()
    # The same again, from where it was.
    for number in range(rounds + 1, 2 * rounds + 1):
        await asyncio.gather(
            *(store.append(name, number, at=1, person="p", command="c", body=bytes(300)) for name in names)
        )
    taken = time.process_time() - began
    await store.close()
    return taken / (rounds * tables) * 1e6


def main() -> None:
    """Print a table."""
    steps = Steps()
    steps.play(600)
    steps.took.clear()
    steps.play(3000)
    print("| step | us |\n| --- | --- |")
    for name, took in steps.took.items():
        print(f"| {name} | {statistics.median(took) * 1e6:.1f} |")
    with tempfile.TemporaryDirectory() as folder:
        for tables in (1, 8, 32):
            taken = asyncio.run(appends(folder, tables, max(5, 400 // tables)))
            print(f"| an entry made durable, {tables} at once | {taken:.0f} |")


if __name__ == "__main__":
    main()
