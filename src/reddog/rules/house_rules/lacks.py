"""Why a game lacks a house rule: one function for each condition, read off the record.

Each answers with the code of a reason, or with an empty text where the game has the rule.
"""

from __future__ import annotations

from reddog.rules.contests import Beat
from reddog.rules.pots import Antes, AnteWhen, Bank, House
from reddog.rules.steps import Bet, Look, Most, Raise, TurnUp
from reddog.rules.variants import Variant


def nothing(_: Variant) -> str:
    """Every game has the rule."""
    return ""


def antes(variant: Variant) -> str:
    """The players ante."""
    return "" if isinstance(variant.pot, Antes) else "no_antes"


def refill(variant: Variant) -> str:
    """The players ante, and not simply whenever the pot is empty."""
    if not isinstance(variant.pot, Antes):
        return "no_antes"
    return "filled_when_empty" if variant.pot.when is AnteWhen.WHEN_EMPTY else ""


def hands(variant: Variant) -> str:
    """Each player has a hand."""
    return "" if isinstance(variant.contest, Beat) else "no_hands"


def antes_and_hands(variant: Variant) -> str:
    """The players ante, and each has a hand."""
    return antes(variant) or hands(variant)


def dealer_bank(variant: Variant) -> str:
    """Antes for every deal could give way to a stake of the dealer (HCP-13)."""
    if isinstance(variant.pot, Bank):
        return "banked_already"
    if isinstance(variant.pot, Antes) and variant.pot.when is AnteWhen.ONCE:
        return "one_ante"
    return antes_and_hands(variant)


def bank(variant: Variant) -> str:
    """One player's stake is the pot."""
    return "" if isinstance(variant.pot, Bank) else "no_bank"


def deals(variant: Variant) -> str:
    """The bank lasts for a number of deals."""
    if not isinstance(variant.pot, Bank):
        return "no_bank"
    return "lasts_until_grown" if variant.pot.deals is None else ""


def early_stop(variant: Variant) -> str:
    """The bank lasts for several deals."""
    one = isinstance(variant.pot, Bank) and variant.pot.deals == 1
    return deals(variant) or ("one_deal" if one else "")


def times(variant: Variant) -> str:
    """The bank lasts until it has grown."""
    if not isinstance(variant.pot, Bank):
        return "no_bank"
    return "counts_deals" if variant.pot.times is None else ""


def limits(variant: Variant) -> str:
    """The table has a greatest bet."""
    limited = any(isinstance(step, Bet) and step.most is Most.LIMITS for step in variant.deal)
    return "" if limited else "pot_is_limit"


def house(variant: Variant) -> str:
    """The house pays."""
    return "" if isinstance(variant.pot, House) else "no_house"


def turns(variant: Variant) -> str:
    """Each player bets in a turn of his own."""
    return "" if any(isinstance(step, Bet) for step in variant.turn) else "all_bet_at_once"


def burn(variant: Variant) -> str:
    """A card is turned up for each hand, so that one can be burned before it."""
    return hands(variant) or ("" if _turns_up(variant) else "one_card_for_all")


def looked(variant: Variant) -> str:
    """The players bet on hands that they have looked at; otherwise the hand is turned up to decide the bet."""
    if hands(variant):
        return "no_hands"
    looks = any(isinstance(step, Look) for step in variant.deal + variant.turn)
    return "" if looks else "hand_decides"


def blind_bank(variant: Variant) -> str:
    """The players bet against a bank on hands that nobody has looked at."""
    return hands(variant) or bank(variant) or ("" if looked(variant) else "hands_looked_at")


def looked_when_dealt(variant: Variant) -> str:
    """All look at their hands as soon as they are dealt."""
    if any(isinstance(step, Look) for step in variant.deal):
        return ""
    return looked(variant) or "looked_at_in_turn"


def centre(variant: Variant) -> str:
    """The hands play against a card in the centre."""
    return hands(variant) or ("" if _centre_card(variant) else "no_centre_card")


def threshold(variant: Variant) -> str:
    """Cards are turned until one is low enough."""
    card = _centre_card(variant)
    return centre(variant) or ("no_threshold" if card is not None and card.until is None else "")


def buying(variant: Variant) -> str:
    """Other centre cards may be bought."""
    return "" if any(isinstance(step, Bet) and step.buys for step in variant.turn) else "no_buying"


def ace(variant: Variant) -> str:
    """The ace might be low: ranks of hands may be ordered anew, an ace as a post may be called."""
    return "" if isinstance(variant.contest, Beat) or _turns_up(variant) else "ace_is_high"


def packs(variant: Variant) -> str:
    """Suits do not matter, so that a card may be there twice."""
    return "one_pack" if isinstance(variant.contest, Beat) else ""


def raising(variant: Variant) -> str:
    """A bet may be raised."""
    return "" if any(isinstance(step, Raise) for step in variant.deal) else "no_raise"


def posts(variant: Variant) -> str:
    """Each player has two posts of his own, and plays against a pot."""
    return (
        "no_posts"
        if isinstance(variant.contest, Beat)
        else ""
        if _turns_up(variant)
        else "fixed_by_the_house"
    )


def _turns_up(variant: Variant) -> bool:
    return any(isinstance(step, TurnUp) for step in variant.turn)


def _centre_card(variant: Variant) -> TurnUp | None:
    return next((step for step in variant.deal if isinstance(step, TurnUp)), None)
