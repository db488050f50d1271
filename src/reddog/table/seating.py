"""Seats: who may take one and with what chips, who waits for one, and when one falls free."""

from __future__ import annotations

from typing import Final

from reddog.bots import BOTS
from reddog.rules.moves import Join
from reddog.rules.state import Session, Stage
from reddog.table import commands
from reddog.table.acts import Played, Seated, WaitedEnough, Waiting
from reddog.table.buying import chips_to_sit
from reddog.table.draft import Draft
from reddog.table.errors import Refused
from reddog.table.hosting import check_host, check_open, free_seat, seats_of
from reddog.table.names import name_at, shown_name
from reddog.table.state import Player, Table, Waiter
from reddog.table.text import tidied

KEPT_FOR: Final = 10 * 60 * 1000
"""How long a seat is kept for a person who is not connected, in milliseconds; it falls free between deals."""
MINUTE: Final = 60 * 1000
MOST_BOTS: Final = 100
"""Bots that come to one table in an evening: each stays in the ledger, which everybody is sent."""


def free_seats(table: Table) -> tuple[int, ...]:
    """The seats that may be taken: none beyond those that a change of rules will leave."""
    free = tuple(
        seat
        for seat, player in enumerate(table.players)
        if player is None and not table.session.seats[seat].taken
    )
    if table.planned is None:
        return free
    room = table.planned.seats - (len(table.players) - len(free))
    return free if room > 0 else ()


def sit(draft: Draft, person: str, command: commands.Sit) -> None:
    """Take a seat, or wait for a bot's where all are taken and it cannot go at once.

    Raises Refused: `evening_over`, `removed`, `seated_already`, `no_such_place`, `place_taken`, `table_full`,
    `waiting_already`; and what `chips_to_sit` and `name_at` raise.
    """
    _check_may_sit(draft, person)
    chips = chips_to_sit(draft.table, person, command.chips)
    name = name_at(draft.table, person, command.name)
    seat = _seat_for(draft, person, command.seat)
    if seat is not None:
        _take(draft, seat, Player(person=person, name=name), chips)
    elif any(waiter.person == person for waiter in draft.table.waiting):
        raise Refused("waiting_already")
    else:
        draft.do(Waiting(person=person, name=name, chips=chips))


def _check_may_sit(draft: Draft, person: str) -> None:
    check_open(draft.table)
    check_not_barred(draft, person)
    held = seats_of(draft.table, person)
    if held and not draft.table.settings.several_seats:
        raise Refused("seated_already", seat=str(held[0]))


