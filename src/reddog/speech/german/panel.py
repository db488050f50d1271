"""In German: the rules of a table, sentence by sentence in the order of play. Each belongs to one value of one record."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

PANEL: Final[Messages] = {
    # The pot.
    "panel.antes.every-deal": Plural(
        "ante",
        (
            "Jeder zahlt für jede Runde {ante} Chip in den Pot, den Grundeinsatz.",
            "Jeder zahlt für jede Runde {ante} Chips in den Pot, den Grundeinsatz.",
        ),
    ),
    "panel.antes.once": Plural(
        "ante",
        (
            "Jeder zahlt einmal im Spiel {ante} Chip in den Pot, den Grundeinsatz.",
            "Jeder zahlt einmal im Spiel {ante} Chips in den Pot, den Grundeinsatz.",
        ),
    ),
    "panel.antes.when-empty": Plural(
        "ante",
        (
            "Sobald der Pot leer ist, zahlt jeder {ante} Chip ein, den Grundeinsatz.",
            "Sobald der Pot leer ist, zahlt jeder {ante} Chips ein, den Grundeinsatz.",
        ),
    ),
    "panel.antes.dealer": "Wer gibt, spielt auch mit, als Letzter.",
    "panel.bank": "Nur wer gibt, stellt eine Bank von {least} bis {most} Chips, hat keine Karten und setzt nicht.",
    "panel.bank.fixed": "Nur wer gibt, stellt eine Bank von {least} Chips, hat keine Karten und setzt nicht.",
    "panel.house": "Du spielst gegen das Haus, das jeden Gewinn zahlt.",
    # What is dealt and seen.
    "panel.hand": "{Count} Karten für jeden.",
    "panel.hand.face-up": "{Count} Karten für jeden, offen für alle.",
    "panel.look.all": "Sieh deine Karten an.",
    "panel.look.turn": "Sieh deine Karten an, wenn du am Zug bist, nicht vorher.",
    "panel.look.never": "Sieh deine Karten nicht an: Sie werden nach dem Setzen aufgedeckt.",
    "panel.centre": "Eine Karte wird in der Mitte aufgedeckt: die Karte, die zu schlagen ist.",
    "panel.centre.until": (
        "In der Mitte werden Karten aufgedeckt, bis eine kommt, die nicht höher als {rank} ist: die Karte, die zu schlagen ist."
    ),
    "panel.none-comes.redeal": "Kommt keine, zählt die Runde nicht, und es wird noch einmal gegeben.",
    "panel.none-comes.last": "Kommt keine, ist die letzte aufgedeckte Karte zu schlagen.",
    "panel.none-comes.pass": "Kommt keine, zählt die Runde nicht, und der Nächste gibt.",
    "panel.posts": "Zwei Karten werden aufgedeckt: die Randkarten.",
    "panel.post.first": "Eine Karte wird aufgedeckt: die erste Randkarte.",
    "panel.post.second": "Eine zweite Randkarte wird aufgedeckt.",
    "panel.call.ace": "Ist sie ein Ass, sage es hoch oder niedrig an; jedes andere Ass ist hoch.",
    "panel.call.side": "Sind die zwei ein Paar, sage an, ob die dritte Karte höher oder tiefer sein wird.",
    "panel.third": "Eine dritte Karte wird aufgedeckt.",
    # The bet.
    "panel.bet.ante.pot": "Setze vom Grundeinsatz bis zum Pot.",
    "panel.bet.ante.half": "Setze vom Grundeinsatz bis zum halben Pot, abgerundet.",
    "panel.bet.pot": "Setze von {least} bis zum Pot.",
    "panel.bet.half": "Setze von {least} bis zum halben Pot, abgerundet.",
    "panel.bet.limits": "Setze von {least} bis {most}.",
    "panel.bet.first-round": "In der ersten Runde eines Spiels ist der halbe Pot die Grenze.",
    "panel.bet.short": "Reichen Pot oder Chips nicht für den kleinsten Einsatz, darf gesetzt werden, was da ist.",
    "panel.bet.short.refilled": "Reichen die Chips nicht für den kleinsten Einsatz, darf gesetzt werden, was da ist.",
    "panel.bet.covers": "Deine Chips müssen decken, was der Einsatz höchstens kosten kann.",
    "panel.passing.none": "Gepasst wird nicht.",
    "panel.passing.free": "Du darfst stattdessen passen.",
    "panel.passing.chip": "Du darfst stattdessen einen Chip in den Pot zahlen und passen.",
    "panel.passing.out": "Du darfst stattdessen die Runde aussetzen.",
    "panel.passing.bought": "Passen darfst du erst, wenn keine Karten mehr zu kaufen sind.",
    "panel.passing.bought.free": "Du darfst stattdessen passen.",
    "panel.passing.bought.chip": (
        "Du darfst stattdessen für einen Chip passen, und umsonst, sobald keine Karten mehr zu kaufen sind."
    ),
    "panel.buys": "Du darfst Chips in den Pot zahlen für eine andere Karte, die zu schlagen ist, höchstens {times}.",
    "times.1": "einmal",
    "times.2": "zweimal",
    "times": "{count} mal",
    "panel.price.same": "Jede kostet ein Fünftel des Pots zu Beginn deines Zuges, aufgerundet.",
    "panel.price.fifth": "Jede kostet ein Fünftel des Pots, wie er dann ist, aufgerundet.",
    "panel.price.fixed": Plural("chips", ("Jede kostet {chips} Chip.", "Jede kostet {chips} Chips.")),
    "panel.centre.running": "Der Nächste spielt gegen die Karte, die dann dort liegt.",
    "panel.centre.fresh": "Der Nächste spielt gegen eine neue Karte.",
    "panel.centre.first": "Der Nächste spielt wieder gegen die erste Karte.",
    "panel.raise.exact": "Liegt zwischen den Randkarten etwas, erhöhe um genauso viel, oder bleib dabei.",
    "panel.raise.up-to": "Liegt zwischen den Randkarten etwas, erhöhe um höchstens deinen Einsatz, oder bleib dabei.",
    # The card that decides.
    "panel.burn.literal": (
        "Dann wird eine Karte weggelegt: allen gezeigt und offen unter den Talon gelegt, von wo sie wiederkommt."
    ),
    "panel.burn.fresh": (
        "Dann wird eine Karte weggelegt und allen gezeigt, solange genug ungesehene Karten für die nächsten Züge bleiben."
    ),
    "panel.burn.reshuffle": (
        "Dann wird eine Karte weggelegt: allen gezeigt und offen unter den Talon gelegt. "
        "Sind nur noch solche Karten übrig, werden sie gemischt."
    ),
    "panel.turned": "Dann wird eine Karte für dich aufgedeckt.",
    "panel.beat": "Du gewinnst mit einer höheren Karte derselben Farbe; das Ass ist die höchste.",
    "panel.beat.ace-low": "Du gewinnst mit einer höheren Karte derselben Farbe; das Ass ist die niedrigste.",
    "panel.pays": "Ein Gewinn zahlt {pays} zu 1 aus dem Pot; ein Verlust geht in den Pot.",
    "panel.between": "Du gewinnst, wenn die dritte Karte genau zwischen den Randkarten liegt; das Ass ist hoch.",
    "panel.between.called": "Du gewinnst, wenn die dritte Karte genau zwischen den Randkarten liegt.",
    "panel.pays.house": "Der Abstand ist die Zahl der Werte zwischen den Randkarten. Danach zahlt ein Gewinn: {table}.",
    "panel.pays.flat": "Ein Gewinn zahlt {pays} zu 1.",
    "panel.pays.flat.pot": "Ein Gewinn zahlt {pays} zu 1 aus dem Pot; ein Verlust geht in den Pot.",
    "panel.post": Plural(
        "bets",
        (
            "Eine dritte Karte gleich einer Randkarte verliert den Einsatz.",
            "Eine dritte Karte gleich einer Randkarte kostet {bets} Einsätze.",
        ),
    ),
    "panel.pair.alike": (
        "Nach einem Paar wird sofort eine dritte Karte aufgedeckt: Drei Gleiche zahlen {odds} zu 1, alles andere gibt den Einsatz zurück."
    ),
    "panel.pair.push": "Nach einem Paar wird sofort eine dritte Karte aufgedeckt, und der Einsatz kommt zurück.",
    "panel.pair.call": Plural(
        "bets",
        (
            "Nach einem Paar gewinnt eine Karte auf der angesagten Seite, und drei Gleiche verlieren den Einsatz.",
            "Nach einem Paar gewinnt eine Karte auf der angesagten Seite, und drei Gleiche kosten {bets} Einsätze.",
        ),
    ),
    "panel.pair.new-posts": "Ein Paar wird durch zwei neue Randkarten ersetzt.",
    "panel.pair.wins-two": "Ein Paar gewinnt sofort zwei Chips aus dem Pot.",
    "panel.consecutive.push": "Benachbarte Randkarten geben den Einsatz zurück.",
    "panel.consecutive.no-bet": "Benachbarte Randkarten beenden den Zug ohne Einsatz.",
    "panel.consecutive.new-posts": "Benachbarte Randkarten werden durch zwei neue ersetzt.",
    "panel.consecutive.loses": "Benachbarte Randkarten kosten den kleinsten Einsatz, der in den Pot geht.",
    # What is shown.
    "panel.winner.lowest": "Wer gewinnt, zeigt die niedrigste Karte, die gewinnt.",
    "panel.winner.choice": "Wer gewinnt, zeigt eine Karte, die gewinnt, nach eigener Wahl.",
    "panel.winner.all": "Wer gewinnt, zeigt das ganze Blatt.",
    "panel.loser.all": "Wer verliert, zeigt das ganze Blatt.",
    "panel.loser.nothing": "Wer verliert, zeigt nichts.",
    # Afterwards.
    "panel.refill.below": "Fällt der Pot unter den kleinsten Einsatz, während noch jemand setzen muss, zahlen alle noch einmal ein.",
    "panel.refill.empty": "Wird der Pot geleert, während noch jemand setzen muss, zahlen alle noch einmal ein.",
    "panel.refill.never": "Ein leerer Pot wird in der Runde nicht gefüllt.",
    "panel.potted": "Ein gewonnener Einsatz des ganzen Pots beendet das Spiel.",
    "panel.carried": "Was im Pot ist, bleibt für die nächste Runde, und links davon gibt der Nächste.",
    "panel.rounds": "Die Züge gehen links vom Geber reihum, und dann gibt der Nächste links.",
    "panel.split": "Zwischen den Runden dürfen alle vereinbaren, den Pot zu teilen.",
    "panel.bank.empty": "Ist der Pot leer, setzt nicht mehr, wer noch nicht gesetzt hat, und der Nächste links gibt.",
    "panel.bank.odd-chip": "Ein Pot von einem Chip lässt sich nicht halbieren: Er gehört der Bank, und der Nächste gibt.",
    "panel.bank.deals.pass": Plural(
        "deals",
        (
            "Nach {deals} Runde nimmt die Bank, was im Pot ist, und der Nächste gibt.",
            "Nach {deals} Runden nimmt die Bank, was im Pot ist, und der Nächste gibt.",
        ),
    ),
    "panel.bank.deals.may": Plural(
        "deals",
        (
            "Nach {deals} Runde nimmt die Bank, was im Pot ist, oder gibt noch einmal und nimmt es dann.",
            "Nach {deals} Runden nimmt die Bank, was im Pot ist, oder gibt noch einmal und nimmt es dann.",
        ),
    ),
    "panel.bank.deals.must": Plural(
        "deals",
        (
            "Nach {deals} Runde gibt die Bank noch einmal und nimmt dann, was im Pot ist.",
            "Nach {deals} Runden gibt die Bank noch einmal und nimmt dann, was im Pot ist.",
        ),
    ),
    "panel.bank.times.pass": (
        "Endet eine Runde mit mindestens dem {times}-Fachen der eröffneten Bank im Pot, nimmt die Bank es, und der Nächste gibt."
    ),
    "panel.bank.times.may": (
        "Endet eine Runde mit mindestens dem {times}-Fachen der eröffneten Bank im Pot, nimmt die Bank es, oder sie gibt eine "
        "Schlussrunde und nimmt dann, was übrig ist."
    ),
    "panel.bank.times.must": (
        "Endet eine Runde mit mindestens dem {times}-Fachen der eröffneten Bank im Pot, gibt die Bank eine Schlussrunde und nimmt "
        "dann, was übrig ist."
    ),
    "panel.bank.early": "Die Bank darf nach jeder Runde aufhören.",
    "panel.packs": Plural("packs", ("{packs} Spiel mit 52 Karten.", "{packs} Spiele mit 52 Karten.")),
    "panel.shuffle.every-deal": "Vor jeder Runde werden alle Karten gemischt.",
    "panel.shuffle.dealt-out": "Die Karten werden ausgegeben: Gemischt wird erst, wenn sie nicht für eine Runde reichen.",
    "panel.shuffle.when-short": "Gemischt wird erst, wenn zu Beginn eines Zuges weniger als drei Karten übrig sind.",
    "panel.shuffle.shoe": (
        "Die Karten kommen aus einem Schlitten und werden gemischt, sobald die Schnittkarte erreicht ist, {cut} Karten vor dem Ende."
    ),
}
