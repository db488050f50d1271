"""Records that the tests of several modules speak about."""

from reddog import cards
from reddog.rules.events import Settled
from reddog.rules.variants import HIGH_CARD_POOL, Variant
from reddog.speech.cards import CardStyle, Face
from reddog.speech.context import Chance, Context

ANA, BO, CY, DI = range(4)
NAMES = ("Ana", "Bo", "Cy", "Di")


def told(
    variant: Variant = HIGH_CARD_POOL,
    viewer: int | None = None,
    style: CardStyle = CardStyle.SHORT,
    chance: Chance | None = None,
    names: tuple[str, ...] = NAMES,
) -> Context:
    """A context with short cards, unless another style is asked for."""
    return Context(variant=variant, names=names, viewer=viewer, face=Face(style), chance=chance)


def beat(
    seat: int, bet: int, upcard: str, shown: str, beating: str = "", *, before: int = 12, pays: int = 1
) -> Settled:
    """A bet that a card of the suit decided; won with a beating card, else lost."""
    net = min(pays * bet, before) if beating else -bet
    return Settled(
        seat=seat,
        outcome="win" if beating else "lose",
        bet=bet,
        net=net,
        multiple=pays if beating else -1,
        before=before,
        pot=before - net,
        upcard=cards.parse(upcard),
        beat=cards.parse(beating) if beating else None,
        shown=cards.parse_cards(shown),
    )


def between(
    posts: str,
    third: str,
    outcome: str,
    multiple: int,
    *,
    bet: int = 10,
    pot: int = 0,
    seat: int = ANA,
    **more: object,
) -> Settled:
    """A bet that two posts and a third card decided; against the house where there is no pot."""
    first, second = cards.parse_cards(posts)
    net = multiple * bet
    fields: dict[str, object] = {
        "seat": seat,
        "outcome": outcome,
        "bet": bet,
        "net": net,
        "multiple": multiple,
        "before": pot,
        "pot": pot - net if pot else 0,
        "upcard": cards.parse(third) if third else None,
        "posts": (first, second),
        "spread": abs(cards.rank(first) - cards.rank(second)) - 1,
    }
    return Settled(**{**fields, **more})  # type: ignore[arg-type]
