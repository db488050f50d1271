"""What people are called: cleaned, short, and told apart at a glance. Names are for eyes; a person's id says who it is."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from reddog.table.errors import Refused
from reddog.table.lookalikes import skeleton
from reddog.table.state import Table
from reddog.table.text import tidied

LONGEST: Final = 24
"""User-perceived characters of a name."""
MOST_MARKS: Final = 3
"""Combining marks on one letter: as many as Hebrew or Vietnamese need, too few to reach into the next line."""

_NUMBER: Final = re.compile(r" \d+$")


def shown_name(typed: str, others: Iterable[str], bots: Iterable[str] = ()) -> str:
    """A name as it is shown, given the names of the others at the table and of the bots there.

    A name like another's, or that looks like it, gets a number. Raises Refused: `bad_name` when nothing is left of it, and
    `bot_name` when a bot is called so.
    """
    seen = "".join(_signs(unicodedata.normalize("NFKC", tidied(typed))))
    signs = _signs(tidied(seen))
    name = "".join(signs[:LONGEST]).rstrip()
    if not name:
        raise Refused("bad_name", most=LONGEST)
    plain = skeleton(_NUMBER.sub("", name))
    if any(plain == skeleton(_NUMBER.sub("", bot)) for bot in bots):
        raise Refused("bot_name", name=name)
    return _numbered(name, signs, {skeleton(other) for other in others})


def _numbered(name: str, signs: list[str], taken: set[str]) -> str:
    """The name itself, or with the first number that makes it different from those taken."""
    number, numbered = 1, name
    while skeleton(numbered) in taken:
        number += 1
        end = f" {number}"
        numbered = "".join(signs[: LONGEST - len(end)]).rstrip() + end
    return numbered


def _signs(text: str) -> list[str]:
    """The text by user-perceived characters, near enough: a letter with its marks, a flag, a coloured hand."""
    signs: list[str] = []
    marks = 0
    for sign in text:
        if unicodedata.category(sign).startswith("M"):
            marks += 1
            # A mark with nothing to stand on would stand on what comes before the name.
            if signs and signs[-1] != " " and marks <= MOST_MARKS:
                signs[-1] += sign
            continue
        marks = 0
        if signs and _joins(signs[-1], sign):
            signs[-1] += sign
        else:
            signs.append(sign)
    return signs


def _joins(before: str, sign: str) -> bool:
    """Whether a sign is seen as one with what comes before it: a skin tone, or the second letter of a flag."""
    if "\U0001f3fb" <= sign <= "\U0001f3ff":
        return True
    return _is_flag_letter(sign) and len(before) == 1 and _is_flag_letter(before)


def _is_flag_letter(sign: str) -> bool:
    return "\U0001f1e6" <= sign <= "\U0001f1ff"


def name_at(table: Table, person: str, typed: str) -> str:
    """What a person is called at a table, told apart from all who are there or have played there.

    Raises Refused as `shown_name` does.
    """
    # Who holds several seats has a name in each of them, and they are told apart too.
    seated = [player for player in table.players if player is not None]
    others = [player.name for player in seated]
    others += [visitor.name for visitor in table.here if visitor.person != person]
    others += [waiter.name for waiter in table.waiting if waiter.person != person]
    others += [account.name for account in table.accounts if account.person != person]
    return shown_name(typed, others, [player.name for player in seated if player.bot])
