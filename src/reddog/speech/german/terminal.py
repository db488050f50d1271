"""In German: what the terminal says for itself: the practice table, the typed commands, files, the command line."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

TERMINAL: Final[Messages] = {
    # The command line.
    "command": "Die Kartenspiele der Familie Red Dog spielen, veranstalten und verstehen.",
    "command.usage": "Gebrauch: {program} {command} {words}",
    "command.play": "Mit Bots spielen: {program} play shoot --seats 5 --hints",
    "command.replay": "Ein gespeichertes Spiel erzählen: {program} replay evening.toml",
    "command.games": "Die Spiele aufzählen, wie man sie gewinnt und wie sie sonst heißen.",
    "command.rules": "Die Regeln eines Spiels sagen: {program} rules shoot --house deals=2",
    "command.play.game": "Sein Name; ohne ihn wirst du gefragt. Wörter mit = sind Hausregeln.",
    "command.play.seats": "Plätze, deiner mitgezählt.",
    "command.play.bots": "Wer spielt, mit Kommas: careful, counter, minimum, potter, random.",
    "command.play.chips": "Chips für jeden.",
    "command.play.ante": "Der Grundeinsatz in Chips.",
    "command.play.house": "Eine Hausregel, siehe: {program} rules GAME. Darf mehrmals angegeben werden.",
    "command.play.seed": "Dieselben Karten und Bots für denselben Text.",
    "command.play.hints": "Bei jeder Entscheidung die exakte Chance nennen.",
    "command.play.name": "Dein Name, für das gespeicherte Spiel.",
    "command.play.save": "Das Spiel in dieser Datei speichern.",
    "command.play.force": "--save darf eine Datei ersetzen.",
    "command.play.cards": "Wie Karten geschrieben werden.",
    # What may stand for each kind of value.
    "command.example.N": "5",
    "command.example.NAMES": "careful,counter",
    "command.example.RULE=VALUE": "hand=4",
    "command.example.S": "monday",
    "command.example.NAME": "Zoe",
    "command.example.FILE": "evening.toml",
    "command.example.STYLE": "short",
    "command.replay.file": "Das gespeicherte Spiel.",
    "command.replay.step": "Vor jeder Runde auf Enter warten.",
    "command.rules.json": "Als JSON, für Programme.",
    "command.rules.game": "Sein Name. Wörter mit = sind Hausregeln.",
    "command.rules.house": "Eine Hausregel. Darf mehrmals angegeben werden.",
    # Who sits at a practice table.
    "terminal.player": "Spieler",
    "bot.names": "Ana Bo Cy Di Ed Flo Gus Hal Ida Jo Kim Lee Max Ned Ola Pia Quin Ray",
    "bot.label": "{name} (Bot {bot})",
    "bot.minimum": "Setzt immer so wenig, wie er darf.",
    "bot.random": "Macht irgendeinen erlaubten Zug, jeden mit gleicher Wahrscheinlichkeit.",
    "bot.counter": "Setzt alles, was er darf, wenn die genauen Chancen günstig sind, sonst so wenig, wie er darf.",
    "bot.careful": "Setzt einen Teil des Pots, wenn die Chancen günstig sind, und mehr, je besser sie sind.",
    "bot.potter": "Setzt den Pot, sobald die Gewinnchance besser als ein Drittel ist.",
    # The beginning.
    "terminal.choose": "Welches Spiel? Tippe eine Nummer oder einen Namen aus der Liste.",
    "terminal.choose.shared": "Mehrere Spiele heißen {name}:",
    "terminal.choose.line": "{number}. {title} ({name}): {how}.",
    "terminal.choose.empty": "Tippe eine Nummer von 1 bis {most} oder einen Namen aus der Liste; quit beendet.",
    "terminal.game": "{title}: {how}.",
    "terminal.differs": "Hausregeln hier: {differences}",
    "terminal.bot": "{who}: {rule}",
    "terminal.buys.antes": "Ein Bot, der nach dem Grundeinsatz nicht setzen könnte, kauft zwischen den Runden {chips} nach.",
    "terminal.buys.bank": "Ein Bot mit weniger als {least} Chips, zu wenig für die Bank, kauft zwischen den Runden {chips} nach.",
    "terminal.buys.house": "Ein Bot ohne die Chips für den kleinsten Einsatz kauft zwischen den Runden {chips} nach.",
    "terminal.you": Plural("chips", ("Du hast {chips} Chip.", "Du hast {chips} Chips.")),
    "terminal.seed": "Startwert {seed}: Derselbe bringt dieselben Karten und dieselben Bots.",
    "terminal.saving": "Das Spiel wird nach jeder Runde und am Ende in {file} gespeichert.",
    "terminal.help-line": "Tippe help für die Befehle, rules für die Regeln, quit zum Beenden.",
    # Between deals.
    "terminal.next": "Drücke Enter für die nächste Runde.",
    "terminal.next.game": "Drücke Enter für ein neues Spiel.",
    "terminal.next.game.antes": "Drücke Enter für ein neues Spiel; alle zahlen wieder ein.",
    "terminal.new-game": "Ein neues Spiel.",
    "terminal.last-chip": Plural(
        "chips",
        (
            (
                "Du hast {chips} Chip und könntest nach dem Grundeinsatz nicht setzen. Tippe buy-in {stack} für mehr, away zum Zusehen, "
                "oder drücke Enter, um trotzdem zu spielen."
            ),
            (
                "Du hast {chips} Chips und könntest nach dem Grundeinsatz nicht setzen. Tippe buy-in {stack} für mehr, away zum Zusehen, "
                "oder drücke Enter, um trotzdem zu spielen."
            ),
        ),
    ),
    "terminal.next.watching": "Du siehst zu. Drücke Enter für die nächste Runde; back, oder quit.",
    "terminal.chips": "Chips: {chips}.",
    "terminal.broke": Plural(
        "chips",
        (
            "Du hast {chips} Chip, zu wenig zum Weiterspielen. Tippe buy-in {stack} für mehr, away zum Zusehen, oder quit.",
            "Du hast {chips} Chips, zu wenig zum Weiterspielen. Tippe buy-in {stack} für mehr, away zum Zusehen, oder quit.",
        ),
    ),
    "terminal.stuck": "{why} Tippe buy-in {stack} für mehr Chips, oder quit.",
    "terminal.stuck.out": "{why} Tippe back, um wieder mitzuspielen, buy-in {stack} für mehr Chips, oder quit.",
    "terminal.later.buy-in": Plural(
        "chips",
        (
            "{chips} Chip wird gekauft, wenn diese Runde zu Ende ist.",
            "{chips} Chips werden gekauft, wenn diese Runde zu Ende ist.",
        ),
    ),
    "terminal.later.split": "Die Teilung wird vorgeschlagen, wenn diese Runde zu Ende ist.",
    # What may be typed for yes and for no.
    "typed.yes": "ja j",
    "typed.no": "nein n",
    # Answers to what is asked.
    "terminal.look-first": "{hand} {prompt}",
    "terminal.confirm": Plural(
        "chips",
        (
            "Das ist {chips} von deinen {stack} Chips. Tippe noch einmal {word}, um {chips} Chip zu setzen; alles andere setzt nichts.",
            "Das sind {chips} von deinen {stack} Chips. Tippe noch einmal {word}, um {chips} Chips zu setzen; alles andere setzt nichts.",
        ),
    ),
    "terminal.confirm.leave": Plural(
        "chips",
        (
            (
                "Was du in den Pot gezahlt hast, bleibt dort, und {chips} Chip wird ausbezahlt. "
                "Tippe ja oder noch einmal leave, um zu gehen, oder nein, um zu bleiben."
            ),
            (
                "Was du in den Pot gezahlt hast, bleibt dort, und {chips} Chips werden ausbezahlt. "
                "Tippe ja oder noch einmal leave, um zu gehen, oder nein, um zu bleiben."
            ),
        ),
    ),
    "terminal.stays": "Du bleibst am Tisch.",
    "terminal.bets-nothing": "Nichts wird gesetzt.",
    "terminal.nothing-yet": "Noch ist nichts entschieden.",
    "terminal.odds.none": "Gerade gibt es keinen Einsatz von dir, dessen Chance zu nennen wäre.",
    "terminal.odds.side": "Angesagt {side}: {hint}",
    "terminal.odds.gain": "Im Durchschnitt gewinnt ein Einsatz {percent} % seiner Chips.",
    "terminal.odds.loss": "Im Durchschnitt verliert ein Einsatz {percent} % seiner Chips.",
    "terminal.odds.even": "Im Durchschnitt gewinnt und verliert ein Einsatz nichts.",
    "terminal.odds.post": Plural(
        "count",
        ("{count} von {of} ist gleich einer Randkarte.", "{count} von {of} sind gleich einer Randkarte."),
    ),
    "terminal.odds.alike": Plural(
        "count", ("{count} von {of} ergibt drei Gleiche.", "{count} von {of} ergeben drei Gleiche.")
    ),
    # Help: what is open now, then what may be typed at any time.
    "help.now": "Jetzt:",
    "help.always": "Jederzeit:",
    "help.bet": "5 oder bet 5: 5 Chips setzen. min, quarter, half, three-quarters, pot: diesen Teil des Pots setzen.",
    "help.bet.house": "5 oder bet 5: 5 Chips setzen. min: der kleinste Einsatz.",
    "help.buy": "buy: für eine andere Karte zahlen.",
    "help.pass": "pass: nicht setzen.",
    "help.raise": "raise, oder der Betrag: den Einsatz verdoppeln.",
    "help.raise.range": "5 oder raise 5: den Einsatz um 5 erhöhen.",
    "help.stay": "stay: den Einsatz lassen, wie er ist.",
    "help.call.ace": "high, low: wie dein Ass zählt, hoch oder niedrig.",
    "help.call.side": "higher, lower: ob die nächste Karte höher oder tiefer fällt.",
    "help.show": "show Kh: diese Karte zeigen.",
    "help.stake": "20, stake 20 oder open 20: die Bank mit 20 Chips eröffnen.",
    "help.deal-again": "again, keep oder deal: die Bank behalten und noch einmal geben.",
    "help.pass-deal": "pass oder take: die Bank abgeben und nehmen, was im Pot ist.",
    "help.vote": "ja, nein: deine Stimme.",
    "help.next": "Enter: die nächste Runde.",
    "help.asking": "hand, status, odds, seen: deine Karten, der Tisch, deine exakte Chance, die bisher gezeigten Karten.",
    "help.again": "last, log 10: das letzte Ergebnis, die letzten 10 Zeilen.",
    "help.rules": "rules, help: die Regeln dieses Tisches, diese Befehle.",
    "help.table": (
        "away, back: ab der nächsten Runde aussetzen, wieder mitspielen. buy-in 50: 50 Chips kaufen. split: Teilung des Pots vorschlagen."
    ),
    "help.leave": "leave: den Platz aufgeben. quit: sofort aufhören.",
    "help.keys": "h, s, o, x, l, g, ?: kurz für hand, status, odds, seen, last, log, help.",
    "help.short": (
        "Auch andere Wörter dürfen gekürzt werden, außer leave und quit. Großbuchstaben zählen nicht. Eine leere Zeile setzt nie."
    ),
    # The end.
    "terminal.nets": "Ergebnis: {nets}",
    "terminal.saved": "Gespeichert in {file}.",
    "terminal.stopped": "Angehalten.",
    "terminal.bye": "Auf Wiedersehen.",
    # Saved sessions.
    "terminal.replay": "{title}, ein gespeichertes Spiel. Es spielen: {players}.",
    "terminal.replay.moves": Plural(
        "count", ("Das Ende, nach {count} Zug.", "Das Ende, nach {count} Zügen.")
    ),
    "terminal.replay.step": "Drücke Enter, um weiterzugehen.",
    # The lists.
    "terminal.games.also": "Auch genannt: {names}.",
    "terminal.games.shared": "{names}: So heißen jeweils mehrere Spiele, und du wirst gefragt, welches du meinst.",
    "terminal.rules.options": "Hausregeln, die gesetzt werden können, jede mit --house RULE=VALUE:",
    "terminal.rules.option": "{usage}: {text}",
    "terminal.rules.fact": "{label}: {value}",
    "terminal.rules.differences": "Dieser Tisch weicht von der Vorgabe ab:",
    # Typed words that cannot be understood.
    "refused.unknown_word": "Es gibt keinen Befehl „{word}“. Tippe help für die Befehle.",
    "refused.unclear_word": "„{word}“ könnte {options} sein: Tippe mehr davon.",
    "refused.whole_word": "Tippe {word} ganz aus: Es beendet deinen Abend.",
    "refused.how_much": "Wie viel? Von {least} bis {most}.",
    "refused.how_many_chips": "Wie viele Chips? Tippe buy-in {chips}, oder buy-in und eine andere Zahl.",
    "refused.no_amount_now": "Jetzt wird kein Betrag erwartet.",
    "refused.number_for_bank": "Noch gibt es keinen Pot für einen Teil davon: Tippe eine Zahl von {least} bis {most}, oder min.",
    "refused.raise_or_stay": "Tippe raise, um um {most} zu erhöhen, oder stay.",
    "refused.raise_how_much": "Tippe eine Zahl von {least} bis {most}, um darum zu erhöhen, oder stay.",
    "refused.not_a_number": "„{text}“ ist kein Betrag: Schreibe einfache Ziffern, etwa 12.",
    "refused.nothing_after": "„{word}“ steht allein; „{text}“ dahinter bedeutet nichts.",
    "refused.no_pot_here.only": "In diesem Spiel gibt es keinen Pot: Der einzige mögliche Einsatz ist {most}.",
    "refused.no_pot_here": "In diesem Spiel gibt es keinen Pot: Setze eine Zahl von {least} bis {most}.",
    "refused.which_card": "Welche Karte? Zum Beispiel: show {card}.",
    "refused.no_next_deal_now": "Eine Runde läuft; beantworte zuerst, was du gefragt bist.",
    "refused.too_few_chips_now": "Die nächste Runde kann noch nicht beginnen.",
    "refused.bad_log_length": "Zu log gehört eine ganze Zahl von 1 bis {most}, nicht „{text}“.",
    # The command line.
    "refused.bad_option": (
        "{text} Tippe {program} --help für die Befehle, oder {program} BEFEHL --help für dessen Optionen."
    ),
    "refused.no_game_named": (
        "Welches Spiel? Schreibe seinen Namen, etwa {program} rules shoot; {program} games zählt alle auf."
    ),
    "refused.no_such_command": "Es gibt keinen Befehl „{text}“. Die Befehle sind {commands}; {program} --help erklärt sie.",
    "refused.no_such_command.near": "Es gibt keinen Befehl „{text}“. Meinst du {program} {near}?",
    "refused.no_such_option.alone": "Es gibt keine Option {text}. {program} --help zählt die Befehle auf.",
    "refused.no_such_option": "Es gibt keine Option {text}. {program} {command} --help zählt die Optionen auf.",
    "refused.no_such_option.near": "Es gibt keine Option {text}. Meinst du {near}?",
    "refused.option_needs_value": "Zu {option} gehört ein Wert, etwa {option} {example}.",
    "refused.option_twice": "{option} ist mehr als einmal angegeben; gib es einmal an.",
    "refused.option_alone": "{option} steht allein; „{text}“ dahinter bedeutet nichts.",
    "refused.not_a_choice": "{option} ist {options}, nicht „{text}“.",
    "refused.extra_words": "„{text}“ bedeutet nach {program} {command} nichts.",
    "refused.no_file_named": "Welches gespeicherte Spiel? Schreibe seine Datei, etwa {program} replay evening.toml.",
    "refused.bot_not_game": "Es gibt kein Spiel „{name}“. Mehrere Bots nennt man mit Kommas: --bots {bots}.",
    "refused.bad_seats": "Plätze sind eine ganze Zahl, nicht „{text}“.",
    "refused.seats_out_of_range": "Plätze sind in {game} eine ganze Zahl von {least} bis {most}, nicht {text}.",
    "refused.bad_rule": "„{text}“ ist keine Hausregel: Schreibe RULE=VALUE, etwa hand=4.",
    "refused.no_such_bot": "Es gibt keinen Bot „{bot}“. Es gibt {bots}.",
    "refused.too_many_bots": Plural(
        "bots",
        (
            "{bots} Bot ist genannt, aber bei {seats} Plätzen ist Raum für {room}.",
            "{bots} Bots sind genannt, aber bei {seats} Plätzen ist Raum für {room}.",
        ),
    ),
    "refused.bad_name": "Ein Name hat 1 bis {most} druckbare Zeichen.",
    "refused.no_glyphs": "Diese Ausgabe kann die Zeichen der Farben nicht zeigen: Wähle --cards short oder words.",
    "refused.is_folder": "{file} ist ein Ordner: Nenne eine Datei darin, etwa {file}/evening.toml.",
    "refused.file_exists": "{file} gibt es schon: Wähle einen anderen Namen, oder ersetze sie mit --force.",
    "refused.cannot_write": "{file} kann nicht geschrieben werden: {why}.",
    "refused.no_output": "Die Ausgabe kann nicht geschrieben werden: {why}.",
    "refused.cannot_read": "{file} kann nicht gelesen werden: {why}.",
    "refused.not_a_text_file": "{file} ist kein Text: Das ist kein gespeichertes Spiel, oder es ist beschädigt.",
    "refused.session_too_large": "{file} ist größer als {most} MB: Das ist kein gespeichertes Spiel.",
    "refused.which_game.command": "Mehrere Spiele heißen {name}: {games}. Schreibe das, welches du meinst.",
}
