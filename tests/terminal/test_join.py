"""`reddog join` and `reddog new-table`: real programs, with pipes and at terminals, at a real server."""

import contextlib
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client.servers import Programs, server_for_programs
from tests.terminal.terminals import PLAIN, Terminal, here, reddog, terminal

PLAINLY = {"NO_COLOR": "1"}
QUICK = ("rest=0", "bots-think=0", "turn=0")


@pytest.fixture(scope="module")
def server() -> Iterator[Programs]:
    with tempfile.TemporaryDirectory() as folder, server_for_programs(Path(folder)) as programs:
        yield programs


@contextlib.contextmanager
def host_at(server: Programs, *rules: str, name: str = "Ann") -> Iterator[tuple[Terminal, str]]:
    """The host of a new table at a terminal, and the link that friends get."""
    with terminal(
        "new-table", *rules, "--server", server.address, "--name", name, environment=PLAINLY
    ) as host:
        link = re.search(r"join with this link:\s+(\S+)", host.wait_for("You sit down"))
        assert link, host.text
        yield host, link[1]


@contextlib.contextmanager
def friend_at(link: str, name: str, *options: str) -> Iterator[Terminal]:
    with terminal("join", link, "--name", name, *options, environment=PLAINLY) as friend:
        friend.wait_for("quit to disconnect")
        yield friend


def piped(server: Programs, typed: str, *rules: str) -> list[str]:
    """A new table with typed lines from a pipe; what was said."""
    done = here("new-table", *rules, *QUICK, "--server", server.address, "--name", "Zoe", typed=typed)
    assert (done.status, done.err) == (0, "")
    return done.lines


def test_an_evening_in_a_pipe(server: Programs) -> None:
    """Answers wait for their questions; everything is told in the words of a practice table."""
    lines = piped(server, "bot careful\nbot minimum\nstart\nmin\nmin\nledger\nquit\n", "high-card-pool")
    assert lines[0].startswith('You are "Zoe" at table ')
    assert "Seat 1 is yours." in lines
    assert "Careful sits down with 100 chips." in lines
    assert any(line.startswith("Deal 1. ") for line in lines)
    assert sum(line.startswith("Your turn. Pot") for line in lines) >= 2
    assert sum(line == "> min" for line in lines) == 2
    assert any(re.match(r"You (win|lose) \d+\. Turned", line) for line in lines)
    assert any(line.startswith("Zoe: bought 100") for line in lines)
    assert "Your seat stays yours." in lines
    assert lines[-1] == "Goodbye."


def test_whoever_joins_is_told_what_is_different_here(server: Programs) -> None:
    with (
        host_at(server, "shoot", "deals=2", *QUICK) as (ann, link),
        friend_at(link, "Bob") as bob,
        host_at(server, "shoot", *QUICK) as (plain, _),
    ):
        for who in (ann, bob):
            assert "House rules here: The bank lasts 2 deals instead of 3." in who.text
        assert "House rules here" not in plain.text


def test_whoever_opens_a_table_that_runs_short_of_cards_is_told_beforehand(server: Programs) -> None:
    """With eight players and five cards the last two turns come from cards that all have seen."""
    lines = piped(server, "quit\n", "high-card-pool", "seats=8")
    assert any("hand=4" in line for line in lines), lines
    assert not any("hand=4" in line for line in piped(server, "quit\n", "high-card-pool", "seats=7"))


@pytest.mark.parametrize(
    "game", ["denexa", "shoot", "slippery-sam", "fort-wayne", "polish", "casino", "pot-in-between"]
)
def test_every_game_is_played_at_a_server(server: Programs, game: str) -> None:
    """The simplest answers, typed ahead; what is not asked is refused in a sentence, and a deal comes to its end."""
    answers = "min\nstay\npass\nhigh\n" * 4
    seats = "" if game == "casino" else "bot minimum\nbot minimum\n"
    lines = piped(server, f"{seats}start\n{answers}quit\n", game)
    assert any(line.startswith("Deal 1") for line in lines), lines
    assert any("Your turn." in line or "You are the banker." in line for line in lines), lines
    assert lines[-1] == "Goodbye."


