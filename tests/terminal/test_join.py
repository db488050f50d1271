"""`reddog join` and `reddog new-table`: real programs, with pipes and at terminals, at a real server."""

import re

import pytest

from tests.client.servers import Programs
from tests.terminal.joining import PLAINLY, QUICK, friend_at, host_at, personal_link, piped, server
from tests.terminal.terminals import here, terminal

__all__ = ["server"]


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


def test_whoever_joins_is_told_in_two_lines_what_is_played(server: Programs) -> None:
    with host_at(server, "high-card-pool", "hand=3", *QUICK) as (ann, link), friend_at(link, "Bob") as bob:
        for who in (ann, bob):
            assert "You look at your three cards and bet; then a card is turned up for you." in who.text
            assert "Bet from 1 to the whole pot, which everybody has paid into." in who.text


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
        bob.wait_for("You leave|or leave again")
        if "or leave again" in bob.text:
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


def test_who_comes_back_during_a_vote_is_told_what_it_is_about(server: Programs) -> None:
    with host_at(server, "high-card-pool", *QUICK) as (ann, link):
        with friend_at(link, "Bob") as bob:
            personal = personal_link(bob)
            ann.wait_for("Bob sits down")
            ann.type("end")
            bob.wait_for("Type yes or no")
            assert bob.text.count("Ann asks all players to end the evening.") == 1
        code = link.rpartition("/")[2]
        words = ("join", code, "--server", server.address, "--token", personal)
        with terminal(*words, environment=PLAINLY) as again:
            again.wait_for(r"Ann asks all players to end the evening\.\n(> )?Type yes or no\.")
            again.type("yes")
            assert again.end() == 0


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


def test_who_sits_down_in_mid_deal_is_told_from_when_on_he_plays(server: Programs) -> None:
    with host_at(server, "high-card-pool", *QUICK) as (ann, link):
        ann.type("bot minimum")
        ann.type("start")
        ann.wait_for("Your turn")
        with friend_at(link, "Bob") as bob:
            bob.wait_for(r"A deal is being played: you are dealt in from the next one on\.")
            assert bob.text.count("dealt in from the next one on") == 1


def test_whose_turn_it_is_is_told_once_without_a_clock(server: Programs) -> None:
    with host_at(server, "high-card-pool", *QUICK) as (ann, link), friend_at(link, "Bob") as bob:
        ann.wait_for("Bob sits down")
        ann.type("start")
        for who in (ann, bob):
            who.wait_for(r"Your turn|Waiting for (Ann|Bob)\.")
        first, second = (ann, bob) if "Your turn" in ann.text else (bob, ann)
        second.type("say still there?")
        first.wait_for("still there")
        second.type("say really?")
        first.wait_for("really")
        assert len(re.findall(r"Waiting for (?:Ann|Bob)\.", second.text)) == 1
        assert "Waiting for" not in first.text


def test_whom_one_does_not_want_to_hear_one_does_not_hear(server: Programs) -> None:
    with host_at(server, "high-card-pool", *QUICK) as (ann, link), friend_at(link, "Bob") as bob:
        ann.wait_for("Bob sits down")
        ann.type("hide bob")
        ann.wait_for("What Bob says is not told to you any more")
        bob.type("say anything")
        bob.wait_for("You: anything")
        ann.type("who")
        ann.wait_for(r"Seat 2: Bob, 100 chips; not heard by you\.")
        ann.type("unhide bob")
        bob.type("say something")
        ann.wait_for("Bob: something")
        assert "Bob: anything" not in ann.text
        assert "not told" not in bob.text
        ann.type("hide ann")
        ann.wait_for("You always hear yourself")


def test_the_last_one_there_is_told_what_he_can_do(server: Programs) -> None:
    with host_at(server, "high-card-pool", *QUICK) as (ann, link):
        with friend_at(link, "Bob") as bob:
            ann.wait_for("Bob sits down")
            ann.type("start")
            for who in (ann, bob):
                who.wait_for(r"Your turn|Waiting for")
            bob.type("leave")
            if "or leave again" in bob.wait_for("or leave again|You leave"):
                bob.type("yes")
            assert bob.end() == 0
        ann.wait_for("Of all who played only you are still there")
        ann.wait_for("Type bot careful to play on with a bot, or end to settle up")
        if "Your turn" not in ann.text[ann.text.index("Bob leaves") :]:
            ann.wait_for("Your turn")
        ann.type("min")
        ann.type("end")
        assert ann.end() == 0
        assert "The evening is over" in ann.text
