"""English: the messages by topic, and the language made of them."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Language
from reddog.speech.english.advice import ADVICE
from reddog.speech.english.calculators import CALCULATORS
from reddog.speech.english.cards import CARDS
from reddog.speech.english.events import EVENTS
from reddog.speech.english.games import GAMES
from reddog.speech.english.house import HOUSE
from reddog.speech.english.join import JOIN
from reddog.speech.english.ledger import LEDGER
from reddog.speech.english.panel import PANEL
from reddog.speech.english.prompts import PROMPTS
from reddog.speech.english.proof import PROOF
from reddog.speech.english.refusals import REFUSALS
from reddog.speech.english.review import REVIEW
from reddog.speech.english.server import SERVER
from reddog.speech.english.settled import SETTLED
from reddog.speech.english.store import STORE
from reddog.speech.english.summary import SUMMARY
from reddog.speech.english.table import TABLE
from reddog.speech.english.terminal import TERMINAL
from reddog.speech.english.told import TOLD

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

ENGLISH: Final = Language(
    tag="en",
    name="English",
    messages={key: message for topic in TOPICS for key, message in topic.items()},
)