def test_two_friends_at_two_terminals(server: Programs) -> None:
    with host_at(server, "high-card-pool", "rest=0", "turn=30") as (ann, link), friend_at(link, "Bob") as bob:
        ann.wait_for("Bob sits down with 100 chips")
        bob.wait_for(r"The game begins when the host, Ann, starts it\.")
        bob.type("say hello, all")
        ann.wait_for("Bob: hello, all")
        bob.type("start")
        bob.wait_for("host")
        ann.type("start")
        for who in (ann, bob):
            who.wait_for(
                r"Your turn\. Pot 2\. Bet 1 to 2\. (30|29) seconds\.|Waiting for \w+: (30|29) seconds\."
            )
        first, second = (ann, bob) if "Your turn" in ann.text else (bob, ann)
        second.type("1")
        second.wait_for("not your turn|No amount is asked")
        first.type("1")
        first.wait_for(r"You (win|lose) 1\.")
        second.wait_for(r"\w+ (wins|loses) 1\.")
        second.wait_for(r"Your turn")
        second.type("1")
        for who in (first, second):
            who.wait_for(r"Deal 1 is over")
            assert who.text.count("Deal 1 is over") == 1, "nothing is said twice"
        bob.type("who")
        bob.wait_for(r"Seat 1: Ann, \d+ chips")
        bob.wait_for(r"Seat 2: you, \d+ chips")
        bob.type("leave")
        bob.wait_for("You leave|Type leave again")
        if "Type leave again" in bob.text:
            bob.type("leave")
        assert bob.end() == 0
        ann.wait_for("Bob leaves")
        ann.interrupt()
        assert ann.end() == 130
        assert "Stopped.\nYour seat stays yours.\n" in ann.text


def test_a_player_is_warned_once_before_his_time_is_up_and_the_table_acts_for_him(server: Programs) -> None:
    rules = ("high-card-pool", "rest=0", "turn=2", "spare=0", "warning=1")
    with host_at(server, *rules) as (ann, link), friend_at(link, "Bob") as bob:
        ann.wait_for("Bob sits down")
        ann.type("start")
        for who in (ann, bob):
            who.wait_for(r"\n1 second left\.")
            who.wait_for(r"Your time is up\.")
            said = who.text
            assert said[: said.index("Your time is up.")].count("1 second left.") == 1


def test_a_connection_that_breaks_is_told_and_typing_goes_on(server: Programs) -> None:
    with host_at(server, "high-card-pool", *QUICK) as (ann, link):
        far = link.replace(server.address, server.wired)
        with friend_at(far, "Bob") as bob:
            bob.wait_for("You sit down")
            server.cut()
            bob.wait_for("The connection is lost")
            ann.type("say while you were away")
            bob.wait_for("The connection is back")
            bob.wait_for("Ann: while you were away")
            bob.type("say here again")
            ann.wait_for("Bob: here again")
            assert bob.text.count("Ann: while you were away") == 1


def test_who_comes_back_with_the_personal_link_has_the_same_seat(server: Programs) -> None:
    with host_at(server, "high-card-pool", *QUICK) as (ann, link):
        with friend_at(link, "Bob") as bob:
            personal = re.search(r"keep this link to yourself:\s+(\S+)", bob.wait_for("You sit down"))
            assert personal
            bob.type("quit")
            assert bob.end() == 0
            assert "Your seat stays yours." in bob.text
        code = link.rpartition("/")[2].lower().replace("-", " ")
        with terminal(
            "join",
            *code.split(),
            "--server",
            server.address,
            environment={**PLAINLY, "REDDOG_TOKEN": personal[1]},
        ) as again:
            again.wait_for('You are "Bob"')
            again.type("who")
            again.wait_for(r"Seat 2: you, 100 chips")
            again.type("say back")
            ann.wait_for("Bob: back")
            with friend_at(link, "", "--token", personal[1]) as newer:
                newer.type("who")
                newer.wait_for("Seat 2: you")
                again.wait_for("You play on in a newer connection")
                again.type("say older")
                again.wait_for("newer")
                again.type("hello")
                newer.wait_for("You play on in a newer connection")


