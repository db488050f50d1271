"""What the tests of single bots share: choices in a view, and luck that must not be needed."""

from reddog.bots import BOTS
from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from reddog.rules.views import View


class NoLuck:
    """A bot that thinks needs none."""

    def random(self) -> float:
        raise AssertionError

    def randrange(self, stop: int, /) -> int:
        raise AssertionError(stop)


def answer(name: str, view: View) -> moves.PlayerMove:
    return BOTS[name].choose(view, NoLuck())


BET = Choice(kind=Kind.BET, seat=0, least=2, most=40)
FREE_PASS = Choice(kind=Kind.PASS, seat=0)
CHIP_PASS = Choice(kind=Kind.PASS, seat=0, price=1)
NO_PASS = Choice(kind=Kind.PASS, seat=0, refused="must_bet")
RAISE = Choice(kind=Kind.RAISE, seat=0, least=1, most=5)
STAY = Choice(kind=Kind.STAY, seat=0)
STAKE = Choice(kind=Kind.STAKE, seat=0, least=10, most=50)
TENURE = (Choice(kind=Kind.DEAL_AGAIN, seat=0), Choice(kind=Kind.PASS_DEAL, seat=0))
VOTE = Choice(kind=Kind.VOTE, seat=0, options=("yes", "no"))
SIDE = Choice(kind=Kind.CALL, seat=0, options=("higher", "lower"))
ACE = Choice(kind=Kind.CALL, seat=0, options=("high", "low"))
