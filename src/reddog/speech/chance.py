"""Chances in words. They are handed in as numbers; nothing is worked out here."""

from __future__ import annotations

from reddog.speech.catalogue import Language
from reddog.speech.context import Chance


def settled_chance(chance: Chance, *, won: bool, language: Language) -> str:
    """The chance as it was when the bet was made, beside its result: "34 of 47 cards would have won."."""
    how = "won" if won else "lost"
    if chance.known:
        return language.say("chance.known.won" if chance.win else "chance.known.lost")
    if not chance.blind:
        return language.say(f"chance.cards.{how}", win=chance.win, of=chance.of)
    hundredths = (200 * chance.win + chance.of) // (2 * chance.of)
    if hundredths == 0 < chance.win:
        return language.say("chance.blind.least")
    if hundredths == 100 and chance.win < chance.of:
        return language.say("chance.blind.most")
    return language.say("chance.blind", hundredths=hundredths)


def hint(chance: Chance, language: Language) -> str:
    """The chance to win a bet that may be made now, with its denominator: "34 of 47 unseen cards win (72.3 %), exact."."""
    if chance.known:
        return language.say("hint.known.win" if chance.win else "hint.known.lose")
    key = "hint.blind" if chance.blind else "hint.cards"
    return language.say(key, win=chance.win, of=chance.of, percent=language.percent(chance.win, chance.of))
