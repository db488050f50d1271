"""A session is frozen, whatever made it: what `apply` changes in place is never what anybody else holds."""

import pytest
from msgspec.structs import replace

from reddog.rules import moves
from reddog.rules.session import apply, start
from reddog.rules.state import Running, Session, closed, opened
from reddog.rules.variants import SHOOT


def in_deal() -> Session:
    session = apply(start(SHOOT, (100, 100, 100), dealer=0), moves.Begin())
    return apply(session, moves.Stake(0, 20))


def test_the_session_after_a_move_cannot_be_changed() -> None:
    session = in_deal()
    assert type(session) is Session
    assert type(session.running) is Running
    with pytest.raises(AttributeError):
        session.pot = 0  # type: ignore[misc]
    with pytest.raises(AttributeError):
        session.running.at = 7  # type: ignore[misc]


def test_opening_a_session_gives_a_copy() -> None:
    session = in_deal()
    same = in_deal()
    table = opened(session)
    table.pot += 5
    table.deal.at = 7
    assert session == same
    assert hash(session.seats) == hash(same.seats)
    assert closed(table) != session
    assert closed(opened(session)) == replace(session, events=())
