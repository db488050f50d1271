"""How the value of a house rule is read from a record, and written into one.

Most rules are one field of a part of the record (`field`) or of its steps (`step`). The others have a `read_` and
a `write_` function here. Texts are normal (see `values`); a write is a pure change of the record.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from reddog.rules.contests import Beat, Between, Consecutive, Pair
from reddog.rules.pots import Antes, AnteWhen, Bank, Then
from reddog.rules.steps import AnyStep, Bet, Burn, BurnWhen, Call, Calling, Most, Price, Raise, TurnUp
from reddog.rules.variants import Shuffling, Variant

Read = Callable[[Variant], str]
Write = Callable[[Variant, str], Variant]

RANK_WORDS: Final = (
    *("two", "three", "four", "five", "six", "seven", "eight", "nine"),
    *("ten", "jack", "queen", "king", "ace"),
)
CONSECUTIVE: Final = {
    "no-bet": Consecutive.PUSH,
    "new-posts": Consecutive.NEW_POSTS,
    "loses": Consecutive.LOSES,
}
"""The words for what neighbouring posts mean, where no bet has been placed yet."""


def yes(text: str) -> bool:
    """The truth that `yes` and `no` stand for."""
    return text == "yes"


def said(value: object) -> str:
    """The text of a value in a record."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def field(part: str, name: str, make: Callable[[str], Any]) -> tuple[Read, Write]:
    """A field of the record's `pot`, `contest` or `stakes`; `make` turns the text into the value."""

    def write(variant: Variant, text: str) -> Variant:
        return replace(variant, **{part: replace(getattr(variant, part), **{name: make(text)})})

    return lambda variant: said(getattr(getattr(variant, part), name)), write


def step(kind: type[AnyStep], name: str, make: Callable[[str], Any]) -> tuple[Read, Write]:
    """A field of all steps of one kind, of which there is at least one."""

    def read(variant: Variant) -> str:
        return said(
            next(getattr(known, name) for known in variant.deal + variant.turn if isinstance(known, kind))
        )

    return read, lambda variant, text: _with_steps(variant, kind, **{name: make(text)})


def _with_steps(variant: Variant, kind: type[AnyStep], **changes: object) -> Variant:
    def changed(steps: tuple[AnyStep, ...]) -> tuple[AnyStep, ...]:
        return tuple(replace(known, **changes) if isinstance(known, kind) else known for known in steps)

    return replace(variant, deal=changed(variant.deal), turn=changed(variant.turn))


# Money.


def read_dealer_bank(variant: Variant) -> str:
    """Yes where the pot is a bank."""
    return said(isinstance(variant.pot, Bank))


def write_dealer_bank(variant: Variant, text: str) -> Variant:
    """S0's last variation, with the tenure of Shoot (HCP-13)."""
    return replace(variant, pot=Bank(deals=3, then=Then.MAY)) if yes(text) else variant


def read_ante(variant: Variant) -> str:
    """The ante."""
    return str(variant.stakes.ante)


def write_ante(variant: Variant, text: str) -> Variant:
    """The least bet is the ante (S0; DNX-2), except where a pot is filled only when it is empty (IB-2)."""
    ante = int(text)
    follows = isinstance(variant.pot, Antes) and variant.pot.when is not AnteWhen.WHEN_EMPTY
    least = ante if follows else variant.stakes.least
    return replace(variant, stakes=replace(variant.stakes, ante=ante, least=least))


def read_bank(variant: Variant) -> str:
    """The range of the opening stake."""
    least, most = variant.stakes.bank_least, variant.stakes.bank_most
    return str(least) if least == most else f"{least}-{most}"


def write_bank(variant: Variant, text: str) -> Variant:
    """A range, or one amount."""
    least, _, most = text.partition("-")
    return replace(
        variant, stakes=replace(variant.stakes, bank_least=int(least), bank_most=int(most or least))
    )


def read_ends_potted(variant: Variant) -> str:
    """Yes where a won bet of the whole pot ends the game."""
    return said(variant.ends_potted)


def write_ends_potted(variant: Variant, text: str) -> Variant:
    """The end of the game of S3 (DNX-5)."""
    return replace(variant, ends_potted=yes(text))


# Cards.


def read_burn(variant: Variant) -> str:
    """What is burned, or never."""
    return next((known.when.value for known in variant.turn if isinstance(known, Burn)), "never")


def write_burn(variant: Variant, text: str) -> Variant:
    """The burn stands right before the card that is turned up."""
    turn: list[AnyStep] = [known for known in variant.turn if not isinstance(known, Burn)]
    if text != "never":
        turn.insert(_place(turn, TurnUp), Burn(BurnWhen(text)))
    return replace(variant, turn=tuple(turn))


def read_dealt_out(variant: Variant) -> str:
    """Yes where the pack is dealt out before it is shuffled."""
    return said(variant.shuffle is Shuffling.DEALT_OUT)


def write_dealt_out(variant: Variant, text: str) -> Variant:
    """The house rule of S3 (DNX-7)."""
    return replace(variant, shuffle=Shuffling.DEALT_OUT if yes(text) else Shuffling.EVERY_DEAL)


def read_packs(variant: Variant) -> str:
    """The number of packs."""
    return str(variant.packs)


def write_packs(variant: Variant, text: str) -> Variant:
    """One to eight (CAS-2, IB-7)."""
    return replace(variant, packs=int(text))


def read_shoe(variant: Variant) -> str:
    """The cards behind the cut card, or fresh."""
    return str(variant.cut) if variant.shuffle is Shuffling.SHOE else "fresh"


