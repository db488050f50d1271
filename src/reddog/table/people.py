"""People come and go, and talk; and the commands of people by their kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from reddog.table import commands, hosting, moving_on, proposals, seating
from reddog.table.acts import Arrived, Departed, Paused, Resumed, Said, WaitedEnough
from reddog.table.draft import Draft
from reddog.table.errors import Refused
from reddog.table.names import name_at
from reddog.table.text import tidied

NOBODY_HERE: Final = "nobody-here"
"""Why a table is paused that everybody has left."""


def arrive(draft: Draft, person: str, name: str, server: str) -> None:
    """A person is connected, to this server; a table that was paused because nobody was there goes on.

    Who is there already in the same way brings about nothing. Raises Refused: `removed` before a removed person may
    come back, and what `name_at` raises.
    """
    table = draft.table
    seating.check_not_barred(draft, person)
    shown = _known_as(draft, person) or name_at(table, person, name)
    if any((here.person, here.name, here.server) == (person, shown, server) for here in table.here):
        return
    draft.do(Arrived(person=person, name=shown, server=server))
    if table.paused == NOBODY_HERE:
        draft.do(Resumed())


def _known_as(draft: Draft, person: str) -> str:
    """The name in a person's seat, under which the others know him."""
    seats = hosting.seats_of(draft.table, person)
    player = draft.table.players[seats[0]] if seats else None
    return player.name if player is not None else ""


def depart(draft: Draft, person: str) -> None:
    """A person has been gone for longer than a flicker: his seat stays his, his place in the line does not.

    A host's powers pass on; a game that nobody watches any more is paused.
    """
    if not hosting.is_here(draft.table, person):
        return
    if any(waiter.person == person for waiter in draft.table.waiting):
        draft.do(WaitedEnough(person=person))
    draft.do(Departed(person=person))
    if person == draft.table.host:
        hosting.pass_host_on(draft)
    moving_on.tell_alone(draft)
    table = draft.table
    if not table.here and table.started and not table.paused and not table.ended:
        draft.do(Paused(why=NOBODY_HERE))
        proposals.drop_overtaken(draft)


def say(draft: Draft, person: str, command: commands.Say) -> None:
    """Talk. Raises Refused: `no_chat`, `muted`, `players_talk` for spectators where none are wanted, `nothing_said`."""
    settings = draft.table.settings
    if not settings.chat:
        raise Refused("no_chat")
    if person in draft.table.muted:
        raise Refused("muted")
    if not settings.spectators and not hosting.seats_of(draft.table, person):
        raise Refused("players_talk")
    text = tidied(command.text)
    if not text:
        raise Refused("nothing_said")
    draft.do(Said(person=person, text=text))


PEOPLE_COMMANDS: Final[dict[type[commands.Command], Callable[[Draft, str, Any], None]]] = {
    commands.Sit: seating.sit,
    commands.Wait: seating.wait,
    commands.StopWaiting: seating.stop_waiting,
    commands.AddBot: seating.add_bot,
    commands.Say: say,
    commands.Start: hosting.start,
    commands.Pause: hosting.pause,
    commands.Resume: hosting.resume,
    commands.Remove: hosting.remove,
    commands.Mute: hosting.mute,
    commands.HandOver: hosting.hand_over,
    commands.ChangeRules: hosting.change_rules,
    commands.MoveOn: moving_on.move_on,
    commands.ProposeVoid: proposals.propose_void,
    commands.ProposeAdjust: proposals.propose_adjust,
    commands.ProposeEnd: proposals.propose_end,
    commands.ProposeMoveOn: proposals.propose_move_on,
    commands.Answer: proposals.answer,
}
"""What each command of people does; all take the draft, who asks, and the command."""
