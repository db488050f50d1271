"""The games, one record each. Read this file first.

A variant is frozen data: where the money comes from (`pot`), what is done once for the table (`deal`) and once for
every player who bets (`turn`), what decides a bet (`contest`), and when the pack is shuffled. `session` and `play`
walk the record; nothing outside this file asks which game it is. House rules are differences: see `house`.

Sources: S0 is the Red Dog page of pagat.com, S3 Denexa's page, S4 the help text of an online casino. The rulings
named in comments (HCP-8 and so on) are listed, with their reasons, on the rule pages in docs/rules.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from reddog.cards import SIX
from reddog.rules.contests import AnyContest, Beat, Between, Pair
from reddog.rules.pots import Antes, AnteWhen, AnyPot, Bank, House, Refill, Then
from reddog.rules.steps import (
    AnyStep,
    Bet,
    Burn,
    Call,
    Calling,
    Deal,
    Look,
    Most,
    Passing,
    Raise,
    Show,
    Shown,
    TurnUp,
)

MOST_CHIPS = 10**12
"""No buy-in, stake or amount agreed at a table is larger; what is won with them may be."""


class Shuffling(StrEnum):
    """When the whole pack is collected and shuffled."""

    EVERY_DEAL = "every-deal"
    DEALT_OUT = "dealt-out"
    """Before a deal that the unseen cards would not last for (DNX-7)."""
    WHEN_SHORT = "when-short"
    """Before a turn that the stock would not last for (IB-7)."""
    SHOE = "shoe"
    """Before a round, once the cut card is out (CAS-12)."""


class Stakes(msgspec.Struct, frozen=True):
    """The amounts agreed at a table, in chips."""

    ante: int = 1
    least: int = 1
    """The least bet."""
    most: int = 0
    """The greatest bet where the table has limits; 0 where the pot is the limit."""
    bank_least: int = 0
    bank_most: int = 0
    """The range of a banker's opening stake; the two are equal where it is fixed."""


class Variant(msgspec.Struct, frozen=True):
    """One game, as data."""

    name: str
    title: str
    pot: AnyPot
    deal: tuple[AnyStep, ...]
    turn: tuple[AnyStep, ...]
    contest: AnyContest
    stakes: Stakes
    least_seats: int
    most_seats: int
    """Seats that the rules allow; the pack may allow fewer, see `capacity`."""
    usual_seats: tuple[int, int]
    """What a lobby offers."""
    version: int = 1
    """Rises when the meaning of the record changes; a released record never changes its meaning."""
    shuffle: Shuffling = Shuffling.EVERY_DEAL
    cut: int = 0
    """Cards behind the cut card of a shoe."""
    packs: int = 1
    ends_potted: bool = False
    """A bet that takes the whole pot ends the game (DNX-5)."""
    most_burning: int = 99
    """Seats allowed with a burn before every card (SHT-12)."""
    aliases: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    disputes: tuple[str, ...] = ()
    """Where sources use the names differently."""
    house: tuple[tuple[str, str], ...] = ()
    """The house rules and amounts that differ from the preset, as (name, value), in the order of `house.RULES`."""

    @property
    def label(self) -> str:
        """Name and version, as in the header of a saved session."""
        return f"{self.name}@{self.version}"

    @property
    def banked(self) -> bool:
        """Whether one player's stake is the pot, so that the dealer does not bet."""
        return isinstance(self.pot, Bank)

    @property
    def hand(self) -> int:
        """Cards in a hand; 0 where there are none."""
        return next((step.count for step in self.deal if isinstance(step, Deal)), 0)


PAGAT = "pagat.com, Red Dog (S0)"
DENEXA_PAGE = "denexa.com, Red Dog (S3)"
CASINO_HELP = "help text of an online casino, Red Dog (S4)"
_SWAPPED = "Books give the names Red Dog, Slippery Sam and Shoot to different games (S0)."

HIGH_CARD_POOL = Variant(
    name="high-card-pool",
    title="High Card Pool",
    pot=Antes(),
    deal=(Deal(5), Look()),
    turn=(Bet(Most.POT), Burn(), TurnUp(), Show()),
    contest=Beat(),
    stakes=Stakes(bank_least=10, bank_most=50),
    least_seats=3,
    most_seats=10,
    usual_seats=(3, 8),
    aliases=("Red Dog High Card Pool", "Pool Red Dog", "Red Dog Pool"),
    sources=(PAGAT,),
    disputes=(_SWAPPED, "One rules site prints the casino game under the name High Card Pool."),
)

DENEXA = Variant(
    name="denexa",
    title="Denexa Red Dog",
    pot=Antes(when=AnteWhen.ONCE, refill=Refill.NEVER),
    deal=(Deal(4), Look()),
    turn=(Bet(Most.POT), TurnUp(), Show()),
    contest=Beat(),
    stakes=Stakes(),
    least_seats=2,
    most_seats=10,
    usual_seats=(2, 8),
    ends_potted=True,
    aliases=("Denexa Red Dog", "Dealer's Choice Red Dog", "Poker Night Red Dog"),
    sources=(DENEXA_PAGE,),
    disputes=("Its page calls it Red Dog, like S0's game of antes for every deal.",),
)

