"""Views hold what a seat may know, all of it and nothing else.

That a view tells nothing else is a law of test_laws (`check_disguises`); here it is shown that the law would notice, and
that a view leaves out nothing that is public (A-05).
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import fields, replace

from reddog.cards import PACK, cards_in
from reddog.rules import moves, seats
from reddog.rules.move_text import parse_move
from reddog.rules.seats import put
from reddog.rules.session import start
from reddog.rules.state import Running, Seat, Session, Stage
from reddog.rules.variants import (
    CASINO,
    DENEXA,
    FORT_WAYNE,
    HIGH_CARD_POOL,
    POLISH,
    SHOOT,
    SLIPPERY_SAM,
    VARIANTS,
    Variant,
)
from reddog.rules.views import View, view
from reddog.testing import any_rules, any_stacks, disguise, play_on
from reddog.testing.variant import check_disguises
from tests.rules.scripted import Scripted, held


def sessions(
    variant: Variant, count: int = 12, house_rules: int = 4
) -> Iterator[tuple[list[Session], list[moves.AnyMove]]]:
    for number in range(count):
        rng = Random(f"{variant.name} {number}")
        game = any_rules(variant, rng, house_rules)
        states, made = [start(game, any_stacks(game, rng))], list[moves.AnyMove]()
        for move, session in play_on(states[0], rng, 80):
            states.append(session)
            made.append(move)
        yield states, made


# What a view must not tell.

WITH_HANDS = [HIGH_CARD_POOL, DENEXA, SHOOT, SLIPPERY_SAM, FORT_WAYNE, POLISH]
BLIND = [SHOOT, SLIPPERY_SAM, FORT_WAYNE, POLISH]


@pytest.mark.parametrize("variant", WITH_HANDS, ids=lambda variant: variant.name)
def test_there_is_something_to_hide(variant: Variant) -> None:
    compared = sum(check_disguises(states, made, Random(1)) for states, made in sessions(variant, 4))
    assert compared > 8, "too few courses of the cards were compared for the law to mean anything"


def telling_own_hand(session: Session, seat: int | None) -> Any:
    told = view(session, seat)
    if seat is None or session.running is None:
        return told
    return replace(told, hand=tuple(cards_in(session.running.hands[seat])), hidden=0)


def telling_the_highest_card_of_another(session: Session, seat: int | None) -> Any:
    hands = session.running.hands if session.running else ()
    return replace(
        view(session, seat),
        side=str(max((hand for place, hand in enumerate(hands) if place != seat), default=0)),
    )


def telling_the_stock(session: Session, seat: int | None) -> Any:
    return replace(view(session, seat), pool=session.fresh)


def telling_what_others_have_seen(session: Session, seat: int | None) -> Any:
    known = sum(held for place, held in enumerate(session.known) if place != seat)
    return replace(view(session, seat), pool=known)


@pytest.mark.parametrize("variant", BLIND, ids=lambda variant: variant.name)
def test_the_law_notices_a_view_of_an_own_hand_before_its_time(
    variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    notices(variant, telling_own_hand, monkeypatch)


@pytest.mark.parametrize(
    "leak", [telling_the_highest_card_of_another, telling_the_stock], ids=lambda leak: leak.__name__
)
@pytest.mark.parametrize("variant", WITH_HANDS, ids=lambda variant: variant.name)
def test_the_law_notices_a_leak(variant: Variant, leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    notices(variant, leak, monkeypatch)


@pytest.mark.parametrize("variant", [HIGH_CARD_POOL, DENEXA, SHOOT], ids=lambda variant: variant.name)
def test_the_law_notices_what_another_has_looked_at(
    variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    notices(variant, telling_what_others_have_seen, monkeypatch)


def taken_over() -> tuple[list[Session], list[moves.AnyMove]]:
    """The third player looks at a hand and leaves; another takes the seat while the deal goes on."""
    table = Scripted(HIGH_CARD_POOL, (20, 20, 20, 20), dealer=3)
    states, made = [table.session], list[moves.AnyMove]()
    texts = "begin, shuffle, draw 2c 3c 4c 5c 2d 3d 4d 5d 2h 3h 4h 5h 2s 3s 4s 5s 6c 6d 6h 6s, s1 bet 1, draw Tc Td"
    for text in (*texts.split(", "), "s3 leave", "s3 join 20", "s2 bet 1", "draw Jc Jd"):
        made.append(parse_move(text))
        table.do(made[-1])
        states.append(table.session)
    return states, made


def test_who_takes_a_seat_over_knows_nothing_of_what_the_player_before_saw() -> None:
    states, made = taken_over()
    left = made.index(moves.Leave(2)) + 1
    hand = held("4c 4d 4h 4s 6h")
    assert disguise.stays(states, 2) == [(0, left), (left, len(states))]
    assert disguise.stays(states, 1) == disguise.stays(states, None) == [(0, len(states))]
    assert not disguise.unseen(states, made, 2) & hand
    assert disguise.unseen(states, made, 2, left) & hand == hand
    assert check_disguises(states, made, Random(1)) > 4


def test_the_law_notices_what_stays_with_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if what a player knew were not forgotten where the seat becomes free."""
    monkeypatch.setattr(
        seats, "put", lambda values, at, value: put(values, at, value) if value else tuple(values)
    )
    played = [taken_over()]
    with pytest.raises(AssertionError, match="seat 2 can tell what it has not seen"):
        compare_all(played)


