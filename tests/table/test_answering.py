"""The answer for who says nothing: always legal, and never more than the least that a player could commit himself to."""

from random import Random

import pytest

from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.session import allowed, apply, awaited
from reddog.rules.session import start as begin
from reddog.rules.state import Session
from reddog.rules.variants import VARIANTS, Variant
from reddog.table.answering import answer_for
from reddog.table.dealer import Dealer, secret_from_seed
from reddog.testing.play import any_rules, chance_move


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_in_every_game_by_any_house_rules_it_is_legal_and_the_least(variant: Variant) -> None:
    rng = Random(variant.name)
    for number in range(40):
        ruled = any_rules(variant, rng)
        seats = max(3, ruled.least_seats)
        session = begin(ruled, [rng.choice((11, 60)) for _ in range(seats)])
        dealer = Dealer(secret_from_seed(str(number)), "t")
        for _ in range(80):
            session = _step(session, dealer, rng)


def _step(session: Session, dealer: Dealer, rng: Random) -> Session:
    offers = [choice for choice in allowed(session, 0) if choice.kind is Kind.OFFER_SPLIT and choice.open]
    if offers and rng.random() < 0.3:
        return apply(session, moves.OfferSplit(0))
    move = chance_move(session, dealer)
    if move is not None:
        return apply(session, move)
    choices = [choice for choice in awaited(session) if choice.open]
    if not choices:
        return session
    seat = choices[0].seat
    assert seat is not None
    answer = answer_for(session, seat)
    after = apply(session, answer)
    own = {choice.kind: choice for choice in choices if choice.seat == seat}
    match answer:
        case moves.Bet(chips=chips):
            assert Kind.PASS not in own
            assert chips == own[Kind.BET].least
        case moves.Stake(chips=chips):
            assert chips == own[Kind.STAKE].least
        case moves.Vote(yes=yes):
            assert not yes
        case moves.Call(word=word):
            assert word in {"high", "higher"}
        case moves.Show(card=card):
            assert card == min(own[Kind.SHOW].cards)
        case _:
            assert isinstance(answer, moves.Pass | moves.Stay | moves.PassDeal)
    return after