def write_shoe(variant: Variant, text: str) -> Variant:
    """A fresh pack for every round, or a shoe (CAS-3, CAS-12)."""
    if text == "fresh":
        return replace(variant, shuffle=Shuffling.EVERY_DEAL, cut=0)
    return replace(variant, shuffle=Shuffling.SHOE, cut=int(text))


def ranks(variant: Variant) -> tuple[str, ...]:
    """The words for the ranks from the lowest, as the contest orders them."""
    low = isinstance(variant.contest, Beat) and variant.contest.ace_low
    return (RANK_WORDS[-1], *RANK_WORDS[:-1]) if low else RANK_WORDS


def read_ace(variant: Variant) -> str:
    """High or low; or called, where an ace may be a post."""
    if isinstance(variant.contest, Beat):
        return "low" if variant.contest.ace_low else "high"
    return "call" if Call(Calling.ACE) in variant.turn else "high"


def write_ace(variant: Variant, text: str) -> Variant:
    """For hands a relabelling of the ranks (COM-14), In Between a call after the first post (IB-4)."""
    if isinstance(variant.contest, Beat):
        return replace(variant, contest=replace(variant.contest, ace_low=text == "low"))
    turn = [known for known in variant.turn if known != Call(Calling.ACE)]
    if text == "call":
        turn.insert(_place(turn, TurnUp) + 1, Call(Calling.ACE))
    return replace(variant, turn=tuple(turn))


def read_threshold(variant: Variant) -> str:
    """The rank that a centre card may have at most, or none."""
    until = next(known.until for known in variant.deal if isinstance(known, TurnUp))
    return "none" if until is None else ranks(variant)[until]


def write_threshold(variant: Variant, text: str) -> Variant:
    """The rank counts as the contest orders it: with a low ace the preset is a five, five ranks again (COM-14)."""
    until = None if text == "none" else ranks(variant).index(text)
    deal = tuple(
        replace(known, until=until) if isinstance(known, TurnUp) else known for known in variant.deal
    )
    return replace(variant, deal=deal)


# Bets.


def read_price(variant: Variant) -> str:
    """How a bought card is priced, or its price in chips."""
    bet = next(known for known in variant.turn if isinstance(known, Bet))
    return str(bet.price_chips) if bet.price is Price.FIXED else bet.price.value


def write_price(variant: Variant, text: str) -> Variant:
    """The same number of chips, a fifth again, or a fixed number (FW-4)."""
    if text.isdigit():
        return _with_steps(variant, Bet, price=Price.FIXED, price_chips=int(text))
    return _with_steps(variant, Bet, price=Price(text), price_chips=1)


def read_pays(variant: Variant) -> str:
    """The pay table."""
    assert isinstance(variant.contest, Between)
    return ",".join(map(str, variant.contest.pays))


def write_pays(variant: Variant, text: str) -> Variant:
    """What spreads 1, 2, 3 ... pay (CAS-1)."""
    pays = tuple(int(word) for word in text.split(","))
    return replace(variant, contest=replace(variant.contest, pays=pays))


def read_raise(variant: Variant) -> str:
    """Exactly the bet, or up to it."""
    return "up-to" if next(known.up_to for known in variant.deal if isinstance(known, Raise)) else "exact"


def write_raise(variant: Variant, text: str) -> Variant:
    """By as much again, or by any amount up to that (CAS-4)."""
    return _with_steps(variant, Raise, up_to=text == "up-to")


def read_post(variant: Variant) -> str:
    """The bets that a third card equal to a post costs."""
    assert isinstance(variant.contest, Between)
    return str(-variant.contest.post)


def write_post(variant: Variant, text: str) -> Variant:
    """One bet or two (IB-3)."""
    return replace(variant, contest=replace(variant.contest, post=-int(text)))


def read_pair(variant: Variant) -> str:
    """What a pair of posts means."""
    assert isinstance(variant.contest, Between)
    return variant.contest.pair.value


def write_pair(variant: Variant, text: str) -> Variant:
    """Only where higher or lower is called is there a call to make, before the bet (IB-5)."""
    turn = [known for known in variant.turn if known != Call(Calling.SIDE)]
    if Pair(text) is Pair.CALL:
        turn.insert(_place(turn, Bet), Call(Calling.SIDE))
    return replace(variant, turn=tuple(turn), contest=replace(variant.contest, pair=Pair(text)))


def read_consecutive(variant: Variant) -> str:
    """What neighbouring posts mean."""
    assert isinstance(variant.contest, Between)
    contest = variant.contest
    return next(word for word, known in CONSECUTIVE.items() if known is contest.consecutive)


def write_consecutive(variant: Variant, text: str) -> Variant:
    """No bet, new posts, or the least bet lost (IB-6)."""
    return replace(variant, contest=replace(variant.contest, consecutive=CONSECUTIVE[text]))


def read_first_round(variant: Variant) -> str:
    """The limit of a game's first round: the pot, or half of it."""
    bet = next(known for known in variant.turn if isinstance(known, Bet))
    return (bet.first_round or Most.POT).value


def write_first_round(variant: Variant, text: str) -> Variant:
    """Some limit the first round to half the pot (IB-2)."""
    return _with_steps(variant, Bet, first_round=Most.HALF if text == Most.HALF else None)


def _place(turn: list[AnyStep], kind: type[AnyStep]) -> int:
    """Where the first step of a kind stands."""
    return next(index for index, known in enumerate(turn) if isinstance(known, kind))