def check_not_barred(draft: Draft, person: str) -> None:
    """Raise Refused `removed`, with the minutes that are left, before a removed person may come back."""
    for barred, until in draft.table.barred:
        if barred == person and until > draft.at:
            raise Refused("removed", minutes=-(-(until - draft.at) // MINUTE))


def _seat_for(draft: Draft, person: str, wanted: int | None) -> int | None:
    """The seat that a person gets at once; None where he has to wait until a bot may go."""
    table = draft.table
    free = free_seats(table)
    if wanted is not None:
        _check_place(table, wanted)
    before_him = _waiting_before(table, person)
    if len(free) > before_him:
        if wanted is not None and wanted not in free:
            raise Refused("place_taken")
        return free[0] if wanted is None else wanted
    bots = sum(player is not None and bool(player.bot) for player in table.players)
    if bots <= before_him - len(free):
        raise Refused("table_full")
    return None if before_him else _freed_by_bot(draft, wanted)


def _check_place(table: Table, wanted: int) -> None:
    if wanted >= len(table.players):
        raise Refused("no_such_place", seats=len(table.players))
    player = table.players[wanted]
    if player is not None and not player.bot:
        raise Refused("place_taken")


def _waiting_before(table: Table, person: str) -> int:
    """How many wait who came before a person."""
    people = [waiter.person for waiter in table.waiting]
    return people.index(person) if person in people else len(people)


def _freed_by_bot(draft: Draft, wanted: int | None = None) -> int | None:
    """The seat that a bot gives up now: the one that is wanted, or the bot's that came last and holds no bank."""
    table = draft.table
    able = [
        (seat != wanted, seat == table.session.banker, -player.since, seat)
        for seat, player in enumerate(table.players)
        if player is not None and player.bot and _may_go(table.session, seat)
    ]
    if not able:
        return None
    seat = min(able)[-1]
    free_seat(draft, seat, "bot")
    return seat


def _may_go(session: Session, seat: int) -> bool:
    """Whether who leaves a seat now makes it free for another at once, and breaks no deal."""
    if session.stage is Stage.VOTE or session.seats[seat].leaving:
        return False
    running = session.running
    return running is None or (seat not in running.players and seat != session.banker)


def _take(draft: Draft, seat: int, player: Player, chips: int) -> None:
    draft.do(Seated(seat=seat, person=player.person, name=player.name, bot=player.bot))
    draft.do(Played(move=Join(seat=seat, chips=chips)))


def dealt_in_later(table: Table, person: str) -> bool:
    """Whether a person has a seat, and a deal is being played in which he has no part: he has one from the next on."""
    running, banker = table.session.running, table.session.banker
    held = seats_of(table, person)
    return (
        running is not None
        and bool(held)
        and not any(seat in running.players or seat == banker for seat in held)
    )


def wait(draft: Draft, person: str, command: commands.Wait) -> None:
    """Wait for a seat at a full table. Raises Refused `seat_free` where there is one, and otherwise as `sit` does."""
    _check_may_sit(draft, person)
    table = draft.table
    if any(waiter.person == person for waiter in table.waiting):
        raise Refused("waiting_already")
    if len(free_seats(table)) > len(table.waiting):
        raise Refused("seat_free")
    chips = chips_to_sit(table, person, command.chips)
    draft.do(Waiting(person=person, name=name_at(table, person, command.name), chips=chips))


def stop_waiting(draft: Draft, person: str, _: commands.StopWaiting) -> None:
    """Wait no longer. Raises Refused `not_waiting`."""
    if all(waiter.person != person for waiter in draft.table.waiting):
        raise Refused("not_waiting")
    draft.do(WaitedEnough(person=person))


def seat_waiters(draft: Draft) -> None:
    """Who waits gets a seat, first come, first served, as long as one is free or a bot may go.

    Who may not sit down any more with the chips that he said, because other rules hold since, waits no longer: he is not
    seated with others unasked. The course of the table calls it whenever anything has moved on; it does nothing where
    nothing can be done.
    """
    for waiter in draft.table.waiting:
        if not _may_bring(draft.table, waiter):
            draft.do(WaitedEnough(person=waiter.person, why="chips"))
    while draft.table.waiting and draft.table.session.stage not in (Stage.VOTE, Stage.CLOSED):
        waiter = draft.table.waiting[0]
        free = free_seats(draft.table)
        seat = free[0] if free else _freed_by_bot(draft)
        if seat is None:
            return
        _take(draft, seat, Player(person=waiter.person, name=waiter.name), waiter.chips)


def _may_bring(table: Table, waiter: Waiter) -> bool:
    try:
        return chips_to_sit(table, waiter.person, waiter.chips) == waiter.chips
    except Refused:
        return False


def add_bot(draft: Draft, person: str, command: commands.AddBot) -> None:
    """Seat a bot.

    Raises Refused: `no_such_bot`, `no_such_place`, `place_taken`, `no_free_seat`, `bots_enough`, `buy_in_range`.
    """
    check_host(draft, person)
    table = draft.table
    if command.bot not in BOTS:
        raise Refused("no_such_bot", bot=tidied(command.bot), bots=tuple(BOTS))
    free = free_seats(table)
    if command.seat is not None and command.seat >= len(table.players):
        raise Refused("no_such_place", seats=len(table.players))
    if len(free) <= len(table.waiting):
        raise Refused("no_free_seat")
    seat = free[0] if command.seat is None else command.seat
    if seat not in free:
        raise Refused("place_taken")
    number = 1 + sum(bool(account.bot) for account in table.accounts)
    if number > MOST_BOTS:
        raise Refused("bots_enough", most=MOST_BOTS)
    # A colon is in no person's id, so that a bot is nobody.
    bot = f"bot:{number}"
    chips = chips_to_sit(table, bot, command.chips)
    _take(draft, seat, Player(person=bot, name=_bot_name(table, command.bot), bot=command.bot), chips)


def _bot_name(table: Table, kind: str) -> str:
    names = [player.name for player in table.players if player is not None]
    names += [visitor.name for visitor in table.here] + [account.name for account in table.accounts]
    return shown_name(kind.capitalize(), names)


def falls_free_at(table: Table) -> int | None:
    """When the first seat falls free whose person is gone, in milliseconds since 1970; None while none will."""
    if table.paused or table.ended or table.session.stage is Stage.DEAL:
        return None
    gone = _gone(table)
    return gone[0][0] + KEPT_FOR if gone else None


def _gone(table: Table) -> list[tuple[int, int]]:
    """Since when persons are gone from their seats, and the seats, the longest gone first."""
    return sorted(
        (player.gone, seat)
        for seat, player in enumerate(table.players)
        if player is not None and player.gone and not table.session.seats[seat].leaving
    )


def free_abandoned(draft: Draft) -> None:
    """Seats whose persons have been gone too long fall free, between deals; their chips are cashed out."""
    while (due := falls_free_at(draft.table)) is not None and due <= draft.at:
        free_seat(draft, _gone(draft.table)[0][1], "gone")
