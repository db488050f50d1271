"""`verify`: what it finds right, what it cannot know yet, and what it finds out."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from reddog.errors import BadNotation
from reddog.protocol.export import read, told
from reddog.rules.variants import VARIANTS
from reddog.table.verify import Verdict, verify
from tests.table.evenings import (
    Evening,
    acts_of,
    evening,
    events_of,
    file_of,
    lines_of,
    signed,
)

GAMES = [variant.name for variant in VARIANTS]


def judged(lines: list[Any]) -> Verdict:
    """The verdict on a file whose check sum is right."""
    return verify(read(signed(lines)).lines)


@pytest.mark.parametrize("reveal", ["evening", "pack"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_evening_is_right_to_the_last_chip(game: str, reveal: Any) -> None:
    played = evening(game, 2, reveal)
    verdict = verify(read(file_of(played)).lines)
    assert verdict.complete, verdict.faults
    assert verdict.played == verdict.entries == len(played.entries)
    assert verdict.deals == played.table.deals > 3
    assert verdict.packs == len(acts_of(lines_of(file_of(played)), "pack-used")) > 0
    assert verdict.bought == sum(account.bought for account in played.table.accounts) > 0
    assert verdict.cards > 20


@pytest.mark.parametrize(
    ("game", "house"),
    [
        ("high-card-pool", {"burn": "reshuffle"}),
        ("high-card-pool", {"dealt-out": "yes"}),
        ("pot-in-between", {"packs": "2"}),
        ("casino", {"packs": "6"}),
        ("shoot", {"deals": "1"}),
    ],
    ids=str,
)
def test_house_rules_about_packs_are_followed(game: str, house: dict[str, str]) -> None:
    for seed in range(3):
        played = Evening(game, seed, players=5, house=house).play(100).end()
        verdict = verify(told(played.entries))
        assert verdict.complete, verdict.faults


def test_before_the_secrets_are_out_it_says_what_it_could_not_check() -> None:
    played = Evening("high-card-pool", 4).play(80)
    verdict = verify(told(played.entries))
    assert verdict.right
    assert not verdict.complete
    assert verdict.sealed
    assert verdict.commitments == verdict.cards == 0
    assert 0 < verdict.played < verdict.entries


def test_with_a_reveal_after_every_pack_only_the_last_one_is_open() -> None:
    played = Evening("shoot", 4, reveal="pack").play(80)
    verdict = verify(told(played.entries))
    assert verdict.right
    assert len(verdict.sealed) == 1
    assert verdict.commitments > 3
    assert verdict.cards > 20


def test_where_no_card_is_hidden_the_game_can_be_checked_at_once() -> None:
    played = Evening("pot-in-between", 1, steady=True).play(60)
    verdict = verify(told(played.entries))
    assert verdict.played == verdict.entries
    assert verdict.right
    assert verdict.sealed


# What is found out, though the check sum is right.


def other_secret(lines: list[Any]) -> None:
    act = acts_of(lines, "revealed")[2]
    act["secret"] = "00" + act["secret"][2:] if act["secret"][:2] != "00" else "11" + act["secret"][2:]


def swapped_secrets(lines: list[Any]) -> None:
    one, two = acts_of(lines, "revealed")[1:3]
    one["secret"], two["secret"] = two["secret"], one["secret"]


def commitment_after_the_shuffle(lines: list[Any]) -> None:
    pack = acts_of(lines, "committed")[3]
    for line in lines[1:]:
        line["acts"] = [act for act in line["acts"] if act != pack]
    lines[-2]["acts"].append(pack)


def another_share(lines: list[Any]) -> None:
    next(act for act in acts_of(lines, "shared"))["share"] = "loaded"


def share_left_out(lines: list[Any]) -> None:
    act = next(act for act in acts_of(lines, "pack-used") if any(act["shares"]))
    act["shares"] = [""] * len(act["shares"])


def share_of_another_seat(lines: list[Any]) -> None:
    act = next(act for act in acts_of(lines, "pack-used") if any(act["shares"]))
    act["shares"] = act["shares"][1:] + act["shares"][:1]


def another_card_turned(lines: list[Any]) -> None:
    event = events_of(lines, "turned-up")[1]
    event["card"] = (event["card"] + 1) % 52


def a_better_hand_shown(lines: list[Any]) -> None:
    event = next(event for event in events_of(lines, "settled") if len(event.get("shown", ())) == 3)
    event["shown"][2] = 51 if event["shown"][2] != 51 else 50


def a_bet_one_higher(lines: list[Any]) -> None:
    events_of(lines, "bet-placed")[2]["chips"] += 1


def a_chip_from_nowhere(lines: list[Any]) -> None:
    events_of(lines, "settled")[2]["net"] += 1


def a_pot_that_grew(lines: list[Any]) -> None:
    events_of(lines, "settled")[2]["pot"] += 1


def an_entry_left_out(lines: list[Any]) -> None:
    del lines[20]


def an_entry_left_out_and_counted_anew(lines: list[Any]) -> None:
    bet = events_of(lines, "bet-placed")[3]
    place = next(place for place, line in enumerate(lines) if place and bet in str_events(line))
    del lines[place]
    for number, line in enumerate(lines[1:], 1):
        line["number"] = number


def str_events(line: Any) -> list[Any]:
    return [event for act in line["acts"] for event in act.get("events", ())]


def two_entries_swapped(lines: list[Any]) -> None:
    lines[30]["number"], lines[31]["number"] = lines[31]["number"], lines[30]["number"]
    lines[30], lines[31] = lines[31], lines[30]


def somebody_else_bets(lines: list[Any]) -> None:
    line = next(
        line
        for line in lines[1:]
        if line.get("person")
        and any(event["event"] == "bet-placed" for event in str_events(line)[:1])
        and "why" not in line["acts"][0]
    )
    line["person"] = "p9"


def another_first_dealer(lines: list[Any]) -> None:
    event = events_of(lines, "dealer-chosen")[0]
    seats = acts_of(lines, "dealer-drawn")[0]["seats"]
    event["seat"] = next(seat for seat in seats if seat != event["seat"])


def fewer_for_the_draw(lines: list[Any]) -> None:
    acts_of(lines, "dealer-drawn")[0]["seats"].pop()


def a_shuffle_untold(lines: list[Any]) -> None:
    line = next(line for line in lines[1:] if any(act["act"] == "dealer-drawn" for act in line["acts"]))
    line["acts"] = [act for act in line["acts"] if act["act"] != "dealer-drawn"]


def an_earlier_time(lines: list[Any]) -> None:
    lines[40]["at"] = lines[10]["at"] - 1


def another_game(lines: list[Any]) -> None:
    acts_of(lines, "opened")[0]["settings"]["game"] = "polish"


def another_table(lines: list[Any]) -> None:
    acts_of(lines, "opened")[0]["table"] = "mine"


TRICKS: list[tuple[Callable[[list[Any]], None], str]] = [
    (other_secret, "commitment_broken"),
    (swapped_secrets, "commitment_broken"),
    (commitment_after_the_shuffle, "commitment_out_of_order"),
    (another_share, "share_changed"),
    (share_left_out, "share_changed"),
    (share_of_another_seat, "share_changed"),
    (another_card_turned, "card_differs"),
    (a_better_hand_shown, "told_otherwise"),
    (a_bet_one_higher, "told_otherwise"),
    (a_chip_from_nowhere, "told_otherwise"),
    (a_pot_that_grew, "told_otherwise"),
    (an_entry_left_out, "number_out_of_order"),
    (two_entries_swapped, ""),
    (an_entry_left_out_and_counted_anew, ""),
    (somebody_else_bets, "not_his_seat"),
    (another_first_dealer, "dealer_differs"),
    (fewer_for_the_draw, "dealer_differs"),
    (a_shuffle_untold, "chance_untold"),
    (an_earlier_time, "time_backwards"),
    (another_game, ""),
    (another_table, "commitment_broken"),
]


@pytest.mark.parametrize(("trick", "code"), TRICKS, ids=lambda each: getattr(each, "__name__", "-"))
def test_a_trick_is_found_out(trick: Callable[[list[Any]], None], code: str) -> None:
    lines = lines_of(file_of(evening("shoot", 5)))
    assert judged(lines).complete
    trick(lines)
    verdict = judged(lines)
    assert not verdict.right
    if code:
        assert code in {fault.code for fault in verdict.faults}


def test_the_fault_names_the_entry() -> None:
    lines = lines_of(file_of(evening("shoot", 5)))
    bet = events_of(lines, "bet-placed")[2]
    place = next(place for place, line in enumerate(lines) if place and bet in str_events(line))
    bet["chips"] += 1
    assert [fault.number for fault in judged(lines).faults] == [place]


FREE = {
    "at", "title", "name", "text", "reason", "why", "by", "host", "person", "bot", "version", "what", "yes", "until",
    "bank", "warning", "grace", "pause", "turn", "bots", "hints", "chat", "spectators", "several_seats", "rejoin",
    "rebuy", "reveal", "buy_in", "buy_in_least", "buy_in_most",
}  # fmt: skip
"""What nothing else in a history hangs on: times, names, talk, who asked, the table's manners. The check sum is all that
protects it, and whoever kept a copy.
"""


def hangs_on_nothing(name: str, act: Any, last: int) -> bool:
    """Whether a value of an act may be anything: the rest of the history is as likely with it as without.

    A buy-in is money that comes from outside; the last pack, with its commitment and shares, was never shuffled; and a share
    may be given in the place of an earlier one.
    """
    return (
        name in FREE
        or (name == "chips" and act.get("event") in {"joined", "bought-in"})
        or (act.get("act") in {"committed", "shared"} and act["pack"] >= last)
        or (act.get("act") == "shared" and name in {"share", "seat"})
    )


def spots(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The places of all values that are no lists or records."""
    if isinstance(value, dict):
        return [spot for name, each in value.items() for spot in spots(each, (*path, name))]
    if isinstance(value, list):
        return [spot for place, each in enumerate(value) for spot in spots(each, (*path, place))]
    return [path]


def changed(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return ("b" if value[:1] == "a" else "a") + value[1:]
        case _:
            return 0


@pytest.mark.parametrize("game", GAMES)
def test_no_value_that_matters_can_be_changed(game: str) -> None:
    """Whatever is changed in a finished game, by somebody who can make check sums, contradicts the rest."""
    original = lines_of(file_of(evening(game, 6, steps=60, steady=True)))
    last = acts_of(original, "committed")[-1]["pack"]
    rng = Random(game)
    missed = []
    for spot in rng.sample(spots(original[1:]), 120):
        lines = lines_of(signed(original))
        place: Any = lines[1:][int(spot[0])]
        for step in spot[1:-1]:
            place = place[step]
        place[spot[-1]] = changed(place[spot[-1]])
        try:
            right = judged(lines).complete
        except BadNotation:
            right = False
        name = next(step for step in reversed(spot) if isinstance(step, str))
        if right and not hangs_on_nothing(name, place if isinstance(place, dict) else {}, last):
            missed.append((spot, place))
    assert missed == []
