"""The laws of the machine, as plain functions: each raises AssertionError with a sentence when a law is broken.

`check_session` holds for every session at any time, `check_move` for every move and the session before and after it,
`check_choices` for what is on offer.
"""

from __future__ import annotations

from reddog import cards
from reddog.cards import CardSet, cards_in, copies
from reddog.rules.choices import Choice, Kind
from reddog.rules.contests import Beat
from reddog.rules.events import Settled
from reddog.rules.moves import AnyMove
from reddog.rules.pots import House
from reddog.rules.session import allowed, awaited
from reddog.rules.state import Running, Session, Stage
from reddog.rules.steps import Raise
from reddog.testing.play import AMOUNTS

_FREES = {Kind.JOIN, Kind.BUY_IN, Kind.RETURN}


def check_session(session: Session) -> None:
    """Every law that a session must keep at any time. What cannot be hashed is not frozen all through: TypeError."""
    hash(session)
    check_chips(session)
    check_cards(session)
    check_choices(session)
    if session.stage is Stage.CLOSED:
        assert not session.pot, f"{session.pot} chips were left in the pot of a closed session"
    assert (session.running is not None) == (session.stage is Stage.DEAL), "a deal runs in its stage only"


def check_chips(session: Session) -> None:
    """Chips are whole, never owed, and every one that was bought is somewhere (A11, R-31)."""
    bets = session.running.bets if session.running else ()
    for index, seat in enumerate(session.seats):
        assert type(seat.stack) is int, f"seat {index} holds {seat.stack!r}, which is no whole number"
        assert seat.stack >= 0, f"seat {index} owes {-seat.stack} chips"
        assert seat.taken or not seat.stack, f"{seat.stack} chips lie at seat {index}, where nobody sits"
    assert session.pot >= 0, f"the pot owes {-session.pot} chips"
    assert all(bet >= 0 for bet in bets), f"a bet is below nothing: {bets}"
    on_table = sum(seat.stack for seat in session.seats) + session.pot + sum(bets) + session.house
    bought = sum(seat.bought - seat.cashed for seat in session.seats)
    assert on_table == bought, f"{on_table} chips are there, but {bought} were bought and not cashed out"
    assert isinstance(session.variant.pot, House) or not session.house, "only a house wins or pays chips"


def check_cards(session: Session) -> None:
    """No card is in two places, and none is there more often than there are packs (R-05, R-08)."""
    packs, running = session.variant.packs, session.running
    places = [session.fresh, cards.mask(session.coming)]
    if running:
        places += running.hands
        places += [1 << card for card in running.centre]
        places += [1 << running.upcard] if running.upcard is not None else []
    # Exclusive or of all places equals their union just when no card is in two of them.
    if packs == 1:
        union = apart = 0
        for held in places:
            union, apart = union | held, apart ^ held
        twice = [cards.name(card) for card in range(52) if _times(places, card) > 1] if union != apart else []
        assert not twice, f"in two places: {twice}"
    for card in range(52 if packs > 1 else 0):
        assert _times(places, card) <= packs, f"{cards.name(card)} is there more often than in {packs} packs"
    assert not session.fresh >> 52 * packs, "the stock holds cards of no pack"
    if packs == 1:
        _check_seen(session, running)


def _times(places: list[CardSet], card: int) -> int:
    return sum(copies(held, card) for held in places)


def _check_seen(session: Session, running: Running | None) -> None:
    """What lies face up is seen, and what has been seen is not in the stock face down (COM-5)."""
    face_up = cards.mask(session.coming)
    if running:
        face_up |= sum(1 << card for card in running.centre)
        for card in (running.upcard, running.burned):
            face_up |= 1 << card if card is not None else 0
        for index, shown in enumerate(running.shown):
            face_up |= shown
            looked = running.looked >> index & 1
            assert not looked or not running.hands[index] & ~session.known[index], "a looked-at hand is known"
    assert not face_up & ~session.seen, "a card lies face up and nobody has seen it"
    known = session.seen
    for held in session.known:
        known |= held
    if session.pooled:
        assert not session.fresh & ~session.seen, "cards that came round were not all seen"
    else:
        assert not session.fresh & known, "a card that somebody has seen is in the stock, face down"


