"""A record is what was played; its deals can be found, and one of them can stand alone."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from reddog.errors import BadNotation, BadRules, IllegalMove
from reddog.rules.record import Record, deals, opening, replay, single, states
from reddog.rules.session import start
from reddog.rules.state import Stage
from reddog.rules.variants import SHOOT, VARIANTS, Variant
from reddog.testing.play import any_rules
from tests.rules.records import CARRYING, EVENING, at_random, of_texts


def test_the_deals_of_an_evening() -> None:
    """What follows a deal belongs to it, up to the beginning of the next."""
    played = deals(EVENING)
    assert [(deal.number, deal.begin, deal.over, deal.end) for deal in played] == [
        (1, 0, 8, 9),
        (2, 9, 16, 17),
        (3, 17, 0, 21),
    ]


def test_the_states_are_the_fold_of_the_moves() -> None:
    passing = list(states(EVENING))
    assert passing[0] == opening(EVENING) == start(SHOOT, (100, 100, 100), dealer=0)
    assert [session.number for session in passing] == list(range(len(EVENING.moves) + 1))
    assert passing[-1] == replay(EVENING)
    assert passing[-1].stage is Stage.DEAL


def test_a_deal_that_stands_alone() -> None:
    second = single(EVENING, 2)
    assert len(second.moves) == 7
    assert second.stacks == (90, 96, 102)
    assert second.dealer == 0
    assert second.before is not None
    assert (second.before.banker, second.before.bank_deals, second.before.pot) == (0, 1, 17)
    end = replay(second)
    assert end == list(states(EVENING))[deals(EVENING)[1].over]
    assert end.deals == 2


def test_a_deal_that_is_still_being_played_can_stand_alone() -> None:
    third = single(EVENING, 3)
    assert len(third.moves) == 4
    assert replay(third) == replay(EVENING)


def test_a_deal_of_a_deal_that_stands_alone() -> None:
    second = single(EVENING, 2)
    assert deals(second)[0].number == 2
    assert single(second, 2) == second


@pytest.mark.parametrize("number", [0, -1, 4, 10**9])
def test_a_deal_that_is_not_there(number: int) -> None:
    with pytest.raises(BadNotation) as refused:
        single(EVENING, number)
    assert (refused.value.code, refused.value.facts) == (
        "no_such_deal",
        {"deal": number, "first": 1, "last": 3},
    )


def test_a_record_without_a_deal() -> None:
    nothing = Record(variant=SHOOT, stacks=(100, 100, 100))
    assert deals(nothing) == ()
    with pytest.raises(BadNotation) as refused:
        single(nothing, 1)
    assert refused.value.facts["last"] == 0


def test_a_deal_that_came_to_nothing_belongs_to_what_was_before() -> None:
    """A banker who leaves before he names his stake has begun no deal."""
    record = of_texts(SHOOT, (100, 100, 100), "begin, s1 leave, begin, s2 stake 10, shuffle")
    assert [(deal.number, deal.begin) for deal in deals(record)] == [(1, 2)]


def test_a_move_that_the_rules_refuse() -> None:
    record = of_texts(SHOOT, (100, 100, 100), "begin, s2 stake 10")
    with pytest.raises(IllegalMove):
        replay(record)
    with pytest.raises(IllegalMove):
        list(states(record))


def test_seats_that_cannot_be() -> None:
    with pytest.raises(BadRules, match=r"^too_few_seats"):
        replay(Record(variant=SHOOT, stacks=(100,)))
    with pytest.raises(BadRules, match=r"^bad_stack"):
        replay(Record(variant=SHOOT, stacks=(100, -1)))


@pytest.mark.parametrize(
    "variant", [*VARIANTS, *CARRYING], ids=lambda variant: f"{variant.name}{variant.house}"
)
@pytest.mark.parametrize("seed", range(2))
def test_every_deal_stands_alone(variant: Variant, seed: int) -> None:
    """Played alone, each deal of a session ends in exactly the state in which it ended there."""
    rng = Random(seed)
    record = at_random(variant if variant.house else any_rules(variant, rng), seed)
    passing = list(states(record))
    played = deals(record)
    for deal in played:
        alone = single(record, deal.number)
        assert opening(alone) == replace(
            passing[deal.begin],
            events=(),
            offered=False,
            **(
                {}
                if alone.variant.shuffle != "every-deal"
                else {"fresh": 0, "coming": (), "seen": 0, "pooled": False}
            ),
            **({} if alone.variant.shuffle != "every-deal" else {"known": (0,) * len(record.stacks)}),
        )
        assert replay(alone) == passing[deal.over or len(record.moves)]
    ends = [deal.end for deal in played]
    assert ends[:-1] == [deal.begin for deal in played][1:]
    assert ends[-1:] in ([], [len(record.moves)])
