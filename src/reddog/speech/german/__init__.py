"""German: the messages by topic, in the order of the English ones, and the language made of them. Players are called "du"."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Language
from reddog.speech.german.advice import ADVICE
from reddog.speech.german.calculators import CALCULATORS
from reddog.speech.german.cards import CARDS
from reddog.speech.german.events import EVENTS
from reddog.speech.german.games import GAMES
from reddog.speech.german.house import HOUSE
from reddog.speech.german.join import JOIN
from reddog.speech.german.ledger import LEDGER
from reddog.speech.german.panel import PANEL
from reddog.speech.german.prompts import PROMPTS
from reddog.speech.german.proof import PROOF
from reddog.speech.german.refusals import REFUSALS
from reddog.speech.german.review import REVIEW
from reddog.speech.german.server import SERVER
from reddog.speech.german.settled import SETTLED
from reddog.speech.german.store import STORE
from reddog.speech.german.summary import SUMMARY
from reddog.speech.german.table import TABLE
from reddog.speech.german.terminal import TERMINAL
from reddog.speech.german.told import TOLD

TOPICS: Final = (
    CARDS,
    LEDGER,
    EVENTS,
    SETTLED,
    ADVICE,
    PROMPTS,
    REFUSALS,
    GAMES,
    PANEL,
    SUMMARY,
    HOUSE,
    REVIEW,
    TERMINAL,
    TOLD,
    JOIN,
    CALCULATORS,
    TABLE,
    STORE,
    SERVER,
    PROOF,
)

GERMAN: Final = Language(
    tag="de",
    name="Deutsch",
    messages={key: message for topic in TOPICS for key, message in topic.items()},
    group=".",
    point=",",
)
