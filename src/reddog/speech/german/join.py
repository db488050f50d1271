"""In German: what the terminal says at a server's table: its commands, who is there, time, the connection."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

JOIN: Final[Messages] = {
    # The command line.
    "command.join": "Am Tisch eines Servers spielen: {program} join LINK --name Zoe",
    "command.new-table": "Einen Tisch bei einem Server eröffnen und sich dazusetzen: {program} new-table shoot deals=2",
    "command.tables": "Die Tische eines Servers zeigen, an denen du warst: {program} tables --token PERSÖNLICHER-LINK",
    "command.sign-out": "Deine Links und Tokens überall wertlos machen und neue bekommen: {program} sign-out --token PERSÖNLICHER-LINK",
    "command.join.where": "Link oder Code des Tisches.",
    "command.join.server": "Die Adresse des Servers, zu einem Code.",
    "command.join.name": "Wie du dort heißt.",
    "command.join.chips": "Für wie viele Chips du kaufst; ohne Angabe, was am Tisch üblich ist.",
    "command.join.watch": "Zusehen; keinen Platz nehmen.",
    "command.join.token": "Sein, wer du warst: dein persönlicher Link oder Token.",
    "command.join.hints": "Bei jeder Entscheidung die exakte Chance nennen, wo der Tisch es erlaubt.",
    "command.join.share": "Dein Beitrag zu jedem Mischen; ohne Angabe gibt ihn der Zufall.",
    "command.new-table.game": "Sein Name. Wörter mit = sind Hausregeln oder Regeln des Tisches: seats=5 turn=20.",
    "command.example.URL": "http://192.168.1.7:8018",
    "command.example.TOKEN": "http://192.168.1.7:8018/r/...",
    "command.example.TEXT": "tuesday",
    "join.name": "Spieler",
    "join.your-name": "Wie heißt du?",
    "join.confirm": Plural(
        "chips",
        (
            (
                "Was du in den Pot gezahlt hast, bleibt dort, und {chips} Chip wird ausbezahlt. "
                "Tippe ja oder noch einmal {word}, um deinen Platz aufzugeben, oder nein, um zu bleiben."
            ),
            (
                "Was du in den Pot gezahlt hast, bleibt dort, und {chips} Chips werden ausbezahlt. "
                "Tippe ja oder noch einmal {word}, um deinen Platz aufzugeben, oder nein, um zu bleiben."
            ),
        ),
    ),
    # Coming and going.
    "join.welcome": "Du bist „{name}“ an Tisch {code}. {title}",
    "join.opened": "Tisch {code} ist eröffnet. Mit diesem Link kommen Freunde dazu: {link}",
    "join.here-only": (
        "Dieser Link geht nur auf diesem Rechner; für Freunde im selben Netz starte den Server mit {program} serve --lan."
    ),
    "join.personal": "Um von überall als du selbst wiederzukommen, behalte diesen Link für dich: {link}",
    "join.again": "Um als du selbst wiederzukommen: {program} join {code} --server {server} --token TOKEN-ODER-LINK",
    "join.help-line": "Tippe help für die Befehle, rules für die Regeln, quit zum Trennen; dein Platz bleibt dir.",
    "join.missed": Plural(
        "count",
        (
            "{count} früheres Ereignis wird nicht noch einmal erzählt.",
            "{count} frühere Ereignisse werden nicht noch einmal erzählt.",
        ),
    ),
    "join.lost": "Die Verbindung ist abgerissen; sie wird neu aufgebaut. Nichts, was du getippt hast, geschieht zweimal.",
    "join.back": "Die Verbindung ist wieder da.",
    "join.replaced": "Du spielst in einer neueren Verbindung weiter. Tippe hello, um hier zu übernehmen.",
    "join.stopping": "Der Server hält an; dieses Programm wartet, bis er wiederkommt.",
    "join.kept": "Dein Platz bleibt dir.",
    # Time, and what the table waits for.
    # Oneself, away from any table.
    "own.no-tables": "Du warst dort an keinem Tisch.",
    "own.table.open": "{code}: {game}, offen, zuletzt benutzt {when}. {link}",
    "own.table.ended": "{code}: {game}, vorbei, zuletzt benutzt {when}. {link}",
    "own.game.with": "{game} mit {names}",
    "own.signed-out": "Alle Links und Tokens, die du hattest, sind jetzt wertlos; wer damit spielte, ist getrennt.",
    "join.time": Plural(
        "count",
        ("Am Zug: {players}; noch {count} Sekunde.", "Am Zug: {players}; noch {count} Sekunden."),
    ),
    "join.time.bank": Plural(
        "count",
        (
            "Am Zug: {players}; noch {count} Sekunde Zusatzzeit.",
            "Am Zug: {players}; noch {count} Sekunden Zusatzzeit.",
        ),
    ),
    "join.time.none": "Am Zug: {players}; keine Uhr läuft.",
    "join.time.nobody": "Jetzt wird niemand etwas gefragt.",
    "join.time.left": Plural("count", ("{count} Sekunde.", "{count} Sekunden.")),
    "join.turn": Plural(
        "count", ("Am Zug: {players}; {count} Sekunde.", "Am Zug: {players}; {count} Sekunden.")
    ),
    "join.warning": Plural("count", ("Noch {count} Sekunde.", "Noch {count} Sekunden.")),
    "join.next-deal": Plural(
        "count",
        ("Die nächste Runde beginnt in {count} Sekunde.", "Die nächste Runde beginnt in {count} Sekunden."),
    ),
    "join.not-started": "Tippe start, wenn alle da sind; bot careful setzt einen Bot an den Tisch.",
    "join.broke": (
        "Du hast keine Chips mehr. Tippe buy-in {chips} für mehr, stand, um deinen Platz aufzugeben, oder sieh zu."
    ),
    "join.not-dealt": "Du bekommst keine Karten: Du setzt aus oder hast zu wenige Chips. Tippe back oder buy-in {chips}.",
    "join.next-in": "Eine Runde läuft: Du spielst ab der nächsten mit.",
    "join.alone": "Tippe bot careful, um mit einem Bot weiterzuspielen, oder end, um abzurechnen.",
    "join.hidden": "Was {who} sagt, hörst du nicht mehr; sonst erfährt das niemand. Mit unhide und dem Namen hörst du es wieder.",
    "join.unhidden": "Was {who} sagt, hörst du wieder.",
    "join.for-seat": "Für {who}:",
    "join.answer": "Tippe ja oder nein.",
    # Who is there.
    "join.who.host": "Den Tisch leitet: {who}.",
    "join.who.seat": Plural(
        "chips", ("Platz {number}: {who}, {chips} Chip.", "Platz {number}: {who}, {chips} Chips.")
    ),
    "join.who.seat.more": Plural(
        "chips",
        (
            "Platz {number}: {who}, {chips} Chip; {state}.",
            "Platz {number}: {who}, {chips} Chips; {state}.",
        ),
    ),
    "join.who.free": Plural("count", ("{count} Platz ist frei.", "{count} Plätze sind frei.")),
    "join.who.full": "Kein Platz ist frei.",
    "join.who.waiting": "Auf einen Platz warten: {names}.",
    "join.who.watching": "Es sehen zu: {names}.",
    "join.state.bot": "ein Bot ({bot})",
    "join.state.gone": "nicht verbunden",
    "join.state.away": "nicht da",
    "join.state.muted": "stumm",
    "join.state.hidden": "von dir nicht gehört",
    # What may be asked.
    "join.link": "Freunde kommen mit {link} oder dem Code {code} dazu.",
    "join.fair.pack": "Kartenspiel {pack} wird gespielt; seine Festlegung ist {commitment}.",
    "join.fair.next": "Kartenspiel {pack} wird als Nächstes gemischt; seine Festlegung ist {commitment}.",
    "join.fair.share": "{who} gab dafür den Beitrag {share}.",
    "join.fair.share.you": "Du gabst dafür den Beitrag {share}.",
    "join.fair.how": "Tippe share und irgendeinen Text, um für das nächste Kartenspiel einen anderen Beitrag zu geben.",
    "join.rules.change": (
        "Wer den Tisch leitet, ändert Regeln ab der nächsten Runde: rules deals=2, rules polish, rules turn=20."
    ),
    # Help.
    "help.here.seat": (
        "sit, sit 3, sit 3 200: einen Platz nehmen, Platz 3, mit 200 Chips. stand: ihn aufgeben und zusehen. "
        "wait: auf einen Platz warten."
    ),
    "help.here.talk": "say TEXT: allen etwas sagen. hide NAME, unhide NAME: jemanden nicht hören. who: wer da ist. ledger: wer wem was schuldet. link: wie Freunde dazukommen.",
    "help.here.time": "time: wessen Zeit läuft. time 3: dreimal die übliche Zeit für dich. time 0: keine Uhr für dich. skip: nicht länger auf jemanden warten.",
    "help.here.fair": "fair: wie die Karten gemischt werden. share TEXT: dein eigener Beitrag zum nächsten Mischen.",
    "help.here.table": (
        "away, back: ab der nächsten Runde aussetzen, wieder mitspielen. buy-in 50: 50 Chips kaufen. split: Teilung des Pots vorschlagen."
    ),
    "help.here.agree": (
        "void, adjust NAME NAME 5, end: alle bitten, die Runde rückgängig zu machen, 5 Chips umzubuchen, den Abend zu beenden; ja, nein."
    ),
    "help.here.host": (
        "Wer den Tisch leitet: start, pause, resume, bot careful, remove NAME, mute NAME, unmute NAME, host NAME, rules deals=2."
    ),
    "help.here.leave": "leave: den Platz aufgeben und gehen. quit: trennen; dein Platz bleibt dir.",
    # What cannot be done.
    "refused.no_table_given": "Welcher Tisch? Schreibe seinen Link oder seinen Code: {program} join CODE.",
    "refused.no_token_given": "Wer bist du? Sag es mit --token und deinem persönlichen Link.",
    "refused.no_connection": "{server} antwortet nicht: {why}.",
    "refused.not_a_server": "Was unter {server} antwortet, ist kein Server von Red Dog.",
    "refused.bad_address": "„{text}“ ist kein Link, kein Code und keine Adresse eines Servers.",
    "refused.no_table_named": "Welcher Tisch von {server}? Nenne seinen Code oder öffne seinen Link.",
    "refused.unreadable_message": "{server} sagt etwas, das dieses Programm nicht versteht: Eines von beiden ist zu alt.",
    "refused.connection_over": "Die Verbindung zum Tisch ist zu Ende.",
    "refused.played_elsewhere": "Die Verbindung ist weg. Du spielst in einer neueren weiter, und diese übernimmt nicht von selbst.",
    "refused.whole_word_here": "Tippe {word} ganz aus.",
    "refused.not_connected_now": "Gerade gibt es keine Verbindung; versuche es, wenn sie wieder da ist.",
    "refused.not_seated": "Du hast keinen Platz: Tippe sit.",
    "refused.hints_are_off": "An diesem Tisch werden keine Chancen gezeigt.",
    "refused.next_by_itself": "Die nächste Runde beginnt von selbst.",
    "refused.who_is_meant": "Wen meinst du? Schreibe einen Namen oder die Nummer eines Platzes.",
    "refused.nobody_named": "Niemand hier heißt „{name}“. Tippe who für die Namen.",
    "refused.several_named": "„{name}“ könnte {options} sein: Schreibe mehr vom Namen, oder die Nummer des Platzes.",
    "refused.nobody_in_seat": "Auf Platz {number} sitzt niemand.",
    "refused.no_such_seat_number": "Plätze zählen ab 1; einen Platz {number} gibt es nicht.",
    "refused.sit_how": "Tippe sit, sit 3 für Platz 3 oder sit 3 200 für Platz 3 mit 200 Chips, nicht „{text}“.",
    "refused.say_what": "Tippe say und was du sagen willst.",
    "refused.share_what": "Tippe share und irgendeinen Text.",
    "refused.share_too_long": "Ein Beitrag hat höchstens {most} Zeichen; dieser hat {count}.",
    "refused.talk_too_long": "Auf einmal kannst du höchstens {most} Zeichen sagen; das hier hat {count}.",
    "refused.reason_too_long": "Eine Begründung hat höchstens {most} Zeichen; diese hat {count}.",
    "refused.too_many_times": "Höchstens das {most}-Fache der üblichen Zeit; 0 ist gar keine Uhr.",
    "refused.hide_oneself": "Dich selbst hörst du immer.",
    "refused.which_bot": "Welcher Bot? Zum Beispiel: bot careful.",
    "refused.adjust_how": "Tippe adjust, wessen Chips, wer sie bekommt und wie viele: adjust Ana Bo 5.",
    "refused.no_rules_typed": "Tippe rules und was gelten soll: ein Spiel, deals=2, turn=20.",
    "refused.bad_table_rule": (
        "„{text}“ lässt sich so nicht setzen. Am Tisch lassen sich setzen: title, seats, buy-in, buy-in-least, buy-in-most, "
        "rebuy (any, broke, never), rejoin (same, any), turn, spare, warning, grace, rest, bots-think, und yes oder no für hints, "
        "spectators, chat, several-seats; reveal ist evening oder pack."
    ),
}
