"""In German: a game in two lines, and what its example says."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

SUMMARY: Final[Messages] = {
    # What is done with the cards, by what is seen before the bet.
    "summary.hand": (
        "Du siehst deine {count} Karten an und setzt; dann wird eine Karte für dich aufgedeckt. "
        "Eine höhere Karte derselben Farbe gewinnt."
    ),
    "summary.turn": (
        "Bist du am Zug, siehst du deine {count} Karten an und setzt; dann wird eine Karte für dich aufgedeckt. "
        "Eine höhere Karte derselben Farbe gewinnt."
    ),
    "summary.all": (
        "Deine {count} Karten liegen offen vor allen; du setzt, und dann wird eine Karte für dich aufgedeckt. "
        "Eine höhere Karte derselben Farbe gewinnt."
    ),
    "summary.nothing": (
        "Du setzt, bevor du deine {count} Karten ansiehst; dann wird eine Karte für dich aufgedeckt. "
        "Eine höhere Karte derselben Farbe gewinnt."
    ),
    "summary.centre": (
        "Eine Karte liegt offen in der Mitte. Du wettest, dass unter deinen {count} ungesehenen Karten eine höhere derselben Farbe ist."
    ),
    "summary.centre.until": (
        "Eine Karte, nicht höher als {rank}, liegt offen in der Mitte. "
        "Du wettest, dass unter deinen {count} ungesehenen Karten eine höhere derselben Farbe ist."
    ),
    "summary.posts": (
        "Zwei Karten werden für dich aufgedeckt, die Randkarten. Du wettest, dass eine dritte genau dazwischen fällt."
    ),
    "summary.posts.raise": (
        "Du setzt; dann werden zwei Karten aufgedeckt, die Randkarten, und du darfst erhöhen. "
        "Eine dritte Karte genau dazwischen gewinnt."
    ),
    # What the bet is against, how much it may be, what it pays.
    "summary.antes.pot": "Setze von {least} bis zum ganzen Pot, in den alle eingezahlt haben.",
    "summary.antes.half": "Setze von {least} bis zum halben Pot, in den alle eingezahlt haben.",
    "summary.bank.pot": "Setze von {least} bis zum ganzen Pot, den jemand am Tisch als Bank stellt.",
    "summary.bank.half": "Setze von {least} bis zum halben Pot, den jemand am Tisch als Bank stellt.",
    "summary.house.limits": "Setze von {least} bis {most} gegen das Haus.",
    "summary.pays": "Ein Gewinn zahlt {pays} zu 1.",
    "summary.pays.spread": "Ein Gewinn zahlt {pays} zu 1, je nachdem, wie viele Werte zwischen den Randkarten liegen.",
    "summary.post": "Eine dritte Karte gleich einer Randkarte kostet {bets} Einsätze.",
    "summary.buys.same": "Für ein Fünftel des Pots bekommst du eine andere Karte in der Mitte.",
    "summary.buys.fifth": "Für ein Fünftel des Pots bekommst du eine andere Karte in der Mitte.",
    "summary.buys.fixed": Plural(
        "chips",
        (
            "Für {chips} Chip bekommst du eine andere Karte in der Mitte.",
            "Für {chips} Chips bekommst du eine andere Karte in der Mitte.",
        ),
    ),
    "summary.potted": "Wer den ganzen Pot setzt und gewinnt, beendet das Spiel.",
    # An example, worked out.
    "example.hand": (
        "Beispiel: {cards}. Niedrigere ungesehene Karten dieser Farben: {parts} = {win} von {of} ({percent} %), exakt."
    ),
    "example.hand.turned": "{won} aufgedeckt: {beat} gewinnt. {lost} aufgedeckt: keine höhere Karte, verloren.",
    "example.centre": "Beispiel: Gegen {card} gewinnen deine {count} ungesehenen Karten mit einer Chance von {percent} %, exakt.",
    "example.buys": (
        "Bei {pot} im Pot kostet eine andere Karte {price}, dann sind {after} im Pot; noch eine kostet {next}."
    ),
    "example.nothing": "Beispiel: Deine {count} ungesehenen Karten gewinnen mit einer Chance von {percent} %, exakt.",
    "example.posts": "Beispiel: {posts} {odds}",
}
