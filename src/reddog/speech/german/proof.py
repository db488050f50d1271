"""In German: histories of evenings: writing, checking and forgetting them."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

PROOF: Final[Messages] = {
    "command.verify": "Die Datei eines Abends prüfen, Karten und Chips: {program} verify evening.jsonl",
    "command.verify.file": "Die Datei, die der Tisch ausgegeben hat.",
    "command.verify.json": "Als JSON, für Programme.",
    "command.verify.statistics": "Zählen, wo die Karten in allen Kartenspielen einer oder mehrerer solcher Dateien lagen, und ob das nach Zufall aussieht.",
    "command.export": "Den Verlauf eines Tisches in eine Datei schreiben: {program} export CODE --out evening.jsonl",
    "command.export.code": "Der Code des Tisches.",
    "command.export.out": "Die Datei; ohne sie wird der Verlauf ausgegeben.",
    "command.export.force": "--out darf eine Datei ersetzen.",
    "command.database": "Die Datenbank des Servers: eine Datei oder eine Adresse; ohne Angabe die eigene Datei.",
    "command.delete-my-data": "Namen und Worte von jemandem aus einer Datenbank nehmen: {program} delete-my-data --account zoe",
    "command.delete-my-data.person": "Wer, nach der Kennung in der Datenbank.",
    "command.delete-my-data.account": "Wer, nach dem Konto.",
    "command.delete-my-data.link": "Wer, nach dem persönlichen Link.",
    "command.delete-my-data.yes": "Es tun; ohne dies wird nur gesagt, was getan würde.",
    "command.example.CODE": "HJKM-4X7P",
    "command.example.DATABASE": "reddog.db",
    "command.example.PERSON": "p-1a2b3c",
    "command.example.ACCOUNT": "zoe",
    "command.example.OWN-LINK": "https://cards.example/r/...",
    # What was checked.
    "verify.title": "Tisch {code}, wie Red Dog {program} ihn geschrieben hat.",
    "verify.file": Plural(
        "count",
        (
            "Datei: ganz und unverändert, {count} Eintrag.",
            "Datei: ganz und unverändert, {count} Einträge.",
        ),
    ),
    "verify.commitments": Plural(
        "count",
        (
            "Festlegungen: jede vor ihren Beiträgen und ihrem Mischen veröffentlicht; {count} Geheimnis ist aufgedeckt und hält sie ein.",
            "Festlegungen: jede vor ihren Beiträgen und ihrem Mischen veröffentlicht; {count} Geheimnisse sind aufgedeckt und halten sie ein.",
        ),
    ),
    "verify.shares": Plural(
        "count",
        (
            "Beiträge: {count} ging in ein Mischen ein, genau wie er gegeben wurde.",
            "Beiträge: {count} gingen in das Mischen ein, alle genau wie sie gegeben wurden.",
        ),
    ),
    "verify.cards": Plural(
        "cards",
        (
            "Karten: {packs} nach dem Rezept gemischt; {cards} Karte wurde daraus gegeben, verdeckte mitgezählt, an ihrer Stelle.",
            "Karten: {packs} nach dem Rezept gemischt; {cards} Karten wurden daraus gegeben, verdeckte mitgezählt, alle an ihrer Stelle.",
        ),
    ),
    "verify.packs": Plural("count", ("{count} Kartenspiel", "{count} Kartenspiele")),
    "verify.moves": Plural(
        "count",
        (
            "Spiel: {count} Zug nach den Regeln noch einmal gespielt, jedes Ereignis und jeder Chip wie berichtet; {deals} Runden.",
            "Spiel: {count} Züge nach den Regeln noch einmal gespielt, jedes Ereignis und jeder Chip wie berichtet; {deals} Runden.",
        ),
    ),
    "verify.chips": (
        "Chips: {bought} gekauft, {cashed} ausbezahlt, nach keinem Eintrag einer entstanden oder verschwunden; was gewonnen und "
        "was verloren ist, hebt sich auf."
    ),
    "verify.right": "Alles stimmt.",
    "verify.sealed": Plural(
        "count",
        (
            "Nicht geprüft: Das Geheimnis von {count} Kartenspiel ist noch nicht aufgedeckt, also ist seine Reihenfolge unbekannt.",
            "Nicht geprüft: Die Geheimnisse von {count} Kartenspielen sind noch nicht aufgedeckt, also sind ihre Reihenfolgen unbekannt.",
        ),
    ),
    "verify.unplayed": "Nicht geprüft: das Spiel ab Zeile {line}, wo verdeckte Karten aus einem solchen Kartenspiel gegeben wurden.",
    "verify.later": (
        "Was geprüft werden konnte, stimmt. Prüfe für den Rest eine Datei, die nach dem Ende des Abends geschrieben wurde."
    ),
    "verify.wrong": "In dieser Datei stimmt etwas nicht. Verlass dich nicht darauf.",
    "verify.line": "Zeile {line}: {sentence}",
    # How often each card lay at each place.
    "statistics.files": Plural("count", ("{count} Datei, die stimmt", "{count} Dateien, die alle stimmen")),
    "statistics.counted": Plural(
        "packs",
        (
            "Gezählt: wo jede der 52 Karten in {packs} Kartenspiel lag, aus {files}.",
            "Gezählt: wo jede der 52 Karten in {packs} Kartenspielen lag, aus {files}.",
        ),
    ),
    "statistics.sealed": Plural(
        "count",
        (
            "Nicht gezählt: {count} Kartenspiel, dessen Geheimnis noch nicht offen ist.",
            "Nicht gezählt: {count} Kartenspiele, deren Geheimnisse noch nicht offen sind.",
        ),
    ),
    "statistics.others": Plural(
        "count",
        (
            "Nicht gezählt: {count} Mischung anderer Karten als eines ganzen Kartenspiels.",
            "Nicht gezählt: {count} Mischungen anderer Karten als eines ganzen Kartenspiels.",
        ),
    ),
    "statistics.few": "Das sind zu wenige Kartenspiele, um etwas über den Zufall zu sagen: Es braucht mindestens {least}.",
    "statistics.expected": "Bei fairem Mischen liegt jede Karte im Mittel {expected}-mal an jeder der 52 Stellen.",
    "statistics.sum": (
        "Chi-Quadrat der Abweichungen: {sum}. Faires Mischen ergibt im Mittel {mean}, mit einer Standardabweichung von {deviation}; beides ist exakt."
    ),
    "statistics.off.above": "Das sind {off} Standardabweichungen über dem Mittel.",
    "statistics.off.below": "Das sind {off} Standardabweichungen unter dem Mittel.",
    "statistics.usual": "Das ist üblich: Von solchen Mengen fairer Mischungen liegen etwa 19 von 20 höchstens 2 vom Mittel.",
    "statistics.rare": (
        "Das ist selten: Von solchen Mengen fairer Mischungen liegt etwa 1 von 20 mehr als 2 vom Mittel. "
        "Zähle andere Abende; der Zufall wiederholt es nicht."
    ),
    "statistics.impossible": (
        "Das sieht nicht nach Zufall aus: Von solchen Mengen fairer Mischungen liegt weniger als 1 von 10.000 mehr als 4 vom Mittel."
    ),
    "statistics.limits": (
        "Das findet Karten, die an einer Stelle bevorzugt sind, und sonst nichts: Dass niemand eine einzelne Mischung ausgesucht hat, zeigt "
        "die Prüfung ihrer Datei."
    ),
    # What is not right.
    "verify.fault.number_out_of_order": "ihre Nummer ist {found}, also fehlt ein Eintrag, ist verschoben oder zweimal da.",
    "verify.fault.opened_twice": "der Tisch wird ein zweites Mal eröffnet.",
    "verify.fault.commitment_out_of_order": "die Festlegung für Kartenspiel {pack} kommt, wo die für {expected} fällig ist.",
    "verify.fault.commitment_unreadable": "die Festlegung für Kartenspiel {pack} sind nicht 64 hexadezimale Ziffern.",
    "verify.fault.commitment_broken": "das Geheimnis von Kartenspiel {pack} passt nicht zur vorher veröffentlichten Festlegung.",
    "verify.fault.secret_unreadable": "das Geheimnis von Kartenspiel {pack} sind nicht 64 hexadezimale Ziffern.",
    "verify.fault.share_before_commitment": (
        "ein Beitrag für Kartenspiel {pack} wurde genommen, bevor dessen Festlegung veröffentlicht war."
    ),
    "verify.fault.share_after_shuffle": "ein Beitrag für Kartenspiel {pack} wurde genommen, nachdem es gemischt war.",
    "verify.fault.share_changed": "die Beiträge, die in Kartenspiel {pack} eingingen, sind nicht die gegebenen.",
    "verify.fault.shuffle_before_commitment": "Kartenspiel {pack} wurde benutzt, bevor dessen Festlegung veröffentlicht war.",
    "verify.fault.pack_out_of_order": "Kartenspiel {pack} wurde benutzt, wo {expected} an der Reihe ist.",
    "verify.fault.revealed_before_shuffle": "Kartenspiel {pack} wurde benutzt, nachdem sein Geheimnis aufgedeckt war.",
    "verify.fault.revealed_without_commitment": "das Geheimnis von Kartenspiel {pack} ist aufgedeckt, das keine Festlegung hat.",
    "verify.fault.cards_differ": (
        "Kartenspiel {pack} bestand nicht aus den Karten, die zu mischen waren, oder war für eine andere Runde."
    ),
    "verify.fault.dealer_differs": "der erste Geber wurde nicht ausgelost, wie Kartenspiel 0 es sagt.",
    "verify.fault.card_differs": "es kam {card}, und nach dem Geheimnis des Kartenspiels wäre es {expected}.",
    "verify.fault.chance_untold": "Karten wurden gemischt oder ein Geber ausgelost, und nichts sagt, woraus.",
    "verify.fault.not_his_seat": "jemand anders hat einen Zug von Platz {seat} gemacht.",
    "verify.fault.no_such_move": "kein Zug bewirkt, was hier berichtet wird.",
    "verify.fault.not_opened": "ein Tisch wird in seinem ersten Eintrag eröffnet, und nur dort.",
    "verify.fault.time_backwards": "ihre Zeit liegt vor der des Eintrags davor.",
    "verify.fault.impossible": "das kann an dieser Stelle des Abends nicht geschehen ({why}).",
    "verify.fault.told_otherwise": "noch einmal gespielt, geschieht etwas anderes, als hier berichtet wird.",
    "verify.fault.chips_not_conserved": "die Chips gehen nicht auf: {chips} zu viel nach diesem Eintrag.",
    "verify.fault.stack_below_nothing": "jemand hat nach diesem Eintrag weniger als keine Chips.",
    # What is refused.
    "refused.not_a_history": "Das ist keine Datei eines Abends von Red Dog: Ihre erste Zeile sagt es nicht.",
    "refused.history_too_large": "{file} ist größer als {most} MB: Das ist kein Abend.",
    "refused.file_newer": "Die Datei hat Fassung {version}, und dieses Programm liest bis {has}: Nimm ein neueres.",
    "refused.line_ends_changed": (
        "Die Zeilenenden der Datei wurden verändert, wie manche Programme es unterwegs tun: Schicke sie als Anhang."
    ),
    "refused.file_cut": "die Datei endet hier, vor ihrem Ende. Gib sie noch einmal aus.",
    "refused.line_changed": "diese Zeile ist nicht, wie sie geschrieben wurde. Gib die Datei noch einmal aus.",
    "refused.file_changed": "Die Datei ist nicht, wie sie geschrieben wurde: Ihre Prüfsumme ist anders. Gib sie noch einmal aus.",
    "refused.no_history_named": "Welche Datei? Schreibe ihren Namen, etwa {program} verify evening.jsonl.",
    "refused.one_history": "Geprüft wird eine Datei auf einmal; --statistics zählt die Kartenspiele mehrerer.",
    "refused.no_code_named": "Welcher Tisch? Schreibe seinen Code, etwa {program} export HJKM-4X7P.",
    "refused.no_database": "Es gibt keine Datenbank {file}.",
    "refused.code_unknown": "In dieser Datenbank gibt es keinen Tisch mit dem Code {text}.",
    "refused.person_unknown": "In dieser Datenbank gibt es niemanden namens {text}.",
    "refused.no_person_named": "Wessen Daten? Nenne --link, --account oder --person, und nur eines davon.",
    "refused.not_confirmed": Plural(
        "tables",
        (
            "Die Person {name} war an {tables} Tisch. Das nähme den Namen und alles Gesagte für immer heraus: Mit --yes geschieht es.",
            "Die Person {name} war an {tables} Tischen. Das nähme den Namen und alles Gesagte für immer heraus: Mit --yes geschieht es.",
        ),
    ),
    # What was done.
    "export.done": Plural(
        "count", ("{count} Eintrag steht in {file}.", "{count} Einträge stehen in {file}.")
    ),
    "delete.done": Plural(
        "tables",
        (
            "Fertig: Namen und Worte sind aus {tables} Tisch verschwunden, und das Konto mit ihnen.",
            "Fertig: Namen und Worte sind aus {tables} Tischen verschwunden, und das Konto mit ihnen.",
        ),
    ),
}
