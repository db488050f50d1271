"""What a typed line wants at a server's table: something to be said here, or a command for the server."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

import msgspec

from reddog.errors import IllegalMove, RedDogError
from reddog.rules import moves
from reddog.rules.moves import PlayerMove
from reddog.rules.state import Stage
from reddog.rules.views import View
from reddog.table import commands
from reddog.table.commands import AnyCommand
from reddog.terminal.answers import is_answer
from reddog.terminal.answers import refused as as_typed
from reddog.terminal.information import INFORMATION, Asking, open_now
from reddog.terminal.question import Armed, Question
from reddog.terminal.remote_commands import Here, command, is_command, own_seat
from reddog.terminal.remote_information import TABLE_INFORMATION, Knowing, table_rule_lines, time_line
from reddog.terminal.remote_persons import person_named
from reddog.terminal.remote_words import TableWord, TypedHere
from reddog.terminal.words import Typed, Unclear, Word, amount


class Wish(msgspec.Struct, frozen=True):
    """What is to be done for a line; nothing where it was asked back."""

    said: tuple[str, ...] = ()
    command: AnyCommand | None = None
    text: str = ""
    """What stood for an amount."""
    quits: bool = False
    """The connection is left, after the command if there is one."""
    takes_over: bool = False


class Asked(msgspec.Struct, frozen=True):
    """The moment in which a line is typed."""

    knowing: Knowing
    view: View
    here: Here
    question: Question
    armed: Armed | None


def wish(typed: Typed | TypedHere, asked: Asked) -> Wish:
    """What a line wants. Raises Unclear, BadCard and BadRules for what cannot be understood, or has no sense here."""
    return _of_table(typed, asked) if isinstance(typed, TypedHere) else _of_game(typed, asked)


def refused_as_typed(error: RedDogError, command: AnyCommand, text: str, asked: Asked) -> RedDogError:
    """A refusal of the server's with what only the terminal knows; see `answers.refused`."""
    if not isinstance(command, commands.Play) or error.code not in {
        "out_of_range",
        "not_now",
        "no_raise_now",
    }:
        return error
    variant = asked.knowing.telling.people.game.variant
    illegal = IllegalMove(error.code, **error.facts)
    return as_typed(illegal, command.move, text, asked.view, variant)


def _of_table(typed: TypedHere, asked: Asked) -> Wish:
    word = typed.word
    if word is TableWord.HELLO:
        return Wish(takes_over=True)
    if word in {TableWord.HIDE, TableWord.UNHIDE}:
        return Wish(said=(_hide(typed, asked.knowing),))
    if word in {TableWord.STAND, TableWord.WATCH} and asked.here.seat is not None:
        return Wish(command=commands.Play(moves.Leave(asked.here.seat))) if _sure(word, asked) else Wish()
    if word in TABLE_INFORMATION and not (typed.text and is_command(word)):
        return Wish(said=tuple(TABLE_INFORMATION[word](asked.knowing)))
    return Wish(command=command(word, typed.text, asked.here))


def _hide(typed: TypedHere, knowing: Knowing) -> str:
    """What somebody says is not told here any more, or is again; nobody else hears of that."""
    person, hidden = person_named(typed.text, knowing.table), typed.word is TableWord.HIDE
    if person == knowing.remote.person:
        raise Unclear("hide_oneself")
    knowing.telling.hide(person, hidden=hidden)
    who = knowing.telling.people.listed((person,))
    return knowing.say("join.hidden" if hidden else "join.unhidden", who=who)


def _of_game(typed: Typed, asked: Asked) -> Wish:
    word = typed.word
    if word in INFORMATION:
        return Wish(said=tuple(_information(typed, asked)))
    if is_answer(word):
        own_seat(asked.here)
        move = asked.question.answer(typed, asked.view, asked.armed)
        return Wish() if move is None else Wish(command=commands.Play(move), text=typed.text)
    match word:
        case Word.NEXT:
            raise Unclear("next_by_itself")
        case Word.QUIT:
            return Wish(quits=True)
        case Word.LEAVE if asked.here.seat is None:
            return Wish(quits=True)
        case Word.LEAVE:
            leave = commands.Play(moves.Leave(own_seat(asked.here)))
            return Wish(command=leave, quits=True) if _sure(Word.LEAVE, asked) else Wish()
        case Word.BACK:
            return Wish(command=_back(own_seat(asked.here), asked))
        case Word.BUY_IN if not typed.text:
            raise Unclear("how_many_chips", chips=asked.knowing.table.settings.buy_in)
        case _:
            return Wish(command=commands.Play(_unprompted(typed, own_seat(asked.here))), text=typed.text)


def _unprompted(typed: Typed, seat: int) -> PlayerMove:
    match typed.word:
        case Word.AWAY:
            return moves.SitOut(seat)
        case Word.BUY_IN:
            return moves.BuyIn(seat, amount(typed.text))
        case _:
            return moves.OfferSplit(seat)


def _back(seat: int, asked: Asked) -> AnyCommand:
    away = any(player.away for player in asked.knowing.table.players if player.seat == seat)
    return commands.BackAgain(seat) if away else commands.Play(moves.Return(seat))


def _sure(word: StrEnum, asked: Asked) -> bool:
    """Whether a seat is to be given up: in mid-deal that is asked back once, since chips are lost by it."""
    view, seat = asked.view, own_seat(asked.here)
    if view.stage != Stage.DEAL or not view.seats[seat].playing:
        return True
    if asked.question.repeated(word, view.number, asked.armed):
        return True
    asked.question.say("join.confirm", word=str(word), chips=view.seats[seat].stack)
    return False


def _information(typed: Typed, asked: Asked) -> Iterable[str]:
    knowing, view = asked.knowing, asked.view
    if typed.word is Word.HELP:
        yield from _help(asked)
        return
    if typed.word in {Word.HAND, Word.ODDS}:
        own_seat(asked.here)
    if typed.word is Word.ODDS and not knowing.table.settings.hints:
        raise Unclear("hints_are_off")
    game = knowing.telling.people.game
    asking = Asking(view, game, game, knowing.telling.teller)
    lines = INFORMATION[typed.word](asking, typed.text)
    # The table's own line says when.
    yield from (line for line in lines if line != game.say("waiting.begin"))
    if typed.word is Word.STATUS:
        yield time_line(knowing)
    elif typed.word is Word.RULES:
        yield from table_rule_lines(knowing)


_HELP: Final = ("here.seat", "here.agree", "here.talk", "here.time", "here.fair", "here.table")


def _help(asked: Asked) -> Iterable[str]:
    say = asked.knowing.say
    now = [key for key in open_now(asked.view, asked.knowing.telling.people.game) if key != "help.next"]
    if now:
        yield say("help.now")
        yield from map(say, now)
        yield say("help.always")
    for key in ("asking", "again", "rules", *_HELP):
        yield say(f"help.{key}")
    if asked.knowing.table.host == asked.knowing.remote.person:
        yield say("help.here.host")
    for key in ("here.leave", "keys", "short"):
        yield say(f"help.{key}")
