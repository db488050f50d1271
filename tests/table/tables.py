"""A small scripted table for tests: people sit, play and talk, and time goes on as the test says.

`scripted = open_table(game="shoot"); scripted.sit("ann", 100); scripted.start(); scripted.tick()`. Every step makes an
entry, as a server would: it is kept in `entries`, and what was told of it in `told`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.session import awaited
from reddog.rules.state import Stage
from reddog.table import clock, commands, course, draft, people
from reddog.table.acts import AnyAct, Entry
from reddog.table.dealer import Dealer, secret_from_seed
from reddog.table.draft import Draft
from reddog.table.opening import opened
from reddog.table.settings import Clock, Settings
from reddog.table.showing import table_view
from reddog.table.state import Table
from reddog.table.told import Told
from reddog.table.views import TableView

BEGAN = 1_700_000_000_000
SECOND = 1000
HOST = "ann"


class Scripted:
    """A table, its log and its clock."""

    def __init__(self, settings: Settings, seed: str, host: str) -> None:
        self.now = BEGAN
        self.dealer = Dealer(secret_from_seed(seed), "t-" + seed)
        self.luck = Random(seed)
        self.entries: list[Entry] = []
        self.told: list[tuple[Told, ...]] = []
        opening = opened(self.dealer.table, "fox-tea", settings, host, "1", self.now, self.dealer)
        self.table: Table = opening.table
        self._write(opening, "")

    def _write(self, made: Draft, person: str) -> None:
        if made.acts:
            self.table = made.table
            self.entries.append(made.entry(person))
            self.told.append(tuple(made.told))

    def change(self, change: Callable[[Draft], object], person: str = "") -> tuple[AnyAct, ...]:
        """Make an entry; what was done. A refused change leaves everything as it was."""
        made = Draft(self.table, self.now)
        change(made)
        self._write(made, person)
        return tuple(made.acts)

    def ask(self, person: str, command: commands.AnyCommand, number: int | None = None) -> tuple[AnyAct, ...]:
        """A person's command, made against the newest entry or an older one."""
        seen = self.table.number if number is None else number
        return self.change(
            lambda made: course.act_on(made, person, command, seen, self.dealer, self.luck), person
        )

    def tick(self) -> tuple[AnyAct, ...]:
        """What is due now."""
        return self.change(lambda made: clock.tick(made, self.dealer, self.luck))

    def wait(self, seconds: float) -> tuple[AnyAct, ...]:
        """Time goes on, and what is due in it is done when it is due; all that was done."""
        until = self.now + round(seconds * SECOND)
        acts: tuple[AnyAct, ...] = ()
        while (moment := clock.due(self.table)) is not None and moment <= until:
            self.now = max(self.now, moment)
            acts += self.tick()
        self.now = until
        return acts

    def arrive(self, person: str) -> tuple[AnyAct, ...]:
        return self.change(lambda made: people.arrive(made, person, person.capitalize(), "here"))

    def depart(self, person: str) -> tuple[AnyAct, ...]:
        return self.change(lambda made: people.depart(made, person))

    def sit(self, person: str, chips: int | None = None, seat: int | None = None) -> tuple[AnyAct, ...]:
        """A person comes, if he is not there, and takes a seat."""
        if all(visitor.person != person for visitor in self.table.here):
            self.arrive(person)
        return self.ask(person, commands.Sit(name=person.capitalize(), chips=chips, seat=seat))

    def bot(self, kind: str = "minimum", chips: int | None = None) -> tuple[AnyAct, ...]:
        return self.ask(self.table.host, commands.AddBot(bot=kind, chips=chips))

    def say(self, person: str, text: str = "Good evening") -> tuple[AnyAct, ...]:
        return self.ask(person, commands.Say(text))

    def play(self, move: moves.PlayerMove, number: int | None = None) -> tuple[AnyAct, ...]:
        """The move of whoever sits in its seat."""
        player = self.table.players[move.seat]
        assert player is not None
        return self.ask(player.person, commands.Play(move), number)

    def start(self) -> tuple[AnyAct, ...]:
        """The host starts the game, and the first deal begins."""
        return self.ask(self.table.host, commands.Start()) + self.tick()

    def answer(self) -> tuple[AnyAct, ...]:
        """The first seat that is awaited does the first thing that it may: a bet is the smallest."""
        choice = next(choice for choice in awaited(self.table.session) if choice.open)
        seat = choice.seat
        assert seat is not None
        made: dict[Kind, Callable[[], Any]] = {
            Kind.BET: lambda: moves.Bet(seat, choice.least),
            Kind.STAKE: lambda: moves.Stake(seat, choice.least),
            Kind.CALL: lambda: moves.Call(seat, moves.Called(choice.options[0])),
            Kind.PASS: lambda: moves.Pass(seat),
            Kind.STAY: lambda: moves.Stay(seat),
            Kind.RAISE: lambda: moves.Stay(seat),
            Kind.SHOW: lambda: moves.Show(seat, choice.cards[0]),
            Kind.DEAL_AGAIN: lambda: moves.PassDeal(seat),
            Kind.PASS_DEAL: lambda: moves.PassDeal(seat),
            Kind.VOTE: lambda: moves.Vote(seat, yes=False),
        }
        return self.play(made[choice.kind]())

    def finish_deal(self) -> None:
        """Play the present deal to its end."""
        while self.table.session.stage not in (Stage.BETWEEN, Stage.DEALER, Stage.CLOSED):
            self.answer()

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that are awaited."""
        return self.table.turn.seats if self.table.turn else ()

    @property
    def view(self) -> TableView:
        return table_view(self.table, self.now)

    def replayed(self) -> Table:
        """The table as its log tells it."""
        return draft.replayed(self.entries)


def open_table(game: str = "high-card-pool", seed: str = "1", host: str = HOST, **settings: Any) -> Scripted:
    """A new table with nobody at it. Clock fields may be named as such: `clock=Clock(turn=10)`."""
    settings.setdefault("clock", Clock(bots=0))
    return Scripted(Settings(game=game, **settings), seed, host)


def started(game: str, *persons: str, chips: int = 100, **settings: Any) -> Scripted:
    """A table at which these persons sit, and the first deal has begun."""
    scripted = open_table(game, host=persons[0], **settings)
    for person in persons:
        scripted.sit(person, chips)
    scripted.start()
    return scripted


def check_chips(table: Table) -> None:
    """All chips that were ever bought are in stacks, the pot, bets, the house, or cashed out."""
    session = table.session
    bets = sum(session.running.bets) if session.running else 0
    on_table = sum(seat.stack for seat in session.seats) + session.pot + bets + session.house
    assert on_table == sum(account.bought - account.cashed for account in table.accounts)


def same_after_reading(table: Table, entry: Entry, after: Table) -> bool:
    """Whether a stored entry gives the table that its draft had."""
    stored = msgspec.json.decode(msgspec.json.encode(entry), type=Entry)
    return draft.evolve(table, stored)[0] == after
