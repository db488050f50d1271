"""The summary of an evening as it is pasted into a chat, and why somebody gives chips to somebody."""

import msgspec
import pytest

from reddog.speech.ledger import evening, isolated, why
from reddog.table.ledger import HOUSE, POT, settle


class Line(msgspec.Struct, frozen=True):
    person: str
    name: str
    bought: int = 100
    cashed: int = 0
    stack: int = 0
    bot: str = ""

    @property
    def net(self) -> int:
        return self.cashed + self.stack - self.bought


THREE = (
    Line("1", "Ann", cashed=140),
    Line("2", "Bo", bought=1100, cashed=1061),
    Line("bot:1", "Careful", stack=99, bot="careful"),
)


def summary(*lines: Line, fewest: bool = True, title: str = "", others: dict[str, int] | None = None) -> str:
    nets = {line.person: line.net for line in lines} | (others or {})
    return evening(lines, settle(nets), fewest=fewest, deals=14, title=title, others=others)


def test_the_summary_of_an_evening() -> None:
    assert summary(*THREE, title="Friday") == (
        "Red Dog, Friday: 14 deals.\n"
        "Ann: bought 100, cashed out 140, net +40.\n"
        "Bo: bought 1,100, cashed out 1,061, net -39.\n"
        "Careful (bot): bought 100, cashed out 0, on the table 99, net -1.\n"
        "To settle up, 2 transfers, the fewest possible:\n"
        "Bo gives Ann 39 chips.\n"
        "Careful (bot) gives Ann 1 chip."
    )


def test_the_fewest_possible_is_said_only_where_it_is_proven() -> None:
    assert "fewest" not in summary(*THREE, fewest=False)
    assert "To settle up, 2 transfers:" in summary(*THREE, fewest=False)


def test_where_all_are_even_nobody_owes_anything() -> None:
    assert summary(Line("1", "Ann", cashed=100)).endswith("Nobody owes anybody anything.")


def test_the_house_and_a_pot_that_is_nobodys_take_part() -> None:
    text = summary(Line("1", "Ann", cashed=70), others={HOUSE: 25, POT: 5})
    assert text.endswith(
        "The house: net +25.\n"
        "The pot: net +5.\n"
        "To settle up, 2 transfers, the fewest possible:\n"
        "Ann gives the house 25 chips.\n"
        "Ann gives the pot 5 chips."
    )


def test_the_house_pays_what_it_has_lost() -> None:
    text = summary(Line("1", "Ann", cashed=130), others={HOUSE: -30})
    assert text.endswith("The house gives Ann 30 chips.")


def test_an_arrow_is_explained_by_the_group_that_it_settles() -> None:
    (first, *_) = settle({line.person: line.net for line in THREE})
    assert why(first, THREE) == (
        "The results of Ann, Bo and Careful (bot) sum to zero, so they settle up among themselves."
    )


@pytest.mark.parametrize("name", ["{payer}", "%s", "<b>x</b>", "Penny bets", 'A "B" C, D', "{0}"])
def test_a_name_is_put_in_letter_by_letter(name: str) -> None:
    text = summary(Line("1", name, cashed=150), Line("2", "Bo", cashed=50))
    assert f"{name}: bought 100, cashed out 150, net +50." in text
    assert f"Bo gives {name} 50 chips." in text


def test_a_name_that_runs_from_right_to_left_leaves_the_line_in_order() -> None:
    assert isolated("אבי") == "\u2068אבי\u2069"
    assert isolated("Ann") == "Ann"
    assert "Bo gives \u2068אבי\u2069 50 chips." in summary(
        Line("1", "אבי", cashed=150), Line("2", "Bo", cashed=50)
    )
