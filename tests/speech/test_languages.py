"""Which language somebody means."""

import pytest

from reddog.speech.english import ENGLISH
from reddog.speech.german import GERMAN
from reddog.speech.languages import LANGUAGES, language_of


@pytest.mark.parametrize("tag", ["de", "DE", "de-AT", "de_CH", "de-Latn-DE-1996"])
def test_a_tag_means_its_language_wherever_it_is_spoken(tag: str) -> None:
    assert language_of(tag) is GERMAN


@pytest.mark.parametrize("tag", ["", "en", "en-GB", "tlh", "d", "deu", "-de", "\u202e", "de" * 100])
def test_english_is_spoken_to_everybody_else(tag: str) -> None:
    assert language_of(tag) is ENGLISH


def test_every_language_has_its_own_tag_and_name() -> None:
    assert {tag: language.name for tag, language in LANGUAGES.items()} == {"en": "English", "de": "Deutsch"}
    assert all(tag == language.tag for tag, language in LANGUAGES.items())
