"""What the terminal says at a server's table: its commands, who is there, time, the connection."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

JOIN: Final[Messages] = {
    # The command line.
    "command.join": "Play at a table of a server: {program} join LINK --name Zoe",
    "command.new-table": "Open a table at a server and join it: {program} new-table shoot deals=2",
    "command.tables": "List the tables of a server where you have been: {program} tables --token PERSONAL-LINK",
    "command.sign-out": "Make your links and tokens worthless everywhere, and get new ones: {program} sign-out --token PERSONAL-LINK",
    "command.join.where": "The table's link or code.",
    "command.join.server": "The server's address, for a code.",
    "command.join.name": "What you are called there.",
    "command.join.chips": "Your buy-in; without it the table's usual one.",
    "command.join.watch": "Watch; do not take a seat.",
    "command.join.token": "Be who you were: your personal link or token.",
    "command.join.hints": "Say the exact chance at every decision, where the table allows it.",
    "command.join.share": "Your share in every shuffle; without it chance gives one.",
    "command.new-table.game": "Its name. Words with = are house rules, or rules of the table: seats=5 turn=20.",
    "command.example.URL": "http://192.168.1.7:8018",
    "command.example.TOKEN": "http://192.168.1.7:8018/r/...",
    "command.example.TEXT": "tuesday",
    "join.name": "Player",
    "join.your-name": "What are you called?",
    "join.confirm": Plural(
        "chips",
        (
            "What you put in the pot stays there, and {chips} chip is cashed out. Type yes or {word} again to give up your seat, or no to stay.",
            "What you put in the pot stays there, and {chips} chips are cashed out. Type yes or {word} again to give up your seat, or no to stay.",
        ),
    ),
    # Coming and going.
    "join.welcome": 'You are "{name}" at table {code}. {title}',
    "join.opened": "Table {code} is open. Friends join with this link: {link}",
    "join.here-only": "That link works on this machine only; for friends in the same network start the server with {program} serve --lan.",
    "join.personal": "To come back as yourself from anywhere, keep this link to yourself: {link}",
    "join.again": "To come back as yourself: {program} join {code} --server {server} --token TOKEN-OR-PERSONAL-LINK",
    "join.help-line": "Type help for the commands, rules for the rules, quit to disconnect; your seat stays yours.",
    "join.missed": Plural(
        "count",
        ("{count} earlier thing is not told again.", "{count} earlier things are not told again."),
    ),
    "join.lost": "The connection is lost; it is being made anew. Nothing you typed is done twice.",
    "join.back": "The connection is back.",
    "join.replaced": "You play on in a newer connection. Type hello to take over here.",
    "join.stopping": "The server stops; this program waits for it to come back.",
    "join.kept": "Your seat stays yours.",
    # Oneself, away from any table.
    "own.no-tables": "You have been at no table there.",
    "own.table.open": "{code}: {game}, open, last used {when}. {link}",
    "own.table.ended": "{code}: {game}, over, last used {when}. {link}",
    "own.game.with": "{game} with {names}",
    "own.signed-out": "All links and tokens that you had are worthless now, and whoever played by them is disconnected.",
    # Time, and what the table waits for.
    "join.time": Plural(
        "count",
        ("It is up to {players}: {count} second left.", "It is up to {players}: {count} seconds left."),
    ),
    "join.time.bank": Plural(
        "count",
        (
            "It is up to {players}: {count} second of spare time left.",
            "It is up to {players}: {count} seconds of spare time left.",
        ),
    ),
    "join.time.none": "It is up to {players}; no clock runs.",
    "join.time.nobody": "Nobody is asked for anything now.",
    "join.time.left": Plural("count", ("{count} second.", "{count} seconds.")),
    "join.turn": Plural(
        "count", ("Waiting for {players}: {count} second.", "Waiting for {players}: {count} seconds.")
    ),
    "join.warning": Plural("count", ("{count} second left.", "{count} seconds left.")),
    "join.next-deal": Plural(
        "count", ("The next deal begins in {count} second.", "The next deal begins in {count} seconds.")
    ),
    "join.not-started": "Type start when all are here; bot careful seats a bot.",
    "join.broke": "You have no chips left. Type buy-in {chips} for more, stand to give up your seat, or watch.",
    "join.not-dealt": "You are not dealt in: you sit out or have too few chips. Type back, or buy-in {chips}.",
    "join.next-in": "A deal is being played: you are dealt in from the next one on.",
    "join.alone": "Type bot careful to play on with a bot, or end to settle up.",
    "join.hidden": "What {who} says is not told to you any more; nobody else is told that. Type unhide and the name to hear it again.",
    "join.unhidden": "What {who} says is told to you again.",
    "join.for-seat": "For {who}:",
    "join.answer": "Type yes or no.",
    # Who is there.
    "join.who.host": "Host: {who}.",
    "join.who.seat": Plural(
        "chips", ("Seat {number}: {who}, {chips} chip.", "Seat {number}: {who}, {chips} chips.")
    ),
    "join.who.seat.more": Plural(
        "chips",
        (
            "Seat {number}: {who}, {chips} chip; {state}.",
            "Seat {number}: {who}, {chips} chips; {state}.",
        ),
    ),
    "join.who.free": Plural("count", ("{count} seat is free.", "{count} seats are free.")),
    "join.who.full": "No seat is free.",
    "join.who.waiting": "Waiting for a seat: {names}.",
    "join.who.watching": "Watching: {names}.",
    "join.state.bot": "a {bot} bot",
    "join.state.gone": "not connected",
    "join.state.away": "away",
    "join.state.muted": "muted",
    "join.state.hidden": "not heard by you",
    # What may be asked.
    "join.link": "Friends join with {link} or the code {code}.",
    "join.fair.pack": "Pack {pack} is in play; its commitment is {commitment}.",
    "join.fair.next": "Pack {pack} is shuffled next; its commitment is {commitment}.",
    "join.fair.share": "{who} gave the share {share} for it.",
    "join.fair.share.you": "You gave the share {share} for it.",
    "join.fair.how": "Type share and any text to give another share for the next pack.",
    "join.rules.change": "The host changes rules from the next deal on: rules deals=2, rules polish, rules turn=20.",
    # Help.
    "help.here.seat": "sit, sit 3, sit 3 200: take a seat, seat 3, with 200 chips. stand: give it up and watch. wait: wait for a seat.",
    "help.here.talk": "say TEXT: say something to all. hide NAME, unhide NAME: not hear what somebody says. who: who is here. ledger: who owes whom. link: how friends join.",
    "help.here.time": "time: whose time runs. time 3: three times the usual time for you. time 0: no clock for you. skip: wait no longer for who takes for ever.",
    "help.here.fair": "fair: how the cards are shuffled. share TEXT: your own share in the next shuffle.",
    "help.here.table": "away, back: sit out from the next deal on, play again. buy-in 50: buy 50 chips. split: offer to share the pot.",
    "help.here.agree": "void, adjust NAME NAME 5, end: ask all to undo the deal, to move 5 chips from one to the other, to end the evening; yes, no.",
    "help.here.host": "The host: start, pause, resume, bot careful, remove NAME, mute NAME, unmute NAME, host NAME, rules deals=2.",
    "help.here.leave": "leave: give up your seat and go. quit: disconnect; your seat stays yours.",
    # What cannot be done.
    "refused.no_table_given": "Which table? Write its link or its code: {program} join CODE.",
    "refused.no_token_given": "Who are you? Say it with --token and your personal link.",
    "refused.no_connection": "{server} does not answer: {why}.",
    "refused.not_a_server": "What answers at {server} is no Red Dog server.",
    "refused.bad_address": '"{text}" is no link, code or address of a server.',
    "refused.no_table_named": "Which table of {server}? Name its code or open its link.",
    "refused.unreadable_message": "{server} says something that this program does not understand: one of the two is too old.",
    "refused.connection_over": "The connection to the table is over.",
    "refused.played_elsewhere": "The connection is lost. You play on in a newer one, and this one does not take over by itself.",
    "refused.whole_word_here": "Type {word} in full.",
    "refused.not_connected_now": "There is no connection now; try again when it is back.",
    "refused.not_seated": "You have no seat: type sit.",
    "refused.hints_are_off": "Chances are not shown at this table.",
    "refused.next_by_itself": "The next deal begins by itself.",
    "refused.who_is_meant": "Whom do you mean? Write a name, or the number of a seat.",
    "refused.nobody_named": 'Nobody here is called "{name}". Type who for the names.',
    "refused.several_named": '"{name}" could be {options}: write more of the name, or the number of the seat.',
    "refused.nobody_in_seat": "Nobody sits in seat {number}.",
    "refused.no_such_seat_number": "Seats are numbered from 1; there is no seat {number}.",
    "refused.sit_how": 'Type sit, sit 3 for seat 3, or sit 3 200 for seat 3 with 200 chips, not "{text}".',
    "refused.say_what": "Type say and what you want to say.",
    "refused.share_what": "Type share and any text.",
    "refused.share_too_long": "A share has at most {most} signs; this has {count}.",
    "refused.talk_too_long": "At once you can say at most {most} signs; this has {count}.",
    "refused.reason_too_long": "A reason has at most {most} signs; this has {count}.",
    "refused.too_many_times": "At most {most} times the usual time; 0 is no clock at all.",
    "refused.hide_oneself": "You always hear yourself.",
    "refused.which_bot": "Which bot? For example: bot careful.",
    "refused.adjust_how": "Type adjust, whose chips, who gets them, and how many: adjust Ana Bo 5.",
    "refused.no_rules_typed": "Type rules and what shall hold: a game, deals=2, turn=20.",
    "refused.bad_table_rule": '"{text}" cannot be set so. Of the table may be set: title, seats, buy-in, buy-in-least, buy-in-most, rebuy (any, broke, never), rejoin (same, any), turn, spare, warning, grace, rest, bots-think, and yes or no for hints, spectators, chat, several-seats; reveal is evening or pack.',
}
