"""Between deals: banks, chips, games that are over, and going."""

import re

import pytest

from tests.terminal.terminals import GAMES, hcp, here, nets, then, until

OVER = r"Deal \d+ is over"


def test_a_banker_opens_the_bank_keeps_it_and_passes_it() -> None:
    done = here("play", "fort-wayne", "--seed", "5", typed="min\n\nhalf\n60\nstake 20\n")
    assert "The bank opens with 10 to 50, not 60." in done.lines
    assert "You open the bank with 20 chips." in done.lines


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("again", "You deal"),
        ("keep", "You deal"),
        ("pass", "You pass the deal"),
        ("deal", "You deal"),
        ("take", "You pass the deal"),
    ],
)
def test_a_banker_keeps_the_deal_or_passes_it(word: str, said: str) -> None:
    """After as many deals as the rules say; the bots bet the least, so that the bank lasts."""
    words = ("play", "shoot", "deals=1", "--seed", "6", "--bots", "minimum", "--seats", "3")
    done = here(*words, typed=then("deal once more", f"{word}\n"))
    assert said in done.out.split("deal once more")[1]


def test_chips_and_splits_asked_for_too_early_come_after_the_deal() -> None:
    done = here(
        "play",
        "high-card-pool",
        "--seed",
        "1",
        "--bots",
        "careful",
        "--seats",
        "4",
        typed="buy-in 50\nsplit\n1\n\n",
    )
    assert "50 chips will be bought when this deal is over." in done.lines
    assert "You buy 50 chips." in done.lines
    assert "The split will be offered when this deal is over." in done.lines
    assert re.search(r"You offer to split the pot|too small", done.out)


def test_too_many_chips_are_refused_at_once() -> None:
    lines = hcp("buy-in 9999999999999", "buy-in 1000000000000000000000", "buy-in 0")
    assert not any("will be bought" in line for line in lines)
    for chips in ("9999999999999", "1000000000000000000000"):
        assert f"Buy at most 999,999,999,901 chips, not {chips}: no stack may be larger." in lines
    assert "Buy 1 chip or more, not 0." in lines


def test_a_split_that_all_agree_to() -> None:
    done = here(
        "play",
        "high-card-pool",
        "--seed",
        "1",
        "--bots",
        "minimum",
        "--seats",
        "4",
        typed="1\nsplit\nsplit\n",
    )
    assert "You offer to split the pot" in done.out
    assert sum(nets(done.out)) == 0


def test_away_and_back() -> None:
    done = here("play", "high-card-pool", "--seed", "1", typed="1\naway\n\n\nback\n\n1\n")
    assert "You sit out from the next deal on." in done.lines
    assert done.lines.count("You are watching. Press Enter for the next deal; back, or quit.") >= 3
    assert "You play again from the next deal on." in done.lines
    assert "Deal 4." in done.out


def test_alone_with_one_bot_who_is_away_waits_for_nothing_silently() -> None:
    done = here("play", "denexa", "--seats", "2", "--seed", "1", typed="1\naway\n\nback\n\n1\n")
    assert "Two players with chips for the ante are needed" in done.out
    assert done.status == 0


def test_whoever_is_broke_is_offered_chips_to_watch_or_to_go() -> None:
    """R-07 and U-12: nobody is stuck at the table."""
    words = ("play", "casino", "--chips", "1", "--seed", "3")
    for line, said in (
        ("\n", "too few to play on"),
        ("buy-in\n", "How many chips? Type buy-in 1, or buy-in and another number."),
        ("buy-in 1\n", "You buy 1 chip."),
        ("buy-in 40\n", "You buy 40 chips."),
        ("away\n", "You sit out"),
        ("quit\n", "Goodbye."),
        ("", "Goodbye."),
    ):
        done = here(*words, typed=then("too few to play on", line))
        assert said in done.out.split("too few to play on", 1)[1]
        assert done.status == 0


def test_bots_without_chips_buy_more_by_the_rule_that_was_said() -> None:
    done = here(
        "play",
        "high-card-pool",
        "--seed",
        "2",
        "--chips",
        "3",
        "--bots",
        "potter",
        "--seats",
        "5",
        typed=until("Deal 12 is over"),
    )
    assert "A bot that could not bet after the ante buys 3 more between deals." in done.lines
    assert re.search(r"^(Ana|Bo|Cy|Di) buys 3 chips\.", done.out, re.MULTILINE)


