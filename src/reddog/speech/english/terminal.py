"""What the terminal says for itself: the practice table, the typed commands, files, the command line."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

TERMINAL: Final[Messages] = {
    # The command line.
    "command": "Play, host and understand the Red Dog family of card games.",
    "command.usage": "Usage: reddog {command} {words}",
    "command.play": "Play with bots: reddog play shoot --seats 5 --hints",
    "command.replay": "Tell a saved session: reddog replay evening.toml",
    "command.games": "List the games, how they are won and what else they are called.",
    "command.rules": "Say the rules of a game: reddog rules shoot --house deals=2",
    "command.play.game": "Its name; without one you are asked. Words with = are house rules.",
    "command.play.seats": "Seats, yours among them.",
    "command.play.bots": "Who plays: careful, counter, minimum, potter, random.",
    "command.play.chips": "Chips for each player.",
    "command.play.ante": "The ante, in chips.",
    "command.play.house": "A house rule, see: reddog rules GAME. May be given again.",
    "command.play.seed": "The same cards and bots for the same text.",
    "command.play.hints": "Say the exact chance at every decision.",
    "command.play.name": "Your name, for the saved session.",
    "command.play.save": "Save the session in this file.",
    "command.play.force": "Let --save replace a file.",
    "command.play.cards": "How cards are written.",
    "command.replay.file": "The saved session.",
    "command.replay.step": "Wait for Enter before each deal.",
    "command.rules.json": "As JSON, for programs.",
    "command.rules.game": "Its name. Words with = are house rules.",
    "command.rules.house": "A house rule. May be given again.",
    # Who sits at a practice table.
    "terminal.player": "Player",
    "bot.names": "Ana Bo Cy Di Ed Flo Gus Hal Ida Jo Kim Lee Max Ned Ola Pia Quin Ray",
    "bot.label": "{name} ({bot} bot)",
    "bot.minimum": "Always bets the least it may.",
    "bot.random": "Makes any move that is allowed, each as likely as the others.",
    "bot.counter": "Bets all it may when the exact odds are with it, else the least.",
    "bot.careful": "Bets part of the pot when the odds are with it, more the better they are.",
    "bot.potter": "Bets the pot whenever its chance is better than a third.",
    # The beginning.
    "terminal.choose": "Which game? Type a number or a name.",
    "terminal.choose.line": "{number}. {title} ({name}): {how}.",
    "terminal.choose.buys": "{how}, or pay for another one",
    "terminal.choose.pot": "{how}; the pot is {pot}",
    "terminal.choose.empty": "Type a number from 1 to {most} or a name; quit leaves.",
    "terminal.game": "{title}: {how}.",
    "terminal.differs": "House rules here: {differences}",
    "terminal.bot": "{who}: {rule}",
    "terminal.buys": Plural(
        "chips",
        (
            "A bot with fewer than {least} in chips buys {chips} more between deals.",
            "A bot with fewer than {least} in chips buys {chips} more between deals.",
        ),
    ),
    "terminal.you": Plural("chips", ("You have {chips} chip.", "You have {chips} chips.")),
    "terminal.seed": "Seed {seed}: the same seed brings the same cards and the same bots.",
    "terminal.saving": "The session is saved in {file} after every deal and at the end.",
    "terminal.help-line": "Type help for the commands, rules for the rules, quit to leave.",
    "terminal.turn": "{who}'s turn.",
    # Between deals.
    "terminal.next": "Press Enter for the next deal.",
    "terminal.next.watching": "You are watching. Press Enter for the next deal; back, or quit.",
    "terminal.chips": "Chips: {chips}.",
    "terminal.broke": Plural(
        "chips",
        (
            "You have {chips} chip, too few to play on. Type buy-in {stack} for more chips, away to watch, or quit.",
            "You have {chips} chips, too few to play on. Type buy-in {stack} for more chips, away to watch, or quit.",
        ),
    ),
    "terminal.stuck": "{why} Type back or buy-in {stack}, or quit.",
    "terminal.later.buy-in": Plural(
        "chips",
        (
            "{chips} chip will be bought when this deal is over.",
            "{chips} chips will be bought when this deal is over.",
        ),
    ),
    "terminal.later.split": "The split will be offered when this deal is over.",
    # Answers to what is asked.
    "terminal.look-first": "{hand} {prompt}",
    "terminal.confirm": Plural(
        "chips",
        (
            "That is {chips} of your {stack} chips. Type {word} again to bet {chips} chip; anything else bets nothing.",
            "That is {chips} of your {stack} chips. Type {word} again to bet {chips} chips; anything else bets nothing.",
        ),
    ),
    "terminal.confirm.leave": Plural(
        "chips",
        (
            "What you put in the pot stays there, and {chips} chip is cashed out. Type leave again to go.",
            "What you put in the pot stays there, and {chips} chips are cashed out. Type leave again to go.",
        ),
    ),
    "terminal.nothing-yet": "Nothing has been decided yet.",
    "terminal.odds.none": "There is no bet of yours whose chance could be told now.",
    "terminal.odds.side": "Called {side}: {hint}",
    "terminal.odds.gain": "Each chip bet gains {percent} % of itself on average.",
    "terminal.odds.loss": "Each chip bet loses {percent} % of itself on average.",
    "terminal.odds.even": "Each chip bet neither gains nor loses on average.",
    "terminal.odds.post": Plural(
        "count", ("{count} of {of} equals an end card.", "{count} of {of} equal an end card.")
    ),
    "terminal.odds.alike": Plural(
        "count", ("{count} of {of} makes three alike.", "{count} of {of} make three alike.")
    ),
    # Help: what is open now, then what may be typed at any time.
    "help.now": "Now:",
    "help.always": "At any time:",
    "help.bet": "5 or bet 5: bet 5 chips. min, quarter, half, three-quarters, pot: bet that part of the pot.",
    "help.bet.house": "5 or bet 5: bet 5 chips. min: the least bet.",
    "help.buy": "buy: pay for another card.",
    "help.pass": "pass: do not bet.",
    "help.raise": "raise: raise your bet.",
    "help.raise.range": "raise 5: raise your bet by 5.",
    "help.stay": "stay: leave your bet as it is.",
    "help.call.ace": "high, low: how your ace counts.",
    "help.call.side": "higher, lower: where the next card will fall.",
    "help.show": "show Kh: show that card.",
    "help.stake": "20 or stake 20: open the bank with 20 chips.",
    "help.deal-again": "again, or keep: keep the deal and deal once more.",
    "help.pass-deal": "pass, or take: pass the deal and take what is in the pot.",
    "help.vote": "yes, no: your vote.",
    "help.next": "Enter: the next deal.",
    "help.asking": "hand, status, odds, seen: your cards, the table, your exact chance, the cards shown so far.",
    "help.again": "last, log 10: the last result, the last 10 lines.",
    "help.rules": "rules, help: the rules of this table, these commands.",
    "help.table": "away, back: sit out from the next deal on, play again. buy-in 50: buy 50 chips. split: offer to share the pot.",
    "help.leave": "leave: give up your seat. quit: stop at once.",
    "help.short": "Words may be cut short and written in capitals. An empty line never bets.",
    # The end.
    "terminal.unfinished": "Deal {number} is not finished; what is in the pot and in bets stays there.",
    "terminal.nets": "Result: {nets}",
    "terminal.saved": "Saved in {file}.",
    "terminal.stopped": "Stopped.",
    "terminal.bye": "Goodbye.",
    # Saved sessions.
    "terminal.replay": "{title}, a saved session. Players: {players}.",
    "terminal.replay.moves": Plural(
        "count", ("The end, after {count} move.", "The end, after {count} moves.")
    ),
    "terminal.replay.step": "Press Enter to go on.",
    # The lists.
    "terminal.games.also": "Also called: {names}.",
    "terminal.rules.options": "House rules that may be set, each with --house RULE=VALUE:",
    "terminal.rules.option": "{usage}: {text}",
    "terminal.rules.fact": "{label}: {value}",
    "terminal.rules.differences": "This table differs from the preset:",
    # Typed words that cannot be understood.
    "refused.unknown_word": 'There is no command "{word}". Type help for the commands.',
    "refused.unclear_word": '"{word}" could be {options}: type more of it.',
    "refused.how_much": "How much? From {least} to {most}.",
    "refused.no_amount_now": "No amount is asked for now.",
    "refused.not_a_number": '"{text}" is not a whole number of chips: write plain digits, such as 12.',
    "refused.nothing_after": '"{word}" stands alone; "{text}" after it means nothing.',
    "refused.no_pot_here": "There is no pot in this game: bet a number from {least} to {most}.",
    "refused.which_card": "Which card? For example: show {card}.",
    "refused.no_next_deal_now": "A deal is being played; answer what you are asked first.",
    "refused.bad_log_length": 'log takes a whole number from 1 to {most}, not "{text}".',
    # The command line.
    "refused.bad_option": "{text} Type reddog --help for the commands, or reddog COMMAND --help for their options.",
    "refused.no_game_named": "Which game? Write its name, such as reddog rules shoot; reddog games lists them all.",
    "refused.bad_seats": 'Seats are a whole number, not "{text}".',
    "refused.bad_rule": '"{text}" is not a house rule: write RULE=VALUE, such as hand=4.',
    "refused.no_such_bot": 'There is no bot "{bot}". There are {bots}.',
    "refused.too_many_bots": Plural(
        "bots",
        (
            "{bots} bot is named, but with {seats} seats there is room for {room}.",
            "{bots} bots are named, but with {seats} seats there is room for {room}.",
        ),
    ),
    "refused.bad_name": "A name is 1 to {most} printable characters.",
    "refused.no_glyphs": "This output cannot show the signs of the suits: choose --cards short or words.",
    "refused.file_exists": "{file} exists already: choose another name, or add --force to replace it.",
    "refused.cannot_write": "{file} cannot be written: {why}.",
    "refused.no_output": "The output cannot be written: {why}.",
    "refused.cannot_read": "{file} cannot be read: {why}.",
    "refused.not_a_text_file": "{file} is not text: this is no saved session, or it is damaged.",
    "refused.too_large": "{file} is larger than {most} MB: this is no saved session.",
    "refused.which_game.command": "Several games are called {name}: {games}. Write the one you mean.",
}
