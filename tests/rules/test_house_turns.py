"""A game made of known steps that no preset has: each player in turn bets against the house."""

from reddog.rules.contests import Between
from reddog.rules.moves import Bet, Pass
from reddog.rules.pots import House
from reddog.rules.steps import Bet as BetStep
from reddog.rules.steps import Most, Passing, TurnUp
from reddog.rules.variants import Stakes, Variant
from tests.rules.scripted import Scripted

OWN_POSTS = Variant(
    name="own-posts",
    title="Own Posts",
    pot=House(),
    deal=(),
    turn=(TurnUp(), TurnUp(), BetStep(Most.LIMITS, passing=Passing.FREE), TurnUp()),
    contest=Between(pays=(5, 4, 2, 1)),
    stakes=Stakes(least=1, most=20),
    least_seats=1,
    most_seats=7,
    usual_seats=(1, 7),
)


def test_each_player_has_posts_of_his_own_and_the_house_pays() -> None:
    table = Scripted(OWN_POSTS, (50, 50))
    table.begin()
    table.draw("4c")
    table.draw("Jd")
    assert table.limits(0) == (1, 20)
    table.do(Bet(0, 10))
    table.draw("8s")
    assert table.stacks == (60, 50)
    assert table.session.house == -10
    table.draw("2c")
    table.draw("Ad")
    table.do(Pass(1))
    assert table.session.running is None
    assert table.stacks == (60, 50)
