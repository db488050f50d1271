"""What may be done: the records that `awaited` and `allowed` answer with.

Sliders, bots, environment masks, prompts and error texts all read these and nothing else.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from reddog.cards import Card, CardSet
from reddog.rules import moves


class Kind(StrEnum):
    """A kind of move that is open, or near."""

    BET = "bet"
    PASS = "pass"
    BUY = "buy"
    RAISE = "raise"
    STAY = "stay"
    CALL = "call"
    SHOW = "show"
    STAKE = "stake"
    DEAL_AGAIN = "deal-again"
    PASS_DEAL = "pass-deal"
    VOTE = "vote"
    JOIN = "join"
    LEAVE = "leave"
    SIT_OUT = "sit-out"
    RETURN = "return"
    BUY_IN = "buy-in"
    OFFER_SPLIT = "offer-split"
    FIRST_DEALER = "first-dealer"
    SHUFFLE = "shuffle"
    DRAW = "draw"
    BEGIN = "begin"
    CLOSE = "close"


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One kind of move, and what it may be.

    `refused` is empty where the move is open; otherwise it is the code of the reason why it is not, although a
    person might expect it. Chips run from `least` to `most`, both included.
    """

    kind: Kind
    seat: int | None = None
    """Whose move; None for chance and for the table."""
    least: int = 0
    most: int = 0
    options: tuple[str, ...] = ()
    """Words that may be called, `yes` and `no`."""
    cards: tuple[Card, ...] = ()
    """Cards that may be shown."""
    seats: tuple[int, ...] = ()
    """Seats that chance may choose from."""
    count: int = 0
    """How many cards are drawn; the second of two, after a burn, may also come in a move of its own."""
    stock: CardSet = 0
    """The cards that the draw is made from; with several packs, layer upon layer. Never in a view."""
    price: int = 0
    """Chips that the move costs."""
    refused: str = ""

    @property
    def open(self) -> bool:
        """Whether the move may be made."""
        return not self.refused


KINDS: dict[type[moves.Move], Kind] = {
    moves.Bet: Kind.BET,
    moves.Pass: Kind.PASS,
    moves.Buy: Kind.BUY,
    moves.Raise: Kind.RAISE,
    moves.Stay: Kind.STAY,
    moves.Call: Kind.CALL,
    moves.Show: Kind.SHOW,
    moves.Stake: Kind.STAKE,
    moves.DealAgain: Kind.DEAL_AGAIN,
    moves.PassDeal: Kind.PASS_DEAL,
    moves.Vote: Kind.VOTE,
    moves.Join: Kind.JOIN,
    moves.Leave: Kind.LEAVE,
    moves.SitOut: Kind.SIT_OUT,
    moves.Return: Kind.RETURN,
    moves.BuyIn: Kind.BUY_IN,
    moves.OfferSplit: Kind.OFFER_SPLIT,
    moves.FirstDealer: Kind.FIRST_DEALER,
    moves.Shuffle: Kind.SHUFFLE,
    moves.Draw: Kind.DRAW,
    moves.Begin: Kind.BEGIN,
    moves.Close: Kind.CLOSE,
}
"""The kind of choice that a move answers."""
