"""A finished session judged: luck, decisions and mistakes."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

REVIEW: Final[Messages] = {
    "command.review": "Judge a saved session, luck apart from decisions: {program} review evening.toml",
    "command.review.mistakes": "How many mistakes to tell, the dearest first.",
    "command.review.negative": "--mistakes is a whole number from 0.",
    "review.title": "{title}, judged.",
    "review.none": "There is no decision to judge in this session.",
    "review.seat": "{who}: {net} in all = chances {chances}, mistakes {mistakes}, luck {luck}, {other_name} {other}.",
    "review.seat.you": "You: {net} in all = chances {chances}, mistakes {mistakes}, luck {luck}, {other_name} {other}.",
    "review.other.antes": "antes and shares",
    "review.other.bank": "bank",
    "review.other.house": "other",
    "review.explained": (
        "Chances are what the best decisions were worth on average when they were made, mistakes what worse ones gave away, luck "
        "what the cards then made of it. All are exact, by what each player had seen, in chips rounded to hundredths."
    ),
    "review.counted": Plural(
        "of",
        (
            "{wrong} of {of} decision could have been better.",
            "{wrong} of {of} decisions could have been better.",
        ),
    ),
    "review.first": "The dearest first:",
    "review.mistake": "Deal {deal}, move {number}: {who} {made}; best was to {best}. It cost {cost} on average.",
    "review.mistake.you": "Deal {deal}, move {number}: you {made}; best was to {best}. It cost {cost} on average.",
    "review.more": Plural("count", ("{count} more mistake.", "{count} more mistakes.")),
    "review.made.bet": "bet {chips}",
    "review.made.pass": "passed",
    "review.made.buy": "bought another card",
    "review.made.raise": "raised by {chips}",
    "review.made.stay": "stayed",
    "review.made.call": "called {word}",
    "review.best.bet": "bet {chips}",
    "review.best.pass": "pass",
    "review.best.buy": "buy another card",
    "review.best.raise": "raise by {chips}",
    "review.best.stay": "stay",
    "review.best.call": "call {word}",
}
