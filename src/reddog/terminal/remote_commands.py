"""From what was typed about a table to a command for its server. Nothing is decided here about who may."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from reddog.rules import moves
from reddog.rules.variants import MOST_CHIPS
from reddog.table import commands
from reddog.table.commands import AnyCommand
from reddog.table.views import TableView
from reddog.terminal.remote_persons import person_named, seat_named
from reddog.terminal.remote_rules import read_rules
from reddog.terminal.remote_words import TableWord
from reddog.terminal.words import Unclear, amount, printable


class Here(msgspec.Struct, frozen=True):
    """What a command is made from: the table, who types it, and from which seat."""

    table: TableView
    name: str
    seat: int | None
    chips: int | None = None
    """The buy-in where none is typed; None for the table's usual one."""
    person: str = ""
    """Who types it."""


def command(word: TableWord, text: str, here: Here) -> AnyCommand:
    """The command of a word that is one.

    Raises Unclear for what is missing or cannot be read, and `not_seated` where it takes a seat of one's own; BadRules
    as `read_rules` does. KeyError for a word that only asks something.
    """
    return _COMMANDS[word](text, here)


def is_command(word: TableWord) -> bool:
    """Whether a word is done by the server, rather than answered here."""
    return word in _COMMANDS


def own_seat(here: Here) -> int:
    """The seat of who types. Raises Unclear `not_seated`."""
    if here.seat is None:
        raise Unclear("not_seated")
    return here.seat


def _sit(text: str, here: Here) -> AnyCommand:
    words = text.split()
    if len(words) > 2:
        raise Unclear("sit_how", text=printable(text))
    return commands.Sit(
        here.name,
        chips=_chips(words[1]) if len(words) > 1 else here.chips,
        seat=_seat(amount(words[0])) if words else None,
    )


def _chips(text: str) -> int:
    """Chips that somebody may have. Raises Unclear `how_much` for none at all and for more than there can be."""
    chips = amount(text)
    if not 1 <= chips <= MOST_CHIPS:
        raise Unclear("how_much", least=1, most=MOST_CHIPS)
    return chips


def _seat(number: int) -> int:
    if not 1 <= number <= 20:
        raise Unclear("no_such_seat_number", number=number)
    return number - 1


def _wait(text: str, here: Here) -> AnyCommand:
    return commands.Wait(here.name, chips=_chips(text) if text else here.chips)


def _watch(text: str, here: Here) -> AnyCommand:
    return commands.StopWaiting() if here.seat is None else _stand(text, here)


def _stand(_text: str, here: Here) -> AnyCommand:
    return commands.Play(moves.Leave(own_seat(here)))


def _say(text: str, _here: Here) -> AnyCommand:
    if not text:
        raise Unclear("say_what")
    return commands.Say(_fitting(text, "talk_too_long", commands.LONGEST_TALK))


def _reason(text: str) -> str:
    return _fitting(text, "reason_too_long", commands.LONGEST_REASON)


def _fitting(text: str, code: str, most: int) -> str:
    """The text. Raises Unclear with the code where it has too many signs: the end of it is never left out."""
    if len(text) > most:
        raise Unclear(code, most=most, count=len(text))
    return text


def _share(text: str, here: Here) -> AnyCommand:
    seat, pack = own_seat(here), here.table.next_pack
    if not text:
        raise Unclear("share_what")
    share = _fitting(text, "share_too_long", commands.LONGEST_SHARE)
    return commands.GiveShare(seat, pack.number if pack else 0, share)


def _time(text: str, here: Here) -> AnyCommand:
    times = amount(text)
    if times > commands.MOST_TIMES:
        raise Unclear("too_many_times", most=commands.MOST_TIMES)
    return commands.Extend(own_seat(here), times)


def _skip(text: str, here: Here) -> AnyCommand:
    """Without a name whoever is awaited is meant. The host decides; anybody else asks the others."""
    turn = here.table.turn
    awaited = turn.seats if turn is not None else ()
    seat = awaited[0] if len(awaited) == 1 and not text else seat_named(text, here.table)
    return commands.MoveOn(seat) if here.table.host == here.person else commands.ProposeMoveOn(seat)


def _bot(text: str, _here: Here) -> AnyCommand:
    kind, _, seat = text.partition(" ")
    if not kind:
        raise Unclear("which_bot")
    return commands.AddBot(kind.casefold()[:30], _seat(amount(seat)) if seat else None)


def _remove(text: str, here: Here) -> AnyCommand:
    """After the name a reason may stand: the longest name that somebody has is meant."""
    words = text.split(" ")
    for count in range(len(words), 1, -1):
        name, reason = " ".join(words[:count]), " ".join(words[count:])
        try:
            person = person_named(name, here.table)
        except Unclear:
            continue
        return commands.Remove(person, _reason(reason))
    return commands.Remove(person_named(words[0], here.table), _reason(" ".join(words[1:])))


def _adjust(text: str, here: Here) -> AnyCommand:
    words = text.split()
    if len(words) < 3:
        raise Unclear("adjust_how")
    *names, chips = words
    for count in range(1, len(names)):
        try:
            giver = seat_named(" ".join(names[:count]), here.table)
            taker = seat_named(" ".join(names[count:]), here.table)
        except Unclear:
            continue
        return commands.ProposeAdjust(giver, taker, _chips(chips))
    raise Unclear("adjust_how")


_COMMANDS: Final[dict[TableWord, Callable[[str, Here], AnyCommand]]] = {
    TableWord.SIT: _sit,
    TableWord.WAIT: _wait,
    TableWord.WATCH: _watch,
    TableWord.STAND: _stand,
    TableWord.SAY: _say,
    TableWord.SHARE: _share,
    TableWord.TIME: _time,
    TableWord.START: lambda _, __: commands.Start(),
    TableWord.PAUSE: lambda _, __: commands.Pause(),
    TableWord.RESUME: lambda _, __: commands.Resume(),
    TableWord.BOT: _bot,
    TableWord.REMOVE: _remove,
    TableWord.MUTE: lambda text, here: commands.Mute(person_named(text, here.table)),
    TableWord.UNMUTE: lambda text, here: commands.Mute(person_named(text, here.table), muted=False),
    TableWord.SKIP: _skip,
    TableWord.HOST: lambda text, here: commands.HandOver(person_named(text, here.table)),
    TableWord.CHANGE: lambda text, here: commands.ChangeRules(
        read_rules(text.split(), here.table.planned or here.table.settings)
    ),
    TableWord.VOID: lambda text, _: commands.ProposeVoid(_reason(text)),
    TableWord.ADJUST: _adjust,
    TableWord.END: lambda _, __: commands.ProposeEnd(),
    TableWord.AGREE: lambda _, __: commands.Answer(yes=True),
    TableWord.DISAGREE: lambda _, __: commands.Answer(yes=False),
}
