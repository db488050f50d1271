"""In German: what is best, and what a bet is worth."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages

ADVICE: Final[Messages] = {
    # What one chip comes to.
    "advice.chip.gain": "Jeder gesetzte Chip gewinnt im Durchschnitt {value}.",
    "advice.chip.loss": "Jeder gesetzte Chip verliert im Durchschnitt {value}.",
    "advice.chip.even": "Jeder gesetzte Chip bringt im Durchschnitt nichts und kostet nichts.",
    # Von einem ersten Einsatz, der erhöht werden darf.
    "advice.unraised.gain": "Jeder gesetzte Chip gewinnt im Durchschnitt {value}, wenn du nie erhöhst.",
    "advice.unraised.loss": "Jeder gesetzte Chip verliert im Durchschnitt {value}, wenn du nie erhöhst.",
    "advice.unraised.even": "Jeder gesetzte Chip bringt im Durchschnitt nichts und kostet nichts, wenn du nie erhöhst.",
    "advice.tiny": "weniger als {value}",
    # What is best.
    "advice.best": "Am besten: {what}.",
    "advice.best.kelly": "Am besten: {what}; damit die Chips stetig mehr werden (Kelly): {kelly}.",
    "advice.best.both": "Am besten, auch damit die Chips stetig mehr werden (Kelly): {what}.",
    "advice.bet": "{chips} setzen",
    "advice.bet.pot": "den Pot setzen, {chips}",
    "advice.bet.least": "das Kleinste setzen, {chips}",
    "advice.bet.only": "{chips} setzen, den einzigen möglichen Einsatz",
    "advice.raise": "um {chips} erhöhen",
    "advice.stay": "dabeibleiben",
    "advice.pass": "passen",
    "advice.pass.price": "passen, für {chips}",
    "advice.sit-out": "diese Runde aussetzen",
    "advice.buy": "eine andere Karte für {chips} kaufen",
    "advice.call.high": "das Ass hoch ansagen",
    "advice.call.low": "das Ass niedrig ansagen",
    "advice.call.higher": "höher ansagen",
    "advice.call.lower": "tiefer ansagen",
    # One line for each decision.
    "advice.worth.gain": "{what}: gewinnt im Durchschnitt {value}.",
    "advice.worth.loss": "{what}: verliert im Durchschnitt {value}.",
    "advice.worth.even": "{what}: bringt im Durchschnitt nichts und kostet nichts.",
    # What the figures take for granted.
    "advice.assumes.this_bet_only": "Was nach diesem Einsatz kommt, zählt nicht mit.",
    "advice.assumes.pot_owner_ignored": "Chips im Pot zählen, als gehörten sie niemandem.",
    "advice.assumes.by_what_was_seen": "Jede Karte, die du nicht gesehen hast, zählt als gleich wahrscheinlich.",
    "advice.assumes.new_posts_not_counted": "Randkarten, die ersetzt werden, zählen als nichts.",
    "advice.assumes.raises_by_value": "Ein erster Einsatz rechnet damit, dass erhöht wird, wo das etwas bringt.",
    "advice.assumes.no_exact_value": (
        "Was hier am besten ist, hängt davon ab, was die anderen tun werden: Eine exakte Zahl gibt es nicht."
    ),
}
