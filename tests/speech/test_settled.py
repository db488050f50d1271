"""Result sentences: the patterns that people were promised, and what may not be in them."""

import pytest

from reddog import cards
from reddog.rules.events import Settled
from reddog.rules.house import with_rules
from reddog.rules.variants import (
    CASINO,
    DENEXA,
    FORT_WAYNE,
    HIGH_CARD_POOL,
    POLISH,
    POT_IN_BETWEEN,
    SHOOT,
    SLIPPERY_SAM,
    Variant,
)
from reddog.speech.cards import CardStyle
from reddog.speech.context import Chance
from reddog.speech.settled import settled
from tests.speech.tables import ANA, BO, CY, beat, between, told

# A card of the suit.


def test_bo_wins() -> None:
    assert settled(beat(BO, 6, "Qh", "Kh", "Kh"), told(style=CardStyle.GLYPH)) == (
        "Bo wins 6. Turned Q♥; Bo shows K♥. Pot 12 → 6."
    )


def test_the_arrow_is_plain_or_a_word_in_the_other_styles() -> None:
    won = beat(BO, 6, "Qh", "Kh", "Kh")
    assert settled(won, told()) == "Bo wins 6. Turned Qh; Bo shows Kh. Pot 12 -> 6."
    assert settled(won, told(style=CardStyle.WORDS)) == (
        "Bo wins 6. Turned queen of hearts; Bo shows king of hearts. Pot from 12 to 6."
    )


def test_you_win() -> None:
    assert settled(beat(BO, 6, "Qh", "Kh", "Kh"), told(viewer=BO)) == (
        "You win 6. Turned Qh; you show Kh. Pot 12 -> 6."
    )


def test_you_lose_and_see_what_you_needed() -> None:
    lost = beat(ANA, 6, "Qc", "As Kh 9d 7c 3c")
    said = settled(lost, told(viewer=ANA, chance=Chance(34, 47)))
    assert said == (
        "You lose 6. Turned Qc; your clubs were 7 and 3; you needed the K or A of clubs. "
        "34 of 47 cards would have won. Pot 12 -> 18."
    )


def test_without_hints_there_is_no_chance_in_it() -> None:
    lost = beat(ANA, 6, "Qc", "As Kh 9d 7c 3c")
    assert settled(lost, told(viewer=ANA)) == (
        "You lose 6. Turned Qc; your clubs were 7 and 3; you needed the K or A of clubs. Pot 12 -> 18."
    )


def test_what_another_loser_shows_is_read_out() -> None:
    lost = beat(BO, 6, "Qc", "As Kh 9d 7c 3c")
    assert settled(lost, told(viewer=ANA)) == (
        "Bo loses 6. Turned Qc; Bo shows As Kh 9d 7c 3c: no higher club. Pot 12 -> 18."
    )


@pytest.mark.parametrize(
    ("upcard", "hand", "why"),
    [
        ("Qc", "As Kh 9d 7c", "your only club was 7; you needed the K or A of clubs."),
        ("Qc", "As Kh 9d 7s", "you held no clubs; you needed the K or A of clubs."),
        ("Kd", "As Kh 9d 7s", "your only diamond was 9; you needed the A of diamonds."),
        ("Jd", "As Kh 9d 7s", "your only diamond was 9; you needed the Q, K or A of diamonds."),
        ("10d", "As Kh 9d 7s", "your only diamond was 9; you needed a diamond above the 10."),
    ],
)
def test_what_was_held_and_needed(upcard: str, hand: str, why: str) -> None:
    assert settled(beat(ANA, 6, upcard, hand), told(viewer=ANA)) == (
        f"You lose 6. Turned {upcard}; {why} Pot 12 -> 18."
    )


def test_nothing_beats_an_ace() -> None:
    assert settled(beat(ANA, 6, "Ad", "As Kd"), told(viewer=ANA)) == (
        "You lose 6. Turned Ad, which no card beats. Pot 12 -> 18."
    )


def test_where_the_ace_is_low_it_is_neither_needed_nor_unbeatable() -> None:
    low = with_rules(HIGH_CARD_POOL, ace="low")
    assert "you needed the Q or K of clubs" in settled(beat(ANA, 1, "Jc", "Ac 9c 3d 4h 2s"), told(low, ANA))
    assert "your clubs were 9 and A;" in settled(beat(ANA, 1, "Jc", "Ac 9c 3d 4h 2s"), told(low, ANA))
    assert "Turned Kc, which no card beats." in settled(beat(ANA, 1, "Kc", "Ac 9c 3d 4h 2s"), told(low, ANA))


