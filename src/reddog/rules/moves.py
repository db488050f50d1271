"""Every move there is. A session is a fold of these, chance included.

Players' moves carry the seat that makes them. Chance and the table move too: cards drawn, a shuffle, the first
dealer, the beginning of a deal.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from reddog.cards import Card


class Called(StrEnum):
    """A word called aloud: of an ace, or of the card after a pair."""

    HIGH = "high"
    LOW = "low"
    HIGHER = "higher"
    LOWER = "lower"


class Move(
    msgspec.Struct, frozen=True, tag_field="move", tag=str.lower, forbid_unknown_fields=True, gc=False
):
    """One move."""


class SeatMove(Move, frozen=True):
    """A move of the player in a seat, counted from 0."""

    seat: int


# Answers to what the session awaits from a seat.


class Bet(SeatMove, frozen=True):
    """Bet so many chips."""

    chips: int


class Pass(SeatMove, frozen=True):
    """Do not bet. In the casino: sit this round out."""


class Buy(SeatMove, frozen=True):
    """Pay for another centre card."""


class Raise(SeatMove, frozen=True):
    """Add so many chips to the bet."""

    chips: int


class Stay(SeatMove, frozen=True):
    """Leave the bet as it is."""


class Call(SeatMove, frozen=True):
    """Call an ace high or low, or the next card higher or lower."""

    word: Called


class Show(SeatMove, frozen=True):
    """Show this beating card, where the winner may choose."""

    card: Card


class Stake(SeatMove, frozen=True):
    """Open the bank with so many chips."""

    chips: int


class DealAgain(SeatMove, frozen=True):
    """The banker deals once more."""


class PassDeal(SeatMove, frozen=True):
    """The banker passes the deal and takes what is in the pot."""


class Vote(SeatMove, frozen=True):
    """Say yes or no to an offer to split the pot."""

    yes: bool


# What a seat may do unprompted.


class Join(SeatMove, frozen=True):
    """Take an empty seat with so many chips."""

    chips: int


class Leave(SeatMove, frozen=True):
    """Give the seat up and cash out what is free."""


class SitOut(SeatMove, frozen=True):
    """Take no part from the next deal on."""


class Return(SeatMove, frozen=True):
    """Take part again from the next deal on."""


class BuyIn(SeatMove, frozen=True):
    """Buy so many more chips."""

    chips: int


class OfferSplit(SeatMove, frozen=True):
    """Offer to divide the pot among all; everyone else then votes."""


# Chance.


class FirstDealer(Move, frozen=True):
    """This seat deals first."""

    seat: int


class Shuffle(Move, frozen=True):
    """The pack is shuffled: a new one, or just the face-up cards that have come round."""


class Draw(Move, frozen=True):
    """These cards come from the top of the stock, in this order."""

    cards: tuple[Card, ...]


# The table.


class Begin(Move, frozen=True):
    """The next deal begins: antes or a bank."""


class Close(Move, frozen=True):
    """The session is over; what is in the pot goes to those it belongs to."""


PlayerMove = (
    Bet
    | Pass
    | Buy
    | Raise
    | Stay
    | Call
    | Show
    | Stake
    | DealAgain
    | PassDeal
    | Vote
    | Join
    | Leave
    | SitOut
    | Return
    | BuyIn
    | OfferSplit
)
ChanceMove = FirstDealer | Shuffle | Draw
TableMove = Begin | Close
AnyMove = PlayerMove | ChanceMove | TableMove
