"""In German: the ledger of an evening: who is up or down by how much, and how that is settled."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

LEDGER: Final[Messages] = {
    "ledger.heading": Plural("deals", ("Red Dog: {deals} Runde.", "Red Dog: {deals} Runden.")),
    "ledger.heading.title": Plural(
        "deals", ("Red Dog, {title}: {deals} Runde.", "Red Dog, {title}: {deals} Runden.")
    ),
    "ledger.account": "{who}: gekauft {bought}, ausbezahlt {cashed}, Ergebnis {net}.",
    "ledger.account.seated": "{who}: gekauft {bought}, ausbezahlt {cashed}, auf dem Tisch {stack}, Ergebnis {net}.",
    "ledger.bot": "{name} (Bot)",
    # Who has chips and is nobody.
    "ledger.house": "Haus",
    "ledger.house.within": "Haus",
    "ledger.pot": "Pot",
    "ledger.pot.within": "Pot",
    "ledger.holds": "{who}: Ergebnis {net}.",
    # Settling up.
    "ledger.even": "Niemand schuldet jemandem etwas.",
    "ledger.settle": Plural("count", ("Zum Ausgleich {count} Zahlung:", "Zum Ausgleich {count} Zahlungen:")),
    "ledger.settle.fewest": Plural(
        "count",
        (
            "Zum Ausgleich {count} Zahlung, weniger geht nicht:",
            "Zum Ausgleich {count} Zahlungen, weniger geht nicht:",
        ),
    ),
    "ledger.transfer": Plural(
        "chips",
        ("Von {payer} an {receiver}: {chips} Chip.", "Von {payer} an {receiver}: {chips} Chips."),
    ),
    "ledger.why": "Die Ergebnisse von {people} ergeben zusammen null, also gleichen sie untereinander aus.",
}
