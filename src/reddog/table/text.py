"""What people write, as it may be shown in one line: on a page, at a terminal, in a ledger that is handed on."""

from __future__ import annotations

import unicodedata
from typing import Final

_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159")
"""Letters, marks and signs that show nothing, besides the categories below (Unicode: Default_Ignorable_Code_Point)."""
_UNSEEN_KINDS: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Controls, formats (bidi marks, zero widths, tags), surrogates, private use, unassigned."""


def tidied(text: str) -> str:
    """Text as it may be shown in a line: what cannot be seen is gone, and white space is single blanks."""
    return " ".join("".join(_piece(sign) for sign in text).split())


def _piece(sign: str) -> str:
    kind = unicodedata.category(sign)
    if sign.isspace() or kind in ("Zl", "Zp"):
        return " "
    hidden = kind in _UNSEEN_KINDS or sign in _UNSEEN or _selects(sign)
    return "" if hidden else sign


def _selects(sign: str) -> bool:
    """Whether a sign is a variation selector, which shows nothing of its own."""
    return (
        "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef" or "\u180b" <= sign <= "\u180f"
    )
