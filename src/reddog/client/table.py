"""One table of a server, as one person there knows it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Final, Self

from reddog.client.address import Address
from reddog.client.errors import Refusal, Unreachable
from reddog.client.link import Link
from reddog.client.news import AnyNews, Back, Course, Lost, News
from reddog.client.pending import Pending
from reddog.protocol.messages import (
    AnyFromClient,
    AnyFromServer,
    Done,
    Hello,
    Missed,
    Notice,
    Refused,
    Update,
    Welcome,
)
from reddog.rules.choices import Kind
from reddog.rules.views import OwnView, View, joined
from reddog.table.commands import AnyCommand
from reddog.table.views import TableView

_PASSING: Final = frozenset({"too_fast", "server_trouble", "store_trouble", "server_stopping"})
"""Refusals of a greeting that another attempt may not meet."""
_STOPPING: Final = "server_stopping"
"""A command that is refused so is sent again to the server that comes after."""
_FOR_GOOD: Final = frozenset({"removed", "signed-out", "forgotten"})
"""Notices after which there is nothing to come back to by the same token."""
_REPLACED: Final = "replaced"
"""A notice, and the code of what is refused after it: another connection of the person plays now."""
_KEPT: Final = 1000
"""Lines and news that wait for a slow reader; older lines are dropped, what stands is not."""


class RemoteTable:
    """A table. Iterate over it for what happens; it ends when the person is removed or known no more, the evening is over or `close` is called."""

    def __init__(self, address: Address, *, token: str, name: str, patience: float) -> None:
        self.address = address
        self.person = ""
        self.name = name
        self._token = token
        self._state: Update | None = None
        self._course = Course()
        self._pending = Pending()
        self._news: list[AnyNews] = []
        self._over: Exception | None = None
        self._ended = False
        self._sending: set[asyncio.Future[None]] = set()
        self._changed = asyncio.Event()
        self._welcome = False
        """Whether the connection that stands has been greeted back."""
        self._replaced = False
        """Whether another connection of the same person plays. A greeting would take over from it, and it from this one again."""
        self._link = Link(
            address.socket, greet=self._greet, take=self._take, lost=self._lost, patience=patience
        )
        self._task = asyncio.create_task(self._run())

    # What stands.

    @property
    def table(self) -> TableView:
        """What all at the table may see, as it was told last."""
        assert self._state is not None
        return self._state.table

    @property
    def own(self) -> tuple[OwnView, ...]:
        """What the person's own seats know, or a spectator."""
        assert self._state is not None
        return self._state.own

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that the person holds."""
        return tuple(own.seat for own in self.own if own.seat is not None)

    @property
    def turns(self) -> tuple[int, ...]:
        """Those of them that the game waits for."""
        waited = {choice.seat for choice in self.table.game.awaited if choice.open}
        return tuple(seat for seat in self.seats if seat in waited)

    def view(self, seat: int | None = None) -> View:
        """What a seat of the person knows of the game: what bots and the odds are made for.

        Without a seat the first that is awaited, else the first; for a spectator what he sees. Raises KeyError for a
        seat that is not the person's.
        """
        if seat is None and self.seats:
            seat = (self.turns or self.seats)[0]
        return joined(self.table.game, {own.seat: own for own in self.own}[seat])

    def offers(self, kind: Kind, seat: int | None = None) -> bool:
        """Whether a seat of the person may make a kind of move now."""
        view = self.view(seat)
        return any(
            choice.kind is kind and choice.open and choice.seat in {None, view.seat}
            for choice in view.awaited + view.allowed
        )

    # What is done.

    async def ask(self, command: AnyCommand, *, number: int | None = None) -> int:
        """Give a command; the number of its entry, once that is told and `table` shows it.

        `number` is the table's as the person saw it who decided; without one the last that was told. Raises Refusal,
        and Unreachable when the connection is over. A command that was on its way when the connection broke is sent
        again and done once.
        """
        if self._over or self._ended:
            raise self._over or Unreachable("connection_over")
        ask, answer = self._pending.add(command, self.table.number if number is None else number)
        try:
            if self._welcome:
                await self._link.send(ask)
            done = await answer
        finally:
            self._pending.forget(ask.id)
        while self.table.number < done and not self._ended:
            await self._change()
        return done

    async def take_over(self) -> None:
        """Play on here after another connection of the same person was the newer one."""
        self._replaced = False
        await self._link.send(self._hello())

    async def close(self) -> None:
        """Leave the connection; a seat stays the person's."""
        self._end(None)
        await asyncio.wait({self._task})

    # What happens.

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> AnyNews:
        """Wait for news. Raises what ended the connection, once.

        Raises Refusal `replaced` when another connection of the person plays instead: this one sees what happens, so that
        whoever wants to watch, or to `take_over`, iterates on.
        """
        while True:
            while not self._news:
                if self._over:
                    error, self._over = self._over, None
                    raise error
                if self._ended or self.table.ended:
                    raise StopAsyncIteration
                await self._change()
            news = self._news.pop(0)
            if not isinstance(news, Notice) or news.what != _REPLACED:
                return news
            if self._replaced:
                raise Refusal(_REPLACED, news.sentence)

    async def ready(self) -> None:
        """Wait until the table is known. Raises Refusal and Unreachable."""
        while self._state is None:
            if self._over:
                raise self._over
            if self._ended:
                raise Unreachable("connection_over")
            await self._change()

    async def _change(self) -> None:
        """Wait until anything is new."""
        self._changed.clear()
        await self._changed.wait()

    # The connection.

    async def _run(self) -> None:
        try:
            await self._link.run()
        except Exception as error:  # noqa: BLE001 - whatever it is belongs to whoever waits for news
            self._end(error)

    def _greet(self) -> list[AnyFromClient]:
        self._welcome = False
        return [self._hello()]

    def _hello(self) -> Hello:
        self._course.greet()
        return Hello(
            table=self.address.code, token=self._token, name=self.name or None, after=self._course.number
        )

    def _take(self, message: AnyFromServer) -> None:
        match message:
            case Welcome():
                self._welcomed(message)
            case Missed():
                self._course.missed(message)
            case Update():
                self._update(message)
            case Done():
                self._pending.answered(message)
            case Refused():
                self._refused(message)
            case Notice():
                self._replaced = self._replaced or message.what == _REPLACED
                self._tell(message)
                if message.what in _FOR_GOOD:
                    self._end(None)
                elif message.what == "behind":
                    self._catch_up()
            case _:
                pass
        self._changed.set()

    def _welcomed(self, message: Welcome) -> None:
        self._link.stands()
        self._replaced = False
        self._course.welcome()
        self.person, self.name = message.person, message.name
        if self._state is not None and not self._welcome:
            self._tell(Back())
        self._welcome = True
        for ask in self._pending:
            self._soon(self._link.send(ask))

    def _update(self, message: Update) -> None:
        news = self._course.update(message)
        if news is None:
            if self._course.behind(message):
                self._catch_up()
            return
        self._state = message
        self._tell(news)

    def _refused(self, message: Refused) -> None:
        if message.id:
            if message.code != _STOPPING:
                self._pending.answered(message)
            return
        if self._welcome:
            self._tell(Notice("refused", message.sentence))
            if message.code in _PASSING:
                # What is missing was not told, and without it nothing later can be.
                self._soon(self._link.drop())
        elif message.code not in _PASSING:
            raise Refusal.told(message.code, message.sentence, message.facts)

    def _catch_up(self) -> None:
        """Ask for what was never told."""
        if self._replaced:
            self._end(Unreachable("played_elsewhere"))
            return
        self._soon(self._link.send(self._hello()))

    def _lost(self) -> None:
        self._welcome = False
        if self._state and self._state.table.ended:
            self._end(None)
            return
        if self._replaced:
            self._end(Unreachable("played_elsewhere"))
            return
        self._tell(Lost())
        self._changed.set()

    def _tell(self, news: AnyNews) -> None:
        last = self._news[-1] if len(self._news) >= _KEPT else None
        if isinstance(news, News) and isinstance(last, News):
            self._news[-1] = News((last.lines + news.lines)[-_KEPT:], news.table, news.own)
        else:
            self._news.append(news)

    def _end(self, error: Exception | None) -> None:
        if self._ended:
            return
        self._over, self._ended = error, True
        self._pending.fail(error or Unreachable("connection_over"))
        self._changed.set()
        self._task.cancel()

    def _soon(self, sending: Awaitable[None]) -> None:
        """Send while other messages are read."""
        task = asyncio.ensure_future(sending)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
