"""German is complete: what has a sentence in English has one in German, with the same places, and everything can be said."""

import re
from random import Random

import pytest

from reddog import cards
from reddog.errors import UnknownGame
from reddog.rules.capacity import most_seats, warnings
from reddog.rules.catalogue import find
from reddog.rules.house import with_rules
from reddog.rules.variants import CASINO, HIGH_CARD_POOL, SHOOT, SLIPPERY_SAM, VARIANTS, Variant
from reddog.rules.views import view
from reddog.speech import (
    ENGLISH,
    CardStyle,
    Context,
    Face,
    caution,
    differences,
    fact_table,
    hand,
    option_texts,
    panel,
    prompt,
    refusal,
    seen,
    status,
    subtitle,
    summary,
    tell,
)
from reddog.speech.catalogue import Plural, places
from reddog.speech.english import TOPICS as ENGLISH_TOPICS
from reddog.speech.german import GERMAN
from reddog.speech.german import TOPICS as GERMAN_TOPICS
from reddog.speech.table_rules import table_rules
from reddog.table.settings import Settings
from reddog.testing import any_rules
from tests.speech.evenings import NAMES, evening
from tests.speech.tables import ANA, BO, beat

ENGLISH_ONLY = {"The", "the", "of", "and", "is", "are", "You", "you", "your", "cards", "wins", "Deal", "Bet"}
"""Words that no German sentence holds."""


def english_in(text: str) -> set[str]:
    """The words of a text that are English."""
    return ENGLISH_ONLY & set(re.findall(r"[^\W\d_]+", text))


@pytest.mark.parametrize(("english", "german"), [*zip(ENGLISH_TOPICS, GERMAN_TOPICS, strict=True)])
def test_every_topic_has_the_same_messages(english: dict[str, object], german: dict[str, object]) -> None:
    assert set(english) - set(german) == set(), "missing in German"
    assert set(german) - set(english) == set(), "left over in German"


@pytest.mark.parametrize("key", GERMAN.messages)
def test_a_message_has_the_places_of_the_english_one_and_is_whole(key: str) -> None:
    message, original = GERMAN.messages[key], ENGLISH.messages[key]
    assert places(message) == places(original)
    forms = message.forms if isinstance(message, Plural) else (message,)
    if isinstance(message, Plural):
        assert isinstance(original, Plural)
        assert message.count == original.count
        assert len(forms) == 2
    for form in forms:
        assert form == form.strip()
        assert "  " not in form
        assert form.count("{") == form.count("}") >= len(places(form))
        assert form.count("„") == form.count("“")
        assert '"' not in form


@pytest.mark.parametrize(
    "key",
    [
        key
        for key, message in GERMAN.messages.items()
        if isinstance(message, str) and not key.startswith("command.")
    ],
)
def test_nothing_is_left_in_english(key: str) -> None:
    message = GERMAN.messages[key]
    assert isinstance(message, str)
    assert not english_in(re.sub(r"\{\w+\}|https?:\S+|--\w+", "", message))


def german(
    variant: Variant = HIGH_CARD_POOL, viewer: int | None = None, style: CardStyle = CardStyle.GLYPH
) -> Context:
    return Context(variant, ("Ana", "Bo", "Cy"), viewer, Face(style), GERMAN)


@pytest.mark.parametrize(
    ("card", "said"), [("Qh", "Herz-Dame"), ("Td", "Karo-Zehn"), ("As", "Pik-Ass"), ("7c", "Kreuz-Sieben")]
)
def test_a_card_is_named_as_at_a_card_table(card: str, said: str) -> None:
    assert german(style=CardStyle.WORDS).card(cards.parse(card)) == said


def test_a_result_is_told_with_its_reason() -> None:
    (said,) = tell([beat(ANA, 6, "Qh", "Kh", "Kh")], german())
    assert said == "Ana gewinnt 6. Aufgedeckt: Q♥; Ana zeigt K♥. Pot 12 → 6."
    (said,) = tell([beat(BO, 6, "Qc", "7c 3c As 9d Kh")], german(viewer=BO, style=CardStyle.WORDS))
    assert said == (
        "Du verlierst 6. Aufgedeckt: Kreuz-Dame; in Kreuz hattest du Sieben und Drei; "
        "du hättest gebraucht: König oder Ass in Kreuz. Pot von 12 auf 18."
    )


def test_numbers_are_written_the_german_way() -> None:
    assert GERMAN.number(1234567) == "1.234.567"
    assert GERMAN.percent(34, 47) == "72,3"
    assert GERMAN.say("bought-in", who="Ana", chips=1) == "Ana kauft 1 Chip."
    assert GERMAN.say("bought-in", who="Ana", chips=2500) == "Ana kauft 2.500 Chips."


def test_a_question_of_names_is_asked_in_german() -> None:
    with pytest.raises(UnknownGame) as caught:
        find("in between")
    assert refusal(caught.value, GERMAN).startswith("Mehrere Spiele heißen in between. Welches meinst du: ")


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_the_rules_of_every_table_can_be_told(variant: Variant) -> None:
    for seed in range(30):
        game = any_rules(variant, Random(seed))
        told = [
            *panel(game, GERMAN),
            *differences(game, GERMAN),
            *summary(game, GERMAN),
            subtitle(game, GERMAN),
        ]
        told += [text.text for text in option_texts(game, GERMAN)]
        seats = range(game.least_seats, most_seats(game) + 1)
        told += [caution(found, GERMAN) for count in seats for found in warnings(game, count)]
        assert all(told)
        assert not english_in(" ".join(told))
        assert all(label and value for label, value in fact_table(game, GERMAN)), (
            "sources are quoted as they are"
        )


def test_differences_read_well() -> None:
    ruled = with_rules(HIGH_CARD_POOL, hand=4, burn="never")
    assert differences(ruled, GERMAN) == ("Vier Karten für jeden statt fünf.", "Nichts wird weggelegt.")
    assert differences(with_rules(SLIPPERY_SAM, threshold="seven"), GERMAN) == (
        "Die Karte in der Mitte ist nicht höher als Sieben, statt nicht höher als Sechs.",
    )
    assert table_rules(Settings(seats=1), GERMAN)[1] == "1 Platz."


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_everything_that_happens_and_is_asked_can_be_told(variant: Variant) -> None:
    for seed in range(3):
        game = any_rules(variant, Random(seed))
        for session in evening(game, seed, length=120):
            for viewer in (None, *range(len(session.seats))[:2]):
                context = Context(game, NAMES, viewer, language=GERMAN)
                told = [*tell(session.events, context)]
                here = view(session, viewer)
                told += [
                    prompt(here, context),
                    hand(here, context),
                    *status(here, context),
                    *seen(here, context),
                ]
                assert not english_in(" ".join(told))


def test_shoot_and_the_casino_in_a_line() -> None:
    assert subtitle(SHOOT, GERMAN) == (
        "sieh deine drei Karten erst an, wenn du am Zug bist, und schlage die aufgedeckte Karte in ihrer Farbe; einer ist die Bank"
    )
    assert (
        subtitle(CASINO, GERMAN)
        == "setze, sieh zwei Karten und triff mit einer dritten dazwischen, gegen das Haus"
    )
