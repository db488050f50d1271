"""In German: what the server says: why it does not start, what it refuses, its pages, and its command."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

SERVER: Final[Messages] = {
    # Who asks.
    "refused.not_known": "Sage zuerst, wer du bist: Mit diesem Token oder Cookie ist niemand bekannt.",
    "refused.signed_out": "Das ist überall abgemeldet: Nimm den neuen persönlichen Link, oder melde dich an.",
    "refused.wrong_password": "Es gibt kein Konto mit diesem Namen und Passwort.",
    "refused.link_unknown": "Dieser persönliche Link gehört niemandem, oder niemandem mehr.",
    "refused.foreign_page": "Das kam von einer Seite eines anderen Servers, also wurde nichts getan.",
    "refused.not_your_table": "Das darf nur lesen, wer an diesem Tisch war.",
    "refused.hints_off": "An diesem Tisch sind Chancen und Rat nicht erlaubt.",
    # Requests.
    "refused.bad_request": "Die Anfrage ist nicht zu verstehen.",
    "refused.bad_json": "Die Anfrage ist kein JSON in UTF-8.",
    "refused.bad_body": "Die Anfrage hat nicht die richtige Form: {why}.",
    "refused.bad_query": "Was nach dem Fragezeichen steht, hat nicht die richtige Form: {why}.",
    "refused.not_json": "Die Anfrage muss sagen, dass sie application/json ist.",
    "refused.too_large": "Die Anfrage ist größer als {most} Bytes.",
    "refused.too_fast": Plural(
        "seconds",
        (
            "Das war zu viel auf einmal; versuche es in {seconds} Sekunde noch einmal.",
            "Das war zu viel auf einmal; versuche es in {seconds} Sekunden noch einmal.",
        ),
    ),
    "refused.no_such_page": "Unter dieser Adresse gibt es nichts.",
    "refused.not_this_method": "Das geht unter dieser Adresse nicht.",
    "refused.server_trouble": "Im Server ist etwas schiefgegangen; mehr ist hier nicht bekannt. Es wurde aufgeschrieben.",
    "refused.bad_account": "Der Name eines Kontos hat 3 bis 40 sichtbare Zeichen, ohne Leerzeichen am Rand.",
    "refused.account_taken": "Dieses Konto gehört jemand anderem; wähle einen anderen Namen.",
    "refused.account_there": "Du hast schon ein Konto.",
    "refused.still_seated": "Steh zuerst auf; du hast noch einen Platz an: {tables}.",
    # Tables, as the server finds them or not.
    "refused.buy_in_outside": "Der übliche Kauf ({chips} Chips) muss zwischen {least} und {most} liegen, wie jeder an diesem Tisch.",
    "refused.no_such_table": "Es gibt keinen Tisch mit dem Code {table}.",
    "refused.table_ended": "Der Abend an Tisch {table} ist zu Ende; Verlauf und Abrechnung sind noch zu lesen.",
    "refused.store_trouble": "Der Server erreicht seine Datenbank gerade nicht; nichts wurde getan. Versuche es gleich noch einmal.",
    # The socket.
    "refused.bad_message": "Die Nachricht ist nicht zu verstehen: {why}.",
    "refused.hello_first": "Sage zuerst hello: welcher Tisch, und wer du bist.",
    "refused.one_table_each": "Diese Verbindung ist an einem anderen Tisch; öffne eine neue.",
    "refused.protocol_newer": "Dieser Server ist älter als dein Programm: Er spricht Fassung {known} des Protokolls.",
    "refused.replaced": "Du spielst in einem neueren Fenster weiter; sage hier hello, um zu übernehmen.",
    "refused.server_stopping": "Der Server hält kurz an. Nichts geht verloren: Komm wieder.",
    # About a connection to a table.
    "notice.replaced": "Du spielst in einem neueren Fenster weiter. Melde dich hier wieder, um zu übernehmen.",
    "notice.removed": "Wer den Tisch leitet, hat dich vom Tisch entfernt.",
    "notice.ended": "Der Abend ist zu Ende: Alle werden ausbezahlt.",
    "notice.stopping": "Der Server hält kurz an. Nichts geht verloren: Komm gleich wieder.",
    "notice.behind": "Die Verbindung ist langsam: Zwischenstände wurden ausgelassen. So steht der Tisch.",
    "notice.signed-out": "Du hast dich überall abgemeldet: Komm mit dem neuen persönlichen Link wieder, oder melde dich an.",
    "notice.forgotten": "Wer du hier warst, ist gelöscht, und damit endet diese Verbindung.",
    # Settings of the server.
    "refused.setting_number": "{setting} ist eine ganze Zahl von {least} bis {most}, nicht „{value}“.",
    "refused.setting_words": "{setting} ist eines von {words}, nicht „{value}“.",
    "refused.setting_yes_no": "{setting} ist true oder false, nicht „{value}“.",
    "refused.setting_text": "{setting} ist ein Text von höchstens {most} Zeichen, nicht „{value}“.",
    "refused.setting_list": "{setting} ist eine Liste von Texten, nicht „{value}“.",
    "refused.setting_address": (
        "{setting} ist eine Adresse wie https://cards.example, ohne etwas dahinter, nicht „{value}“."
    ),
    "refused.setting_network": "{setting} enthält Adressen oder Netze wie 10.0.0.0/8, nicht „{value}“.",
    "refused.setting_not_both": "{setting} und {other} passen nicht zusammen; setze eines davon, oder setze sie verschieden.",
    "refused.no_such_setting": "Es gibt keine Einstellung „{setting}“ (in {file}).",
    "refused.config_unreadable": "Die Datei {file} ist nicht zu lesen: {why}.",
    "refused.config_not_toml": "Die Datei {file} ist kein TOML.",
    "refused.port_taken": "Port {port} ({setting}) ist belegt oder nicht erlaubt; wähle einen anderen, oder 0 für irgendeinen.",
    "refused.host_unknown": "Dieser Rechner hat keine Adresse „{host}“, an der er lauschen könnte.",
    "refused.server_missing": (
        "Der Server braucht mehr als das Spiel: Installiere ihn mit python3 start.py, oder mit pip install 'reddog[server]' "
        "({module} fehlt)."
    ),
    # The commands.
    "command.open": "Die Seite in einem Browser öffnen: {program} open",
    "command.open.browser": "Den Browser öffnen; sonst wird die Adresse nur genannt.",
    "command.open.port": "Der Port; ohne Angabe der übliche, oder ein freier, wo der belegt ist.",
    "command.serve": "Freunde hier an Tischen spielen lassen: {program} serve --lan",
    "command.migrate": "Eine Datenbank auf den neuesten Stand bringen.",
    "command.serve.host": "Die Adresse, an der gelauscht wird; ohne Angabe nur dieser Rechner.",
    "command.serve.port": "Der Port; 0 ist irgendein freier.",
    "command.serve.database": "Eine Datei oder die Adresse eines PostgreSQL.",
    "command.serve.public-url": "Was die Leute öffnen, wenn ein Proxy vor dem Server steht.",
    "command.serve.lan": "Alle im lokalen Netz hereinlassen, und einen QR-Code für Handys zeigen.",
    "command.serve.log-format": "json, colour oder auto.",
    "command.serve.log-level": "debug, info, warning oder error.",
    "command.serve.metrics-port": "Wo /metrics zu haben ist, nur für diesen Rechner.",
    "command.serve.config": "Eine TOML-Datei mit beliebigen Einstellungen.",
    "command.example.ADDRESS": "127.0.0.1",
    "command.example.FORMAT": "json",
    "command.example.LEVEL": "info",
    "open.opening": "Red Dog ist in deinem Browser offen, unter {address} - Strg-C beendet es.",
    "open.by_hand": "Red Dog läuft: Öffne {address} in einem Browser. Strg-C beendet es.",
    "open.others": "Andere im selben Netz können diese Adresse öffnen oder die Kamera eines Handys hierauf richten:",
    "open.stopped": "Angehalten. Jeder Tisch geht weiter, wo er war, wenn {program} open wieder läuft.",
    "serve.open": "Öffne {address} oder gib die Adresse weiter. Strg-C beendet.",
    "serve.stopped": "Angehalten. Jeder Tisch geht weiter, wo er war, wenn {program} serve wieder läuft.",
    "serve.migrated": "Die Datenbank ist jetzt auf dem neuesten Stand.",
    "serve.current": "Die Datenbank war schon auf dem neuesten Stand.",
}
