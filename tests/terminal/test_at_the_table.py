"""What a player types in a turn, and what is answered."""

import re
from pathlib import Path

import pytest

from reddog.rules.events import TurnedUp
from reddog.rules.notation import read, replay, states
from tests.terminal.terminals import hcp, here, nets, then, until


def test_a_bet_is_answered_by_a_sentence_with_the_reason() -> None:
    lines = hcp("2")
    assert "You bet 2 against a pot of 3. Burned: 5s. Turned for you: 10d." in lines
    assert "You win 2. Turned 10d; you show Ad. Pot 3 -> 1." in lines
    turned, won = (
        lines.index("You bet 2 against a pot of 3. Burned: 5s. Turned for you: 10d."),
        lines.index("You win 2. Turned 10d; you show Ad. Pot 3 -> 1."),
    )
    assert turned < won


def test_hints_say_the_exact_chance_before_and_as_it_was_after() -> None:
    lines = hcp("2", words=("--hints",))
    assert "16 of 44 unseen cards win (36.4 %), exact." in lines
    assert any("Best: bet the least, 1;" in line for line in lines)
    assert "You win 2. Turned 10d; you show Ad. 16 of 44 cards won. Pot 3 -> 1." in lines


def test_without_hints_no_chance_is_said() -> None:
    assert not any("%" in line or "cards won" in line for line in hcp("2"))


def test_odds_on_demand() -> None:
    """The chance, what each decision comes to, what is best, and what that takes for granted."""
    lines = hcp("odds")
    start = lines.index("16 of 44 unseen cards win (36.4 %), exact.")
    assert lines[start + 1 : start + 4] == [
        "Bet the least, 1: loses 0.273 on average.",
        "Bet the pot, 3: loses 0.818 on average.",
        "Each chip bet loses 0.273 on average. Best: bet the least, 1; to let the stack grow steadily (Kelly): 1.",
    ]
    assert lines[start + 4].startswith("Nothing after this bet is counted.")
    lines = here("play", "casino", "--seed", "3", typed="1\n1\nodds\n").lines
    start = lines.index("8 of 50 unseen cards win (16.0 %), exact. 6 of 50 equal a post.")
    assert lines[start + 1 : start + 3] == [
        "Stay: loses 0.200 on average.",
        "Raise by 1: loses 0.400 on average.",
    ]


def test_a_known_card_is_called_one() -> None:
    """Eight players with five cards: the last turns face cards that all have seen burned."""
    for seed in range(3):
        done = here(
            "play",
            "high-card-pool",
            "--seats",
            "8",
            "--hints",
            "--seed",
            str(seed),
            typed=until("Known card"),
        )
        assert re.search(r"Known card: the chance to win is (100|0) %, exact\.", done.out)


@pytest.mark.parametrize("again", ["pot", "POT", "bet pot"])
def test_the_word_pot_is_asked_back_when_it_is_more_than_half_of_the_stack(again: str) -> None:
    words = ("play", "high-card-pool", "--seed", "1", "--chips", "5")
    done = here(*words, typed=f"pot\n{again}\n")
    assert (
        "That is 3 of your 4 chips. Type pot again to bet 3 chips; anything else bets nothing." in done.lines
    )
    assert "You bet 3 against a pot of 3." in done.out


@pytest.mark.parametrize("between", ["", "help", "hand", "foo", "yes", "bet 9"])
def test_anything_in_between_disarms_it(between: str) -> None:
    done = here("play", "high-card-pool", "--seed", "1", "--chips", "5", typed=f"pot\n{between}\npot\n")
    assert done.out.count("That is 3 of your 4 chips") == 2
    assert "You bet" not in done.out


def test_digits_and_small_pots_are_placed_at_once() -> None:
    assert any("You bet 3" in line for line in hcp("pot"))
    assert "You bet 3" in here("play", "high-card-pool", "--seed", "1", "--chips", "5", typed="3\n").out


def test_a_share_above_the_limit_is_asked_back() -> None:
    """Polish: half the pot is the limit, and `pot` never quietly becomes something else."""
    done = here("play", "polish", "--seed", "8", typed="pot\npot\n")
    assert (
        "That is 9 of your 100 chips. Type pot again to bet 9 chips; anything else bets nothing."
        in done.lines
    )
    assert "You bet 9 against a pot of 19." in done.out


