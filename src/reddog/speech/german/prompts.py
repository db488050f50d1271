"""In German: what is asked of a player, and what a player asks about: the hand, the table, the cards seen, the ledger."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

PROMPTS: Final[Messages] = {
    "prompt.turn": "Du bist am Zug.",
    "prompt.banker": "Du hältst die Bank.",
    "prompt.pot": "Pot {pot}.",
    "prompt.beat": "Zu schlagen: {card}.",
    "prompt.first-post": "Erste Randkarte: {card}.",
    "prompt.bet": "Setze {least} bis {most}.",
    "prompt.bet.only": "Setze {most}: Ein anderer Einsatz ist nicht möglich.",
    "prompt.bet.pass": "Setze {least} bis {most}, oder passe.",
    "prompt.bet.only.pass": "Setze {most}, oder passe: Ein anderer Einsatz ist nicht möglich.",
    "prompt.bet.pay": "Setze {least} bis {most}, oder zahle {price} und passe.",
    "prompt.bet.only.pay": "Setze {most}, oder zahle {price} und passe: Ein anderer Einsatz ist nicht möglich.",
    "prompt.bet.out": "Setze {least} bis {most}, oder setze diese Runde aus.",
    "prompt.bet.only.out": "Setze {most}, oder setze diese Runde aus: Ein anderer Einsatz ist nicht möglich.",
    "prompt.bet.half": "Die Grenze ist der halbe Pot, abgerundet.",
    "prompt.pass": "Du kannst nicht setzen: Passe.",
    "prompt.pays": "Ein Gewinn zahlt {pays} zu 1.",
    "prompt.busts": "Ein Einsatz von {most}, der gewinnt, sprengt den Pot.",
    "prompt.ends": "Ein Einsatz von {most}, der gewinnt, beendet das Spiel.",
    "prompt.post-costs": "Eine Karte gleich einer Randkarte kostet {bets} Einsätze.",
    "prompt.post-costs.limit": (
        "Eine Karte gleich einer Randkarte kostet {bets} Einsätze; darum darfst du höchstens {share} deiner Chips setzen."
    ),
    "prompt.alike-costs": Plural("bets", ("Drei Gleiche verlieren.", "Drei Gleiche kosten {bets} Einsätze.")),
    "prompt.alike-costs.limit": (
        "Drei Gleiche kosten {bets} Einsätze; darum darfst du höchstens {share} deiner Chips setzen."
    ),
    "share.2": "die Hälfte",
    "share.3": "ein Drittel",
    "prompt.buy": "Oder kaufe eine andere Karte für {price}.",
    "prompt.buy.only": "Du kannst nicht setzen: Kaufe eine andere Karte für {price}, oder passe.",
    "prompt.raise": "Erhöhe um {most}, oder bleib dabei.",
    "prompt.raise.range": "Erhöhe um {least} bis {most}, oder bleib dabei.",
    "prompt.stay": "Du kannst nicht erhöhen: Bleib dabei.",
    "prompt.call.ace": "Sage das Ass hoch oder niedrig an.",
    "prompt.call.side": "Sage an, ob die nächste Karte höher oder tiefer ist.",
    "prompt.show": "Du gewinnst. Tippe {cards}.",
    "prompt.show.card": "show {card}",
    "prompt.show.chosen": "Du gewinnst. Zeige {cards}.",
    "prompt.stake": "Eröffne die Bank mit {least} bis {most}: Tippe stake {least} oder eine andere Zahl.",
    "prompt.stake.only": "Eröffne die Bank mit {most}: Tippe stake.",
    "prompt.stake.chosen": "Eröffne die Bank mit {least} bis {most}.",
    "prompt.stake.only.chosen": "Eröffne die Bank mit {most}.",
    "prompt.again": "Tippe again, um noch einmal zu geben, oder pass, um die {pot} im Pot zu nehmen.",
    "prompt.again.chosen": "Gib noch einmal, oder gib die Bank ab und nimm die {pot} im Pot.",
    "prompt.vote": Plural(
        "rest",
        (
            "Den Pot von {pot} teilen? Je {share}, und {rest} bleibt darin. Ja oder nein?",
            "Den Pot von {pot} teilen? Je {share}, und {rest} bleiben darin. Ja oder nein?",
        ),
    ),
    "prompt.vote.even": "Den Pot von {pot} teilen? Je {share}, und nichts bleibt übrig. Ja oder nein?",
    "waiting": "Am Zug: {players}.",
    "waiting.cards": "Die Karten kommen.",
    "waiting.begin": "Die nächste Runde kann beginnen.",
    "waiting.closed": "Das Spiel ist zu Ende.",
    "waiting.closed.evening": "Der Abend ist zu Ende.",
    # What a player asks about.
    "hand": "Dein Blatt: {cards}.",
    "hand.hidden": Plural(
        "count",
        (
            "Du darfst noch nicht hinsehen: {count} verdeckte Karte.",
            "Du darfst noch nicht hinsehen: {count} verdeckte Karten.",
        ),
    ),
    "hand.none": "Du hast keine Karten.",
    "status.bank": "{who} hält die Bank; sie wurde mit {opening} eröffnet.",
    "status.bank.you": "Du hältst die Bank; sie wurde mit {opening} eröffnet.",
    "status.last-round": "Das ist die letzte Runde der Bank.",
    "status.deal": "Runde {number}.",
    "status.stock": Plural("count", ("{count} Karte im Talon.", "{count} Karten im Talon.")),
    "status.seat": Plural("chips", ("{who}: {chips} Chip.", "{who}: {chips} Chips.")),
    "status.seat.you": Plural("chips", ("Du: {chips} Chip.", "Du: {chips} Chips.")),
    "status.seat.more": Plural(
        "chips", ("{who}: {chips} Chip ({state}).", "{who}: {chips} Chips ({state}).")
    ),
    "status.seat.more.you": Plural("chips", ("Du: {chips} Chip ({state}).", "Du: {chips} Chips ({state}).")),
    "state.dealer": "gibt",
    "state.banker": "hält die Bank",
    "state.bet": "Einsatz {chips}",
    "state.turn": "am Zug",
    "state.out": "setzt aus",
    "state.leaving": "geht",
    "state.shown": "zeigt {cards}",
    "seen.suit": "{suits} gesehen: {ranks}.",
    "seen.none": "{suits} gesehen: keine.",
    "seen.copies": "{count} mal {rank}",
    "seen.unseen": Plural("count", ("{count} Karte ungesehen.", "{count} Karten ungesehen.")),
    "seen.coming": "Als Nächstes kommen, wie bekannt: {cards}.",
    "seen.coming.after": Plural(
        "count",
        (
            "Nach {count} ungesehenen Karte kommen, wie bekannt: {cards}.",
            "Nach {count} ungesehenen Karten kommen, wie bekannt: {cards}.",
        ),
    ),
    "seen.pool": Plural(
        "count",
        (
            "Der Talon ist diese Karte: {cards}.",
            "Der Talon sind diese {count} Karten in unbekannter Reihenfolge: {cards}.",
        ),
    ),
    "nets": "{nets}.",
    "nets.seat": "{who} {net}",
    "nets.seat.you": "du {net}",
    "nets.pot": "Pot {net}",
    "nets.bets": "Einsätze {net}",
    "nets.house": "Haus {net}",
    # What a result leaves open: chips that are nobody's yet.
    "unfinished": "Runde {number} ist nicht beendet.",
    "unfinished.pot": Plural(
        "chips", ("{chips} Chip liegt noch im Pot.", "{chips} Chips liegen noch im Pot.")
    ),
    "unfinished.bank": Plural(
        "chips",
        (
            "{chips} Chip liegt noch in der Bank von {who}.",
            "{chips} Chips liegen noch in der Bank von {who}.",
        ),
    ),
    "unfinished.bank.you": Plural(
        "chips", ("{chips} Chip liegt noch in deiner Bank.", "{chips} Chips liegen noch in deiner Bank.")
    ),
    "unfinished.bets": Plural(
        "chips", ("{chips} Chip liegt noch in Einsätzen.", "{chips} Chips liegen noch in Einsätzen.")
    ),
}