SHOOT = Variant(
    name="shoot",
    title="Shoot",
    pot=Bank(deals=3, then=Then.MAY),
    deal=(Deal(3),),
    turn=(Look(), Bet(Most.POT), TurnUp(), Show()),
    contest=Beat(),
    stakes=Stakes(bank_least=10, bank_most=50),
    least_seats=2,
    most_seats=14,
    usual_seats=(3, 8),
    most_burning=11,
    aliases=("Shoot Red Dog",),
    sources=(PAGAT,),
    disputes=(_SWAPPED, "One site prints this game under the name Slippery Sam."),
)

SLIPPERY_SAM = Variant(
    name="slippery-sam",
    title="Slippery Sam",
    pot=Bank(deals=1),
    deal=(Deal(3), TurnUp(until=SIX)),
    turn=(Bet(Most.POT), Show(winner=Shown.ALL)),
    contest=Beat(),
    stakes=Stakes(bank_least=10, bank_most=50),
    least_seats=2,
    most_seats=18,
    usual_seats=(2, 8),
    aliases=("Six-Spot Red Dog", "Six-Spot"),
    sources=(PAGAT,),
    disputes=(_SWAPPED, "The Encyclopaedia Britannica of 1911 has a game of antes and sevens called Bank."),
)

FORT_WAYNE = Variant(
    name="fort-wayne",
    title="Fort Wayne Slippery Sam",
    pot=Bank(deals=1),
    deal=(Deal(3), TurnUp()),
    turn=(Bet(Most.POT, buys=2), Show(winner=Shown.ALL)),
    contest=Beat(),
    stakes=Stakes(bank_least=10, bank_most=50),
    least_seats=2,
    most_seats=11,
    usual_seats=(2, 8),
    aliases=("Fort Wayne Slippery Sam", "Fort Wayne Variation", "Fort Wayne Red Dog"),
    sources=(PAGAT, "Scarne, Encyclopedia of Games (1973), as S0 gives it"),
)

POLISH = Variant(
    name="polish",
    title="Polish Red Dog",
    pot=Bank(deals=None, times=3, then=Then.MUST, fixed=True),
    deal=(Deal(3),),
    turn=(Bet(Most.HALF), Burn(), TurnUp(), Show(winner=Shown.ALL)),
    contest=Beat(pays=2),
    stakes=Stakes(bank_least=20, bank_most=20),
    least_seats=2,
    most_seats=14,
    usual_seats=(3, 8),
    aliases=("Polish Red Dog", "Stitch", "Polski Pachuck"),
    sources=(PAGAT, "Ostrow, Complete Card Player (1945), as S0 gives it"),
    disputes=(
        "The Polish Bank of other books deals one hand of three cards for all.",
        "One site pays even money instead of double.",
    ),
)

CASINO = Variant(
    name="casino",
    title="Casino Red Dog",
    pot=House(),
    deal=(Bet(Most.LIMITS, passing=Passing.FREE), TurnUp(), TurnUp(), Raise(), TurnUp()),
    turn=(),
    contest=Between(pays=(5, 4, 2, 1), alike=11),
    stakes=Stakes(least=1, most=200),
    least_seats=1,
    most_seats=8,
    usual_seats=(1, 7),
    aliases=("Casino Red Dog", "Yablon", "Sheets", "Maverick", "Red Dog Poker"),
    sources=(CASINO_HELP, PAGAT),
    disputes=("S0 lists In Between and Ace-Deuce as names of this game; players use them for the pot game.",),
)

POT_IN_BETWEEN = Variant(
    name="pot-in-between",
    title="Pot In Between",
    pot=Antes(when=AnteWhen.WHEN_EMPTY, refill=Refill.EMPTY),
    deal=(),
    turn=(
        TurnUp(),
        Call(Calling.ACE),
        TurnUp(),
        Call(Calling.SIDE),
        Bet(Most.POT, passing=Passing.FREE),
        TurnUp(),
    ),
    contest=Between(pays=(1,), alike=-3, post=-2, pair=Pair.CALL),
    stakes=Stakes(),
    least_seats=2,
    most_seats=10,
    usual_seats=(3, 8),
    shuffle=Shuffling.WHEN_SHORT,
    aliases=("In Between Pot", "Acey-Deucey Pot", "Between the Sheets", "Shoot the Gate", "Betweenies"),
    sources=(
        "pagat.com, In Between, as retold elsewhere",
        "Bicycle, Denexa and Wikipedia, see the rule page",
    ),
    disputes=(
        "Acey-Deucey is also a game of backgammon; Ace-Deuce and In Between name the casino game as well.",
    ),
)

VARIANTS: tuple[Variant, ...] = (
    HIGH_CARD_POOL,
    DENEXA,
    SHOOT,
    SLIPPERY_SAM,
    FORT_WAYNE,
    POLISH,
    CASINO,
    POT_IN_BETWEEN,
)
"""All games; the order is the order of every list that a person sees."""

AMBIGUOUS: dict[str, tuple[str, ...]] = {
    "Polish Bank": (POLISH.name, SLIPPERY_SAM.name),
    "Red Dog": tuple(variant.name for variant in VARIANTS if variant is not POT_IN_BETWEEN),
    "In Between": (POT_IN_BETWEEN.name, CASINO.name),
    "Acey-Deucey": (POT_IN_BETWEEN.name, CASINO.name),
    "Ace-Deuce": (POT_IN_BETWEEN.name, CASINO.name),
}
"""Names that several games share; whoever uses one is asked which is meant."""
