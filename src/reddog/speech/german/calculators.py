"""In German: the two calculators: what a bet is worth, and the edge of the casino game."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

CALCULATORS: Final[Messages] = {
    # The command lines.
    "calculator.options": "Optionen:",
    "calculator.option": "{name}: {text}",
    "command.example.CARDS": "As,Kh",
    "command.example.CARD": "6d",
    "command.example.CHIPS": "20",
    "command.example.high|low": "low",
    "command.example.higher|lower": "higher",
    "command.example.PACKS": "6",
    "command.example.ROW": "5,4,2,1",
    "command.example.WHEN": "best",
    "command.odds": "Die exakten Chancen eines Einsatzes nennen: {program} odds shoot --hand Qh,9c,4d",
    "command.odds.hand": "Deine Karten, wo du sie vor dem Setzen ansehen darfst.",
    "command.odds.upcard": "Die Karte in der Mitte; in anderen Spielen die aufgedeckte Karte.",
    "command.odds.posts": "Die zwei Randkarten; oder ein Ass allein, bevor es angesagt ist.",
    "command.odds.seen": "Andere Karten, die du seit dem Mischen gesehen hast.",
    "command.odds.coming": "Alles, was vom Talon übrig ist, wo es offen liegt, die nächste Karte zuerst.",
    "command.odds.pot": "Chips im Pot; ohne Angabe 12.",
    "command.odds.stack": "Deine Chips, die eines liegenden Einsatzes mitgezählt; ohne Angabe 100.",
    "command.odds.minimum": "Der kleinste Einsatz.",
    "command.odds.bet": "Dein Einsatz vor dem Erhöhen, gegen das Haus; ohne Angabe der kleinste.",
    "command.odds.ace": "Wie dein Ass als erste Randkarte angesagt wurde; ohne Angabe hoch.",
    "command.odds.side": "Was du bei einem Paar angesagt hast.",
    "command.odds.packs": "Kartenspiele, wo es mehrere sein dürfen.",
    "command.odds.house": "Eine Hausregel. Darf mehrmals angegeben werden.",
    "command.odds.json": "Als JSON, für Programme.",
    "command.edge": "Den exakten Vorteil des Hauses in Casino Red Dog nennen: {program} edge --packs 6",
    "command.edge.packs": "1 bis 8 Kartenspiele, oder infinite; ohne Angabe 1.",
    "command.edge.pay": "Was Abstände von 1, 2, 3 ... zahlen; die letzte Zahl gilt für alle größeren.",
    "command.edge.alike": "Was drei Gleiche zahlen.",
    "command.edge.raise-from": "Wann erhöht wird: best, never, always, oder ab einem Abstand.",
    "command.edge.removed": "Karten, die aus dem Schlitten genommen sind.",
    "command.edge.json": "Als JSON, für Programme.",
    # What is asked about.
    "odds.hand": "{title}: Du hast {hand}.",
    "odds.unlooked": "{title}: deine {count} Karten, bevor du sie angesehen hast.",
    "odds.blind": "{title}: deine {count} Karten, die du vor dem Setzen nicht siehst.",
    "odds.centre": "{title}: deine {count} ungesehenen Karten gegen {card}.",
    "odds.posts": "{title}: {posts}",
    "odds.ace": "{title}: {card} ist deine erste Randkarte.",
    "odds.first": "{title}: dein erster Einsatz, vor allen Karten.",
    # The chances.
    "odds.cards": Plural(
        "win",
        (
            "{win} von {of} ungesehenen Karten gewinnt ({win_percent} %), {lose} verlieren ({lose_percent} %), exakt.",
            "{win} von {of} ungesehenen Karten gewinnen ({win_percent} %), {lose} verlieren ({lose_percent} %), exakt.",
        ),
    ),
    "odds.cards.round": Plural(
        "win",
        (
            "{win} der {of} Karten, die wiederkommen, gewinnt ({win_percent} %), {lose} verlieren ({lose_percent} %), exakt.",
            "{win} der {of} Karten, die wiederkommen, gewinnen ({win_percent} %), {lose} verlieren ({lose_percent} %), exakt.",
        ),
    ),
    "odds.cards.push": (
        "Von {of} ungesehenen Karten gewinnen {win} ({win_percent} %), {lose} verlieren ({lose_percent} %), "
        "und {push} geben den Einsatz zurück ({push_percent} %), exakt."
    ),
    "odds.share": "Von allen solchen Einsätzen gewinnen {win_percent} % ({win}) und verlieren {lose_percent} % ({lose}), exakt.",
    "odds.share.push": (
        "Von allen solchen Einsätzen gewinnen {win_percent} % ({win}), verlieren {lose_percent} % ({lose}) "
        "und kommen {push_percent} % zurück ({push}), exakt."
    ),
    "odds.called": "Angesagt {side}: {chances}",
    "odds.known.win": "Die Karte ist bekannt: Der Einsatz gewinnt, exakt.",
    "odds.known.lose": "Die Karte ist bekannt: Der Einsatz verliert, exakt.",
    "odds.known.push": "Die Karte ist bekannt: Der Einsatz kommt zurück, exakt.",
    "odds.at-once.push": "Es ist nichts zu gewinnen oder zu verlieren, exakt.",
    "odds.at-once.lose": "Der kleinste Einsatz ist verloren, exakt.",
    # What a chip comes to.
    "odds.value.gain": "Jeder gesetzte Chip gewinnt im Durchschnitt {size} eines Chips ({exact}), exakt.",
    "odds.value.loss": "Jeder gesetzte Chip verliert im Durchschnitt {size} eines Chips ({exact}), exakt.",
    "odds.value.even": "Jeder gesetzte Chip bringt im Durchschnitt nichts und kostet nichts, exakt.",
    "odds.value.raised": (
        "Jeder Chip des ersten Einsatzes bringt im Durchschnitt {stay}, wenn du dabeibleibst ({stay_exact}), "
        "und {raised}, wenn du erhöhst ({raised_exact}), exakt."
    ),
    "odds.value.first": (
        "Jeder Chip des ersten Einsatzes bringt im Durchschnitt {stay}, wenn du nie erhöhst ({stay_exact}), "
        "und {raised}, wenn du bestens erhöhst ({raised_exact}), exakt."
    ),
    # What to do.
    "odds.chips": Plural("stack", ("Mit {stack} eigenen Chip:", "Mit {stack} eigenen Chips:")),
    "odds.chips.pot": Plural(
        "stack",
        (
            "Mit {pot} im Pot und {stack} eigenen Chip:",
            "Mit {pot} im Pot und {stack} eigenen Chips:",
        ),
    ),
    "odds.chips.bet": Plural(
        "stack",
        (
            "Wenn {bet} von deinem {stack} Chip gesetzt ist:",
            "Wenn {bet} von deinen {stack} Chips gesetzt sind:",
        ),
    ),
    # What is not known.
    "odds.unseen": Plural("count", ("{count} Karte ist ungesehen.", "{count} Karten sind ungesehen.")),
    # The edge.
    "edge.title": Plural(
        "packs",
        (
            "Casino Red Dog, {packs} Kartenspiel, {cards} Karten.",
            "Casino Red Dog, {packs} Kartenspiele, {cards} Karten.",
        ),
    ),
    "edge.title.infinite": "Casino Red Dog, ein Kartenspiel ohne Ende.",
    "edge.removed": "Ohne {removed}.",
    "edge.paid": "Abstände von 1, 2, 3 und so weiter zahlen {pays} zu 1, drei Gleiche {alike} zu 1.",
    "edge.raise.from": "Du erhöhst bei Abständen von {spread} und mehr.",
    "edge.raise.never": "Du erhöhst nie.",
    "edge.raise.posts": "Du erhöhst bei {posts}.",
    "edge.posts": "{low}-{high}",
    "edge.percent": "{percent} %",
    "edge.edge": "Vorteil des Hauses",
    "edge.edge.of": "des ersten Einsatzes",
    "edge.risk": "Verlust je Chip",
    "edge.risk.of": "aller gesetzten Chips",
    "edge.average": "Mittlerer Einsatz",
    "edge.average.of": "erste Einsätze je Runde",
    "edge.variance": "Varianz",
    "edge.variance.of": "erste Einsätze im Quadrat",
    "edge.deviation": "Standardabweichung",
    "edge.deviation.of": "erste Einsätze je Runde",
    "edge.win": "Gewonnen",
    "edge.win.of": "aller Runden",
    "edge.push": "Zurück",
    "edge.push.of": "aller Runden",
    "edge.lose": "Verloren",
    "edge.lose.of": "aller Runden",
    "edge.column.spread": "Abstand",
    "edge.column.pays": "Zahlt",
    "edge.column.comes": "Kommt %",
    "edge.column.wins": "Gewinnt %",
    "edge.column.stay": "Bleiben",
    "edge.column.raised": "Erhöhen",
    "edge.column.raises": "Erhöht",
    "edge.pays": "{pays} zu 1",
    "edge.raises.all": "ja",
    "edge.raises.some": "teils",
    "edge.raises.none": "nein",
    "edge.ahead": "Ein Vorteil des Hauses unter null ist, was der Spieler gewinnt.",
    "edge.note.shares": "Kommt: Anteil an allen Runden. Gewinnt: Anteil an den Runden mit diesem Abstand.",
    "edge.note.bets": "Bleiben, Erhöhen: was der erste Einsatz im Durchschnitt bringt, in ersten Einsätzen.",
    "edge.exact": "Alle Zahlen sind exakt; Dezimalzahlen sind gerundet, Brüche nicht.",
    # What cannot be asked.
    "refused.no_game_to_ask": "Welches Spiel? Schreibe seinen Namen, etwa {program} odds shoot; {program} games zählt alle auf.",
    "refused.bad_amount": "{amount} ist eine ganze Zahl von {least} bis {most}.",
    "refused.wrong_hand": Plural(
        "count",
        (
            "Ein Blatt in {game} hat {size} Karten, nicht {count}.",
            "Ein Blatt in {game} hat {size} Karten, nicht {count}.",
        ),
    ),
    "refused.hand_not_seen": "In {game} setzt du, bevor du deine Karten ansiehst: Lass --hand weg.",
    "refused.no_hand_here": (
        "In {game} hat niemand ein Blatt: Gib die Randkarten an, oder mit --seen andere Karten, die du gesehen hast."
    ),
    "refused.no_posts_here": "In {game} gibt es keine Randkarten: Lass --posts weg.",
    "refused.no_card_comes": "In {game} ist keine Karte bekannt, bevor sie kommt: Lass --coming weg.",
    "refused.centre_card_needed": "In {game} liegt die Karte in der Mitte, bevor du setzt: Gib sie mit --upcard an.",
    "refused.centre_too_high": (
        "{card} kann in {game} nicht in der Mitte liegen: Es wird aufgedeckt, bis eine Karte kommt, die nicht höher als {rank} ist."
    ),
    "refused.posts_needed": (
        "In {game} setzt du, wenn du beide Randkarten siehst: Gib sie mit --posts an, oder ein Ass allein, das du ansagen sollst."
    ),
    "refused.two_posts_needed": (
        "In {game} gibt es zwei Randkarten: Gib beide mit --posts an, und eine dritte Karte mit --upcard."
    ),
    "refused.no_first_bet": (
        "--bet ist der Einsatz, der vor dem Erhöhen liegt: Es gehört zu zwei Randkarten in einem Spiel gegen das Haus."
    ),
    "refused.bet_above_stack": "Ein Einsatz von {bet} ist mit {stack} Chips nicht möglich.",
    "refused.no_ace_to_call": (
        "Es gibt kein Ass, das niedrig anzusagen wäre: Es muss die erste Randkarte sein, in einem Spiel, in dem angesagt wird."
    ),
    "refused.no_side_to_call": "Es gibt kein Paar, zu dem eine Seite anzusagen wäre.",
    "refused.nothing_bet_here": (
        "Bei {posts} wird nichts gesetzt: Nach den Regeln dieses Tisches endet der Zug, oder es kommen neue Randkarten."
    ),
    "refused.too_few_unseen": "Für diesen Einsatz sind zu wenige Karten ungesehen: {unseen}, und {needed} sind nötig.",
    "refused.nothing_removed": "Aus einem Kartenspiel ohne Ende lässt sich nichts nehmen: Lass --removed weg.",
    "refused.too_few_cards": "Im Schlitten sind zu wenige Karten: {cards}, und eine Runde braucht drei.",
}