@pytest.mark.parametrize("answer", ["leave", "yes", "y"])
def test_leaving_in_mid_deal_is_asked_back_and_cashes_out(answer: str) -> None:
    done = here("play", "high-card-pool", "--seed", "1", typed=f"leave\n{answer}\n")
    assert (
        "What you put in the pot stays there, and 99 chips are cashed out. Type yes or leave again to go, or no to stay."
        in done.lines
    )
    assert "You leave with 99 chips." in done.lines
    assert sum(nets(done.out)) == 0
    assert done.status == 0


def test_leaving_between_deals_and_in_every_game() -> None:
    for game in GAMES:
        done = here("play", game, "--seed", "4", typed=until(OVER, last="leave\n"))
        assert "You leave" in done.out, game
        assert sum(nets(done.out)) == 0
        assert "pot +" not in done.lines[-2]


def test_quitting_in_mid_deal_says_so() -> None:
    lines = hcp("quit")
    assert "Deal 1 is not finished. 3 chips are still in the pot." in lines
    assert lines[-1] == "Goodbye."


def test_no_after_leave_is_staying() -> None:
    lines = hcp("leave", "no", "leave")
    assert "You stay at the table." in lines
    assert sum(line.startswith("What you put in the pot stays there") for line in lines) == 2
    assert not any(line.startswith("You leave") for line in lines)


@pytest.mark.parametrize("typed", ["next", "deal", "NEX"])
def test_words_for_enter(typed: str) -> None:
    lines = hcp("1", typed)
    assert any(line.startswith("Deal 2.") for line in lines)


def test_quitting_with_an_open_bet_counts_it_for_nobody() -> None:
    lines = here("play", "casino", "--seed", "a", typed="2\nquit\n").lines
    assert lines[-3:] == [
        "Deal 1 is not finished. 2 chips are still in bets.",
        "Result: you -2, bets +2 and house 0.",
        "Goodbye.",
    ]


def test_quitting_before_a_bet_leaves_nothing_open() -> None:
    assert here("play", "casino", "--seed", "a", typed="quit\n").lines[-2:] == [
        "Result: you 0 and house 0.",
        "Goodbye.",
    ]


def test_the_chips_of_an_unfinished_bank_are_named() -> None:
    lines = here("play", "shoot", "--seed", "3", typed=then("Your turn", "quit\n")).lines
    assert any(line.endswith("chips are still in Ana's bank.") for line in lines)


def test_after_a_potted_game_a_new_one_begins() -> None:
    done = here("play", "denexa", "--seed", "3", typed=until("A new game"))
    assert "Bo bet the whole pot and won: this game is over." in done.lines
    assert "Press Enter for a new game; all ante again." in done.lines
    assert any(line.startswith("A new game. Deal 4.") for line in done.lines)
    assert "Antes of 1 each from Ana, Bo, Cy and you. Pot 4." in done.out


def test_the_last_chip_is_not_anted_unwarned() -> None:
    """HCP-5: whoever antes the last chip is passed over, so it is said before."""
    words = ("play", "high-card-pool", "--seed", "6", "--chips", "5", "--ante", "5")
    asked = (
        "You have 5 chips and could not bet after the ante. "
        "Type buy-in 6 for more, away to watch, or press Enter to play anyway."
    )
    played = here(*words, typed="\nquit\n")
    assert asked in played.lines
    assert "You have no chips left and are passed over." in played.lines
    bought = here(*words, typed="buy-in 6\n5\n")
    assert bought.lines.count(asked) == 1
    assert "You buy 6 chips." in bought.lines
    assert any(line.startswith("You bet 5") for line in bought.lines)
    assert "Ana buys 6 chips." in played.lines


def test_nobody_is_told_to_come_back_who_is_here() -> None:
    done = here("play", "denexa", "--seats", "2", "--seed", "1", "--chips", "1", typed="\nquit\n")
    assert "Type back" not in done.out
