"""Which language somebody means."""

import pytest

from reddog.speech.english import ENGLISH
from reddog.speech.german import GERMAN
from reddog.speech.languages import LANGUAGES, accepted, language_of


@pytest.mark.parametrize("tag", ["de", "DE", "de-AT", "de_CH", "de-Latn-DE-1996"])
def test_a_tag_means_its_language_wherever_it_is_spoken(tag: str) -> None:
    assert language_of(tag) is GERMAN


@pytest.mark.parametrize("tag", ["", "en", "en-GB", "tlh", "d", "deu", "-de", "\u202e", "de" * 100])
def test_english_is_spoken_to_everybody_else(tag: str) -> None:
    assert language_of(tag) is ENGLISH


def test_every_language_has_its_own_tag_and_name() -> None:
    assert {tag: language.name for tag, language in LANGUAGES.items()} == {"en": "English", "de": "Deutsch"}
    assert all(tag == language.tag for tag, language in LANGUAGES.items())


@pytest.mark.parametrize(
    "header",
    [
        "de",
        "de-AT,de;q=0.9,en;q=0.8",
        "fr, de",
        "en;q=0.2 , de;q=0.3",
        "tlh;q=1.0,DE_ch;q=0.001",
        "de;q=1,en;q=1",
    ],
)
def test_of_the_languages_that_a_browser_wants_the_dearest_that_is_spoken_is_taken(header: str) -> None:
    assert accepted(header) is GERMAN


@pytest.mark.parametrize(
    "header",
    [
        "",
        "*",
        "en, de",
        "de;q=0",
        "de;q=0.0, fr",
        "de;q=2",
        "de;q=-1",
        "de;q=x",
        ";;,,;q=",
        "x" * 10_000 + ",de",
    ],
)
def test_else_it_is_english(header: str) -> None:
    assert accepted(header) is ENGLISH
