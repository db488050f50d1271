"""In German: what a database cannot do, and what to do about it."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages

STORE: Final[Messages] = {
    "refused.driver_missing": (
        "PostgreSQL braucht das Paket {driver}, das nicht installiert ist; docs/hosting.md sagt, wie man es bekommt."
    ),
    "refused.store_address": (
        "{address} ist keine Adresse einer Datenbank: Gib eine Datei an, oder postgresql://user@host/name."
    ),
    "refused.store_unreachable": "Die Datenbank {address} lässt sich nicht öffnen: {why}.",
    "refused.store_foreign": "{address} ist eine Datenbank von etwas anderem, also wird nichts hineingeschrieben.",
    "refused.store_newer": (
        "Die Datenbank {address} gehört zu einer neueren Fassung von Red Dog ({found}; diese kennt {known}): Bring erst das "
        "Programm auf den neuesten Stand."
    ),
    "refused.store_older": (
        "Die Datenbank {address} ist von einer älteren Fassung von Red Dog: Sichere eine Kopie, dann starte {program} migrate."
    ),
    "refused.store_closed": "Die Datenbank ist geschlossen.",
    "refused.store_busy": "Die Datenbank ist mit etwas anderem beschäftigt: Versuche es noch einmal.",
    "refused.store_full": "Der Datenträger der Datenbank ist voll: Nichts kann geschrieben werden.",
    "refused.store_removed": "Die Datei {address} ist weg: Was jetzt geschrieben wird, wäre verloren. Halte den Server an, und hol die Datei zurück.",
    "refused.store_lost": "Die Verbindung zur Datenbank ist abgerissen: {why}. Versuche es noch einmal.",
    "refused.store_failed": "Die Datenbank hat abgelehnt: {why}.",
    "refused.table_gone": "Diesen Tisch gibt es nicht mehr.",
}
