"""Cards in words, in two signs, in glyphs."""

import pytest

from reddog import cards
from reddog.speech.cards import LOW_ACE, CardStyle, Face, card_text, cards_text, face_down, rank_text
from reddog.speech.english import ENGLISH

QUEEN, TEN = cards.parse("Qh"), cards.parse("Tc")


@pytest.mark.parametrize(
    ("style", "queen", "ten"),
    [
        (CardStyle.WORDS, "queen of hearts", "ten of clubs"),
        (CardStyle.SHORT, "Qh", "10c"),
        (CardStyle.GLYPH, "Q♥", "10♣"),
    ],
)
def test_the_styles(style: CardStyle, queen: str, ten: str) -> None:
    assert card_text(QUEEN, Face(style), ENGLISH) == queen
    assert card_text(TEN, Face(style), ENGLISH) == ten


@pytest.mark.parametrize("style", [CardStyle.SHORT, CardStyle.GLYPH])
@pytest.mark.parametrize("card", range(52))
def test_what_is_written_can_be_read(card: int, style: CardStyle) -> None:
    assert cards.parse(card_text(card, Face(style), ENGLISH)) == card


def test_all_cards_have_different_words() -> None:
    words = {card_text(card, Face(CardStyle.WORDS), ENGLISH) for card in range(52)}
    assert len(words) == 52
    assert all(text.isascii() and text.islower() for text in words)


def test_short_cards_are_plain_letters() -> None:
    assert all(card_text(card, Face(CardStyle.SHORT), ENGLISH).isascii() for card in range(52))


def test_cards_in_a_row() -> None:
    row = cards.parse_cards("As Kh 9d")
    assert cards_text(row, Face(CardStyle.SHORT), ENGLISH) == "As Kh 9d"
    assert cards_text(row, Face(CardStyle.GLYPH), ENGLISH) == "A♠ K♥ 9♦"
    assert (
        cards_text(row, Face(CardStyle.WORDS), ENGLISH)
        == "ace of spades, king of hearts and nine of diamonds"
    )
    assert cards_text((), Face(), ENGLISH) == ""


def test_the_caller_may_paint_a_card() -> None:
    def paint(card: int, text: str) -> str:
        return f"[red]{text}[/]" if cards.suit(card) in {1, 2} else text

    assert cards_text(cards.parse_cards("As Kh"), Face(CardStyle.SHORT, paint), ENGLISH) == "As [red]Kh[/]"


def test_a_face_down_card_is_nothing_else() -> None:
    assert face_down(1, ENGLISH) == "1 face-down card"
    assert face_down(3, ENGLISH) == "3 face-down cards"


def test_an_ace_called_low_says_so() -> None:
    assert rank_text(LOW_ACE, Face(CardStyle.SHORT), ENGLISH) == "low A"
    assert rank_text(LOW_ACE, Face(CardStyle.WORDS), ENGLISH) == "low ace"
    assert [rank_text(order, Face(CardStyle.SHORT), ENGLISH) for order in (0, 8, 12)] == ["2", "10", "A"]