def test_watching_a_full_table_and_waiting_for_a_seat(server: Programs) -> None:
    with host_at(server, "casino", "seats=2", *QUICK) as (ann, link), friend_at(link, "Bob") as bob:
        bob.wait_for("You sit down")
        with friend_at(link, "Cid", "--watch") as cid:
            cid.type("1")
            cid.wait_for("You have no seat: type sit")
            cid.type("sit")
            cid.wait_for("(full|taken|free)")
            cid.type("wait 50")
            cid.wait_for("You wait for a seat with 50 chips")
            ann.wait_for("Cid waits for a seat with 50 chips")
            bob.type("stand")
            cid.wait_for("You sit down with 50 chips")
            bob.wait_for("You leave with 100 chips")
            bob.type("who")
            bob.wait_for("Watching: you")


def test_two_people_at_one_keyboard(server: Programs) -> None:
    """Before each question it is said whom it is for, and a hand is shown only there."""
    with host_at(server, "high-card-pool", "several-seats=yes", *QUICK) as (ann, _):
        ann.type("sit")
        ann.wait_for("Ann 2 sits down with 100 chips")
        ann.type("start")
        first = re.findall(
            r"For (Ann(?: 2)?):\nYour hand", ann.wait_for(r"For Ann( 2)?:\nYour hand.*\nYour turn")
        )
        ann.type("1")
        other = "Ann 2" if first == ["Ann"] else "Ann"
        ann.wait_for(rf"For {other}:\nYour hand.*\nYour turn")
        ann.type("who")
        ann.wait_for(r"Host: you\.")


def test_what_the_host_may_do(server: Programs) -> None:
    with host_at(server, "high-card-pool", *QUICK) as (ann, link), friend_at(link, "Bob") as bob:
        ann.wait_for("Bob sits down")
        for typed, heard in (
            ("rules hand=4 turn=20 title=Friday", "Ann changes the rules from the next deal on"),
            ("bot potter", "a potter bot"),
            ("mute bo", "What you say is not passed on"),
            ("unmute Bob", "What you say is passed on again"),
            ("remove 3", "Potter is removed from the table by Ann|Potter leaves"),
            ("start", "The game begins"),
            ("pause", "Ann pauses the game"),
            ("resume", "Ann lets the game go on"),
            ("void a slip", "Reason: a slip"),
        ):
            ann.type(typed)
            bob.wait_for(heard)
        bob.type("no")
        ann.wait_for("Bob does not agree")
        ann.type("host Bob")
        bob.wait_for("You are the host now")
        bob.type("remove Ann too loud")
        assert ann.end() == 0
        assert "You are removed from the table by Bob. Reason: too loud" in ann.text


def test_an_evening_that_all_end_says_who_owes_whom(server: Programs) -> None:
    with host_at(server, "high-card-pool", *QUICK) as (ann, link), friend_at(link, "Bob") as bob:
        ann.wait_for("Bob sits down")
        ann.type("end")
        bob.wait_for("Type yes or no")
        bob.type("yes")
        for who in (ann, bob):
            assert who.end() == 0
            assert "The evening is over, as all agreed" in who.text
            assert "Nobody owes anybody anything." in who.text


def test_chances_are_not_shown_where_the_table_forbids_them(server: Programs) -> None:
    lines = piped(server, "bot minimum\nstart\nodds\nmin\nquit\n", "high-card-pool", "hints=no")
    assert "Chances are not shown at this table." in lines
    assert not any("%" in line for line in lines)


def test_hints_where_they_are_wanted_and_allowed(server: Programs) -> None:
    done = here(
        "new-table", "shoot", "deals=2", *QUICK, "--hints", "--server", server.address, "--name", "Zoe",
        typed="bot minimum\nstart\nstake 10\nmin\nquit\n",
    )  # fmt: skip
    lines = piped(server, "bot minimum\nstart\nodds\nmin\nquit\n", "high-card-pool")
    assert any("unseen cards win" in line for line in lines)
    assert done.status == 0


