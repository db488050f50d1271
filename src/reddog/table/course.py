"""The course of a table: what a person asks for is done, and then all that follows from it without anybody's decision.

Time is not known here: what happens because time has passed is in `clock`.
"""

from __future__ import annotations

from typing import Final

from reddog.bots import Chance
from reddog.rules.choices import Kind
from reddog.rules.moves import Begin
from reddog.rules.session import awaited
from reddog.table import bots, moving_on, packs, proposals, resting, seating
from reddog.table.acts import Played
from reddog.table.answering import answer_for
from reddog.table.commands import AnyCommand, Say
from reddog.table.dealer import Dealer
from reddog.table.draft import Draft
from reddog.table.errors import Refused
from reddog.table.people import PEOPLE_COMMANDS
from reddog.table.playing import GAME_COMMANDS, check_not_stale
from reddog.table.standing import RESTS

COMMANDS: Final = PEOPLE_COMMANDS | GAME_COMMANDS
"""What each command does, given the draft, who asks, and the command."""

# Python 3.11 takes ten times as long to find a member of an enumeration as a name of the module.
_DRAW, _SHUFFLE = Kind.DRAW, Kind.SHUFFLE


def act_on(draft: Draft, person: str, command: AnyCommand, number: int, dealer: Dealer, luck: Chance) -> None:
    """Do what a person asks for, having seen the table as it was after the entry `number`, and all that follows.

    Raises Refused, IllegalMove or BadRules: then the draft is of no use, and nothing has changed.
    """
    if draft.table.ended and type(command) is not Say:
        raise Refused("evening_over")
    check_not_stale(draft.table, command, number)
    COMMANDS[type(command)](draft, person, command)
    go_on(draft, dealer, luck)


def go_on(draft: Draft, dealer: Dealer, luck: Chance) -> None:
    """Everything that follows without anybody's decision and without time."""
    done = -1
    while done != len(draft.acts):
        done = len(draft.acts)
        _people(draft)
        if draft.table.ended:
            packs.reveal(draft, dealer)
        else:
            _one_thing(draft, dealer, luck)
    moving_on.tell_alone(draft)


def _people(draft: Draft) -> None:
    """What people agreed on, seats that nobody came back for, and people who wait for one."""
    if draft.table.proposal is not None:
        proposals.decide(draft)
    if draft.table.session.running is None:
        seating.free_abandoned(draft)
    if draft.table.waiting:
        seating.seat_waiters(draft)


def _one_thing(draft: Draft, dealer: Dealer, luck: Chance) -> None:
    """What follows next, if anything does."""
    table = draft.table
    choice = awaited(table.session)[0]
    if choice.kind is _DRAW:
        packs.draw(draft, choice, dealer)
    elif choice.kind is _SHUFFLE:
        packs.shuffle(draft, choice, dealer)
    elif table.session.stage in RESTS:
        resting.see_to(draft)
    elif not table.paused:
        _not_waited_for(draft, luck)


def _not_waited_for(draft: Draft, luck: Chance) -> None:
    """A player who is away is answered for at once, and so does a bot answer that takes no time to think."""
    table = draft.table
    seat = resting.seat_away(table)
    if seat is not None:
        draft.do(Played(answer_for(table.session, seat), why=resting.AWAY))
    elif not table.settings.clock.bots and (seat := bots.seat_awaited(table)) is not None:
        bots.move(draft, seat, luck)


def begin(draft: Draft, dealer: Dealer) -> None:
    """The next deal begins; before the first, chance picks who deals."""
    choice = awaited(draft.table.session)[0]
    if choice.kind is Kind.FIRST_DEALER:
        packs.draw_dealer(draft, choice, dealer)
    draft.do(Played(Begin()))