def test_a_loser_who_shows_nothing_gives_nothing_away() -> None:
    shy = with_rules(SHOOT, loser_shows="nothing")
    assert settled(beat(BO, 6, "Qc", ""), told(shy)) == (
        "Bo loses 6. Turned Qc; Bo shows no higher club. Pot 12 -> 18."
    )
    assert settled(beat(BO, 6, "Qc", ""), told(shy, BO)) == (
        "You lose 6. Turned Qc; you held no higher club. Pot 12 -> 18."
    )


def test_a_winner_who_shows_the_whole_hand() -> None:
    assert settled(beat(BO, 6, "Qh", "2c 9d Kh", "Kh"), told(with_rules(SHOOT, winner_shows="all"))) == (
        "Bo wins 6. Turned Qh; Bo shows Kh 9d 2c: Kh beats it. Pot 12 -> 6."
    )


def test_polish_pays_double_and_busts() -> None:
    won = beat(CY, 5, "Qh", "2c 9d Kh", "Kh", before=10, pays=2)
    said = settled(won, told(POLISH, style=CardStyle.GLYPH), passes=3)
    assert said == (
        "Cy wins 10. Turned Q♥; Cy shows K♥ 9♦ 2♣: K♥ beats it. "
        "Bet 5 pays 10. Pot 10 → 0: pot busted, the deal passes to Di."
    )


def test_a_busted_pot_without_a_word_on_the_deal() -> None:
    assert settled(beat(CY, 10, "Qh", "Kh", "Kh", before=10), told(SHOOT)).endswith(
        "Pot 10 -> 0: pot busted."
    )
    assert settled(beat(CY, 10, "Qh", "Kh", "Kh", before=10), told(DENEXA)).endswith("Pot 10 -> 0.")


def test_who_bet_blind_hears_the_own_hand() -> None:
    assert settled(beat(ANA, 5, "Qc", "7c 2d 9s"), told(POLISH, ANA)) == (
        "You lose 5. Turned Qc; you show 9s 7c 2d; you needed the K or A of clubs. Pot 12 -> 17."
    )
    assert settled(beat(ANA, 5, "Ac", "7c 2d 9s"), told(POLISH, ANA)) == (
        "You lose 5. Turned Ac, which no card beats; you show 9s 7c 2d. Pot 12 -> 17."
    )


def test_a_card_that_nothing_beats() -> None:
    lost = beat(BO, 6, "Ac", "Kh 9d 7c")
    assert (
        settled(lost, told())
        == "Bo loses 6. Turned Ac, which no card beats; Bo shows Kh 9d 7c. Pot 12 -> 18."
    )
    assert settled(lost, told(viewer=BO)) == "You lose 6. Turned Ac, which no card beats. Pot 12 -> 18."


# A card in the centre.


def test_slippery_sam() -> None:
    lost = beat(CY, 5, "6d", "4d Ks 9h")
    assert settled(lost, told(SLIPPERY_SAM, chance=Chance(407, 1000, blind=True))) == (
        "Card to beat 6d. Cy showed Ks 9h 4d: no higher diamond. Cy loses 5. (Before the look: 41 in 100.) Pot 12 -> 17."
    )


@pytest.mark.parametrize("variant", [SLIPPERY_SAM, FORT_WAYNE])
def test_a_card_in_the_centre_is_beaten(variant: Variant) -> None:
    won = beat(CY, 5, "6d", "8d Ks 9h", "8d")
    assert settled(won, told(variant)) == (
        "Card to beat 6d. Cy showed Ks 9h 8d: 8d is higher. Cy wins 5. Pot 12 -> 7."
    )
    assert settled(won, told(variant, CY)) == (
        "Card to beat 6d. You showed Ks 9h 8d: 8d is higher. You win 5. Pot 12 -> 7."
    )


def test_a_game_of_other_steps_in_which_not_the_whole_hand_is_shown() -> None:
    assert settled(beat(CY, 5, "6d", "8d", "8d"), told(SLIPPERY_SAM)) == (
        "Card to beat 6d. Cy showed 8d. Cy wins 5. Pot 12 -> 7."
    )
    assert settled(beat(CY, 5, "6d", ""), told(SLIPPERY_SAM, CY)) == (
        "Card to beat 6d. You had no higher diamond. You lose 5. Pot 12 -> 17."
    )


# A card between two.


def test_casino_equal_to_an_end_card() -> None:
    assert settled(between("Jc 4d", "Jh", "post", -1), told(CASINO)) == (
        "4 and J, spread 6, pays 1 to 1. Third card J: equal to a post loses. Ana loses 10."
    )


