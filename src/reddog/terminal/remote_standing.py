"""How everything stands at a server's table, as the person was told last: the ground of every question and answer."""

from __future__ import annotations

from collections.abc import Callable

from reddog.client import News, RemoteTable
from reddog.rules.choices import Choice, Kind
from reddog.rules.views import View, joined
from reddog.table.views import TableView
from reddog.terminal.answers import own_choices
from reddog.terminal.remote_clock import RemoteClock
from reddog.terminal.remote_commands import Here
from reddog.terminal.remote_information import Knowing
from reddog.terminal.remote_telling import RemoteTeller


class Standing:
    """The last news that was told. The connection may know later ones already; they come in their turn."""

    def __init__(self, remote: RemoteTable, telling: RemoteTeller, now: Callable[[], float]) -> None:
        self.remote = remote
        self.telling = telling
        self.clock = RemoteClock(now)
        self.news = News((), remote.table, remote.own)
        self.take(self.news)

    def take(self, news: News) -> None:
        """Stand as the news say."""
        self.news = news
        self.telling.stand(news.table, self.seat)
        self.clock.set(news.table, own=bool(self.open))

    @property
    def table(self) -> TableView:
        """What all may see."""
        return self.news.table

    @property
    def seat(self) -> int | None:
        """The person's seat; of several the one that is awaited, else the first."""
        seats = [own.seat for own in self.news.own if own.seat is not None]
        waited = {choice.seat for choice in self.table.game.awaited if choice.open}
        return next((seat for seat in seats if seat in waited), seats[0] if seats else None)

    @property
    def view(self) -> View:
        """What the person knows in that seat."""
        own = next(own for own in self.news.own if own.seat == self.seat)
        return joined(self.table.game, own)

    @property
    def open(self) -> dict[Kind, Choice]:
        """What the person is asked."""
        if self.seat is None:
            return {}
        return {kind: choice for kind, choice in own_choices(self.view).items() if choice.open}

    @property
    def proposed(self) -> bool:
        """Whether the person is asked about a proposal."""
        proposal = self.table.proposal
        return proposal is not None and self.remote.person in proposal.asked

    def knowing(self) -> Knowing:
        """What answers are made from."""
        return Knowing(self.table, self.remote, self.telling, self.clock.left, self.clock.next_deal)

    def here(self, chips: int | None) -> Here:
        """What commands are made from; `chips` is the buy-in where none is typed."""
        return Here(self.table, self.remote.name, self.seat, chips, self.remote.person)
