"""The odds by listing every way in which the cards can lie, with plain names and lists: slow and simple.

Nothing of the engine is used here, so that it can be held against it.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations

HIGH = "23456789TJQKA"
LOW = "A23456789TJQK"
PACK = [rank + suit for rank in HIGH for suit in "cdhs"]


def beats(card: str, upcard: str, *, ace_low: bool = False) -> bool:
    order = LOW if ace_low else HIGH
    return card[1] == upcard[1] and order.index(card[0]) > order.index(upcard[0])


def wins(hand: list[str], upcard: str, *, ace_low: bool = False) -> bool:
    return any(beats(card, upcard, ace_low=ace_low) for card in hand)


def average(values: list[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values)


class Stock:
    """Cards face down in one order, above cards face up."""

    def __init__(self, down: tuple[str, ...], up: tuple[str, ...], burn: str) -> None:
        self.down, self.up, self.burn = down, up, burn

    def drawn(self) -> Iterator[tuple["Stock", str]]:
        """Every way in which the next card can come, all equally likely."""
        if self.down:
            yield Stock(self.down[1:], self.up, self.burn), self.down[0]
        elif self.burn == "reshuffle":
            for order in permutations(self.up):
                yield Stock(order[1:], (), self.burn), order[0]
        else:
            yield Stock((), self.up[1:], self.burn), self.up[0]

    def turned(self, *, burned: bool) -> Iterator[str]:
        """Every card that can be turned up, each as often as it is likely."""
        if self.burns and not burned:
            for after, card in self.drawn():
                yield from Stock(after.down, (*after.up, card), self.burn).turned(burned=True)
        else:
            for _, card in self.drawn():
                yield card

    @property
    def burns(self) -> bool:
        if self.burn == "fresh":
            return len(self.down) > 1
        return self.burn in {"literal", "reshuffle"} and len(self.down) + len(self.up) > 1


def win_chance(
    hand: list[str],
    unseen: list[str],
    *,
    hidden: int = 0,
    fresh: int,
    coming: tuple[str, ...] = (),
    pool: tuple[str, ...] = (),
    burn: str = "",
    burned: bool = False,
    ace_low: bool = False,
) -> Fraction:
    """The chance over every order of the cards that were not seen: first the hidden hand, then the stock."""
    found = []
    for order in permutations(unseen):
        held = hand + list(order[:hidden])
        downs = list(permutations(pool)) if pool else [order[hidden : hidden + fresh]]
        for down in downs:
            results = [
                Fraction(wins(held, card, ace_low=ace_low))
                for card in Stock(down, coming, burn).turned(burned=burned)
            ]
            found.append(average(results))
    return average(found)


def centre_chance(centre: str, unseen: list[str], *, hidden: int = 3, ace_low: bool = False) -> Fraction:
    hands = list(combinations(unseen, hidden))
    return Fraction(sum(wins(list(hand), centre, ace_low=ace_low) for hand in hands), len(hands))


def third_card(posts: tuple[str, str], unseen: list[str], *, low: bool = False) -> dict[str, int]:
    """What each unseen card would be as a third card: win, lose, post or alike."""
    first = -1 if low and posts[0][0] == "A" else HIGH.index(posts[0][0])
    second = HIGH.index(posts[1][0])
    found = {"win": 0, "lose": 0, "post": 0, "alike": 0}
    for card in unseen:
        place = HIGH.index(card[0])
        if place in (first, second):
            found["alike" if first == second else "post"] += 1
        elif min(first, second) < place < max(first, second):
            found["win"] += 1
        else:
            found["lose"] += 1
    return found


def without(cards: str, packs: int = 1) -> list[str]:
    """The cards of some packs without those that are named."""
    left = PACK * packs
    for card in cards.split():
        left.remove(card)
    return left
