"""The odds in whole sessions, against somebody who only listens and counts."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from reddog.cards import NAMES, cards_in
from reddog.odds.exact import chances, win
from reddog.rules import moves, stock
from reddog.rules.choices import Kind
from reddog.rules.contests import Between
from reddog.rules.events import Settled
from reddog.rules.house import with_rules
from reddog.rules.session import apply, awaited, start
from reddog.rules.state import Session
from reddog.rules.variants import (
    CASINO,
    DENEXA,
    FORT_WAYNE,
    HIGH_CARD_POOL,
    POLISH,
    POT_IN_BETWEEN,
    SHOOT,
    SLIPPERY_SAM,
    Variant,
)
from reddog.rules.views import View, view
from tests.bots.sessions import chance_move
from tests.odds import by_hand
from tests.odds.watcher import Watcher

TABLES = {
    "pool of eight": (HIGH_CARD_POOL, 8),
    "pool of eight, reshuffled": (with_rules(HIGH_CARD_POOL, burn="reshuffle"), 8),
    "pool of eight, fresh burns": (with_rules(HIGH_CARD_POOL, burn="fresh"), 8),
    "pool of eight, never burned": (with_rules(HIGH_CARD_POOL, burn="never"), 8),
    "pool of ten with four cards": (with_rules(HIGH_CARD_POOL, hand=4), 10),
    "pool with low aces": (with_rules(HIGH_CARD_POOL, ace="low", winner_shows="choice"), 5),
    "pool, nothing shown by losers": (with_rules(HIGH_CARD_POOL, loser_shows="nothing"), 6),
    "denexa": (DENEXA, 6),
    "denexa, dealt out": (with_rules(DENEXA, dealt_out="yes"), 3),
    "denexa, dealt out and burned": (with_rules(DENEXA, dealt_out="yes", burn="literal"), 3),
    "denexa, face up": (with_rules(DENEXA, face_up="yes"), 5),
    "shoot": (SHOOT, 6),
    "shoot with a burn": (with_rules(SHOOT, burn="literal"), 6),
    "slippery sam": (SLIPPERY_SAM, 6),
    "slippery sam with low aces": (with_rules(SLIPPERY_SAM, ace="low"), 4),
    "fort wayne": (FORT_WAYNE, 5),
    "fort wayne, a card for each": (with_rules(FORT_WAYNE, centre="fresh"), 5),
    "fort wayne, back to the first": (with_rules(FORT_WAYNE, centre="first"), 5),
    "polish": (POLISH, 6),
    "casino": (CASINO, 2),
    "casino, six packs in a shoe": (with_rules(CASINO, packs=6, shoe=30), 2),
    "in between": (POT_IN_BETWEEN, 4),
    "in between with two packs": (with_rules(POT_IN_BETWEEN, packs=2, ace="high"), 4),
}
EVERY = pytest.mark.parametrize(("variant", "seats"), TABLES.values(), ids=list(TABLES))


def any_answer(session: Session, luck: random.Random) -> moves.AnyMove:
    """What a lively table does: bets, buys and calls at random, all stakes and deals taken."""
    offers = [offer for offer in awaited(session) if offer.open]
    offer = luck.choice(offers)
    seat = offer.seat if offer.seat is not None else -1
    match offer.kind:
        case Kind.BET:
            return moves.Bet(seat, luck.randint(offer.least, min(offer.most, 4 * offer.least)))
        case Kind.RAISE:
            return moves.Raise(seat, offer.most)
        case Kind.STAY:
            return moves.Stay(seat)
        case Kind.PASS:
            return moves.Pass(seat)
        case Kind.BUY:
            return moves.Buy(seat)
        case Kind.CALL:
            return moves.Call(seat, moves.Called(luck.choice(offer.options)))
        case Kind.SHOW:
            return moves.Show(seat, luck.choice(offer.cards))
        case Kind.STAKE:
            return moves.Stake(seat, offer.most)
        case Kind.DEAL_AGAIN | Kind.PASS_DEAL:
            return moves.DealAgain(seat)
        case _:
            return chance_move(offer, luck)


@EVERY
def test_the_odds_are_what_a_listener_counts(variant: Variant, seats: int) -> None:
    luck = random.Random(len(variant.house) + seats)
    session = start(variant, [500] * seats)
    ears = [Watcher(str(stock.burns(session) or ""), variant.packs) for _ in range(seats)]
    checked: Counter[str] = Counter()
    for _ in range(700):
        session = apply(session, any_answer(session, luck))
        if session.running is None and session.deals and not awaited(session)[0].open:
            break
        for seat, watcher in enumerate(ears):
            for event in session.events:
                watcher.hears(event)
            seen = view(session, seat)
            if seen.stage == "deal" and not seen.hidden and not forgotten(session):
                watcher.sees(*seen.hand)
        seat = 0 if session.running is None or session.running.at < 0 else view(session).turn or 0
        if not forgotten(session):
            checked[check(view(session, seat), ears[seat])] += 1
    assert sum(checked[kind] for kind in checked if kind) >= 60, checked


def forgotten(session: Session) -> bool:
    """Whether the pack has been collected and the new shuffle not been announced yet."""
    return not session.fresh and not session.coming


def check(seen: View, watcher: Watcher) -> str:
    """Compare, and say what was compared."""
    found = chances(seen)
    if found is None:
        return ""
    assert found.win + found.lose + found.push + found.post + found.alike == found.of
    hand = [NAMES[card] for card in seen.hand]
    contest = seen.contest
    if isinstance(contest, Between):
        return check_posts(seen, watcher, contest)
    low = contest.ace_low
    if seen.faced is None and seen.upcard is None:
        if seen.hidden:
            assert win(seen) == watcher.blind(seen.hidden, ace_low=low)
            return "blind"
        assert win(seen) == watcher.chance(hand, ace_low=low)
        return "a hand"
    if seen.faced is not None and seen.hidden:
        coming = seen.awaited[0].kind is Kind.DRAW
        assert win(seen) == (
            watcher.blind(seen.hidden, ace_low=low)
            if coming
            else watcher.against(NAMES[seen.faced], seen.hidden, ace_low=low)
        )
        return "a card to come" if coming else "a centre card"
    card = seen.upcard if seen.upcard is not None else seen.faced
    assert card is not None
    assert win(seen) == by_hand.wins(hand, NAMES[card], ace_low=low)
    return "known"


def check_posts(seen: View, watcher: Watcher, contest: Between) -> str:
    found = chances(seen)
    assert found is not None
    if len(seen.centre) < 2:
        return "openings"
    first, second = (NAMES[card] for card in seen.centre)
    low = seen.ace_low
    expected = by_hand.third_card((first, second), watcher.unseen(), low=low)
    if first[0] == second[0] and not low:
        assert found.alike == expected["alike"]
        assert found.of == len(watcher.unseen())
        return "a pair"
    assert (found.win, found.lose, found.post) == (expected["win"], expected["lose"], expected["post"])
    assert contest.spread((0, 2)) == 1
    return "posts"


# Through the machine: every unseen card is dealt in turn.


@pytest.mark.parametrize(
    "name",
    [
        "pool of eight, never burned",
        "pool with low aces",
        "denexa, face up",
        "denexa, dealt out",
        "shoot",
        "shoot with a burn",
    ],
)
def test_every_unseen_card_dealt_by_the_machine(name: str) -> None:
    """Whatever a seat has not seen may come next: each such card is put on the stock, and the bet is settled."""
    variant, seats = TABLES[name]
    luck = random.Random(3)
    session = start(variant, [500] * seats)
    turns = 0
    while turns < 12:
        offers = awaited(session)
        bet = next((offer for offer in offers if offer.kind is Kind.BET and offer.open), None)
        if bet is not None and bet.seat is not None and session.fresh.bit_count() > 3:
            turns += 1
            seen = view(session, bet.seat)
            found = chances(seen)
            assert found is not None
            left = [card for card in range(52) if not seen.seen[0] >> card & 1]
            assert len(left) == found.of
            assert sum(settled(session, bet.seat, card) for card in left) == found.win
        session = apply(session, any_answer(session, luck))


def settled(session: Session, seat: int, card: int) -> bool:
    """Whether the bet is won when this card is turned up, the card having been on the stock."""
    session = with_on_stock(session, seat, card)
    session = apply(session, moves.Bet(seat, awaited(session)[0].least))
    while not any(isinstance(event, Settled) for event in session.events):
        offer = awaited(session)[0]
        if offer.kind is Kind.SHOW:
            session = apply(session, moves.Show(seat, offer.cards[0]))
            continue
        burning = view(session, seat).burn == "literal" and view(session, seat).burned is None
        other = next(place for place in cards_in(session.fresh) if place != card)
        session = apply(session, moves.Draw((other if burning else card,)))
    return next(event for event in session.events if isinstance(event, Settled)).outcome == "win"


def with_on_stock(session: Session, seat: int, card: int) -> Session:
    """The same session with a card of another hand exchanged for one of the stock, if it must be."""
    if session.fresh >> card & 1:
        return session
    running = session.running
    assert running is not None
    given = next(cards_in(session.fresh))
    hands = []
    for other, hand in enumerate(running.hands):
        swapped = other != seat and hand >> card & 1
        hands.append(hand & ~(1 << card) | 1 << given if swapped else hand)
    fresh = session.fresh & ~(1 << given) | 1 << card
    return replace(session, fresh=fresh, running=replace(running, hands=tuple(hands)))


@EVERY
def test_nothing_hidden_moves_the_odds(variant: Variant, seats: int) -> None:
    """O-08: the same answer when the cards that a seat has not seen lie otherwise."""
    luck = random.Random(11)
    session = start(variant, [500] * seats)
    for _ in range(150):
        session = apply(session, any_answer(session, luck))
        running = session.running
        if running is None or variant.packs > 1 or not session.fresh:
            continue
        for seat in range(seats):
            others = [place for place, hand in enumerate(running.hands) if hand and place != seat]
            if not others:
                continue
            other = luck.choice(others)
            hand = running.hands[other] & ~view(session, seat).seen[0]
            if not hand:
                continue
            taken, given = luck.choice(list(cards_in(hand))), luck.choice(list(cards_in(session.fresh)))
            if session.pooled:
                continue
            hands = list(running.hands)
            hands[other] ^= 1 << taken | 1 << given
            changed = replace(
                session,
                fresh=session.fresh ^ (1 << taken | 1 << given),
                running=replace(running, hands=tuple(hands)),
            )
            assert chances(view(changed, seat)) == chances(view(session, seat))
