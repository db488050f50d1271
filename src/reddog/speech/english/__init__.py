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
from reddog.speech.english.panel import PANEL
from reddog.speech.english.prompts import PROMPTS
from reddog.speech.english.refusals import REFUSALS
from reddog.speech.english.review import REVIEW
from reddog.speech.english.settled import SETTLED
from reddog.speech.english.summary import SUMMARY
from reddog.speech.english.terminal import TERMINAL

TOPICS: Final = (
    CARDS,
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
    CALCULATORS,
)

ENGLISH: Final = Language(
    tag="en", messages={key: message for topic in TOPICS for key, message in topic.items()}
)
