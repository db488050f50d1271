"""What cannot be at a server's table is answered in a sentence, and nothing happens."""

import re

import pytest

from tests.client.servers import Programs
from tests.terminal.joining import QUICK, server
from tests.terminal.terminals import here, reddog

__all__ = ["server"]


UNCLEAR = [
    ("xyzzy", 'There is no command "xyzzy". Type help for the commands.'),
    ("sit a b c", 'Type sit, sit 3 for seat 3, or sit 3 200 for seat 3 with 200 chips, not "a b c".'),
    ("sit two", '"two" is not an amount: write plain digits, such as 12.'),
    ("say", "Type say and what you want to say."),
    ("remove Zed", 'Nobody here is called "Zed". Type who for the names.'),
    ("remove 9", "Nobody sits in seat 9."),
    ("host", "Whom do you mean? Write a name, or the number of a seat."),
    ("bot", "Which bot? For example: bot careful."),
    ("adjust Zoe", "Type adjust, whose chips, who gets them, and how many: adjust Ana Bo 5."),
    ("adjust Zoe Zed 5", "Type adjust, whose chips, who gets them, and how many: adjust Ana Bo 5."),
    ("time 11", "At most 10 times the usual time; 0 is no clock at all."),
    ("who is there", '"who" stands alone; "is there" after it means nothing.'),
    ("en", "Type end in full."),
    ("leav", "Type leave in full: it ends your evening."),
    ("next", "The next deal begins by itself."),
    ("buy-in", "How many chips? Type buy-in 100, or buy-in and another number."),
    ("rules seats=many", '"seats=many" cannot be set so.'),
    ("rules seats=99", '"seats" cannot be set so.'),
    ("rules hand=99", "Cards in a hand (hand): a whole number"),
    ("rules hand=4 hand=5", "hand"),
    ("share", "Type share and any text."),
    ("share " + "x" * 65, "A share has at most 64 signs; this has 65."),
    ("say " + "x" * 501, "At once you can say at most 500 signs; this has 501."),
    ("void " + "x" * 201, "A reason has at most 200 signs; this has 201."),
    ("\x1b[2J", "There is no command"),
]


def test_what_cannot_be_is_answered_in_a_sentence_and_nothing_happens(server: Programs) -> None:
    typed = "".join(f"{line}\n" for line, _ in UNCLEAR)
    done = reddog(
        "new-table", "high-card-pool", *QUICK, "--server", server.address, "--name", "Zoe",
        typed=f"sit\n{typed}who\nquit\n",
    )  # fmt: skip
    assert (done.status, done.err) == (0, "")
    answers = re.split(r"^> .*$", done.out, flags=re.MULTILINE)[2:]
    for (line, said), answer in zip(UNCLEAR, answers, strict=False):
        assert said in answer, line
    assert "\x1b" not in done.out
    assert "Seat 1: you, 100 chips." in done.lines
    assert "Traceback" not in done.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("join",), "Which table? Write its link or its code: reddog join CODE."),
        (
            ("join", "ftp://cards.example/t/A"),
            '"ftp://cards.example" is no link, code or address of a server.',
        ),
        (("join", "AAAAAAAA", "--server", "{server}"), "no table"),
        (("join", "{server}"), "Which table of {server}? Name its code or open its link."),
        (("join", "AAAAAAAA", "--server", "http://127.0.0.1:1"), "http://127.0.0.1:1 does not answer: "),
        (("join", "{server}/t/AAAAAAAA", "--chips", "1,000"), '"1,000" is not an amount'),
        (("join", "{server}/t/AAAAAAAA", "--token", "nonsense"), "."),
        (("new-table", "--server", "{server}"), "Type rules and what shall hold"),
        (("new-table", "bridge"), 'There is no game called "bridge".'),
        (("new-table", "red-dog"), "Several games are called"),
        (("new-table", "shoot", "seats=40"), "seats"),
        (("new-table", "shoot", "buy-in=5", "buy-in-least=10"), "buy-in"),
    ],
)
def test_what_cannot_be_is_refused_on_the_command_line(
    server: Programs, words: tuple[str, ...], said: str
) -> None:
    done = here(*(word.replace("{server}", server.address) for word in words))
    assert done.status == 2
    assert said.replace("{server}", server.address) in done.err
    assert len(done.err.splitlines()) == 1
    assert done.out == ""
