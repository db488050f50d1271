"""The ledger of an evening: who is up or down by how much, and how that is settled."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

LEDGER: Final[Messages] = {
    "ledger.heading": Plural("deals", ("Red Dog: {deals} deal.", "Red Dog: {deals} deals.")),
    "ledger.heading.title": Plural(
        "deals", ("Red Dog, {title}: {deals} deal.", "Red Dog, {title}: {deals} deals.")
    ),
    "ledger.account": "{who}: bought {bought}, cashed out {cashed}, net {net}.",
    "ledger.account.seated": "{who}: bought {bought}, cashed out {cashed}, on the table {stack}, net {net}.",
    "ledger.bot": "{name} (bot)",
    # Who has chips and is nobody.
    "ledger.house": "The house",
    "ledger.house.within": "the house",
    "ledger.pot": "The pot",
    "ledger.pot.within": "the pot",
    "ledger.holds": "{who}: net {net}.",
    # Settling up.
    "ledger.even": "Nobody owes anybody anything.",
    "ledger.settle": Plural("count", ("To settle up, {count} transfer:", "To settle up, {count} transfers:")),
    "ledger.settle.fewest": Plural(
        "count",
        (
            "To settle up, {count} transfer, the fewest possible:",
            "To settle up, {count} transfers, the fewest possible:",
        ),
    ),
    "ledger.transfer": Plural(
        "chips",
        ("{payer} gives {receiver} {chips} chip.", "{payer} gives {receiver} {chips} chips."),
    ),
    "ledger.why": "The results of {people} sum to zero, so they settle up among themselves.",
}
