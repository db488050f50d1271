"""`reddog play` from the first line to the last, in this process: what is typed, what is said, how it ends."""

import random
import re
from pathlib import Path

import pytest

from reddog.rules.catalogue import names
from reddog.rules.events import TurnedUp
from reddog.rules.notation import read, replay, states
from reddog.rules.variants import VARIANTS
from tests.terminal.terminals import Answer, first, here, nets, obedient, then, until

GAMES = [variant.name for variant in VARIANTS]
OVER = r"(Deal|Round) \d+ is over"


def scattered(seed: int) -> Answer:
    """Somebody who types what comes to mind, now and then what is asked for."""
    luck = random.Random(seed)
    thoughts = (
        "5", "pot", "half", "1", "bet 3", "raise", "stay", "buy", "pass", "high", "lower", "show Kh", "yes", "no", "again", "keep", "take", "odds", "seen",
        "status", "hand", "log", "last", "rules", "help", "away", "back", "buy-in 20", "split", "", "", "foo", "1,000", "-5", "next", "leave", "stake 12",
    )  # fmt: skip

    def answer(said: str) -> str:
        return luck.choice(thoughts) + "\n" if luck.random() < 0.6 else obedient(said)

    return answer


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_of_each_game_is_played_to_its_end(game: str) -> None:
    done = here("play", game, "--seed", "1", typed=until(OVER))
    assert done.status == 0
    assert re.search(OVER, done.out)
    assert done.lines[-1] == "Goodbye."
    assert sum(nets(done.out)) == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_twenty_deals_of_each_game(game: str, seed: int) -> None:
    """Whoever goes broke buys in, banks come and go, and it never stands still."""
    done = here(
        "play", game, "--seed", str(seed), "--chips", "12", "--hints", typed=until(r"(Deal|Round) 20 is over")
    )
    assert done.status == 0
    assert sum(nets(done.out)) == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_typed_it_goes_on(game: str, seed: int, tmp_path: Path) -> None:
    """Typos cost nothing, and chips are conserved in what is said and in what is saved."""
    file = tmp_path / "evening.toml"
    done = here("play", game, "--seed", str(seed), "--save", str(file), typed=first(400, scattered(seed)))
    assert done.status == 0
    assert done.err == ""
    assert sum(nets(done.out)) == 0
    saved = replay(read(file.read_text(encoding="utf-8")))
    assert [seat.stack + seat.cashed - seat.bought for seat in saved.seats] == nets(done.out)[
        : len(saved.seats)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_the_input_at_every_question(game: str) -> None:
    """U-01: a farewell and status 0 wherever the input ends, also before the game is chosen."""
    for lines in range(12):
        done = here("play", game, "--seed", "2", typed=first(lines))
        assert done.status == 0
        assert done.lines[-1] == "Goodbye."
        assert sum(nets(done.out)) == 0


@pytest.mark.parametrize("game", GAMES)
def test_empty_lines_bet_nothing(game: str) -> None:
    """U-02: at a bet an empty line only asks again."""
    start = here("play", game, "--seed", "3", typed=then(r"Bet \d"))
    asked = here("play", game, "--seed", "3", typed=then(r"Bet \d", "\n", "   \n", "\t\n"))
    assert "You bet" not in start.out + asked.out
    assert nets(asked.out) == nets(start.out)
    assert asked.out.count("Bet 1 to") >= 4


@pytest.mark.parametrize(
    "text",
    [
        "abc",
        "1,000",
        "2k",
        "1e3",
        "\uff12",
        "5.0",
        "-5",
        "+5",
        "9" * 5000,
        "\U0001f600",
        "bet",
        "999999",
        "0",
        "x" * 100_000,
    ],
)
def test_letters_and_strange_numbers_at_a_number_prompt(text: str) -> None:
    """U-02, M-02 to M-04: a sentence with the legal range, asked again, nothing changed."""
    done = here("play", "high-card-pool", "--seed", "1", typed=f"{text}\n")
    asked = [line for line in done.lines if line.startswith("Your turn.")]
    assert asked == ["Your turn. Pot 3. Bet 1 to 3."] * 2
    assert "You bet" not in done.out
    assert nets(done.out) == [-1, -1, -1, 0, 3]


def test_the_same_seed_bots_and_input_give_the_same_evening() -> None:
    words = ("play", "high-card-pool", "--seed", "night", "--bots", "random,careful,random", "--hints")
    first, second = (here(*words, typed=until(r"Deal 6 is over")) for _ in range(2))
    assert first == second
    other = here(
        "play",
        "high-card-pool",
        "--seed",
        "day",
        "--bots",
        "random,careful,random",
        "--hints",
        typed=until(r"Deal 6 is over"),
    )
    assert other.out != first.out


def test_without_a_seed_the_cards_come_from_the_operating_system() -> None:
    first, second = (here("play", "denexa", typed=until(r"Deal 3 is over")) for _ in range(2))
    assert first.out != second.out


# Which game.


@pytest.mark.parametrize("game", GAMES)
def test_every_name_of_a_game_with_hyphens(game: str) -> None:
    variant = next(variant for variant in VARIANTS if variant.name == game)
    for name in names(variant):
        done = here("play", name.replace(" ", "-"))
        assert done.lines[0].startswith(f"{variant.title}: ")
        assert here("play", *name.split()).lines[0] == done.lines[0]


def test_without_a_game_it_asks_and_lists_all_eight() -> None:
    done = here("play", typed="\nfoo\n99\nyablon\n")
    assert [line[:2] for line in done.lines[:8]] == [f"{number}." for number in range(1, 9)]
    assert 'There is no game called "foo"' in done.out
    assert "Casino Red Dog: land between two cards, against the house." in done.lines
    assert done.status == 0


@pytest.mark.parametrize("number", range(1, 9))
def test_a_game_by_its_number(number: int) -> None:
    assert f"{VARIANTS[number - 1].title}: " in here("play", typed=f"{number}\nquit\n").out


@pytest.mark.parametrize("name", ["red-dog", "in-between", "acey-deucey", "ace deuce"])
def test_a_name_that_games_share_is_asked_about(name: str) -> None:
    """R-17: nobody is taught one game and dealt another."""
    done = here("play", name, typed="2\nquit\n")
    assert "Which one do you mean" in done.lines[0]
    assert done.lines[1].startswith("1. ")
    assert done.status == 0


@pytest.mark.parametrize("typed", ["", "quit\n", "EXIT\n", "\n\n"])
def test_leaving_before_a_game_is_chosen(typed: str) -> None:
    done = here("play", typed=typed)
    assert (done.status, done.lines[-1]) == (0, "Goodbye.")


def test_a_name_that_is_no_game() -> None:
    done = here("play", "pokr")
    assert (done.status, done.out) == (2, "")
    assert 'There is no game called "pokr"' in done.err


# Settings.


REFUSED = [
    (["high-card-pool", "--seats", "9"], "9 hands of 5 cards take 45"),
    (["high-card-pool", "--seats", "2"], "at least 3 players"),
    (["high-card-pool", "--seats", "0"], "at least 3 players"),
    (["high-card-pool", "--seats", "five"], "Seats are a whole number"),
    (["high-card-pool", "--seats", "3.0"], "Seats are a whole number"),
    (["high-card-pool", "--chips", "1,000"], "whole number from 1"),
    (["high-card-pool", "--chips", "0"], "whole number from 1"),
    (["high-card-pool", "--chips=-5"], "whole number from 1"),
    (["high-card-pool", "--chips", "1e3"], "whole number from 1"),
    (["high-card-pool", "--chips", "9" * 400], "whole number from 1"),
    (["high-card-pool", "--ante", "2k"], "ante is a whole number"),
    (["high-card-pool", "--ante", "\uff12"], "ante is a whole number"),
    (["high-card-pool", "--ante=-1"], "ante is a whole number"),
    (["high-card-pool", "--ante", ""], "ante is a whole number"),
    (["high-card-pool", "--ante", "2", "--house", "ante=2"], "given twice"),
    (["shoot", "--ante", "2"], "house rule ante is not for this game"),
    (["shoot", "--house", "hnd=4"], "Did you mean hand?"),
    (["shoot", "--house", "hand"], "write RULE=VALUE"),
    (["shoot", "--house", "=4"], "write RULE=VALUE"),
    (["shoot", "hand=9"], "hand is a whole number from 3 to 7"),
    (["shoot", "hand=4", "HAND=5"], "given twice"),
    (["shoot", "--bots", "clever"], 'There is no bot "clever"'),
    (["shoot", "--seats", "3", "--bots", "careful,careful,careful"], "there is room for 2"),
    (["shoot", "--name", ""], "A name is 1 to 30"),
    (["shoot", "--name", "x" * 31], "A name is 1 to 30"),
    (["shoot", "--name", "\x1b[2J"], "A name is 1 to 30"),
    (["shoot", "--cards", "tarot"], "Choose from"),
    (["shoot", "--cards", "glyph"], "cannot show the signs"),
    (["shoot", "--save", "/"], "exists already"),
    (["shoot", "--save", "/no/such/folder/x"], "cannot be written"),
    (["shoot", "--loud"], "Unknown option"),
    (["shoot", "--seats", "3", "--seats", "4"], "multiple times"),
]


@pytest.mark.parametrize(("words", "reason"), REFUSED, ids=[" ".join(words)[:40] for words, _ in REFUSED])
def test_what_cannot_be_is_refused_with_status_2_before_anything_is_said(
    words: list[str], reason: str
) -> None:
    done = here("play", *words, typed="quit\n")
    assert (done.status, done.out) == (2, "")
    assert reason in done.err
    assert done.err.count("\n") == 1
    assert len(done.err) < 500


def test_settings_are_refused_before_the_game_is_asked_for() -> None:
    assert here("play", "--chips", "lots", typed="1\n").out == ""


def test_eight_players_with_five_cards_are_warned() -> None:
    done = here("play", "high-card-pool", "--seats", "8")
    assert "from turn 7 on a card comes that all have seen burned" in done.lines[1]
    assert done.status == 0


def test_bots_are_labelled_and_say_their_rule() -> None:
    done = here("play", "shoot", "--bots", "counter", "--bots", "minimum,random", typed="status\n")
    assert "Ana (counter bot): Bets all it may when the exact odds are with it, else the least." in done.lines
    assert sum("(counter bot)" in line for line in done.lines) >= 3
    assert not any("Di" in line for line in done.lines)


def test_nobody_has_the_persons_name() -> None:
    done = here("play", "shoot", "--name", "ana")
    assert "Ana" not in done.out
    assert "Bo (careful bot)" in done.out


def test_house_rules_are_said() -> None:
    done = here("play", "high-card-pool", "hand=4", "--house", "burn=never", "--ante", "2")
    assert done.lines[1].startswith("House rules here: ")
    assert "Four cards each instead of five." in done.lines[1]
    assert "Antes of 2 each" in done.out


@pytest.mark.parametrize("seats", range(2, 11))
def test_any_number_of_seats(seats: int) -> None:
    done = here("play", "denexa", "--seats", str(seats), "--seed", "1", typed=until(r"Deal 2 is over"))
    assert len(nets(done.out)) in {seats, seats + 1}
    assert sum(nets(done.out)) == 0


def test_the_casino_is_played_alone_or_with_bots() -> None:
    alone = here("play", "casino", typed=until("Round 3 is over"))
    assert "house" in alone.lines[-2]
    assert "bot" not in alone.out
    together = here(
        "play", "casino", "--bots", "potter,careful", "--seed", "5", typed=until("Round 3 is over")
    )
    assert len(nets(together.out)) == 4
    assert sum(nets(together.out)) == 0


# At the table.


def hcp(*typed: str, words: tuple[str, ...] = ()) -> list[str]:
    return here(
        "play", "high-card-pool", "--seed", "1", *words, typed="".join(f"{line}\n" for line in typed)
    ).lines


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
    assert "You win 2. Turned 10d; you show Ad. 16 of 44 cards won. Pot 3 -> 1." in lines


def test_without_hints_no_chance_is_said() -> None:
    assert not any("%" in line or "cards won" in line for line in hcp("2"))


def test_odds_on_demand() -> None:
    assert (
        "16 of 44 unseen cards win (36.4 %), exact. Each chip bet loses 27.3 % of itself on average."
        in hcp("odds")
    )
    lines = here("play", "casino", "--seed", "3", typed="1\n1\nodds\n").lines
    assert (
        "8 of 50 unseen cards win (16.0 %), exact. 6 of 50 equal an end card. Each chip bet loses 20.0 % of itself on average."
        in lines
    )


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
        ("take", "You pass the deal"),
    ],
)
def test_a_banker_keeps_the_deal_or_passes_it(word: str, said: str) -> None:
    """After as many deals as the rules say; the bots bet the least, so that the bank lasts."""
    words = ("play", "shoot", "deals=1", "--seed", "6", "--bots", "minimum", "--seats", "3")
    done = here(*words, typed=then("Deal once more", f"{word}\n"))
    assert said in done.out.split("Deal once more")[1]


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
    done = here("play", "high-card-pool", "--seed", "1", typed="buy-in 9999999999999\nbuy-in 0\n")
    assert "will be bought" not in done.out
    assert done.out.count("Buy from 1 to") == 2


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
        ("buy-in\n", "You buy 1 chip."),
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
    assert "A bot with fewer than 1 in chips buys 3 more between deals." in done.lines
    assert re.search(r"^(Ana|Bo|Cy|Di) buys 3 chips\.", done.out, re.MULTILINE)


