"""In German: a finished session judged: luck, decisions and mistakes."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

REVIEW: Final[Messages] = {
    "command.review": "Ein gespeichertes Spiel beurteilen, Glück getrennt von Entscheidungen: {program} review evening.toml",
    "command.review.mistakes": "Wie viele Fehler genannt werden, die teuersten zuerst.",
    "command.review.negative": "--mistakes ist eine ganze Zahl ab 0.",
    "review.title": "{title}, beurteilt.",
    "review.none": "In diesem Spiel gibt es keine Entscheidung zu beurteilen.",
    "review.seat": "{who}: {net} insgesamt = Chancen {chances}, Fehler {mistakes}, Glück {luck}, {other_name} {other}.",
    "review.seat.you": "Du: {net} insgesamt = Chancen {chances}, Fehler {mistakes}, Glück {luck}, {other_name} {other}.",
    "review.other.antes": "Grundeinsätze und Anteile",
    "review.other.bank": "Bank",
    "review.other.house": "anderes",
    "review.explained": (
        "Chancen sind, was die besten Entscheidungen im Durchschnitt wert waren, als sie getroffen wurden; Fehler, was schlechtere "
        "verschenkt haben; Glück, was die Karten dann daraus gemacht haben. Alles ist exakt, nach dem, was jeder gesehen hatte, "
        "in Chips auf Hundertstel gerundet."
    ),
    "review.counted": Plural(
        "of",
        (
            "{wrong} von {of} Entscheidung hätte besser sein können.",
            "{wrong} von {of} Entscheidungen hätten besser sein können.",
        ),
    ),
    "review.first": "Die teuersten zuerst:",
    "review.mistake": "Runde {deal}, Zug {number}, {who}: {made}; am besten war: {best}. Das kostete im Durchschnitt {cost}.",
    "review.mistake.you": "Runde {deal}, Zug {number}, du: {made}; am besten war: {best}. Das kostete im Durchschnitt {cost}.",
    "review.more": Plural("count", ("{count} weiterer Fehler.", "{count} weitere Fehler.")),
    "review.made.bet": "Einsatz {chips}",
    "review.made.pass": "gepasst",
    "review.made.buy": "andere Karte gekauft",
    "review.made.raise": "um {chips} erhöht",
    "review.made.stay": "dabeigeblieben",
    "review.made.call": "angesagt: {word}",
    "review.best.bet": "{chips} setzen",
    "review.best.pass": "passen",
    "review.best.buy": "eine andere Karte kaufen",
    "review.best.raise": "um {chips} erhöhen",
    "review.best.stay": "dabeibleiben",
    "review.best.call": "{word} ansagen",
}
