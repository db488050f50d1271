"""Time at a server's table as the person hears of it: how long a turn may take, and one warning before it is over."""

from __future__ import annotations

from collections.abc import Callable

from reddog.table.views import TableView


class RemoteClock:
    """Durations of the server's, counted down here: no time of day is compared (M-13). `now` gives seconds, never backwards."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._ends: float | None = None
        self._deal: float | None = None
        self._warning: float | None = None
        """When the person is to be warned."""
        self._turn: tuple[int, bool] | None = None
        self._warned = False

    def set(self, table: TableView, *, own: bool) -> None:
        """Take what the server says; with `own` the person is among those who are awaited."""
        now, turn = self._now(), table.turn
        self._deal = None if table.next_deal is None else now + table.next_deal / 1000
        self._ends = None if turn is None or turn.left is None else now + turn.left / 1000
        which = None if turn is None else (table.asked, turn.bank)
        if which != self._turn:
            self._turn, self._warned = which, False
        warning = table.settings.clock.warning
        self._warning = None
        if own and self._ends is not None and warning and not self._warned:
            # Where the whole time is no longer than the warning, the question has said how long it is.
            self._warning = self._ends - warning if self._ends - now > warning else None

    @property
    def left(self) -> int | None:
        """Whole seconds of the turn; None where no clock runs."""
        return _seconds(self._ends, self._now())

    @property
    def next_deal(self) -> int | None:
        """Whole seconds until the next deal; None where none will begin by itself."""
        return _seconds(self._deal, self._now())

    @property
    def wait(self) -> float | None:
        """Seconds until the person is to be warned; None where he is not."""
        return None if self._warning is None else max(0.0, self._warning - self._now())

    def warn(self) -> int | None:
        """The seconds left, once, when it is time to say them."""
        if self._warning is None or self._now() < self._warning:
            return None
        self._warning, self._warned = None, True
        return self.left


def _seconds(end: float | None, now: float) -> int | None:
    return None if end is None else max(0, round(end - now))
