"""What may be asked about a server's table: who is there, who owes whom, how the cards are shuffled, whose time runs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from reddog.client import RemoteTable
from reddog.rules.pots import House
from reddog.speech.ledger import evening
from reddog.speech.table_rules import table_rules
from reddog.speech.table_waits import why_no_deal
from reddog.table.codes import shown_code
from reddog.table.ledger import HOUSE, POT, is_fewest, settle
from reddog.table.views import PlayerView, TableView
from reddog.terminal.remote_telling import RemoteTeller
from reddog.terminal.remote_words import TableWord
from reddog.terminal.words import harmless


class Knowing(msgspec.Struct, frozen=True):
    """What an answer is made from."""

    table: TableView
    remote: RemoteTable
    telling: RemoteTeller
    left: int | None
    """Seconds until the time of those who are awaited is up; None where no clock runs."""
    next_deal: int | None
    """Seconds until the next deal."""

    def say(self, key: str, /, **values: str | int) -> str:
        """A message."""
        return self.telling.people.say(key, **values)


def ledger_lines(table: TableView) -> list[str]:
    """The ledger of an evening, and how it is settled."""
    nets = {account.person: account.net for account in table.accounts}
    pot = table.game.pot
    others = {HOUSE: -sum(nets.values()) - pot, POT: pot}
    nets |= {who: net for who, net in others.items() if net}
    text = evening(
        table.accounts,
        settle(nets),
        fewest=is_fewest(nets),
        deals=table.game.deals,
        title=table.settings.title,
        others=others,
    )
    return [harmless(line) for line in text.splitlines()]


def time_line(knowing: Knowing) -> str:
    """Whose turn it is and how long it may take, or when the next deal begins."""
    turn = knowing.table.turn
    if turn is not None and knowing.left is not None:
        key = "join.time.bank" if turn.bank else "join.time"
        return knowing.say(key, players=knowing.telling.people.seats(turn.seats), count=knowing.left)
    if turn is not None:
        return knowing.say("join.time.none", players=knowing.telling.people.seats(turn.seats))
    if knowing.next_deal is not None:
        return knowing.say("join.next-deal", count=knowing.next_deal)
    return standing_line(knowing) or knowing.say("join.time.nobody")


def standing_line(knowing: Knowing) -> str:
    """Why the table waits and what would help; empty while it does not."""
    table = knowing.table
    if table.waits == "not_started" and table.host == knowing.remote.person:
        return knowing.say("join.not-started")
    return why_no_deal(table.waits, table.host, knowing.telling.people)


def _host(knowing: Knowing) -> str:
    return knowing.telling.people.listed((knowing.table.host,))


def _who(knowing: Knowing) -> Iterable[str]:
    table, people = knowing.table, knowing.telling.people
    yield knowing.say("join.who.host", who=_host(knowing))
    for player in table.players:
        states = list(_states(player, table, knowing))
        key = "join.who.seat.more" if states else "join.who.seat"
        yield knowing.say(
            key,
            number=player.seat + 1,
            who=people.listed((player.person,)) if not player.bot else harmless(player.name),
            chips=table.game.seats[player.seat].stack,
            state=people.game.language.listed(states, "more"),
        )
    free = table.settings.seats - len(table.players)
    yield knowing.say("join.who.free", count=free) if free else knowing.say("join.who.full")
    if table.waiting:
        yield knowing.say("join.who.waiting", names=people.listed(waiter.person for waiter in table.waiting))
    if table.watching:
        yield knowing.say("join.who.watching", names=people.listed(seen.person for seen in table.watching))


def _states(player: PlayerView, table: TableView, knowing: Knowing) -> Iterable[str]:
    if player.bot:
        yield knowing.say("join.state.bot", bot=player.bot)
    if not player.here:
        yield knowing.say("join.state.gone")
    if player.away:
        yield knowing.say("join.state.away")
    elif table.game.seats[player.seat].out:
        yield knowing.say("state.out")
    if table.turn and player.seat in table.turn.seats:
        yield knowing.say("state.turn")
    if player.person in table.muted:
        yield knowing.say("join.state.muted")
    if player.person in knowing.telling.hidden:
        yield knowing.say("join.state.hidden")


def _fair(knowing: Knowing) -> Iterable[str]:
    table = knowing.table
    yield from map(harmless, knowing.telling.fair[-12:])
    if table.pack:
        yield knowing.say(
            "join.fair.pack", pack=str(table.pack.number), commitment=harmless(table.pack.commitment)
        )
    if table.next_pack:
        pack = table.next_pack
        yield knowing.say("join.fair.next", pack=str(pack.number), commitment=harmless(pack.commitment))
    for seat, share in enumerate(table.shares):
        if share:
            yield knowing.telling.people.game.by("join.fair.share", seat, share=harmless(share))
    yield knowing.say("join.fair.how")


def _link(knowing: Knowing) -> Iterable[str]:
    table = knowing.table
    yield knowing.say(
        "join.link", link=knowing.remote.address.link(shown_code(table.code)), code=shown_code(table.code)
    )


def table_rule_lines(knowing: Knowing) -> Iterable[str]:
    """The table's own rules, which stand after those of the game."""
    yield from table_rules(knowing.table.settings)
    if not isinstance(knowing.telling.people.game.variant.pot, House):
        yield knowing.say("join.rules.change")


TABLE_INFORMATION: Final[dict[TableWord, Callable[[Knowing], Iterable[str]]]] = {
    TableWord.WHO: _who,
    TableWord.LEDGER: lambda knowing: ledger_lines(knowing.table),
    TableWord.FAIR: _fair,
    TableWord.LINK: _link,
    TableWord.TIME: lambda knowing: (time_line(knowing),),
}
"""What each word asks for, as lines; `time` with a number after it is a command."""