@pytest.mark.parametrize(
    ("word", "chips"), [("min", 1), ("quarter", 1), ("half", 3), ("three-quarters", 5), ("pot", 7)]
)
def test_words_for_amounts_are_rounded_down(word: str, chips: int) -> None:
    """R-33: half of 7 is 3."""
    done = here("play", "denexa", "--seats", "7", "--bots", "minimum", "--seed", "9", typed=f"{word}\n")
    pot = int(re.findall(r"Pot (\d+)\. Bet", done.out)[0])
    expected = {"min": 1, "quarter": pot // 4, "half": pot // 2, "three-quarters": 3 * pot // 4, "pot": pot}[
        word
    ]
    assert f"You bet {max(expected, 1)} against a pot of {pot}." in done.out
    assert chips <= 7


def test_in_the_casino_there_is_no_pot_to_bet() -> None:
    lines = here("play", "casino", "--seed", "3", typed="pot\nhalf\nmin\n").lines
    assert lines.count("There is no pot in this game: bet a number from 1 to 100.") == 2
    assert any(line.startswith("You bet 1.") for line in lines)


def test_the_hand_stays_hidden_until_it_may_be_looked_at(tmp_path: Path) -> None:
    """U-11: what is face down is "face-down cards" and nothing else."""
    for game in ("shoot", "slippery-sam", "fort-wayne", "polish"):
        for seed in range(6):
            file = tmp_path / f"{game}{seed}"
            done = here("play", game, "--seed", str(seed), "--save", str(file), typed=then("Your turn"))
            record = read(file.read_text(encoding="utf-8"))
            session = replay(record)
            assert session.running is not None
            own = session.running.hands[0]
            before = done.out.split("Your turn.")[0].split("Your hand: ")[0]
            dealt = before.split(f"Deal {session.deals}.")[-1]
            shown = {
                card
                for state in states(record)
                for event in state.events
                if isinstance(event, TurnedUp)
                for card in (event.card,)
            }
            for card in range(52):
                if own >> card & 1:
                    assert card not in shown or session.deals > 1
                    assert not re.search(
                        rf"\b{'23456789TJQKA'[card // 4].replace('T', '10')}{'cdhs'[card % 4]}\b", dealt
                    )


def test_hand_before_it_may_be_looked_at() -> None:
    done = here("play", "polish", "--seed", "8", typed="hand\n2\n")
    assert done.lines.count("You may not look yet: 3 face-down cards.") == 2


def test_information_changes_nothing() -> None:
    words = ["hand", "status", "odds", "seen", "log", "log 3", "last", "rules", "help", "?", "x"]
    lines = hcp(*words)
    assert not any("You bet" in line for line in lines)
    assert nets("\n".join(lines)) == [-1, -1, -1, 0, 3]
    assert any(line.startswith("Seen spades:") for line in lines)
    assert any("bet 5" in line for line in lines)


def test_the_log_and_the_last_result() -> None:
    lines = hcp("last", "log 1", "log 0", "log all")
    result = "Cy wins 1. Turned 8d; Cy shows Kd. Pot 4 -> 3."
    assert lines.count(result) == 3
    assert 'log takes a whole number from 1 to 1,000, not "0".' in lines


def test_cards_in_words() -> None:
    """U-06: named in words for whoever listens."""
    lines = hcp("2", words=("--cards", "words"))
    assert (
        "Your hand: ace of diamonds, nine of spades, seven of spades, seven of diamonds and three of hearts."
        in lines
    )
    assert not re.search(r"\b([2-9JQKA]|10)[cdhs]\b", "\n".join(lines))


@pytest.mark.parametrize("digits", ["9" * 14, "9" * 26, "9" * 5000], ids=len)
def test_a_number_that_is_too_large_is_answered_with_the_range(digits: str) -> None:
    lines = hcp(digits)
    (said,) = [line for line in lines if line.startswith("A bet is from")]
    assert said.startswith("A bet is from 1 to 3, not 9999999999999")
    assert len(said) < 100


def test_a_negative_number_is_no_amount() -> None:
    assert '"-5" is not an amount: write plain digits, such as 12.' in hcp("-5")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("raise", "There is no raise in this game."),
        ("raise 5", "There is no raise in this game."),
        ("stay", "There is no raise in this game, so there is nothing to stay on."),
        ("buy", "No cards are bought in this game."),
        ("show", "No card to show is chosen in this game: the rules say what is shown."),
        ("yes", "There is nothing to say yes or no to."),
        ("no", "There is nothing to say yes or no to."),
        ("again", "There is no bank in this game to deal again with."),
        ("deal", "There is no bank in this game to deal again with."),
        ("take", "There is no bank in this game: the pot is won by bets."),
        ("high", "No ace is called high or low in this game."),
        ("lower", "Nothing is called higher or lower in this game."),
        ("stake 20", "No player opens a bank in this game."),
        ("pass", "There is no passing in this game: bet."),
        ("next", "A deal is being played; answer what you are asked first."),
        ("le", "Type leave in full: it ends your evening."),
        ("qui", "Type quit in full: it ends your evening."),
    ],
)
def test_every_word_that_cannot_be_said_now_has_its_reason(typed: str, said: str) -> None:
    lines = hcp(typed)
    assert said in lines
    assert "That cannot be done now." not in lines
    assert lines.count("Your turn. Pot 3. Bet 1 to 3.") == 2


