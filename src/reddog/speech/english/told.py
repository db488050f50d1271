"""What happens at a table with people besides the game, and the table's own rules.

The keys are the acts' tags, with the act's `why` or `what` where that makes another sentence. `.you` is said to the person
whom the sentence is about.
"""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

TOLD: Final[Messages] = {
    "told.somebody": "Somebody",
    "told.reason": "Reason: {reason}",
    # Why a move was made that is not the player's own.
    "told.why.time": "{who}'s time is up.",
    "told.why.time.you": "Your time is up.",
    "told.why.away": "{who} is away.",
    "told.why.away.you": "You are away.",
    "told.why.gone": "{who} is gone.",
    "told.why.gone.you": "You are gone.",
    # The table.
    "told.opened": "Table {code} is open for {title}.",
    "told.host": "The host is {who}.",
    "told.host.you": "You are the host.",
    "told.started": "The game begins.",
    "told.paused.host": "{who} pauses the game: no clock runs, and no deal begins.",
    "told.paused.host.you": "You pause the game: no clock runs, and no deal begins.",
    "told.paused.nobody-here": "Nobody is here: the game waits.",
    "told.resumed": "The game goes on.",
    "told.resumed.host": "{who} lets the game go on.",
    "told.resumed.host.you": "You let the game go on.",
    "told.woken": Plural(
        "seconds",
        (
            "The server stood still for {seconds} second; everybody has that much more time.",
            "The server stood still for {seconds} seconds; everybody has that much more time.",
        ),
    ),
    "told.rules-planned": "{who} changes the rules from the next deal on. {changes}",
    "told.rules-planned.you": "You change the rules from the next deal on. {changes}",
    "told.rules-kept": "{who} leaves the rules as they are.",
    "told.rules-kept.you": "You leave the rules as they are.",
    "told.rules-changed": "The new rules hold: a new game begins with the same stacks.",
    "told.ended.agreed": "The evening is over, as all agreed; everybody is cashed out.",
    "told.ended.expired": "Nobody came back in time: the evening is over; everybody is cashed out.",
    "told.ended.host": "The host ends the evening; everybody is cashed out.",
    # The shuffle.
    "told.committed": "Commitment to pack {pack}: {commitment}.",
    "told.committed.dealer": "Commitment to the draw for the first dealer: {commitment}.",
    "told.shared": "{who} adds a share to the shuffle of pack {pack}: {share}.",
    "told.shared.you": "You add a share to the shuffle of pack {pack}: {share}.",
    "told.pack-used": "Pack {pack} is shuffled for deal {deal} with the shares of {players}.",
    "told.pack-used.alone": "Pack {pack} is shuffled for deal {deal} without shares.",
    "told.dealer-drawn": "The first dealer is drawn from {players}.",
    "told.revealed": "The secret of pack {pack} was {secret}.",
    "told.revealed.dealer": "The secret of the draw for the first dealer was {secret}.",
    # People.
    "told.is-here": "{who} is here.",
    "told.is-here.you": "You are here.",
    "told.departed": "{who} is gone for the moment.",
    "told.departed.you": "You are gone for the moment.",
    "told.seated": "Seat {number} is {who}'s.",
    "told.seated.you": "Seat {number} is yours.",
    "told.seated.bot": "Seat {number} is {who}'s, a {bot} bot.",
    "told.waiting": Plural(
        "chips",
        ("{who} waits for a seat with {chips} chip.", "{who} waits for a seat with {chips} chips."),
    ),
    "told.waiting.you": Plural(
        "chips", ("You wait for a seat with {chips} chip.", "You wait for a seat with {chips} chips.")
    ),
    "told.waited-enough": "{who} waits for a seat no longer.",
    "told.waited-enough.you": "You wait for a seat no longer.",
    "told.went-away": "{who} missed two turns running and is not waited for any more.",
    "told.went-away.you": "You missed two turns running and are not waited for until you are back.",
    "told.came-back": "{who} is back.",
    "told.came-back.you": "You are back.",
    "told.host-changed.handed-over": "{who} is the host now.",
    "told.host-changed.handed-over.you": "You are the host now.",
    "told.host-changed.gone": "The host is gone: {who} is the host now.",
    "told.host-changed.gone.you": "The host is gone: you are the host now.",
    "told.host-changed.left": "The host has left: {who} is the host now.",
    "told.host-changed.left.you": "The host has left: you are the host now.",
    "told.removed": "{who} is removed from the table by {by}.",
    "told.removed.you": "You are removed from the table by {by}.",
    "told.muted": "What {who} says is not passed on.",
    "told.muted.you": "What you say is not passed on.",
    "told.heard": "What {who} says is passed on again.",
    "told.heard.you": "What you say is passed on again.",
    "told.extended": "{who} has {times} times the usual time.",
    "told.extended.you": "You have {times} times the usual time.",
    "told.extended.usual": "{who} has the usual time.",
    "told.extended.usual.you": "You have the usual time.",
    "told.extended.without": "No clock runs for {who}.",
    "told.extended.without.you": "No clock runs for you.",
    # Time.
    "told.granted.connection": Plural(
        "seconds",
        (
            "{who}'s connection broke: {seconds} more second.",
            "{who}'s connection broke: {seconds} more seconds.",
        ),
    ),
    "told.granted.connection.you": Plural(
        "seconds",
        ("Your connection broke: {seconds} more second.", "Your connection broke: {seconds} more seconds."),
    ),
    "told.bank-opened": "{who}'s time is up; the spare time runs.",
    "told.bank-opened.you": "Your time is up; your spare time runs.",
    # Agreement, and talk.
    "told.proposed.void": "{who} asks all players to undo the deal.",
    "told.proposed.void.you": "You ask all players to undo the deal.",
    "told.proposed.adjust": Plural(
        "chips",
        (
            "{who} asks all players to move {chips} chip {players}.",
            "{who} asks all players to move {chips} chips {players}.",
        ),
    ),
    "told.proposed.adjust.you": Plural(
        "chips",
        (
            "You ask all players to move {chips} chip {players}.",
            "You ask all players to move {chips} chips {players}.",
        ),
    ),
    "told.move": "from {loser} to {gainer}",
    "told.proposed.end": "{who} asks all players to end the evening.",
    "told.proposed.end.you": "You ask all players to end the evening.",
    "told.answered.yes": "{who} agrees.",
    "told.answered.yes.you": "You agree.",
    "told.answered.no": "{who} does not agree.",
    "told.answered.no.you": "You do not agree.",
    "told.lapsed.refused": "Not all agree: everything stays as it is.",
    "told.lapsed.time": "Not all answered in time: everything stays as it is.",
    "told.lapsed.overtaken": "What was asked no longer applies.",
    "told.voided": "Deal {deal} is undone: stacks and pot are what they were before it, and the cards are shuffled anew.",
    "told.adjusted": Plural(
        "chips",
        ("By agreement {chips} chip goes {players}.", "By agreement {chips} chips go {players}."),
    ),
    "told.said": "{who}: {text}",
    "told.said.you": "You: {text}",
    # Why no deal begins.
    "waits.not_started": "The game begins when the host, {who}, starts it.",
    "waits.not_started.you": "Start the game when all are here.",
    "waits.paused": "The game is paused.",
    "waits.evening_over": "The evening is over.",
    "waits.nobody_plays": "No deal begins while no person plays or watches.",
    "waits.next-deal": "The next deal begins in a moment.",
    # The table's own rules.
    "settings.game": "The game: {title}.",
    "settings.title": 'The table is called "{title}".',
    "settings.title.none": "The table has no name but its code.",
    "settings.seats": Plural("count", ("{count} seat.", "{count} seats.")),
    "settings.buy-in": "The usual buy-in is {chips}; from {least}, and no more than makes a stack of {most}.",
    "settings.buy-in.open": "The usual buy-in is {chips}; at least {least}.",
    "settings.rebuy.any": "Chips may be bought again at any time between one's own bets.",
    "settings.rebuy.broke": "Chips may be bought again only by who has none left.",
    "settings.rebuy.never": "No chips are bought again.",
    "settings.rejoin.same": "Who comes back brings the chips he left with.",
    "settings.rejoin.any": "Who comes back brings as many chips as he likes.",
    "settings.clock.none": "No clock runs.",
    "settings.clock": "Seconds for each turn: {turn}; spare seconds of each player for the evening: {bank}.",
    "settings.pause": Plural("count", ("{count} second between deals.", "{count} seconds between deals.")),
    "settings.hints.on": "Chances and advice may be asked for.",
    "settings.hints.off": "Chances and advice are off.",
    "settings.spectators.on": "Others may watch.",
    "settings.spectators.off": "Nobody may watch.",
    "settings.chat.on": "Players may talk.",
    "settings.chat.off": "There is no talk.",
    "settings.several_seats.on": "One person may hold several seats.",
    "settings.several_seats.off": "One seat for each person.",
    "settings.reveal.evening": "The secrets of shuffles are revealed at the end of the evening.",
    "settings.reveal.pack": "The secret of each shuffle is revealed when its pack is done.",
}