def notices(variant: Variant, leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disguise, "view", leak)
    played = list(sessions(variant, house_rules=0))
    with pytest.raises(AssertionError, match="can tell what it has not seen"):
        compare_all(played)


def compare_all(played: list[tuple[list[Session], list[moves.AnyMove]]]) -> None:
    for states, made in played:
        check_disguises(states, made, Random(2))


# What a view must tell. Changed one at a time, in sessions at random points, each field changes every view.

ELSEWHERE = {
    ("Session", "house"): "the sum of what the seats are up and down by",
    ("Session", "offer"): "the vote is awaited from all others; an event said who offered",
    ("Session", "offered"): "only whose offer is refused for it is told",
    ("Session", "votes"): "while there is a vote, it is awaited from those who have not voted",
    ("Session", "pooled"): "tells the stock where it is known; means nothing without one",
    ("Session", "playing"): "an event said when a game was over; the ante of the next deal follows from it",
    ("Session", "seen"): "a card that a seat has looked at alone may be seen by all without its noticing",
    ("Seat", "anted"): "an event told every ante",
    ("Running", "first"): "lies in the centre",
    ("Running", "looked"): "changes what the seat itself may look at",
    ("Running", "over"): "empty whenever anybody looks",
    ("Running", "show"): "chosen and shown in one move",
    ("Running", "start"): "changes the price of a card alone, and that is awaited",
    ("Running", "step"): "changes what is awaited, where two steps await different things",
    ("Running", "buying"): "changes what is awaited, where cards are bought",
}
"""Fields whose change not every view shows, with the reason."""

SECRET = {
    ("Session", "known"): "what others have looked at",
    ("Running", "hands"): "other hands",
    ("Session", "fresh"): "which cards are in the stock; how many is told",
}
"""Fields that other seats must not see; the laws above are about these."""

STRUCTURE = {
    ("Session", "variant"),
    ("Session", "seats"),
    ("Session", "stage"),
    ("Session", "running"),
    ("Running", "players"),
}
"""What is not one fact, or cannot be changed alone."""


def other(value: Any) -> Any:
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return "higher" if value != "higher" else "lower"
        case None:
            return 0
        case (*_, int()):
            return (*value[:-1], value[-1] ^ 1)
        case _:
            return None


def changes(session: Session) -> Iterator[tuple[tuple[str, str], Session]]:
    """The session with one fact changed, for every fact."""
    for field in fields(Session):
        value = other(getattr(session, field.name))
        if field.name in {"dealer", "banker"} and isinstance(value, int):
            value %= len(session.seats)
        if value is not None and ("Session", field.name) not in STRUCTURE and field.name != "events":
            yield ("Session", field.name), replace(session, **{field.name: value})
    for index, seat in enumerate(session.seats):
        for field in fields(Seat):
            changed = replace(seat, **{field.name: other(getattr(seat, field.name))})
            yield (
                ("Seat", field.name),
                replace(session, seats=(*session.seats[:index], changed, *session.seats[index + 1 :])),
            )
    if session.running:
        for field in fields(Running):
            value = other(getattr(session.running, field.name))
            if value is None or ("Running", field.name) in STRUCTURE or field.name == "at":
                continue
            yield (
                ("Running", field.name),
                replace(session, running=replace(session.running, **{field.name: value})),
            )


def views(session: Session) -> list[View]:
    return [view(session, seat) for seat in (*range(len(session.seats)), None)]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_every_public_fact_is_in_every_view(variant: Variant) -> None:
    for states, _ in sessions(variant, 4):
        for session in states[::7]:
            before = views(session)
            for fact, changed in changes(session):
                if fact in SECRET or fact in ELSEWHERE:
                    continue
                same = [seen.seat for seen, now in zip(before, views(changed), strict=True) if seen == now]
                assert not same, f"{fact} changed, and the views of {same} did not, at move {session.number}"


def test_no_fact_is_excused_twice() -> None:
    names = {("Session", field.name) for field in fields(Session)}
    names |= {("Seat", field.name) for field in fields(Seat)} | {
        ("Running", field.name) for field in fields(Running)
    }
    assert not set(ELSEWHERE) & set(SECRET)
    assert set(ELSEWHERE) | set(SECRET) | STRUCTURE <= names


def test_a_view_tells_how_far_a_shoe_has_been_dealt() -> None:
    """A-05: decks left, with several packs."""
    game = replace(CASINO, packs=2)
    [(states, _)] = list(sessions(game, 1, house_rules=0))
    shoes = [session for session in states if session.stage is Stage.DEAL and session.fresh]
    assert len({session.fresh for session in shoes}) > 5, "no shoe was dealt from"
    for session in shoes:
        assert view(session).stock == session.fresh.bit_count() <= 104
        assert sum(layer.bit_count() for layer in view(session).seen) == 104 - session.fresh.bit_count()
        assert view(session).seen[0] <= PACK
