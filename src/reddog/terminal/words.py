"""The words that may be typed at a table, and how a line is understood.

A word may be cut short as long as only one word is meant, in any case. Amounts are plain digits: nothing is
ever read as a part of what was typed.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from enum import StrEnum
from typing import Final

import msgspec

from reddog.errors import RedDogError
from reddog.speech import ENGLISH, Language

_DIGITS: Final = re.compile(r"0|[1-9][0-9]*")
_ENOUGH: Final = 20
"""Digits of a number that is out of every range."""
SHOWN: Final = 40
"""Characters of an unknown text that are said back."""


class Word(StrEnum):
    """A command."""

    BET = "bet"
    MIN = "min"
    QUARTER = "quarter"
    HALF = "half"
    THREE_QUARTERS = "three-quarters"
    POT = "pot"
    RAISE = "raise"
    STAY = "stay"
    BUY = "buy"
    PASS = "pass"
    HIGH = "high"
    LOW = "low"
    HIGHER = "higher"
    LOWER = "lower"
    SHOW = "show"
    STAKE = "stake"
    AGAIN = "again"
    KEEP = "keep"
    TAKE = "take"
    YES = "yes"
    NO = "no"
    DEAL = "deal"
    NEXT = "next"
    HAND = "hand"
    STATUS = "status"
    ODDS = "odds"
    SEEN = "seen"
    LOG = "log"
    LAST = "last"
    RULES = "rules"
    HELP = "help"
    AWAY = "away"
    BACK = "back"
    BUY_IN = "buy-in"
    SPLIT = "split"
    LEAVE = "leave"
    QUIT = "quit"


SHARES: Final = (Word.MIN, Word.QUARTER, Word.HALF, Word.THREE_QUARTERS, Word.POT)
"""Words for an amount."""

# Single keys as on the page, and other words; but none for a bet: there a key only sets the amount, here a word places it.
_KEYS: Final = {
    "h": Word.HAND,
    "s": Word.STATUS,
    "o": Word.ODDS,
    "x": Word.SEEN,
    "l": Word.LAST,
    "g": Word.LOG,
    "?": Word.HELP,
    "y": Word.YES,
    "n": Word.NO,
    "exit": Word.QUIT,
    # The questions themselves are put with these.
    "open": Word.STAKE,
}
_CALLED: Final = {Word.HIGH, Word.LOW, Word.HIGHER, Word.LOWER}
"""What may be called; the word itself is enough."""
_ANSWERS: Final = (Word.YES, Word.NO)
"""Words that every language has of its own; the others are the same in all."""
_IN_FULL: Final = {Word.LEAVE, Word.QUIT}
"""Words that end the evening are typed in full."""
_WITH_TEXT: Final = {Word.BET, Word.RAISE, Word.SHOW, Word.STAKE, Word.LOG, Word.BUY_IN}


class Unclear(RedDogError):
    """A line that cannot be understood. Nothing has been done."""

    kind = "line"


class Typed(msgspec.Struct, frozen=True):
    """What was typed: a word and what stands after it, or an amount alone."""

    word: Word | None
    """None for an amount without a word."""
    text: str = ""
    """What stands after the word, or the amount."""


def understand(line: str, now: Collection[Word] = (), *, language: Language = ENGLISH) -> Typed:
    """The command of a line that is not empty; a word cut short is rather one of `now`, yes and no are the language's too.

    Raises Unclear: `unknown_word`, `unclear_word` with the words that may be meant, `whole_word` for one that may not
    be cut short, `nothing_after` where a word stands alone, and `not_a_number` for what looks like an amount but is
    not plain digits.
    """
    words = line.split(maxsplit=1)
    first, rest = words[0], " ".join(words[1].split()) if len(words) > 1 else ""
    if looks_like_amount(first):
        # "1 000" is no amount either.
        return Typed(None, amount_text(f"{first} {rest}".strip()))
    if first.casefold() == "buy" and rest.split(" ")[0].casefold() == "in":
        first, rest = "buy-in", rest[3:]
    if first.casefold() == "call" and rest.casefold() in _CALLED:
        first, rest = rest, ""
    if first.casefold() == "three" and rest.casefold() in {"quarters", "quarter"}:
        first, rest = "three-quarters", ""
    word = yes_or_no(first, language) or find(first, now=now)
    if rest and word is Word.BET:
        return _bet(rest)
    if rest and word not in _WITH_TEXT:
        raise Unclear("nothing_after", word=str(word), text=printable(rest))
    return Typed(word, rest)


def _bet(rest: str) -> Typed:
    """After `bet`: an amount, or a word for one."""
    if looks_like_amount(rest):
        return Typed(Word.BET, amount_text(rest))
    share = find(rest, SHARES)
    return Typed(share)


def yes_or_no(text: str, language: Language) -> Word | None:
    """The answer that a text is in a language; None where it is none of its words for yes and no."""
    said = text.casefold()
    return next((word for word in _ANSWERS if said in language.say(f"typed.{word}").split()), None)


def find(text: str, among: Iterable[Word] = tuple(Word), now: Collection[Word] = ()) -> Word:
    """The word that is meant, rather one of `now`. Raises Unclear `unknown_word`, `unclear_word` or `whole_word`."""
    among = tuple(among)
    key = text.casefold()
    if key in _KEYS and _KEYS[key] in among:
        return _KEYS[key]
    found = [word for word in among if word == key] or [word for word in among if word.startswith(key)]
    if not found:
        raise Unclear("unknown_word", word=printable(text))
    if len(found) > 1:
        found = [word for word in found if word in now] if len(set(found) & set(now)) == 1 else found
    if len(found) > 1:
        raise Unclear("unclear_word", word=printable(text), options=tuple(map(str, found)))
    if found[0] in _IN_FULL and key != found[0]:
        raise Unclear("whole_word", word=str(found[0]))
    return found[0]


def looks_like_amount(text: str) -> bool:
    """Whether an amount was meant: there is a digit at the start, or after a sign or a point."""
    start = text.lstrip("+-\u2212.,$€£ ")[:1]
    return start.isnumeric()


def amount_text(text: str) -> str:
    """The digits of an amount, however many. Raises Unclear `not_a_number` for anything but plain digits."""
    if not _DIGITS.fullmatch(text):
        raise Unclear("not_a_number", text=printable(text))
    return text


def amount(text: str) -> int:
    """An amount in chips. Raises Unclear `not_a_number`: signs, points, marks for thousands, other digits.

    An amount that no range reaches is any such amount: a million digits are not worked out.
    """
    return int(amount_text(text)[:_ENOUGH])


def printable(text: str) -> str:
    """A text as it can be said back: cut short, with "?" for what does not print."""
    shown = harmless(text[:SHOWN])
    return shown + "..." if len(text) > SHOWN else shown


def harmless(text: str) -> str:
    """The whole of a text, with "?" for what does not print: nothing in it moves the cursor or turns the line round."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
