"""Whole sessions played by bots, with every move checked by the machine."""

import random
from collections.abc import Iterator, Sequence

from hypothesis import strategies as st

from reddog.bots import BOTS, Bot
from reddog.errors import BadRules
from reddog.rules import moves
from reddog.rules.capacity import most_seats
from reddog.rules.choices import Choice, Kind
from reddog.rules.house import options, with_rules
from reddog.rules.house_rules.values import Row, Span, Whole, Words
from reddog.rules.session import apply, awaited, start
from reddog.rules.state import Session, Stage
from reddog.rules.variants import VARIANTS, Variant
from reddog.rules.views import View, view


def chance_move(choice: Choice, luck: random.Random) -> moves.AnyMove:
    """What chance or the table does."""
    match choice.kind:
        case Kind.FIRST_DEALER:
            return moves.FirstDealer(luck.choice(choice.seats))
        case Kind.SHUFFLE:
            return moves.Shuffle()
        case Kind.DRAW:
            stock = [place % 52 for place in range(choice.stock.bit_length()) if choice.stock >> place & 1]
            return moves.Draw(tuple(luck.sample(stock, choice.count)))
        case _:
            return moves.Begin()


def played(
    variant: Variant, stacks: Sequence[int], bots: Sequence[Bot], *, seed: int, limit: int = 400
) -> Iterator[tuple[View, moves.PlayerMove, Session]]:
    """Each bot's view, its answer and the session after it, until nobody can play on or `limit` answers.

    It also ends where twenty deals in a row leave nobody a chip to bet with.
    """
    luck, whims = random.Random(seed), random.Random(-seed - 1)
    session = start(variant, stacks)
    answers = decided = 0
    while answers < limit and session.deals < decided + 20:
        offers = awaited(session)
        if offers[0].kind is Kind.BEGIN and offers[0].refused:
            return
        if offers[0].seat is None:
            session = apply(session, chance_move(offers[0], luck))
            continue
        seat = luck.choice([offer.seat for offer in offers if offer.seat is not None and offer.open])
        seen = view(session, seat)
        move = bots[seat].choose(seen, whims)
        session = apply(session, move)
        answers += 1
        decided = session.deals
        yield seen, move, session


def chips(session: Session) -> int:
    """What must always be nothing: all chips there are, less all that were bought."""
    seats = session.seats
    bets = sum(session.running.bets) if session.running else 0
    return sum(seat.stack + seat.cashed - seat.bought for seat in seats) + session.pot + bets + session.house


@st.composite
def house_rules(draw: st.DrawFn, variant: Variant) -> Variant:
    """The game with any house rules that go together."""
    changed = variant
    for option in draw(st.lists(st.sampled_from(options(variant)), max_size=4)):
        match option.values:
            case Words(words=words):
                value = draw(st.sampled_from(words))
            case Whole(least=least, most=most, words=words):
                numbers = st.integers(least, min(most, least + 8)).map(str)
                value = draw(st.one_of(numbers, st.sampled_from(words)) if words else numbers)
            case Span(single=single):
                low = draw(st.integers(2, 30))
                value = str(low) if single else f"{low}-{low + draw(st.integers(0, 30))}"
            case Row(least=least):
                value = ",".join(map(str, draw(st.lists(st.integers(least, 6), min_size=1, max_size=5))))
            case _:
                raise AssertionError(option)
        try:
            changed = with_rules(changed, {option.name: value})
        except BadRules:
            continue
    return changed


@st.composite
def tables(draw: st.DrawFn) -> tuple[Variant, list[int], list[Bot], int]:
    """A game with house rules, stacks, bots and a seed."""
    variant = draw(house_rules(draw(st.sampled_from(VARIANTS))))
    seats = draw(st.integers(variant.least_seats, most_seats(variant)))
    stacks = draw(st.lists(st.integers(1, 60), min_size=seats, max_size=seats))
    bots = draw(st.lists(st.sampled_from(list(BOTS.values())), min_size=seats, max_size=seats))
    return variant, stacks, bots, draw(st.integers(0, 2**32))


def stuck(session: Session) -> bool:
    """Whether the session waits for nothing at all."""
    return session.stage is not Stage.CLOSED and not awaited(session)
