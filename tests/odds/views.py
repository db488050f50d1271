"""Views made by hand: what a seat of some table might see, with only the facts that a test is about."""

from typing import Any

from reddog.cards import layers, mask, parse, parse_cards
from reddog.rules.choices import Choice, Kind
from reddog.rules.contests import Beat, Between, Pair
from reddog.rules.steps import BurnWhen
from reddog.rules.variants import Stakes
from reddog.rules.views import SeatView, View

POT_BETWEEN = Between(pays=(1,), alike=-3, post=-2, pair=Pair.CALL)
CASINO = Between(pays=(5, 4, 2, 1), alike=11)

_NOTHING = View(
    number=0,
    rules="a test",
    house=(),
    stakes=Stakes(),
    contest=Beat(),
    packs=1,
    stage="deal",
    seat=0,
    seats=(),
    pot=10,
    ante=0,
    ends_potted=False,
    dealer=None,
    banker=None,
    opening=0,
    bank_deals=0,
    bank_lasts=0,
    bank_times=0,
    last_round=False,
    deals=1,
    game_deals=1,
    turn=0,
    stock=0,
    centre=(),
    faced=None,
    upcard=None,
    burned=None,
    hand=(),
    hidden=0,
    seen=(0,),
    coming=(),
    fresh=0,
    pool=0,
    burn="",
    ace_low=False,
    side="",
    bought=0,
    awaited=(),
    allowed=(),
    events=(),
)


def seat_view(
    seat: int, *, playing: bool = True, done: bool = False, bet: int = 0, stack: int = 100
) -> SeatView:
    return SeatView(
        seat=seat,
        taken=True,
        stack=stack,
        out=False,
        leaving=False,
        playing=playing,
        done=done,
        cards=0,
        shown=(),
        bet=bet,
        bought=stack,
        cashed=0,
    )


def made(**fields: Any) -> View:
    """The view with nothing in it but two seats, and these fields."""
    given: dict[str, Any] = {name: getattr(_NOTHING, name) for name in View.__struct_fields__}
    given["seats"] = (seat_view(0), seat_view(1))
    given.update(fields)
    return View(**given)


def holding(
    hand: str = "",
    seen: str = "",
    *,
    hidden: int = 0,
    burn: str = BurnWhen.LITERAL,
    coming: str = "",
    pool: str = "",
    fresh: int | None = None,
    **fields: Any,
) -> View:
    """A seat with a hand that has also seen some cards, those to come among them; its turn to bet."""
    cards = mask(parse_cards(hand)) | mask(parse_cards(seen)) | mask(parse_cards(coming))
    pooled = mask(parse_cards(pool))
    if fresh is None:
        fresh = pooled.bit_count() if pool else 20
    return made(
        hand=parse_cards(hand),
        hidden=hidden,
        seen=(cards | pooled,),
        burn=burn,
        coming=parse_cards(coming),
        pool=pooled,
        fresh=fresh,
        **fields,
    )


def facing(centre: str, seen: str = "", *, hidden: int = 3, **fields: Any) -> View:
    """A seat whose hidden hand is to beat a centre card, with some more cards seen."""
    return made(
        faced=parse(centre),
        centre=(parse(centre),),
        hidden=hidden,
        seen=(mask(parse_cards(f"{centre} {seen}")),),
        fresh=20,
        **fields,
    )


def between(
    posts: str,
    seen: str = "",
    *,
    contest: Between = POT_BETWEEN,
    packs: int = 1,
    ace_low: bool = False,
    **fields: Any,
) -> View:
    """A seat in turn before these posts, with some more cards seen."""
    cards = mask(parse_cards(f"{posts} {seen}", packs=packs))
    return made(
        contest=contest,
        packs=packs,
        centre=parse_cards(posts, packs=packs),
        seen=layers(cards, packs),
        ace_low=ace_low,
        fresh=20,
        **fields,
    )


def at_the_house(
    posts: str, seen: str = "", *, contest: Between = CASINO, packs: int = 1, bet: int = 5, **fields: Any
) -> View:
    """A casino round: no turns, everybody's bet is placed."""
    seats = (seat_view(0, bet=bet),)
    return between(posts, seen, contest=contest, packs=packs, turn=None, seats=seats, **fields)


def open_bet(seat: int = 0, *, least: int = 1, most: int = 10) -> Choice:
    return Choice(kind=Kind.BET, seat=seat, least=least, most=most)