def test_the_shuffle_can_be_looked_into_and_every_seat_gives_a_share(server: Programs) -> None:
    with (
        host_at(server, "high-card-pool", *QUICK) as (ann, link),
        friend_at(link, "Bob", "--share", "tuesday") as bob,
    ):
        ann.wait_for("Bob sits down")
        bob.type("say given")
        ann.wait_for("Bob: given")
        ann.type("share monday")
        ann.type("fair")
        ann.wait_for(r"Bob adds a share to the shuffle of pack 1: tuesday\.")
        ann.wait_for(r"You gave the share monday for it|You add a share to the shuffle of pack 1: monday")
        ann.type("start")
        bob.wait_for("Deal 1")
        bob.type("fair")
        bob.wait_for(r"Pack 1 is shuffled for deal 1 with the shares of Ann and you\.")
        given = re.findall(r"add a share to the shuffle of pack 1: (\w+)", ann.text)
        assert len(given[0]) == 32, "one that nobody typed is from the system's chance"


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
    ("rules hand=99", "hand is"),
    ("rules hand=4 hand=5", "hand"),
    ("share", "Type share and any text."),
    ("share " + "x" * 65, "A share has at most 64 signs."),
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


def test_the_end_of_the_input_is_a_farewell(server: Programs) -> None:
    done = reddog("new-table", "shoot", "--server", server.address)
    assert (done.status, done.err) == (0, "")
    assert done.lines[-1] == "Goodbye."
    assert 'You are "Player" at table' in done.out


def test_ctrl_d_and_signals_at_a_terminal(server: Programs) -> None:
    with host_at(server, "shoot") as (ann, _):
        ann.end_input()
        assert ann.end() == 0
        assert ann.text.rstrip().endswith("Goodbye.")
    with host_at(server, "shoot") as (ann, _):
        ann.stop(lambda: ann.program.send_signal(signal.SIGTERM))
        assert ann.end() == 143
        assert "Traceback" not in ann.text


def test_a_server_that_is_gone_for_good_is_no_reason_to_be_stuck(server: Programs) -> None:
    with host_at(server, "high-card-pool", *QUICK) as (_, link):
        with tempfile.TemporaryDirectory() as folder, server_for_programs(Path(folder)) as other:
            far = here("new-table", "shoot", "--server", other.address, typed="quit\n")
            code = re.search(r"at table (\S+)\.", far.out)
            assert code
            with friend_at(f"{other.wired}/t/{code[1]}", "Bob") as bob:
                bob.wait_for("You sit down")
                other.close_way()
                bob.wait_for("The connection is lost")
                bob.type("say anybody?")
                bob.wait_for("There is no connection now")
                bob.type("who")
                bob.wait_for("Host: ")
                bob.type("quit")
                assert bob.end() == 0
        assert link


def test_the_name_is_asked_for_at_a_terminal(server: Programs) -> None:
    with host_at(server, "shoot") as (ann, link):
        with terminal("join", link, environment=PLAINLY) as bob:
            bob.wait_for(r"What are you called\?\n> ")
            bob.type("Bob")
            bob.wait_for("You sit down")
            ann.wait_for("Bob sits down")
        with terminal("join", link, environment=PLAINLY) as cid:
            cid.wait_for(r"What are you called\?\n> ")
            cid.type("quit")
            assert cid.end() == 0


def test_colours_only_where_they_are_wanted(server: Programs) -> None:
    with terminal("new-table", "shoot", "--server", server.address, "--name", "Ann") as ann:
        ann.wait_for("You sit down")
        assert "\x1b[" in ann.raw
    with host_at(server, "shoot") as (ann, _):
        assert "\x1b[" not in ann.raw


def test_cards_in_words_for_who_listens(server: Programs) -> None:
    done = here(
        "new-table", "high-card-pool", *QUICK, "--server", server.address, "--cards", "words",
        typed="bot minimum\nstart\nmin\nquit\n",
    )  # fmt: skip
    assert re.search(r"Your hand: (\w+ of \w+(, | and )?){5}\.", done.out)


def test_the_input_may_be_a_file(server: Programs, tmp_path: Path) -> None:
    """A file cannot be waited for as a pipe can."""
    file = tmp_path / "typed.txt"
    file.write_text("bot minimum\nbot minimum\nstart\nmin\nquit", encoding="utf-8")
    words = ("new-table", "high-card-pool", *QUICK, "--server", server.address, "--name", "Zoë")
    with file.open("rb") as typed:
        done = subprocess.run(
            [sys.executable, "-m", "reddog", *words],
            stdin=typed,
            capture_output=True,
            text=True,
            env=PLAIN,
            check=True,
            timeout=60,
        )
    assert 'You are "Zoë"' in done.stdout
    assert re.search(r"You (win|lose) ", done.stdout)
    assert done.stdout.splitlines()[-1] == "Goodbye."
