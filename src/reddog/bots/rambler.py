"""Random makes any legal move: each kind is as likely as any other, then each amount, word or card."""

from __future__ import annotations

from collections.abc import Callable

from reddog.bots.answers import offers
from reddog.bots.bot import Bot, Chance
from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from reddog.rules.moves import Called, PlayerMove
from reddog.rules.views import View


def choose(view: View, rng: Chance) -> PlayerMove:
    """Any move that is open."""
    found = list(offers(view).values())
    return _any(found[rng.randrange(len(found))], rng)


def _any(choice: Choice, rng: Chance) -> PlayerMove:
    seat = choice.seat
    assert seat is not None
    match choice.kind:
        case Kind.BET:
            return moves.Bet(seat, _chips(choice, rng))
        case Kind.RAISE:
            return moves.Raise(seat, _chips(choice, rng))
        case Kind.STAKE:
            return moves.Stake(seat, _chips(choice, rng))
        case Kind.CALL:
            return moves.Call(seat, Called(choice.options[rng.randrange(len(choice.options))]))
        case Kind.SHOW:
            return moves.Show(seat, choice.cards[rng.randrange(len(choice.cards))])
        case Kind.VOTE:
            return moves.Vote(seat, rng.randrange(2) == 1)
        case _:
            return _BARE[choice.kind](seat)


def _chips(choice: Choice, rng: Chance) -> int:
    return choice.least + rng.randrange(choice.most - choice.least + 1)


_BARE: dict[Kind, Callable[[int], PlayerMove]] = {
    Kind.PASS: moves.Pass,
    Kind.BUY: moves.Buy,
    Kind.STAY: moves.Stay,
    Kind.DEAL_AGAIN: moves.DealAgain,
    Kind.PASS_DEAL: moves.PassDeal,
}

RANDOM = Bot(name="random", choose=choose)
