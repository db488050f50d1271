"""In German: Cards, lists, chips and chances. Suits stand in the singular, as at a card table: Herz-Dame, kein Kreuz."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

CARDS: Final[Messages] = {
    "card": "{suit}-{rank}",
    "card.down": Plural("count", ("{count} verdeckte Karte", "{count} verdeckte Karten")),
    "rank.2": "Zwei",
    "rank.3": "Drei",
    "rank.4": "Vier",
    "rank.5": "Fünf",
    "rank.6": "Sechs",
    "rank.7": "Sieben",
    "rank.8": "Acht",
    "rank.9": "Neun",
    "rank.T": "Zehn",
    "rank.J": "Bube",
    "rank.Q": "Dame",
    "rank.K": "König",
    "rank.A": "Ass",
    "rank.low-ace": "niedriges Ass",
    "rank.low-ace.sign": "niedriges A",
    "suit.c": "Kreuz",
    "suit.d": "Karo",
    "suit.h": "Herz",
    "suit.s": "Pik",
    "suit.one.c": "Kreuz",
    "suit.one.d": "Karo",
    "suit.one.h": "Herz",
    "suit.one.s": "Pik",
    "list.more": "{head}, {item}",
    "list.and": "{head} und {item}",
    "list.or": "{head} oder {item}",
    "seat": "Platz {number}",
    # The chance at the moment of the bet. Odds are exact; the number of cards is the number of unseen ones.
    "chance.cards.lost": Plural(
        "win", ("{win} von {of} Karten hätte gewonnen.", "{win} von {of} Karten hätten gewonnen.")
    ),
    "chance.cards.won": Plural("win", ("{win} von {of} Karten gewann.", "{win} von {of} Karten gewannen.")),
    "chance.blind": "(Vor dem Ansehen: {hundredths} von 100.)",
    "chance.blind.least": "(Vor dem Ansehen: weniger als 1 von 100.)",
    "chance.blind.most": "(Vor dem Ansehen: mehr als 99 von 100.)",
    "chance.known.won": "Die Karte war vor dem Setzen bekannt: ein sicherer Gewinn.",
    "chance.known.lost": "Die Karte war vor dem Setzen bekannt: ein sicherer Verlust.",
    # What a game comes to before anything is seen.
    "chance.average": "Im Durchschnitt gewinnt ein Einsatz in {percent} % der Fälle, exakt.",
    "chance.average.house": "Im Durchschnitt gewinnt ein Einsatz in {percent} % der Fälle statt in {preset} %, exakt.",
    "hint.cards": Plural(
        "win",
        (
            "{win} von {of} ungesehenen Karten gewinnt ({percent} %), exakt.",
            "{win} von {of} ungesehenen Karten gewinnen ({percent} %), exakt.",
        ),
    ),
    "hint.blind": "Die Gewinnchance ist {percent} % ({win} von {of} Fällen), exakt.",
    "hint.known.win": "Bekannte Karte: Die Gewinnchance ist 100 %, exakt.",
    "hint.known.lose": "Bekannte Karte: Die Gewinnchance ist 0 %, exakt.",
}
