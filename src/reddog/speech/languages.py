"""The languages that are spoken, and which one somebody means."""

from __future__ import annotations

import re
from typing import Final

from reddog.speech.catalogue import Language
from reddog.speech.english import ENGLISH
from reddog.speech.german import GERMAN

LANGUAGES: Final[dict[str, Language]] = {language.tag: language for language in (ENGLISH, GERMAN)}
"""By their tags. Each is complete: what has a sentence in one has it in all."""

_LONGEST: Final = 500
"""Signs of a header that are read."""
_WEIGHT: Final = re.compile(r"q=([01](?:\.\d{0,3})?)")


def language_of(tag: str) -> Language:
    """The language of a BCP 47 tag such as ``en``, ``en-GB`` or ``EN_gb``; English for a language that is not spoken."""
    return LANGUAGES.get(_spoken(tag), ENGLISH)


def accepted(header: str) -> Language:
    """The language of an Accept-Language such as ``de-AT, en;q=0.5``: of those spoken the one that is wanted most, else English."""
    wanted = [_wish(part) for part in header[:_LONGEST].split(",")]
    # Of equals the first, as the header has them in order.
    found = max((wish for wish in wanted if wish[1] in LANGUAGES), key=lambda wish: wish[0], default=(0, ""))
    return LANGUAGES.get(found[1], ENGLISH) if found[0] else ENGLISH


def _spoken(tag: str) -> str:
    return tag.strip().replace("_", "-").partition("-")[0].lower()


def _wish(part: str) -> tuple[int, str]:
    """How much a language is wanted, in thousandths, and its tag."""
    tag, weighed, weight = part.partition(";")
    if not weighed:
        return 1000, _spoken(tag)
    found = _WEIGHT.fullmatch(weight.replace(" ", ""))
    return round(1000 * float(found[1])) if found else 0, _spoken(tag)
