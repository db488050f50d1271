"""What is best, and what a bet is worth."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages

ADVICE: Final[Messages] = {
    # What one chip comes to.
    "advice.chip.gain": "Each chip bet gains {value} on average.",
    "advice.chip.loss": "Each chip bet loses {value} on average.",
    "advice.chip.even": "Each chip bet neither gains nor loses on average.",
    # Of a first bet, where it may be raised.
    "advice.unraised.gain": "Each chip bet gains {value} on average if you never raise.",
    "advice.unraised.loss": "Each chip bet loses {value} on average if you never raise.",
    "advice.unraised.even": "Each chip bet neither gains nor loses on average if you never raise.",
    "advice.tiny": "less than {value}",
    # What is best.
    "advice.best": "Best: {what}.",
    "advice.best.kelly": "Best: {what}; to let the stack grow steadily (Kelly): {kelly}.",
    "advice.best.both": "Best, also to let the stack grow steadily (Kelly): {what}.",
    "advice.bet": "bet {chips}",
    "advice.bet.pot": "bet the pot, {chips}",
    "advice.bet.least": "bet the least, {chips}",
    "advice.bet.only": "bet {chips}, the only bet there is",
    "advice.raise": "raise by {chips}",
    "advice.stay": "stay",
    "advice.pass": "pass",
    "advice.pass.price": "pass, for {chips}",
    "advice.sit-out": "sit this deal out",
    "advice.buy": "buy another card for {chips}",
    "advice.call.high": "call the ace high",
    "advice.call.low": "call the ace low",
    "advice.call.higher": "call higher",
    "advice.call.lower": "call lower",
    # One line for each decision.
    "advice.worth.gain": "{what}: gains {value} on average.",
    "advice.worth.loss": "{what}: loses {value} on average.",
    "advice.worth.even": "{what}: neither gains nor loses on average.",
    # What the figures take for granted.
    "advice.assumes.this_bet_only": "Nothing after this bet is counted.",
    "advice.assumes.pot_owner_ignored": "Chips in the pot count as nobody's.",
    "advice.assumes.by_what_was_seen": "Every card you have not seen counts as equally likely.",
    "advice.assumes.new_posts_not_counted": "Posts that are replaced count as nothing.",
    "advice.assumes.raises_by_value": "A first bet counts on a raise wherever that gains.",
    "advice.assumes.no_exact_value": "What is best here hangs on what the others will do: there is no exact figure.",
}
