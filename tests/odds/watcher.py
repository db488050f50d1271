"""Somebody at the table who writes down what is shown, and nothing else.

It reads the events that all are told and one player's own hand, and keeps names of cards in plain lists: a second
way to know what was seen, what has come round and what may come.
"""

from collections import Counter
from fractions import Fraction
from math import comb

from reddog.cards import NAMES, Card
from reddog.rules import events as told
from tests.odds import by_hand


class Watcher:
    """What one player can know from the talk at the table."""

    def __init__(self, burn: str, packs: int) -> None:
        self.burn, self.packs = burn, packs
        self.pack = Counter(by_hand.PACK * packs)
        self.shuffled()

    def shuffled(self) -> None:
        """A new pack: everything is forgotten."""
        self.seen: Counter[str] = Counter()
        self.face_up: list[str] = []
        self.pool: list[str] = []
        self.face_down = 52 * self.packs
        self.burned = False

    def hears(self, event: told.Event) -> None:
        """One thing that everybody is told."""
        match event:
            case told.Shuffled(face_up=0):
                self.shuffled()
            case told.Shuffled():
                self.pool, self.face_up = self.face_up, []
                self.face_down = len(self.pool)
            case told.HandsDealt(seats=seats, count=count, shown=shown):
                self.face_down -= len(seats) * count
                for _, cards in shown:
                    self.sees(*cards)
            case told.Burned(card=card):
                self.comes(card)
                self.face_up.append(NAMES[card])
                self.burned = True
            case told.TurnedUp(card=card):
                self.comes(card)
            case told.CentreTurned(card=card, role=role) if role != "back":
                self.comes(card)
            case told.Settled(shown=cards):
                self.sees(*cards)
                self.burned = False
            case told.Passed():
                self.burned = False
            case _:
                pass

    def comes(self, card: Card) -> None:
        """A card from the top of the stock."""
        name = NAMES[card]
        if self.face_down:
            self.face_down -= 1
            if name in self.pool:
                self.pool.remove(name)
        else:
            assert self.face_up.pop(0) == name
        if self.packs == 1:
            self.sees(card)
        else:
            self.seen[name] += 1

    def sees(self, *cards: Card) -> None:
        """Cards of one pack that lie open."""
        for card in cards:
            self.seen[NAMES[card]] = 1

    def unseen(self) -> list[str]:
        """The cards not seen yet."""
        return list((self.pack - self.seen).elements())

    def chance(self, hand: list[str], *, ace_low: bool) -> Fraction:
        """The chance of a known hand against the card to be turned up now."""
        tops = [(card,) for card in self.pool or self.unseen()]
        if self.face_down > 1:
            return by_hand.average([Fraction(by_hand.wins(hand, top, ace_low=ace_low)) for (top,) in tops])
        downs = tops if self.face_down else [()]
        return by_hand.average(
            [
                by_hand.average([Fraction(by_hand.wins(hand, card, ace_low=ace_low)) for card in cards])
                for down in downs
                if (
                    cards := list(
                        by_hand.Stock(down, tuple(self.face_up), self.burn).turned(burned=self.burned)
                    )
                )
            ]
        )

    def blind(self, hidden: int, *, ace_low: bool) -> Fraction:
        """The chance of a hand that nobody has seen against a card that nobody has seen."""
        left = self.unseen()
        values = []
        for upcard in left:
            higher = sum(by_hand.beats(card, upcard, ace_low=ace_low) for card in left)
            values.append(1 - Fraction(comb(len(left) - 1 - higher, hidden), comb(len(left) - 1, hidden)))
        return by_hand.average(values)

    def against(self, centre: str, hidden: int, *, ace_low: bool) -> Fraction:
        """The chance of a hand that nobody has seen against a card that lies open."""
        left = self.unseen()
        higher = sum(by_hand.beats(card, centre, ace_low=ace_low) for card in left)
        return 1 - Fraction(comb(len(left) - higher, hidden), comb(len(left), hidden))
