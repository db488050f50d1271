"""Everything that can be refused, with a stable code for programs; the sentence for a person is in `speech`.

RedDogError                 refused; nothing has changed
├── BadCard                 text that is not a card, or a card that cannot be there
├── BadRules                a variant, house rule or setting that cannot be
│   └── UnknownGame         a name that is no game, or that names several
├── IllegalMove             a move that the rules do not allow now
├── BadNotation             a file that cannot be read; `line` says where
└── (others)                StoreTrouble, Refused and what a server refuses, beside what raises them
"""

from __future__ import annotations

from typing import ClassVar

Fact = str | int | tuple[str, ...] | tuple[int, ...] | None


class RedDogError(Exception):
    """Something refused. `code` is stable; `facts` are the values that its sentence names.

    The text of the exception is the code and the facts; `reddog.speech.refusal` makes the sentence.
    """

    kind: ClassVar[str] = "error"

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return ", ".join((self.code, *(f"{key}={value}" for key, value in self.facts.items())))


class BadCard(RedDogError):
    """Text that is not a card, or a card that cannot be where it is said to be."""

    kind = "card"


class BadRules(RedDogError):
    """A house rule or a setting that does not exist or cannot go with the others."""

    kind = "rules"


class UnknownGame(BadRules):
    """A name that is no game's, or that several games share."""

    kind = "game"


class IllegalMove(RedDogError):
    """A move that is not allowed now. The session is unchanged."""

    kind = "move"


class BadNotation(RedDogError):
    """A saved session that is cut short, altered or not one. The fact `line` counts from 1."""

    kind = "notation"
