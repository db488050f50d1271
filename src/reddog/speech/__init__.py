"""Every sentence about a game: events, prompts, refusals, rules.

`catalogue` holds messages by key and the language they are in; `english` the English ones. What a sentence is about
comes from `rules` as plain records; who is told, and in what style, stands in a `Context`. Nothing here is written or
read: the caller prints, or sends, what it gets.
"""

from __future__ import annotations

from reddog.speech.advice import advice, assumptions, worths
from reddog.speech.cards import CardStyle, Face, face_down
from reddog.speech.catalogue import Language, Plural
from reddog.speech.chance import hint
from reddog.speech.context import Chance, Context
from reddog.speech.english import ENGLISH
from reddog.speech.events import say, tell, too_high
from reddog.speech.facts import fact_table, named
from reddog.speech.house import OptionText, differences, option_texts
from reddog.speech.panel import panel
from reddog.speech.prompts import posts, prompt, reasons, waiting
from reddog.speech.refusals import caution, reason, refusal
from reddog.speech.summary import subtitle, summary
from reddog.speech.table import hand, nets, seen, status, unfinished

__all__ = [
    "ENGLISH",
    "CardStyle",
    "Chance",
    "Context",
    "Face",
    "Language",
    "OptionText",
    "Plural",
    "advice",
    "assumptions",
    "caution",
    "differences",
    "face_down",
    "fact_table",
    "hand",
    "hint",
    "named",
    "nets",
    "option_texts",
    "panel",
    "posts",
    "prompt",
    "reason",
    "reasons",
    "refusal",
    "say",
    "seen",
    "status",
    "subtitle",
    "summary",
    "tell",
    "too_high",
    "unfinished",
    "waiting",
    "worths",
]
