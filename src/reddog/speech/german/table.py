"""In German: what is refused at a table with people, and why: seats, the host's powers, agreement, talk."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

TABLE: Final[Messages] = {
    "refused.evening_over": "Der Abend ist zu Ende.",
    "refused.stale": "Der Tisch ist inzwischen weiter; sieh noch einmal hin und entscheide neu.",
    "refused.not_your_seat": "Das ist nicht dein Platz.",
    "refused.not_away": "Du bist nicht weg.",
    "refused.not_the_next_pack": (
        "Beiträge gibt es für das Kartenspiel, das als Nächstes gemischt wird, und das ist nicht Nummer {pack}."
    ),
    # The host.
    "refused.host_only": "Das kann nur, wer den Tisch leitet.",
    "refused.host_stays": "Das geht nicht mit dem, der den Tisch leitet: Gib den Tisch zuerst ab.",
    "refused.host_already": "Du leitest den Tisch schon.",
    "refused.not_connected": "Den Tisch leiten kann nur, wer verbunden ist.",
    "refused.no_such_person": "Niemand dieses Namens ist an diesem Tisch.",
    "refused.started_already": "Das Spiel hat schon begonnen.",
    "refused.not_started": "Das Spiel hat noch nicht begonnen.",
    "refused.paused_already": "Das Spiel ist schon angehalten.",
    "refused.paused_now": "Das Spiel ist angehalten: Auf niemanden wird gewartet.",
    "refused.not_awaited": "Auf diesen Platz wartet der Tisch nicht.",
    "refused.too_soon": Plural(
        "seconds",
        (
            "Lass noch Zeit: In {seconds} Sekunde darf der Tisch weitergehen.",
            "Lass noch Zeit: In {seconds} Sekunden darf der Tisch weitergehen.",
        ),
    ),
    "refused.declined_lately": Plural(
        "seconds",
        (
            "Die anderen wurden gefragt und wollen weiter warten: Frag in {seconds} Sekunde wieder.",
            "Die anderen wurden gefragt und wollen weiter warten: Frag in {seconds} Sekunden wieder.",
        ),
    ),
    "refused.not_for_oneself": "Du bist selbst am Zug.",
    "refused.not_paused": "Das Spiel ist nicht angehalten.",
    "refused.seats_in_use": "{least} sitzen am Tisch, also sind {seats} Plätze zu wenig.",
    "refused.rules_hold_already": "Diese Regeln gelten schon.",
    "refused.removed": Plural(
        "minutes",
        (
            "Du wurdest von diesem Tisch entfernt; in {minutes} Minute darfst du wiederkommen.",
            "Du wurdest von diesem Tisch entfernt; in {minutes} Minuten darfst du wiederkommen.",
        ),
    ),
    # Seats and chips.
    "refused.seated_already": "Du hast schon einen Platz, Platz {seat}.",
    "refused.no_such_place": Plural(
        "seats", ("Dieser Tisch hat {seats} Platz.", "Dieser Tisch hat {seats} Plätze.")
    ),
    "refused.place_taken": "Dieser Platz ist besetzt; wähle einen freien.",
    "refused.table_full": "Alle Plätze sind besetzt: Warte auf einen, oder sieh zu.",
    "refused.no_free_seat": "Für einen Bot ist kein Platz frei.",
    "refused.bots_enough": "An diesem Tisch waren heute Abend schon {most} Bots; das reicht.",
    "refused.seat_free": "Ein Platz ist frei: Setz dich.",
    "refused.waiting_already": "Du wartest schon auf einen Platz.",
    "refused.not_waiting": "Du wartest nicht auf einen Platz.",
    "refused.bot_name": "Ein Bot an diesem Tisch heißt wie {name}: Wähle einen anderen Namen.",
    "refused.buy_in_range": "Chips werden hier von {least} bis {most} gekauft, nicht {chips}.",
    "refused.same_stack": Plural(
        "chips",
        (
            "Komm mit dem {chips} Chip wieder, mit dem du gegangen bist.",
            "Komm mit den {chips} Chips wieder, mit denen du gegangen bist.",
        ),
    ),
    "refused.no_rebuys": "An diesem Tisch werden Chips nur einmal gekauft.",
    "refused.rebuy_when_broke": "An diesem Tisch kauft nur nach, wer keine Chips mehr hat.",
    # Talk.
    "refused.no_chat": "An diesem Tisch gibt es keinen Chat.",
    "refused.muted": "Du bist stummgeschaltet.",
    "refused.players_talk": "An diesem Tisch reden nur die Spieler.",
    "refused.nothing_said": "Darin steht nichts.",
    # Agreement.
    "refused.players_only": "Das können nur Spieler vorschlagen.",
    "refused.proposal_open": "Etwas ist schon vorgeschlagen: Antworte zuerst darauf.",
    "refused.proposed_already": (
        "Du hast in dieser Runde schon etwas vorgeschlagen; tu es wieder, wenn die nächste begonnen hat."
    ),
    "refused.nothing_proposed": "Jetzt ist nichts vorgeschlagen.",
    "refused.not_asked": "Du bist nicht gefragt.",
    "refused.answered_already": "Du hast schon zugestimmt.",
    "refused.cannot_void": (
        "Diese Runde kann nicht rückgängig gemacht werden: Es wurde keine gespielt, oder seither sind Chips gekommen oder gegangen."
    ),
    "refused.seat_unknown": "Wähle zwei verschiedene Plätze mit Spielern, die bleiben; Platz {seat} geht nicht.",
    "refused.stack_at_stake": "Auf Platz {seat} steht ein Zug oder ein Einsatz aus: Warte, bis er vorbei ist.",
    "refused.chips_short": Plural("most", ("Dort liegt nur {most} Chip.", "Dort liegen nur {most} Chips.")),
    "refused.stack_full": Plural(
        "most", ("Dort ist nur für {most} Chip mehr Platz.", "Dort ist nur für {most} Chips mehr Platz.")
    ),
    "refused.giver_not_here": "Niemandes Chips werden ohne ihn weggegeben: Er ist nicht verbunden.",
}
