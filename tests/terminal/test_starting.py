"""`reddog play` before the first deal: which game, with what settings, and what is said of it."""

import pytest

from reddog.rules.catalogue import names
from reddog.rules.variants import VARIANTS
from reddog.speech import summary
from tests.terminal.terminals import GAMES, here, nets, until

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
    assert (
        "Casino Red Dog: bet, see two cards, and land between them with a third, against the house."
        in done.lines
    )
    assert done.status == 0


@pytest.mark.parametrize("number", range(1, 9))
def test_a_game_by_its_number(number: int) -> None:
    assert f"{VARIANTS[number - 1].title}: " in here("play", typed=f"{number}\nquit\n").out


@pytest.mark.parametrize("name", ["red-dog", "in-between", "acey-deucey", "ace deuce"])
def test_a_name_that_games_share_is_asked_about(name: str) -> None:
    """R-17: nobody is taught one game and dealt another."""
    done = here("play", name, typed="2\nquit\n")
    assert done.lines[0] == f"Several games are called {name}:"
    assert done.lines[1].startswith("1. ")
    assert done.out.count("Which game?") == 1
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
    (["high-card-pool", "--seats", "0"], "Seats are a whole number from 3 to 8 in High Card Pool, not 0."),
    (["high-card-pool", "--seats", "-3"], "Seats are a whole number from 3 to 8 in High Card Pool, not -3."),
    (["high-card-pool", "--seats", "9" * 20], "from 3 to 8 in High Card Pool, not 99999999999999999999."),
    (["high-card-pool", "--seats", "9" * 5000], "from 3 to 8 in High Card Pool, not 9999"),
    (["casino", "--seats", "-1"], "from 1 to 8 in Casino Red Dog, not -1."),
    (["high-card-pool", "--seats", "five"], "Seats are a whole number"),
    (["high-card-pool", "--seats", "3.0"], "Seats are a whole number"),
    (["high-card-pool", "--chips", "1,000"], "whole number from 1"),
    (["high-card-pool", "--chips", "0"], "whole number from 1"),
    (["high-card-pool", "--chips=-5"], "whole number from 1"),
    (["high-card-pool", "--chips", "1e3"], "whole number from 1"),
    (["high-card-pool", "--chips", "9" * 400], "whole number from 1"),
    (["high-card-pool", "--ante", "2k"], "Ante: a whole number"),
    (["high-card-pool", "--ante", "\uff12"], "Ante: a whole number"),
    (["high-card-pool", "--ante=-1"], "Ante: a whole number"),
    (["high-card-pool", "--ante", ""], "Ante: a whole number"),
    (["high-card-pool", "--ante", "2", "--house", "ante=2"], "given twice"),
    (["shoot", "--ante", "2"], "house rule Ante is not for this game"),
    (["shoot", "--house", "hnd=4"], "Did you mean hand?"),
    (["shoot", "--house", "hand"], "write RULE=VALUE"),
    (["shoot", "--house", "=4"], "write RULE=VALUE"),
    (["shoot", "hand=9"], "Cards in a hand (hand): a whole number from 3 to 7"),
    (["shoot", "hand=4", "HAND=5"], "given twice"),
    (["shoot", "--bots", "clever"], 'There is no bot "clever"'),
    (["shoot", "--seats", "3", "--bots", "careful,careful,careful"], "there is room for 2"),
    (["shoot", "--name", ""], "A name is 1 to 30"),
    (["shoot", "--name", "x" * 31], "A name is 1 to 30"),
    (["shoot", "--name", "\x1b[2J"], "A name is 1 to 30"),
    (["shoot", "--cards", "tarot"], '--cards is glyph, short or words, not "tarot".'),
    (["shoot", "--cards", "glyph"], "cannot show the signs"),
    (["shoot", "--save", "/"], "/ is a folder: name a file in it"),
    (["shoot", "--save", "/no/such/folder/x"], "cannot be written"),
    (["shoot", "--loud"], "There is no option --loud. reddog play --help lists the options."),
    (["shoot", "--house", "foo=1"], 'There is no house rule "foo". reddog rules shoot lists those of Shoot.'),
    (["shoot", "--bots", "counter", "random"], "write commas: --bots counter,random."),
    (["shoot", "--seats", "3", "--seats", "4"], "--seats is given more than once; give it once."),
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
    assert any("from turn 7 on a card comes that all have seen burned" in line for line in done.lines)
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
    assert any(
        line.startswith("House rules here: ") and "Four cards each instead of five." in line
        for line in done.lines
    )
    assert "Antes of 2 each" in done.out


@pytest.mark.parametrize("seats", range(2, 11))
def test_any_number_of_seats(seats: int) -> None:
    done = here("play", "denexa", "--seats", str(seats), "--seed", "1", typed=until(r"Deal 2 is over"))
    assert len(nets(done.out)) in {seats, seats + 1}
    assert sum(nets(done.out)) == 0


def test_the_casino_is_played_alone_or_with_bots() -> None:
    alone = here("play", "casino", typed=until("Deal 3 is over"))
    assert "house" in alone.lines[-2]
    assert "bot" not in alone.out
    together = here(
        "play", "casino", "--bots", "potter,careful", "--seed", "5", typed=until("Deal 3 is over")
    )
    assert len(nets(together.out)) == 4
    assert sum(nets(together.out)) == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_with_its_rules_in_two_lines(game: str) -> None:
    variant = next(variant for variant in VARIANTS if variant.name == game)
    assert here("play", game).lines[1:3] == list(summary(variant))


def test_the_two_lines_are_those_of_the_house_rules() -> None:
    lines = here("play", "high-card-pool", "hand=4", "--ante", "3").lines
    assert lines[1].startswith("You look at your four cards")
    assert lines[2].startswith("Bet from 3 to the whole pot")


@pytest.mark.parametrize(
    ("short", "title"), [("h", "High Card Pool"), ("fort", "Fort Wayne"), ("POL", "Polish")]
)
def test_a_game_by_the_beginning_of_its_name(short: str, title: str) -> None:
    assert here("play", short).lines[0].startswith(title)
    assert f"\n{title}" in here("play", typed=f"{short}\nquit\n").out


def test_a_beginning_that_games_share_is_asked_about() -> None:
    done = here("play", "s", typed="2\nquit\n")
    assert done.lines[0] == "Several games are called s:"
    assert [line.split(" (")[0] for line in done.lines[1:3]] == ["1. Shoot", "2. Slippery Sam"]


def test_the_list_is_what_a_wrong_name_is_answered_with() -> None:
    done = here("play", typed="chess\nshoott\nquit\n")
    assert 'There is no game called "chess": type a number or a name from the list.' in done.lines
    assert 'There is no game called "shoott". Did you mean Shoot?' in done.lines
    assert "reddog" not in done.out


def test_seats_that_no_game_could_have_are_refused_once_the_game_is_known() -> None:
    done = here("play", "--seats", "-3", typed="casino\n")
    assert done.status == 2
    assert done.err == "Seats are a whole number from 1 to 8 in Casino Red Dog, not -3.\n"


def test_an_option_without_a_command_is_refused_in_a_sentence() -> None:
    done = here("--seed", "1")
    assert (done.status, done.out) == (2, "")
    assert done.err == "There is no option --seed. reddog --help lists the commands.\n"
