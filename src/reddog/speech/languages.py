"""The languages that are spoken, and which one somebody means."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Language
from reddog.speech.english import ENGLISH
from reddog.speech.german import GERMAN

LANGUAGES: Final[dict[str, Language]] = {language.tag: language for language in (ENGLISH, GERMAN)}
"""By their tags. Each is complete: what has a sentence in one has it in all."""


def language_of(tag: str) -> Language:
    """The language of a BCP 47 tag such as ``en``, ``en-GB`` or ``EN_gb``; English for a language that is not spoken."""
    return LANGUAGES.get(tag.replace("_", "-").partition("-")[0].lower(), ENGLISH)
