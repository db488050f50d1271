"""The words that may be typed at a server's table besides those of every table, and how such a line is understood."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum
from typing import Final

import msgspec

from reddog.speech import ENGLISH, Language
from reddog.terminal.words import Typed, Unclear, Word, printable, understand


class TableWord(StrEnum):
    """A command about the table and the people at it."""

    SIT = "sit"
    STAND = "stand"
    WATCH = "watch"
    WAIT = "wait"
    SAY = "say"
    WHO = "who"
    LEDGER = "ledger"
    LINK = "link"
    FAIR = "fair"
    SHARE = "share"
    HELLO = "hello"
    TIME = "time"
    START = "start"
    PAUSE = "pause"
    RESUME = "resume"
    BOT = "bot"
    REMOVE = "remove"
    MUTE = "mute"
    UNMUTE = "unmute"
    HIDE = "hide"
    UNHIDE = "unhide"
    SKIP = "skip"
    HOST = "host"
    CHANGE = "change"
    VOID = "void"
    ADJUST = "adjust"
    END = "end"
    AGREE = "agree"
    DISAGREE = "disagree"


_ALONE: Final = {
    TableWord.STAND,
    TableWord.WATCH,
    TableWord.WHO,
    TableWord.LEDGER,
    TableWord.LINK,
    TableWord.FAIR,
    TableWord.HELLO,
    TableWord.START,
    TableWord.PAUSE,
    TableWord.RESUME,
    TableWord.END,
    TableWord.AGREE,
    TableWord.DISAGREE,
}
_IN_FULL: Final = {TableWord.END, TableWord.VOID, TableWord.STAND, TableWord.REMOVE}
"""Words that change much are typed in full."""


class TypedHere(msgspec.Struct, frozen=True):
    """What was typed about the table: a word and what stands after it."""

    word: TableWord
    text: str = ""


def understand_here(
    line: str,
    now: Collection[Word] = (),
    *,
    proposed: bool = False,
    leaving: StrEnum | None = None,
    language: Language = ENGLISH,
) -> Typed | TypedHere:
    """The command of a line that is not empty; see `understand`. A game's own word comes before a table's.

    After `leaving`, a word that was asked back, yes is that word again, and no is said to it. Otherwise, where something is
    proposed and no vote is asked for, they answer that. `rules` with words after it changes them. Raises Unclear as
    `understand` does.
    """
    words = line.split(maxsplit=1)
    first, rest = words[0].casefold(), words[1].strip() if len(words) > 1 else ""
    if first == Word.RULES and rest:
        return TypedHere(TableWord.CHANGE, rest)
    word = _find(first)
    if word is None:
        typed = understand(line, now, language=language)
        if leaving and typed.word is Word.YES:
            return Typed(leaving) if isinstance(leaving, Word) else TypedHere(TableWord(leaving))
        if leaving and typed.word is Word.NO:
            return typed
        if proposed and typed.word in {Word.YES, Word.NO} and typed.word not in now:
            return TypedHere(TableWord.AGREE if typed.word is Word.YES else TableWord.DISAGREE)
        return typed
    if rest and word in _ALONE:
        raise Unclear("nothing_after", word=str(word), text=printable(rest))
    return TypedHere(word, rest)


def _find(first: str) -> TableWord | None:
    """The word of the table's that is meant: in full, or cut short where no word of the game's begins so."""
    if first in set(TableWord):
        return TableWord(first)
    if len(first) < 2 or any(word.startswith(first) for word in Word):
        return None
    found = [word for word in TableWord if word.startswith(first)]
    if len(found) > 1:
        raise Unclear("unclear_word", word=printable(first), options=tuple(map(str, found)))
    if found and found[0] in _IN_FULL:
        raise Unclear("whole_word_here", word=str(found[0]))
    return found[0] if found else None