@pytest.mark.parametrize(
    ("game", "when", "typed", "said"),
    [
        ("casino", "Bet 1", "raise", "There is no raise now: it comes after the two posts"),
        ("casino", "Bet 1", "stay", "There is no raise now, so there is nothing to stay on."),
        ("casino", "Raise by", "pass", "The bet is placed, so it is too late to pass: raise, or stay."),
        ("casino", "Raise by", "bet 5", "No bet is asked for now."),
        ("casino", "Raise by", "min", "Type raise to raise by 1, or stay."),
        ("casino", "Raise by", "pot", "Type raise to raise by 1, or stay."),
        ("pot-in-between", r"Bet \d", "high", "There is no ace to call."),
        ("pot-in-between", r"Bet \d", "higher", "There is no pair to call."),
        ("fort-wayne", "Open the bank with", "half", "There is no pot yet to take a part of: type a number from 10 to 50, or min."),
        ("fort-wayne", "Open the bank with", "bet 5", "The banker does not bet."),
        ("fort-wayne", "Open the bank with", "buy", "Another card can be bought only when a bet is asked for."),
        ("fort-wayne", "Open the bank with", "take", "Taking the pot is for the banker after a deal"),
        ("fort-wayne", r"Bet \d", "again", "Dealing again is for the banker after a deal"),
        ("fort-wayne", r"Bet \d", "stake 20", "The bank is opened by its banker"),
    ],
)  # fmt: skip
def test_reasons_of_the_moment(game: str, when: str, typed: str, said: str) -> None:
    done = here("play", game, "--seed", "7", typed=then(when, f"{typed}\n"))
    assert said in done.out


def test_a_raise_of_a_range_says_what_may_be_typed() -> None:
    done = here("play", "casino", "raise=up-to", "--seed", "a", typed="20\nhalf\n5\n")
    assert "Type a number from 1 to 20 to raise by it, or stay." in done.lines
    assert any(line.startswith("You raise by 5.") for line in done.lines)


def test_the_only_bet_is_named_as_one() -> None:
    lines = here("play", "casino", "least=3", "--chips", "3", "--seed", "3", typed="half\n").lines
    assert "There is no pot in this game: the only bet possible is 3." in lines


def test_words_cut_short_are_those_that_are_asked_for() -> None:
    done = here("play", "pot-in-between", "--seed", "1", typed=then("Call the ace", "hi\n"))
    assert "You call the ace high." in done.out


def test_no_after_a_question_back_bets_nothing() -> None:
    done = here("play", "high-card-pool", "--seed", "1", "--chips", "5", typed="pot\nno\npot\n")
    assert "Nothing is bet." in done.lines
    assert done.out.count("That is 3 of your 4 chips") == 2


def test_one_winning_card_is_shown_without_asking() -> None:
    said = "".join(
        here(
            "play",
            "high-card-pool",
            "winner-shows=choice",
            "--seed",
            str(seed),
            typed=until("Deal 6 is over"),
        ).out
        for seed in range(8)
    )
    asked = re.findall(r"You win\. Type (.*)\.", said)
    assert asked
    assert all(question.count("show") > 1 for question in asked)
    assert len(re.findall(r"^You win \d", said, re.MULTILINE)) > len(asked)


def test_cards_that_are_too_high_are_told_in_one_sentence() -> None:
    done = here("play", "slippery-sam", "--seed", "4", typed=until("Deal 2 is over"))
    assert (
        "10c, Jd, Kd, 7c, Ad, Jh, Js, 8c, 10h and 9d are too high and out of play. Card to beat: 3h."
        in done.out
    )
    assert "is too high" not in done.out


def test_help_names_the_keys_and_the_amount_of_a_raise() -> None:
    assert "h, s, o, x, l, g, ?: short for hand, status, odds, seen, last, log, help." in hcp("help")
    lines = here("play", "casino", "--seed", "a", typed="20\n?\n").lines
    assert "raise, or the amount: raise your bet by as much again." in lines
