"""The codes of tables: short, to be read out, and forgiving when they are typed.

No code holds two signs that look alike. Of each group of look-alikes one is in the alphabet, and the others are read
as that one: a typed O is 0, an I or L is 1, a B is 8. Case, spaces and hyphens do not matter. (Q and U are in no code
either, but are left as they are: which of 0 and V was meant nobody can tell.)
"""

from __future__ import annotations

import unicodedata
from typing import Final

ALPHABET: Final = "0123456789ACDEFGHJKMNPRTVWXY"
LENGTH: Final = 8
"""28 ** 8 codes, so that nobody finds a table by trying."""

_ALIKE: Final = str.maketrans("OILZSB", "011258")
_LEFT_OUT: Final = str.maketrans("", "", " -_.\u2010\u2011\u2012\u2013\u2014\u00a0\t\r\n")
_LONGEST: Final = 60
"""Characters of a typed code that are looked at."""


def code_from(fresh: bytes) -> str:
    """A code made of random bytes, of which it takes 16.

    The remainder of 128 random bits by the number of codes favours none noticeably. Raises ValueError for fewer bytes.
    """
    if len(fresh) < 2 * LENGTH:
        raise ValueError(f"a code takes {2 * LENGTH} random bytes, not {len(fresh)}")
    number = int.from_bytes(fresh[: 2 * LENGTH])
    signs = []
    for _ in range(LENGTH):
        number, sign = divmod(number, len(ALPHABET))
        signs.append(ALPHABET[sign])
    return "".join(signs)


def read_code(typed: str) -> str:
    """The code that was meant; nothing, which no table has, for what cannot be one."""
    text = unicodedata.normalize("NFKC", typed[:_LONGEST]).upper().translate(_LEFT_OUT)
    code = text.translate(_ALIKE)
    return code if set(code) <= set(ALPHABET) else ""


def shown_code(code: str) -> str:
    """A code as people read it: in two halves."""
    return f"{code[: LENGTH // 2]}-{code[LENGTH // 2 :]}" if len(code) == LENGTH else code
