"""In German: how a bet was decided. A result is said in this order: the card, the outcome, the chance if asked for, the pot."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

SETTLED: Final[Messages] = {
    "wins": "{who} gewinnt {chips}.",
    "wins.you": "Du gewinnst {chips}.",
    "loses": "{who} verliert {chips}.",
    "loses.you": "Du verlierst {chips}.",
    "returned-stake": "{who} bekommt {chips} zurück.",
    "returned-stake.you": "Du bekommst {chips} zurück.",
    "no-bet": "Der Zug von {who} ist vorbei.",
    "no-bet.you": "Dein Zug ist vorbei.",
    # A card of the suit, turned after the bet.
    "turned.won": "Aufgedeckt: {card}; {who} zeigt {beat}.",
    "turned.won.you": "Aufgedeckt: {card}; du zeigst {beat}.",
    "turned.won.hand": "Aufgedeckt: {card}; {who} zeigt {cards}: {beat} schlägt sie.",
    "turned.won.hand.you": "Aufgedeckt: {card}; du zeigst {cards}: {beat} schlägt sie.",
    # A loser's own hand is on the screen already; what the others show is read out instead.
    "turned.lost": "Aufgedeckt: {card}; {who} zeigt {cards}: kein höheres {suit}.",
    "you-lost": Plural(
        "count",
        (
            "Aufgedeckt: {card}; dein einziges {suit} war {held}; du hättest gebraucht: {needed}.",
            "Aufgedeckt: {card}; in {suits} hattest du {held}; du hättest gebraucht: {needed}.",
        ),
    ),
    "you-lost.none": "Aufgedeckt: {card}; du hattest kein {suits}; du hättest gebraucht: {needed}.",
    "you-lost.blind": "Aufgedeckt: {card}; du zeigst {cards}; du hättest gebraucht: {needed}.",
    "turned.lost.unshown": "Aufgedeckt: {card}; {who} zeigt kein höheres {suit}.",
    "turned.lost.unshown.you": "Aufgedeckt: {card}; du hattest kein höheres {suit}.",
    "turned.lost.top": "Aufgedeckt: {card}; dagegen gewinnt keine Karte; {who} zeigt {cards}.",
    "you-lost.top": "Aufgedeckt: {card}; dagegen gewinnt keine Karte.",
    "you-lost.top.blind": "Aufgedeckt: {card}; dagegen gewinnt keine Karte; du zeigst {cards}.",
    "needed.ranks": "{ranks} in {suits}",
    "needed.above": "{suit} über {rank}",
    # A card of the suit that lay in the centre before the bet.
    "centre.won": "Zu schlagen: {card}. {who} zeigt {beat}. {who} gewinnt {chips}.",
    "centre.won.you": "Zu schlagen: {card}. Du zeigst {beat}. Du gewinnst {chips}.",
    "centre.won.hand": "Zu schlagen: {card}. {who} zeigt {cards}: {beat} ist höher. {who} gewinnt {chips}.",
    "centre.won.hand.you": "Zu schlagen: {card}. Du zeigst {cards}: {beat} ist höher. Du gewinnst {chips}.",
    "centre.lost": "Zu schlagen: {card}. {who} zeigt {cards}: kein höheres {suit}. {who} verliert {chips}.",
    "centre.lost.you": "Zu schlagen: {card}. Du zeigst {cards}: kein höheres {suit}. Du verlierst {chips}.",
    "centre.lost.unshown": "Zu schlagen: {card}. {who} hatte kein höheres {suit}. {who} verliert {chips}.",
    "centre.lost.unshown.you": "Zu schlagen: {card}. Du hattest kein höheres {suit}. Du verlierst {chips}.",
    # A card between two.
    "posts.spread": "{low} und {high}, Abstand {spread}, zahlt {odds} zu 1.",
    "posts.even": "{low} und {high}, Abstand {spread}.",
    "posts.pair": "{low} und {high}, ein Paar.",
    "posts.consecutive": "{low} und {high}, benachbart.",
    "posts.side.higher": "{low} und {high}, ein Paar, angesagt: höher.",
    "posts.side.lower": "{low} und {high}, ein Paar, angesagt: tiefer.",
    "third.between": "Dritte Karte {rank}: dazwischen, gewonnen.",
    "third.outside": "Dritte Karte {rank}: nicht dazwischen, verloren.",
    "third.side.higher.won": "Dritte Karte {rank}: höher, gewonnen.",
    "third.side.lower.won": "Dritte Karte {rank}: tiefer, gewonnen.",
    "third.side.higher.lost": "Dritte Karte {rank}: nicht höher, verloren.",
    "third.side.lower.lost": "Dritte Karte {rank}: nicht tiefer, verloren.",
    "third.post": Plural(
        "bets",
        (
            "Dritte Karte {rank}: gleich einer Randkarte, verloren.",
            "Dritte Karte {rank}: gleich einer Randkarte, das kostet {bets} Einsätze.",
        ),
    ),
    "third.alike.won": "Dritte Karte {rank}: Drei Gleiche zahlen {odds} zu 1.",
    "third.alike.lost": Plural(
        "bets",
        (
            "Dritte Karte {rank}: drei Gleiche, verloren.",
            "Dritte Karte {rank}: Drei Gleiche kosten {bets} Einsätze.",
        ),
    ),
    "third.alike.push": "Dritte Karte {rank}: drei Gleiche, Einsatz zurück.",
    "third.between.push": "Dritte Karte {rank}: dazwischen, Einsatz zurück.",
    "third.push": "Dritte Karte {rank}: nicht drei Gleiche, Einsatz zurück.",
    "consecutive.push": "{low} und {high}: benachbart, Einsatz zurück.",
    "consecutive.no-bet": "{low} und {high}: benachbart, kein Einsatz.",
    "consecutive.loses": "{low} und {high}: benachbart, das kostet den kleinsten Einsatz.",
    "pair.wins": "{low} und {high}: ein Paar, das sofort gewinnt.",
    # The pot.
    "bet-pays": "Einsatz {bet} bringt {chips}.",
    "pot.glyph": "Pot {before} → {pot}.",
    "pot.short": "Pot {before} -> {pot}.",
    "pot.words": "Pot von {before} auf {pot}.",
    "pot.busted.glyph": "Pot {before} → {pot}: Pot gesprengt.",
    "pot.busted.short": "Pot {before} -> {pot}: Pot gesprengt.",
    "pot.busted.words": "Pot von {before} auf {pot}: Pot gesprengt.",
    "pot.passes.glyph": "Pot {before} → {pot}: Pot gesprengt, als Nächstes gibt {who}.",
    "pot.passes.glyph.you": "Pot {before} → {pot}: Pot gesprengt, als Nächstes gibst du.",
    "pot.passes.short": "Pot {before} -> {pot}: Pot gesprengt, als Nächstes gibt {who}.",
    "pot.passes.short.you": "Pot {before} -> {pot}: Pot gesprengt, als Nächstes gibst du.",
    "pot.passes.words": "Pot von {before} auf {pot}: Pot gesprengt, als Nächstes gibt {who}.",
    "pot.passes.words.you": "Pot von {before} auf {pot}: Pot gesprengt, als Nächstes gibst du.",
}