def test_casino_consecutive() -> None:
    assert settled(between("7c 8d", "", "consecutive", 0), told(CASINO, ANA)) == (
        "7 and 8: consecutive, stake returned. You get 10 back."
    )


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            between("4d 6c", "5h", "win", 5),
            "4 and 6, spread 1, pays 5 to 1. Third card 5: between, wins. Ana wins 50.",
        ),
        (
            between("4d 6c", "9h", "lose", -1),
            "4 and 6, spread 1, pays 5 to 1. Third card 9: not between, loses. Ana loses 10.",
        ),
        (
            between("8d 8c", "8h", "alike", 11),
            "8 and 8, a pair. Third card 8: three alike pay 11 to 1. Ana wins 110.",
        ),
        (
            between("8d 8c", "9h", "push", 0),
            "8 and 8, a pair. Third card 9: not three alike, stake returned. Ana gets 10 back.",
        ),
        (
            between("8d 8c", "8h", "alike", 0),
            "8 and 8, a pair. Third card 8: three alike, stake returned. Ana gets 10 back.",
        ),
        (
            between("2d 9c", "5h", "push", 0),
            "2 and 9, spread 6, pays 1 to 1. Third card 5: between, stake returned. Ana gets 10 back.",
        ),
    ],
)
def test_casino(event: Settled, said: str) -> None:
    assert settled(event, told(CASINO)) == said


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            between("4d Jc", "4h", "post", -2, bet=3, pot=20),
            "4 and J, spread 6. Third card 4: equal to a post costs 2 bets. Ana loses 6. Pot 20 -> 26.",
        ),
        (
            between("As Kc", "5h", "win", 1, bet=3, pot=20, ace_low=True, spread=11),
            "low A and K, spread 11. Third card 5: between, wins. Ana wins 3. Pot 20 -> 17.",
        ),
        (
            between("Ks 4c", "5h", "win", 1, bet=3, pot=20, side="high"),
            "4 and K, spread 8. Third card 5: between, wins. Ana wins 3. Pot 20 -> 17.",
        ),
        (
            between("8d 8c", "8h", "alike", -3, bet=3, pot=20, side="higher"),
            "8 and 8, a pair, called higher. Third card 8: three alike cost 3 bets. Ana loses 9. Pot 20 -> 29.",
        ),
        (
            between("8d 8c", "9h", "win", 1, bet=3, pot=20, side="higher"),
            "8 and 8, a pair, called higher. Third card 9: higher, wins. Ana wins 3. Pot 20 -> 17.",
        ),
        (
            between("8d 8c", "9h", "lose", -1, bet=3, pot=20, side="lower"),
            "8 and 8, a pair, called lower. Third card 9: not lower, loses. Ana loses 3. Pot 20 -> 23.",
        ),
        (
            between("7d 8c", "", "consecutive", 0, bet=0, pot=20),
            "7 and 8: consecutive, no bet. Ana's turn is over.",
        ),
        (
            between("7d 8c", "", "consecutive", 0, bet=0, pot=20, net=-1),
            "7 and 8: consecutive, which loses the least bet. Ana loses 1.",
        ),
        (
            between("8d 8c", "", "pair", 0, bet=0, net=2),
            "8 and 8: a pair, which wins at once. Ana wins 2.",
        ),
    ],
)
def test_pot_in_between(event: Settled, said: str) -> None:
    assert settled(event, told(POT_IN_BETWEEN)) == said


def test_a_post_that_costs_one_bet_just_loses() -> None:
    said = settled(
        between("4d Jc", "4h", "post", -1, bet=3, pot=20), told(with_rules(POT_IN_BETWEEN, post=1))
    )
    assert "equal to a post loses. Ana loses 3." in said


def test_ranks_are_words_where_cards_are() -> None:
    assert settled(between("4d Jc", "10h", "win", 1), told(CASINO, style=CardStyle.WORDS)) == (
        "four and jack, spread 6, pays 1 to 1. Third card ten: between, wins. Ana wins 10."
    )


# Any result.


def test_the_same_result_twice_is_the_same_sentence() -> None:
    lost = beat(BO, 6, "Qc", "As Kh 9d 7c 3c")
    assert settled(lost, told()) == settled(lost, told())


@pytest.mark.parametrize("name", ["{0}", "{card}", "%s", "<i>Bo</i>", 'B"o"', "B{o"])
def test_a_name_is_literal(name: str) -> None:
    said = settled(beat(ANA, 6, "Qc", "As Kh 9d 7c 3c"), told(names=(name,)))
    assert said.startswith(f"{name} loses 6. Turned Qc; {name} shows As Kh 9d 7c 3c: no higher club.")


def test_no_card_is_named_that_was_not_shown() -> None:
    """A winner's other cards stay secret."""
    said = settled(beat(BO, 6, "Qh", "Kh", "Kh"), told())
    assert not [card for card in cards.NAMES if card in said and card not in {"Qh", "Kh"}]
