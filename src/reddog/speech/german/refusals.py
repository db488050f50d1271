"""In German: what is refused, why, and what to do instead. The keys are the codes of the errors and of refused choices."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

REFUSALS: Final[Messages] = {
    # Cards.
    "refused.no_such_card": "„{text}“ ist keine Karte; schreibe Wert und Farbe, etwa Qh oder 10s.",
    "refused.card_twice": Plural(
        "packs",
        (
            "{card} ist zweimal genannt, und in einem Kartenspiel gibt es sie einmal.",
            "{card} ist öfter genannt, als {packs} Kartenspiele sie enthalten.",
        ),
    ),
    # Moves.
    "refused.session_closed": "Das Spiel ist zu Ende: Darin geht nichts mehr.",
    "refused.no_such_seat": "Auf Platz {seat} sitzt an diesem Tisch niemand.",
    "refused.seat_taken": "Dieser Platz ist besetzt; wähle einen freien.",
    "refused.seat_empty": "Dort sitzt niemand.",
    "refused.not_your_turn": "Du bist nicht am Zug; warte, bis du gefragt wirst.",
    "refused.not_now": "Das geht jetzt nicht.",
    "refused.not_now.bet": "Jetzt wird kein Einsatz erwartet.",
    "refused.not_now.bet.banker": "Wer die Bank hält, setzt nicht.",
    "refused.not_now.pass": "Jetzt gibt es nichts zu passen.",
    "refused.not_now.pass.raise": "Der Einsatz liegt schon, zum Passen ist es zu spät: Erhöhe, oder bleib dabei.",
    "refused.not_now.buy": "Eine andere Karte lässt sich nur kaufen, wenn ein Einsatz erwartet wird.",
    "refused.not_now.buy.never": "In diesem Spiel werden keine Karten gekauft.",
    "refused.not_now.stay": "Jetzt wird nicht erhöht, also gibt es nichts, wobei man bleiben könnte.",
    "refused.not_now.stay.never": "In diesem Spiel wird nicht erhöht, also gibt es nichts, wobei man bleiben könnte.",
    "refused.not_now.call": "Jetzt gibt es nichts anzusagen.",
    "refused.not_now.call.ace": "Es liegt kein Ass, das angesagt werden könnte.",
    "refused.not_now.call.ace.never": "In diesem Spiel wird kein Ass hoch oder niedrig angesagt.",
    "refused.not_now.call.side": "Es liegt kein Paar, zu dem etwas angesagt werden könnte.",
    "refused.not_now.call.side.never": "In diesem Spiel wird nichts höher oder tiefer angesagt.",
    "refused.not_now.show": "Eine Karte zum Zeigen wählt nur, wer gerade gewonnen hat.",
    "refused.not_now.show.never": "In diesem Spiel wählt niemand, was gezeigt wird: Das sagen die Regeln.",
    "refused.not_now.stake": "Die Bank eröffnet, wer sie hält, vor ihrer ersten Runde.",
    "refused.not_now.stake.never": "In diesem Spiel eröffnet niemand eine Bank.",
    "refused.not_now.deal-again": "Noch einmal geben kann, wer die Bank hält, nach einer Runde, wenn die Regeln es erlauben.",
    "refused.not_now.deal-again.never": "In diesem Spiel gibt es keine Bank, mit der man noch einmal geben könnte.",
    "refused.not_now.pass-deal": "Den Pot nehmen kann, wer die Bank hält, nach einer Runde, wenn die Regeln es erlauben.",
    "refused.not_now.pass-deal.never": "In diesem Spiel gibt es keine Bank: Den Pot gewinnt man mit Einsätzen.",
    "refused.not_now.vote": "Jetzt gibt es nichts, wozu ja oder nein zu sagen wäre.",
    "refused.no_raise_now.never": "In diesem Spiel wird nicht erhöht.",
    "refused.no_raise_now": "Jetzt wird nicht erhöht: Das kommt nach den zwei Randkarten, und nur wenn dazwischen etwas liegt.",
    "refused.not_whole": "Chips sind ganze Zahlen, hier von {least} bis {most}.",
    "refused.out_of_range.bet": "Ein Einsatz ist {least} bis {most}, nicht {chips}.",
    "refused.out_of_range.bet.only": "Der einzige mögliche Einsatz ist {most}, nicht {chips}.",
    "refused.out_of_range.raise": "Erhöht wird um {least} bis {most}, nicht um {chips}.",
    "refused.out_of_range.raise.only": "Erhöht wird nur um {most}, nicht um {chips}.",
    "refused.out_of_range.stake": "Die Bank wird mit {least} bis {most} eröffnet, nicht mit {chips}.",
    "refused.out_of_range.stake.only": "Die Bank wird mit {most} eröffnet, nicht mit {chips}.",
    "refused.out_of_range.join": "Setz dich mit {least} bis {most} Chips, nicht mit {chips}.",
    "refused.out_of_range.join.only": "Setz dich mit {most} Chips, nicht mit {chips}.",
    "refused.out_of_range.buy-in": "Kaufe 1 Chip oder mehr, nicht {chips}.",
    "refused.out_of_range.buy-in.more": "Kaufe höchstens {most} Chips, nicht {chips}: Mehr darf niemand haben.",
    "refused.out_of_range.buy-in.only": "Kaufe {most} Chips, nicht {chips}.",
    "refused.no_such_call": "Sage {options}.",
    "refused.card_does_not_beat": "Diese Karte gewinnt nicht; zeige eine, die gewinnt.",
    "refused.wrong_count": Plural(
        "least", ("{least} Karte ist fällig, nicht {count}.", "{least} Karten sind fällig, nicht {count}.")
    ),
    "refused.card_not_in_stock": "Diese Karte ({card}) ist nicht im Talon.",
    # Why a move that might be expected is not open.
    "refused.must_bet": "In diesem Spiel wird nicht gepasst: Setze.",
    "refused.nothing_to_bet": (
        "Jetzt ist kein Einsatz möglich: Der Pot ist zu klein, oder deine Chips decken nicht, was ein Einsatz kosten könnte. Passe."
    ),
    "refused.pass_after_last_card": "Passen darfst du erst nach der letzten Karte: Setze, oder zahle für eine andere Karte.",
    "refused.no_more_cards": "Du hast alle Karten gekauft, die du darfst: Setze oder passe.",
    "refused.no_cards_left": "Es sind keine Karten mehr zu kaufen: Setze oder passe.",
    "refused.cannot_pay": "Eine andere Karte kostet {price}, mehr als du hast: Setze.",
    "refused.deal_running": "Warte, bis die Runde zu Ende ist.",
    "refused.turn_to_come": "Chips kannst du kaufen, sobald dein Zug in dieser Runde vorbei ist.",
    "refused.stack_is_full": "Mehr Chips darf niemand haben.",
    "refused.pot_not_shared": "Dieser Pot gehört nicht allen gemeinsam, also wird er nicht geteilt.",
    "refused.sits_out": "Wer aussetzt, hat keinen Anteil am Pot: Spiel zuerst wieder mit.",
    "refused.pot_too_small": "Der Pot reicht nicht für einen Chip für jeden: Spielt weiter.",
    "refused.offered_already": "Eine Teilung wurde schon vorgeschlagen; schlage sie nach der nächsten Runde wieder vor.",
    "refused.nobody_can_bet": "Nach dem Grundeinsatz hätte niemand mehr einen Chip zum Setzen: Jemand muss Chips kaufen.",
    "refused.bank_stands": "Du hältst die Bank: Setze aus, wenn sie zu Ende ist.",
    "refused.not_a_move": "Das ist kein Zug ({name}).",
    "refused.house_deals": "In diesem Spiel gibt das Haus, nicht Platz {seat}.",
    "refused.vote_running": "Warte, bis über die Teilung abgestimmt ist.",
    "refused.nobody_to_split_with": "Es ist niemand da, mit dem der Pot zu teilen wäre.",
    "refused.no_players": "Niemand mit Chips ist da: Jemand muss sich setzen oder Chips kaufen.",
    "refused.too_few_players": "Es braucht zwei mit Chips für den Grundeinsatz: Jemand muss sich setzen oder Chips kaufen.",
    "refused.no_banker": "Niemand kann eine Bank stellen und hat jemanden gegen sich: Jemand muss sich setzen oder Chips kaufen.",
    "refused.no_punters": "Niemand hat Chips, um gegen die Bank zu setzen: Jemand muss sich setzen oder Chips kaufen.",
    # Names of games, and how many play.
    "refused.which_game": "Mehrere Spiele heißen {name}. Welches meinst du: {games}?",
    "refused.no_such_game": "Es gibt kein Spiel „{name}“. {program} games zählt alle auf.",
    "refused.no_such_game.listed": "Es gibt kein Spiel „{name}“: Tippe eine Nummer oder einen Namen aus der Liste.",
    "refused.no_such_game.near": "Es gibt kein Spiel „{name}“. Meinst du {near}?",
    "refused.no_such_version": "Dieses Programm hat Fassung {has} von {name}, nicht Fassung {version}.",
    "refused.too_few_seats": Plural(
        "least",
        (
            "{game} braucht {least} Spieler, nicht {seats}.",
            "{game} braucht mindestens {least} Spieler, nicht {seats}.",
        ),
    ),
    "refused.too_many_seats.rules": "{game} ist für höchstens {most} Spieler, nicht für {seats}.",
    "refused.too_many_seats.burning": (
        "{game} ist für höchstens {most} Spieler, wenn vor jeder aufgedeckten Karte eine weggelegt wird, nicht für {seats}."
    ),
    "refused.too_many_seats.does_not_fit": (
        "{seats} Spieler sind zu viele: {bettors} Blätter mit {hand} Karten brauchen {hands}, dann bleiben {stock} im Talon, "
        "und dort werden {needed} gebraucht. Höchstens {most} können spielen."
    ),
    "refused.too_many_seats.breaks_down": (
        "{seats} Spieler sind zu viele: {bettors} Blätter mit {hand} Karten brauchen {hands}, dann bleiben {stock} im Talon; "
        "selbst wenn weggelegte Karten wiederkommen, werden dort {needed} gebraucht. Höchstens {most} können spielen."
    ),
    "refused.instead": "Mit diesen Hausregeln können so viele spielen: {instead}.",
    # Saved sessions. `line` stands before every one that has a line; `because` is the sentence of an inner refusal.
    "refused.line": "Zeile {line}: {sentence}",
    "refused.not_a_session": "Das ist kein gespeichertes Spiel; eines beginnt mit reddog = 1.",
    "refused.unknown_version": "Die Datei ist in Fassung {version} der Schreibweise, und dieses Programm liest Fassung {has}.",
    "refused.too_long": "Ein gespeichertes Spiel ist höchstens {most} Zeichen lang.",
    "refused.cut_short": "Die Datei endet zu früh: Der Rest fehlt.",
    "refused.altered": "Die Datei wurde nach dem Speichern verändert.",
    "refused.not_toml": "Das ist kein TOML.",
    "refused.bad_field": "Das Feld {field} fehlt, ist unbekannt oder von falscher Art, oder es passt nicht zu den anderen.",
    "refused.bad_field.unnamed": "Ein Feld fehlt, ist unbekannt oder von falscher Art.",
    "refused.one_move_a_line": "Jeder Zug steht in einer eigenen Zeile.",
    "refused.no_such_move": "„{move}“ ist kein Zug.",
    "refused.result_differs": "Das Ergebnis folgt nicht aus den Zügen: {field} ist {played}.",
    "refused.rules_refused": "Diese Regeln kann es nicht geben. {because}",
    "refused.start_refused": "So kann ein Spiel nicht beginnen. {because}",
    "refused.move_refused": "Zug {number} ({move}) geht nicht. {because}",
    "refused.no_such_deal": "Es gibt keine Runde {deal}; es gibt die Runden {first} bis {last}.",
    "refused.no_such_deal.none": "Es gibt keine Runde {deal}: Es wurde keine gespielt.",
    "refused.names_differ": Plural(
        "names",
        (
            "Es gibt {names} Namen für {seats} Plätze: Gib einen für jeden an, oder keinen.",
            "Es gibt {names} Namen für {seats} Plätze: Gib einen für jeden an, oder keinen.",
        ),
    ),
    "refused.not_in_catalogue": (
        "{game} mit diesen Regeln steht nicht in der Liste der Spiele und kann darum nicht gespeichert werden."
    ),
    "refused.unwritable": "Ein Name enthält ein Zeichen, das in keine Datei passt: {text}.",
    # What a table should know before it plays.
    "caution.known_cards": (
        "Bei {seats} Spielern mit je {hand} Karten bleiben nur {stock} Karten für {turns} Züge: Ab Zug {first} kommt eine Karte, "
        "die alle schon weggelegt gesehen haben, so dass der Einsatz sicher gewinnt oder sicher verliert."
    ),
    "caution.cards_come_round": (
        "Bei {seats} Spielern mit je {hand} Karten bleiben nur {stock} Karten für {turns} Züge: Ab Zug {first} werden "
        "weggelegte Karten gemischt und kommen wieder."
    ),
    "caution.instead": "Neue Karten für alle: {instead}, oder höchstens {most} Spieler.",
    "caution.instead.none": "Neue Karten für alle: höchstens {most} Spieler.",
    "caution.burns_skipped": "Nur {stock} Karten bleiben für {turns} Züge: Nach Zug {last} wird nichts mehr weggelegt.",
    "caution.may_be_void": (
        "Etwa in einer von {one_in} Runden ist keine Karte niedrig genug, weil nur {stock} Karten im Talon bleiben."
    ),
    "caution.dealt_out_idle": (
        "Bei {seats} Spielern braucht eine Runde {needed} Karten, so dass ein Kartenspiel für eine Runde reicht: "
        "Austeilen bis zum Ende ändert nichts."
    ),
    # Settings.
    "refused.bad_stack": "Die Chips eines Spielers sind eine ganze Zahl von 1 bis {most}, nicht {chips}.",
    "refused.no_preset": "{game} steht nicht in der Liste der Spiele, also gibt es nichts, wovon seine Hausregeln abweichen.",
    "refused.no_such_rule": "Es gibt keine Hausregel „{rule}“.",
    "refused.no_such_rule.listed": "Es gibt keine Hausregel „{rule}“. {program} rules {name} zählt die von {game} auf.",
    "refused.no_such_rule.near": "Es gibt keine Hausregel „{rule}“. Meinst du {near}?",
    "refused.rule_twice": "Die Hausregel {rule} ist zweimal angegeben; gib sie einmal an.",
    "refused.rule_not_here": "Die Hausregel „{rule}“ gibt es in diesem Spiel nicht: {why}.",
    "refused.rule_not_here.typed": "Die Hausregel {rule} gibt es in diesem Spiel nicht: {why}. Es hat {has}.",
    "refused.value_not_allowed.words": "{rule}: „{value}“ gibt es nicht zur Wahl.",
    "refused.value_not_allowed.words.typed": "{rule}: {words}, nicht „{value}“.",
    "refused.value_not_allowed.number": "{rule}: eine ganze Zahl von {least} bis {most}, nicht „{value}“.",
    "refused.value_not_allowed.number.words": (
        "{rule}: etwas aus der Liste oder eine ganze Zahl von {least} bis {most}, nicht „{value}“."
    ),
    "refused.value_not_allowed.number.words.typed": (
        "{rule}: {words} oder eine ganze Zahl von {least} bis {most}, nicht „{value}“."
    ),
    "refused.value_not_allowed.row": (
        "{rule}: höchstens {longest} Zahlen von {least} bis {most} mit Kommas, nicht „{value}“."
    ),
    "refused.least_not_below_bank": "Der kleinste Einsatz ({least}) muss kleiner sein als die kleinste Bank ({bank}).",
    "refused.least_above_most": "Der kleinste Einsatz ({least}) ist größer als der größte ({most}).",
    "refused.shown_already": "Zwei Hausregeln passen nicht zusammen. {rule} {other} Was offen liegt, kann man nicht verbergen.",
    "refused.never_refilled": "Zwei Hausregeln passen nicht zusammen. {rule} {other} Ist der Pot leer, ist das Spiel zu Ende.",
    # Why a game does not have a house rule; inside the sentence of `rule_not_here`.
    "lacks.no_antes": "niemand zahlt einen Grundeinsatz",
    "lacks.filled_when_empty": "der Pot wird gefüllt, sobald er leer ist",
    "lacks.no_hands": "niemand hat ein Blatt",
    "lacks.banked_already": "wer gibt, stellt schon eine Bank",
    "lacks.one_ante": "der eine Grundeinsatz gilt für das ganze Spiel",
    "lacks.no_bank": "es gibt keine Bank",
    "lacks.lasts_until_grown": "die Bank dauert, bis sie gewachsen ist, nicht eine Zahl von Runden",
    "lacks.one_deal": "die Bank dauert nur eine Runde",
    "lacks.counts_deals": "die Bank dauert eine Zahl von Runden, nicht bis sie gewachsen ist",
    "lacks.pot_is_limit": "der Pot ist die Grenze",
    "lacks.no_house": "kein Haus zahlt",
    "lacks.all_bet_at_once": "alle setzen zur selben Zeit",
    "lacks.one_card_for_all": "eine Karte wird für alle aufgedeckt",
    "lacks.hand_decides": "die Blätter werden aufgedeckt, um die Einsätze zu entscheiden",
    "lacks.hands_looked_at": "die Blätter werden vor dem Setzen angesehen",
    "lacks.looked_at_in_turn": "die Blätter werden erst im eigenen Zug angesehen",
    "lacks.no_centre_card": "keine Karte liegt in der Mitte",
    "lacks.no_threshold": "die Karte in der Mitte darf jede sein",
    "lacks.no_buying": "keine Karten werden gekauft",
    "lacks.ace_is_high": "das Ass ist immer hoch",
    "lacks.one_pack": "es wird mit einem Kartenspiel gespielt",
    "lacks.no_raise": "kein Einsatz wird erhöht",
    "lacks.no_posts": "es gibt keine Randkarten",
    "lacks.fixed_by_the_house": "das legt das Haus fest",
}
