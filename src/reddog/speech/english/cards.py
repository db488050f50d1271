"""Cards, lists, chips and chances."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

CARDS: Final[Messages] = {
    "card": "{rank} of {suit}",
    "card.down": Plural("count", ("{count} face-down card", "{count} face-down cards")),
    "rank.2": "two",
    "rank.3": "three",
    "rank.4": "four",
    "rank.5": "five",
    "rank.6": "six",
    "rank.7": "seven",
    "rank.8": "eight",
    "rank.9": "nine",
    "rank.T": "ten",
    "rank.J": "jack",
    "rank.Q": "queen",
    "rank.K": "king",
    "rank.A": "ace",
    "rank.low-ace": "low ace",
    "rank.low-ace.sign": "low A",
    "suit.c": "clubs",
    "suit.d": "diamonds",
    "suit.h": "hearts",
    "suit.s": "spades",
    "suit.one.c": "club",
    "suit.one.d": "diamond",
    "suit.one.h": "heart",
    "suit.one.s": "spade",
    "list.more": "{head}, {item}",
    "list.and": "{head} and {item}",
    "list.or": "{head} or {item}",
    "seat": "Seat {number}",
    # The chance at the moment of the bet. Odds are exact; the number of cards is the number of unseen ones.
    "chance.cards.lost": Plural(
        "win", ("{win} of {of} cards would have won.", "{win} of {of} cards would have won.")
    ),
    "chance.cards.won": Plural("win", ("{win} of {of} cards won.", "{win} of {of} cards won.")),
    "chance.blind": "(Before the look: {hundredths} in 100.)",
    "chance.blind.least": "(Before the look: less than 1 in 100.)",
    "chance.blind.most": "(Before the look: more than 99 in 100.)",
    "chance.known.won": "The card was known before the bet: sure to win.",
    "chance.known.lost": "The card was known before the bet: sure to lose.",
    # What a game comes to before anything is seen.
    "chance.average": "On average a bet wins {percent} % of the time, exact.",
    "chance.average.house": "On average a bet wins {percent} % of the time instead of {preset} %, exact.",
    "hint.cards": Plural(
        "win",
        (
            "{win} of {of} unseen cards wins ({percent} %), exact.",
            "{win} of {of} unseen cards win ({percent} %), exact.",
        ),
    ),
    "hint.blind": "The chance to win is {percent} % ({win} of {of} ways), exact.",
    "hint.known.win": "Known card: the chance to win is 100 %, exact.",
    "hint.known.lose": "Known card: the chance to win is 0 %, exact.",
}
