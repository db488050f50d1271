"""Messages by key, and the language they are said in.

A message is a whole sentence with named places, such as ``{who} bets {chips}.``, never a piece that is glued to
others, so that a translator may put the words in any order. Where a number decides the form of the words, the
message is a `Plural`: the forms in the order of the language's plural rule, just what a gettext catalogue holds
(context: the key; identifier: the English forms). A value is put in as it is: braces or markup in a name mean
nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

_PLACE: Final = re.compile(r"\{(\w+)\}")


class Plural(msgspec.Struct, frozen=True):
    """A message whose form depends on one of its numbers."""

    count: str
    """The name of the number that decides."""
    forms: tuple[str, ...]
    """The forms, as many as the language has; in English one and many."""


Message = str | Plural
Messages = Mapping[str, Message]


def one_or_many(count: int) -> int:
    """The plural rule of English: form 0 for one, form 1 for everything else."""
    return 0 if abs(count) == 1 else 1


class Language(msgspec.Struct, frozen=True):
    """A language: its messages and how it writes numbers and lists."""

    tag: str
    """The BCP 47 tag, such as ``en``."""
    messages: Messages
    name: str = ""
    """What its speakers call it."""
    plural: Callable[[int], int] = one_or_many
    """Which form of a `Plural` a number takes."""
    group: str = ","
    """The mark between thousands."""
    point: str = "."
    """The mark before decimals."""
    fallback: Language | None = None
    """Where a message is looked for that this language does not have yet."""

    def say(self, key: str, /, **values: str | int) -> str:
        """The message of a key with values in its places; whole numbers are grouped.

        Raises KeyError for a key that no catalogue has, or for a place without a value.
        """
        language: Language = self
        while key not in language.messages and language.fallback is not None:
            language = language.fallback
        message = language.messages[key]
        if isinstance(message, Plural):
            message = message.forms[language.plural(int(values[message.count]))]
        # Only the message is read for places: what is put in stays as it is.
        return message.format_map({name: self._written(value) for name, value in values.items()})

    def has(self, key: str) -> bool:
        """Whether there is a message for a key."""
        return key in self.messages or (self.fallback is not None and self.fallback.has(key))

    def number(self, number: int) -> str:
        """A whole number with its thousands grouped."""
        return f"{number:,}".replace(",", self.group)

    def signed(self, number: int) -> str:
        """A number with its sign; zero has none."""
        return ("+" if number > 0 else "") + self.number(number)

    def percent(self, part: int, whole: int) -> str:
        """A share in per cent with one decimal, rounded to the nearest; a half goes up. No percent sign."""
        tenths = (2000 * part + whole) // (2 * whole)
        return f"{self.number(tenths // 10)}{self.point}{tenths % 10}"

    def listed(self, items: Sequence[str], joined: str = "and") -> str:
        """Items in a row: "A, B and C", with `joined` "or" "A, B or C", with "more" "A, B, C"; none is an empty text."""
        if len(items) < 2:
            return "".join(items)
        head = items[0]
        for item in items[1:-1]:
            head = self.say("list.more", head=head, item=item)
        return self.say(f"list.{joined}", head=head, item=items[-1])

    def _written(self, value: str | int) -> str:
        return value if isinstance(value, str) else self.number(value)


def places(message: Message) -> set[str]:
    """The names of the places in a message, the deciding number of a plural among them."""
    if isinstance(message, Plural):
        return {message.count}.union(*(_PLACE.findall(form) for form in message.forms))
    return set(_PLACE.findall(message))
