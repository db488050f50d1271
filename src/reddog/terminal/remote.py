"""An evening at a server's table: what happens is told as it comes, and lines may be typed at any time."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Collection, Coroutine
from functools import partial
from typing import Any, Final

from reddog.client import AnyNews, Back, Lost, News, Refusal, RemoteTable
from reddog.errors import RedDogError
from reddog.protocol.messages import Notice
from reddog.rules import moves
from reddog.table import commands
from reddog.table.codes import shown_code
from reddog.table.commands import AnyCommand
from reddog.table.dealer import fresh_secret
from reddog.terminal.answers import is_answer, words_now
from reddog.terminal.program import PROGRAM, refused
from reddog.terminal.question import Armed, leaving
from reddog.terminal.remote_asking import RemoteAsking
from reddog.terminal.remote_information import ledger_lines
from reddog.terminal.remote_lines import Asked, Wish, refused_as_typed, wish
from reddog.terminal.remote_standing import Standing
from reddog.terminal.remote_telling import RemoteTeller
from reddog.terminal.remote_typed import read_lines
from reddog.terminal.remote_words import TypedHere, understand_here
from reddog.terminal.screen import Screen, Tone
from reddog.terminal.words import Typed, Unclear, Word, harmless

_FELT: Final = frozenset({"ended", "removed", "behind"})
"""Notices that show in what is told anyway."""
_ABOUT_TURN: Final = frozenset({Word.HAND, Word.ODDS})
"""What has sense only when the person is asked something."""
_SHARE: Final = 32
"""Hexadecimal digits of a share that nobody typed."""


class RemoteEvening:
    """One person's visit to a table, until he quits, is removed, or the evening is over."""

    def __init__(
        self,
        screen: Screen,
        remote: RemoteTable,
        *,
        chips: int | None = None,
        hints: bool = False,
        share: str = "",
    ) -> None:
        self._screen = screen
        self._remote = remote
        self._chips = chips
        self._share = share
        self._telling = RemoteTeller(screen, remote.table, remote.person)
        self._standing = Standing(remote, self._telling, asyncio.get_running_loop().time)
        self._asking = RemoteAsking(screen, self._standing, hints=hints)
        self._inbox: asyncio.Queue[Callable[[], None]] = asyncio.Queue()
        """What came, as what is to be done about it, in order."""
        self._lines: deque[str | None] = deque()
        """Typed and not looked at yet; None is the end of the input."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy = False
        """A command has no answer yet."""
        self._done = 0
        """The last entry that a command of the person made."""
        self._lost = self._over = False
        self._failed: RedDogError | None = None
        self._shared: set[tuple[int, int]] = set()
        """Seats and packs for which a share was given."""

    async def play(self, *, sit: bool) -> bool:
        """Tell and listen to the end; with `sit` take a seat first. Whether it came to an end without fault."""
        loop = asyncio.get_running_loop()
        read_lines(self._screen.source, partial(self._from_thread, loop))
        if sit and self._standing.seat is None:
            self._send(commands.Sit(self._remote.name, chips=self._chips))
        else:
            self._follow()
        self._spawn(self._hear())
        try:
            while not self._over:
                await self._next()
        finally:
            self._telling.teller.flush()
            for task in self._tasks:
                task.cancel()
        return self._failed is None

    def farewell(self) -> None:
        """Say how to come back."""
        if self._standing.seat is not None and not self._standing.table.ended:
            self._asking.say("join.kept")
            self._asking.say(
                "join.again",
                program=PROGRAM,
                code=shown_code(self._standing.table.code),
                server=self._remote.address.server,
            )

    # What comes.

    async def _hear(self) -> None:
        error: RedDogError | None = None
        try:
            while (news := await self._heard()) is not None:
                self._inbox.put_nowait(news)
        except RedDogError as over:
            error = over
        self._inbox.put_nowait(partial(self._end, error))

    async def _heard(self) -> Callable[[], None] | None:
        """What is to be done about the next news; None when there will be none."""
        try:
            return partial(self._take, await anext(self._remote))
        except StopAsyncIteration:
            return None
        except Refusal as refusal:
            if refusal.code != "replaced":
                raise
            # At a terminal somebody sees that, and may type hello.
            return partial(self._asking.say, "join.replaced")

    def _from_thread(self, loop: asyncio.AbstractEventLoop, line: str | None) -> None:
        with contextlib.suppress(RuntimeError):  # nobody listens any more
            loop.call_soon_threadsafe(self._inbox.put_nowait, partial(self._lines.append, line))

    async def _next(self) -> None:
        """Take what comes next: news, a line, an answer, or the moment to warn."""
        try:
            async with asyncio.timeout(self._standing.clock.wait):
                act = await self._inbox.get()
        except TimeoutError:
            if left := self._standing.clock.warn():
                self._asking.say("join.warning", count=left)
            return
        act()
        while self._lines and not self._over and self._ready(self._lines[0]):
            self._line(self._lines.popleft())

    def _take(self, news: AnyNews) -> None:
        match news:
            case News():
                met = self._telling.tell(news.lines, news.table)
                self._standing.take(news)
                self._asking.after(met)
                self._follow()
            case Lost():
                self._lost = True
                self._asking.say("join.lost")
            case Back():
                self._lost = False
                self._asking.say("join.back")
            case Notice(what=what):
                if what == "stopping":
                    self._asking.say("join.stopping")
                elif what not in _FELT:
                    self._screen.line(harmless(news.sentence), Tone.REFUSED)

    def _end(self, error: RedDogError | None) -> None:
        self._over, self._failed = True, error
        if error is not None:
            self._refuse(error)
        if self._standing.table.ended:
            for line in ledger_lines(self._standing.table):
                self._screen.line(line)

    def _follow(self) -> None:
        """Do by oneself what is no decision: show the only card there is to show, add to the next shuffle."""
        table = self._standing.table
        card, seat = self._asking.only_card, self._standing.seat
        if card is not None and seat is not None and not self._busy:
            self._send(commands.Play(moves.Show(seat, card)))
        if table.next_pack is None or table.ended:
            return
        for own in self._standing.news.own:
            if own.seat is None or (own.seat, table.next_pack.number) in self._shared:
                continue
            self._shared.add((own.seat, table.next_pack.number))
            if not any(table.shares[own.seat : own.seat + 1]):
                share = self._share or fresh_secret().hex()[:_SHARE]
                self._spawn(self._give(commands.GiveShare(own.seat, table.next_pack.number, share)))

    async def _give(self, share: AnyCommand) -> None:
        with contextlib.suppress(RedDogError):  # the pack may be shuffled already
            await self._remote.ask(share)

    # What is typed.

    def _ready(self, line: str | None) -> bool:
        """Whether a line may be looked at: not before the last command is done, unless the connection is lost.

        What is piped in waits until it is asked for, as it does at a practice table.
        """
        if self._busy or self._standing.table.number < self._done:
            return self._lost
        if self._screen.interactive or not line or self._standing.open:
            return True
        try:
            typed = self._understood(line, self._asking.question.armed)
        except RedDogError:
            return True
        return not (isinstance(typed, Typed) and (is_answer(typed.word) or typed.word in _ABOUT_TURN))

    def _understood(self, line: str, armed: Armed | None, now: Collection[Word] = ()) -> Typed | TypedHere:
        return understand_here(
            line,
            now,
            proposed=self._standing.proposed,
            leaving=leaving(armed),
            language=self._telling.people.game.language,
        )

    def _line(self, line: str | None) -> None:
        if line is None:
            self._over = True
            return
        self._screen.took(line)
        question = self._asking.question
        asked = Asked(
            self._standing.knowing(),
            self._standing.view,
            self._standing.here(self._chips),
            question,
            question.disarm(),
        )
        try:
            if line.strip():
                typed = self._understood(line, asked.armed, words_now(asked.view))
                self._do(wish(typed, asked), asked)
            else:
                self._asking.remind()
        except RedDogError as error:
            self._refuse(error)
            self._asking.remind(only_question=True)

    def _do(self, wanted: Wish, asked: Asked) -> None:
        for line in wanted.said:
            self._screen.line(line)
        if wanted.command is not None:
            if self._lost:
                raise Unclear("not_connected_now")
            self._send(wanted.command, wanted, asked)
        elif wanted.takes_over:
            self._spawn(self._remote.take_over())
        elif wanted.quits:
            self._over = True

    # Commands.

    def _send(self, command: AnyCommand, wanted: Wish | None = None, asked: Asked | None = None) -> None:
        """Give a command, as the person decided who saw what stands; other lines wait until it is answered."""
        self._busy = True
        self._spawn(self._ask(command, self._standing.table.number, wanted or Wish(), asked))

    async def _ask(self, command: AnyCommand, number: int, wanted: Wish, asked: Asked | None) -> None:
        error: RedDogError | None = None
        done = 0
        try:
            done = await self._remote.ask(command, number=number)
        except RedDogError as refusal:
            error = refused_as_typed(refusal, command, wanted.text, asked) if asked else refusal
        self._inbox.put_nowait(partial(self._answered, error, done, quits=wanted.quits))

    def _answered(self, error: RedDogError | None, done: int, *, quits: bool) -> None:
        self._busy = False
        self._done = max(self._done, done)
        if error is not None:
            self._refuse(error)
            self._asking.remind(only_question=True)
            self._asking.after()
        elif quits:
            self._over = True

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._spawned)

    def _spawned(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            # A fault of the program is not to pass for silence.
            self._inbox.put_nowait(task.result)

    def _refuse(self, error: RedDogError) -> None:
        try:
            sentence = refused(error)
        except KeyError:
            sentence = harmless(error.sentence) if isinstance(error, Refusal) else str(error)
        self._screen.line(harmless(sentence), Tone.REFUSED)