def test_leaving_in_mid_deal_is_asked_back_and_cashes_out() -> None:
    done = here("play", "high-card-pool", "--seed", "1", typed="leave\nleave\n")
    assert (
        "What you put in the pot stays there, and 99 chips are cashed out. Type leave again to go."
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
    assert "Deal 1 is not finished; what is in the pot and in bets stays there." in lines
    assert lines[-1] == "Goodbye."


def test_cards_in_words() -> None:
    """U-06: named in words for whoever listens."""
    lines = hcp("2", words=("--cards", "words"))
    assert (
        "Your hand: ace of diamonds, nine of spades, seven of spades, seven of diamonds and three of hearts."
        in lines
    )
    assert not re.search(r"\b([2-9JQKA]|10)[cdhs]\b", "\n".join(lines))


# Saving.


def test_the_saved_session_comes_to_the_same_state_and_reads_the_same(tmp_path: Path) -> None:
    for game in GAMES:
        file = tmp_path / game
        done = here(
            "play",
            game,
            "--seed",
            "5",
            "--name",
            "Zoë",
            "--save",
            str(file),
            typed=until("(Deal|Round) 4 is over"),
        )
        assert f"Saved in {file}." in done.lines
        told = here("replay", str(file))
        assert told.status == 0
        assert nets(told.out) == nets(done.out)
        assert "Zoë" in told.out


def test_a_file_is_never_replaced_unasked(tmp_path: Path) -> None:
    file = tmp_path / "evening.toml"
    file.write_text("mine", encoding="utf-8")
    assert here("play", "shoot", "--save", str(file)).status == 2
    assert file.read_text(encoding="utf-8") == "mine"
    assert here("play", "shoot", "--save", str(file), "--force").status == 0
    assert read(file.read_text(encoding="utf-8")).variant.name == "shoot"
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_that_vanishes_is_said_and_status_1(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    file = folder / "evening.toml"

    def answer(said: str) -> str:
        if folder.exists():
            file.unlink()
            folder.rmdir()
        return "1\n" if "Your turn" in said and "You bet" not in said else ""

    done = here("play", "high-card-pool", "--seed", "1", "--save", str(file), typed=answer)
    assert done.status == 1
    assert "cannot be written" in done.out
    assert "Saved in" not in done.out
    assert sum(nets(done.out)) == 0
