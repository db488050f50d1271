"""Messages by key: values as they are, plurals by the language's rule, numbers in its writing."""

import pytest

from reddog.speech.catalogue import Language, Plural, one_or_many, places
from reddog.speech.english import ENGLISH, TOPICS
from reddog.speech.english.terminal import TERMINAL

# A made-up second language with the plural rule of Polish, which has three forms, and other marks in numbers.
POLISH = Language(
    tag="pl",
    messages={
        "bought-in": Plural(
            "chips", ("{who}: {chips} żeton", "{who}: {chips} żetony", "{who}: {chips} żetonów")
        ),
        "paid": "{chips}: {who}",
        "list.and": "{head} i {item}",
    },
    plural=lambda n: 0 if n == 1 else 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2,
    group="\u00a0",
    point=",",
    fallback=ENGLISH,
)


@pytest.mark.parametrize(
    ("chips", "said"),
    [
        (0, "Ana buys 0 chips."),
        (1, "Ana buys 1 chip."),
        (2, "Ana buys 2 chips."),
        (1234, "Ana buys 1,234 chips."),
    ],
)
def test_english_has_one_and_many(chips: int, said: str) -> None:
    assert ENGLISH.say("bought-in", who="Ana", chips=chips) == said


@pytest.mark.parametrize(
    ("chips", "said"),
    [
        (1, "Ana: 1 żeton"),
        (3, "Ana: 3 żetony"),
        (5, "Ana: 5 żetonów"),
        (12, "Ana: 12 żetonów"),
        (22, "Ana: 22 żetony"),
    ],
)
def test_another_language_has_its_own_plural_rule(chips: int, said: str) -> None:
    assert POLISH.say("bought-in", who="Ana", chips=chips) == said


def test_a_translator_may_put_the_words_in_another_order() -> None:
    assert ENGLISH.say("paid", who="Ana", chips=5) == "Ana 5"
    assert POLISH.say("paid", who="Ana", chips=5) == "5: Ana"


def test_what_a_language_lacks_is_said_in_the_fallback() -> None:
    assert POLISH.say("prompt.pot", pot=1200) == "Pot 1\u00a0200."  # the numbers stay the reader's
    assert POLISH.say("card.down", count=5) == "5 face-down cards"  # and the plural rule is that of the words
    assert POLISH.has("prompt.pot")
    assert not POLISH.has("no.such.key")


def test_a_key_that_nobody_has_is_an_error() -> None:
    with pytest.raises(KeyError, match=r"no\.such\.key"):
        POLISH.say("no.such.key")


def test_a_place_without_a_value_is_an_error() -> None:
    with pytest.raises(KeyError, match="chips"):
        ENGLISH.say("paid", who="Ana")


@pytest.mark.parametrize(
    "name", ["{0}", "{chips}", "{who.__class__}", "%s", "%(x)s", "<b>Bo</b>", '"Bo"', "{", "}", "\\1"]
)
def test_a_name_is_put_in_as_it_is(name: str) -> None:
    assert ENGLISH.say("paid", who=name, chips=5) == f"{name} 5"


def test_numbers_are_grouped() -> None:
    assert ENGLISH.number(1234567) == "1,234,567"
    assert POLISH.number(1234567) == "1\u00a0234\u00a0567"
    assert ENGLISH.number(-1234) == "-1,234"
    assert [ENGLISH.signed(net) for net in (12, 0, -5)] == ["+12", "0", "-5"]


@pytest.mark.parametrize(
    ("part", "whole", "said"),
    [(34, 47, "72.3"), (0, 47, "0.0"), (47, 47, "100.0"), (1, 2000, "0.1"), (1, 2001, "0.0"), (2, 3, "66.7")],
)
def test_per_cent_has_one_decimal(part: int, whole: int, said: str) -> None:
    assert ENGLISH.percent(part, whole) == said
    assert POLISH.percent(part, whole) == said.replace(".", ",")


def test_things_in_a_row() -> None:
    assert [ENGLISH.listed(["A", "B", "C", "D"][:count]) for count in range(5)] == [
        "",
        "A",
        "A and B",
        "A, B and C",
        "A, B, C and D",
    ]
    assert ENGLISH.listed(["high", "low"], "or") == "high or low"
    assert POLISH.listed(["A", "B", "C"]) == "A, B i C"


def test_one_or_many() -> None:
    assert [one_or_many(count) for count in (-1, 0, 1, 2)] == [0, 1, 0, 1]


def test_no_key_is_in_two_topics() -> None:
    assert sum(len(topic) for topic in TOPICS) == len(ENGLISH.messages)


@pytest.mark.parametrize("key", ENGLISH.messages)
def test_a_message_is_whole(key: str) -> None:
    """Every form has the same places; all are plain letters but the arrow of one style; no space hangs over."""
    message = ENGLISH.messages[key]
    forms = message.forms if isinstance(message, Plural) else (message,)
    for form in forms:
        assert form == form.strip()
        assert "  " not in form
        assert form.isascii() or key.endswith((".glyph", ".glyph.you"))
        assert form.count("{") == form.count("}") >= len(places(form))
    if isinstance(message, Plural):
        assert len(forms) == 2
        assert all(places(form) | {message.count, "suit", "suits"} >= places(message) for form in forms)


@pytest.mark.parametrize(
    "key", [key for topic in TOPICS if topic is not TERMINAL for key in topic if key.endswith(".you")]
)
def test_what_is_said_to_you_is_said_of_others(key: str) -> None:
    """The sentence for the player differs from that for the others in naming nobody."""
    of_others = ENGLISH.messages[key.removesuffix(".you")]
    assert places(of_others) - places(ENGLISH.messages[key]) == {"who"}