def check_choices(session: Session) -> None:
    """A session never stands still, and what it offers makes sense (R-27, M-21)."""
    offers = awaited(session)
    unprompted = tuple(choice for seat in range(len(session.seats)) for choice in allowed(session, seat))
    for choice in offers + unprompted + allowed(session, None):
        _check_choice(session, choice)
    named = [(choice.kind, choice.seat) for choice in offers + unprompted]
    assert len(set(named)) == len(named), f"a kind of move is offered twice to a seat: {named}"
    if session.stage is Stage.CLOSED:
        assert not offers + unprompted, "a closed session offers something"
        return
    assert offers, "the session awaits nothing, and is not closed"
    if any(choice.open for choice in offers):
        return
    waiting = [choice.kind for choice in offers]
    assert waiting in ([Kind.BEGIN], [Kind.FIRST_DEALER]), f"only {waiting} near, and none of it open"
    assert any(choice.open and choice.kind in _FREES for choice in unprompted), "waits for what nobody may do"


def _check_choice(session: Session, choice: Choice) -> None:
    if choice.seat is not None and choice.kind is not Kind.JOIN:
        assert session.seats[choice.seat].taken, f"{choice.kind} is offered to an empty seat"
    if not choice.open:
        return
    if choice.kind in AMOUNTS:
        assert 1 <= choice.least <= choice.most, f"{choice.kind} from {choice.least} to {choice.most} chips"
    if choice.kind in {Kind.BET, Kind.RAISE, Kind.STAKE}:
        assert choice.seat is not None
        stack = session.seats[choice.seat].stack
        assert choice.most <= stack, f"{choice.kind} of {choice.most} chips from a stack of {stack}"
    if choice.kind is Kind.BET:
        lowest = min(session.variant.stakes.least, choice.most)
        assert choice.least == lowest, f"bets from {choice.least} chips, where the least is {lowest}"
    if choice.kind is Kind.BET and not isinstance(session.variant.pot, House):
        assert choice.most <= session.pot, f"a bet of {choice.most} chips against a pot of {session.pot}"
    if choice.price:
        assert choice.seat is not None
        assert choice.price <= session.seats[choice.seat].stack, f"{choice.kind} costs more than the stack"
    if choice.kind is Kind.DRAW:
        assert 1 <= choice.count <= choice.stock.bit_count(), "more cards are needed than there are"
    if choice.kind is Kind.SHOW:
        running, contest = session.running, session.variant.contest
        assert running is not None
        assert isinstance(contest, Beat)
        assert choice.seat is not None
        assert choice.cards, "nothing to show"
        assert not set(choice.cards) - set(cards_in(running.hands[choice.seat])), "shows another's card"


def check_move(before: Session, move: AnyMove, after: Session) -> None:
    """What a move may do to a session, whatever it is."""
    assert after.number == before.number + 1, f"{move}: number {before.number} became {after.number}"
    assert after.variant == before.variant, "the rules changed in play"
    assert len(after.seats) == len(before.seats), "a seat came or went"
    assert before.deals <= after.deals <= before.deals + 1, "deals were skipped"
    for index, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        assert new.bought >= old.bought, f"chips bought at seat {index} became fewer"
        assert new.cashed >= old.cashed, f"chips cashed out at seat {index} became fewer"
    for event in after.events:
        if isinstance(event, Settled):
            check_settled(after, event)


def check_settled(session: Session, settled: Settled) -> None:
    """A settled bet moves just its chips, and the card that is shown to beat another beats it."""
    pot_rises = settled.pot - settled.before
    if not isinstance(session.variant.pot, House):
        assert pot_rises == -settled.net, f"the pot rose by {pot_rises} and the player by {settled.net}"
        assert settled.net <= settled.before, "the pot paid more than it held"
    if settled.bet:
        owed = settled.multiple * settled.bet
        exact = settled.net == owed or 0 <= settled.net == settled.before < owed
        assert exact, f"{settled.net} chips for {settled.multiple} times {settled.bet}"
    contest = session.variant.contest
    if isinstance(contest, Beat) and settled.upcard is not None:
        beating = contest.beating(cards.mask(settled.shown), settled.upcard)
        if settled.outcome == "win":
            beat = settled.beat
            assert beat is not None, "a hand won and showed no card"
            assert beating >> beat & 1, "the card shown does not beat"
        else:
            assert not beating, "a hand that beats the card lost"


def most_moves(session: Session) -> int:
    """More awaited moves than any deal needs with this many seats; a longer one goes round in circles."""
    steps = len(session.variant.deal) + len(session.variant.turn)
    raises = sum(isinstance(step, Raise) for step in session.variant.deal)
    return 104 * session.variant.packs + len(session.seats) * (6 * steps + raises + 10) + 200
