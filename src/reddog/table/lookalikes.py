"""Which texts look alike: each has a skeleton, and those with the same one are taken for each other.

The letters were chosen by their shapes, in the manner of the confusables of Unicode Technical Standard 39; it is a small
table of our own for the alphabets that are mixed up most. A skeleton is for comparing and is never shown.
"""

from __future__ import annotations

import unicodedata
from typing import Final

_SHAPES: Final = str.maketrans(
    {
        **dict(zip("АаВвЕеКкМмНнОоРрСсТтУуХх", "aabbeekkmmhhooppccttyyxx", strict=True)),
        **dict(zip("ЅѕІіЈјҺһԀԁԚԛԜԝҮүГгПпЬьӀӏ", "ssiijjhhddqqwwyyrrnnbbll", strict=True)),
        **dict(zip("ΑαΒβΕεΖΗηΙιΚκΜΝνΟοΡρΤτΥυΧχγωσμ", "aabbeezhniikkmnvooppttyuxxywou", strict=True)),
        **dict(zip("ՕօՍսՀհոցյ", "oouuhhngj", strict=True)),
        **dict(zip("ıȷɑɡɩøØłŁđĐħĦ", "ijagioollddhh", strict=True)),
    }
)
"""Cyrillic, Greek, Armenian and rarer Latin letters, by the Latin one they look like, capitals by their own shape."""
_STROKES: Final = str.maketrans({"0": "o", "1": "l", "i": "l", "|": "l", "!": "l", "ǀ": "l"})
"""What is just a ring or a stroke; "I", "l" and "1" are one and the same in many typefaces."""


def skeleton(text: str) -> str:
    """The text by its shapes: without marks, capitals, blanks and punctuation, every look-alike as one letter."""
    shapes = unicodedata.normalize("NFKD", text).translate(_SHAPES)
    plain = unicodedata.normalize("NFKD", shapes.casefold()).translate(_STROKES)
    letters = "".join(sign for sign in plain if sign.isalnum() or _is_vowel(sign))
    # A name of signs alone is what it is.
    return letters.replace("rn", "m").replace("vv", "w") or plain


def _is_vowel(sign: str) -> bool:
    """Whether a mark is part of the writing, as the vowels of Hindi or Thai, and not just an accent above or below."""
    return unicodedata.category(sign).startswith("M") and unicodedata.combining(sign) < 200
